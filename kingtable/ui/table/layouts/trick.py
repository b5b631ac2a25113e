"""The table of a trick game for four: a cross of cards in the middle, the own hand as a fan at the bottom."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from kingtable.ui.table.fan import FAN_DROP, RAISE, Fan, fanned
from kingtable.ui.table.layouts import open_hands
from kingtable.ui.table.picture import CardPic, Picture, Zone
from kingtable.ui.table.placement import CARD_RATIO, Layout, Placement, Rect

DESIGN_WIDTH, DESIGN_HEIGHT = 1082, 692
"""The table of a 1366×768 window, for which the metrics are given."""


class Frame(Struct, frozen=True, dict=True):
    """The fixed places of a table of that size, whatever lies on it."""

    width: float
    height: float
    text: float
    """The user's text size as a factor."""
    naming: bool = False
    """Whether the middle is needed for the choice of games."""
    opened: bool = False
    """Whether the hands of others lie open."""

    @cached_property
    def scale(self) -> float:
        """Factor of all table metrics."""
        return max(0.8, min(2.0, self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT))

    @cached_property
    def small(self) -> bool:
        """Whether the compact forms of badges are used."""
        return self.width < 900

    @cached_property
    def words(self) -> float:
        """Factor of all words on the cloth: the user's text size, a little more on a large table.

        Never so much that three badges and the trick no longer fit side by side.
        """
        return max(1.0, min(self.text * (1 + 0.4 * max(0.0, self.scale - 1)), self.width / 560))

    @cached_property
    def badge(self) -> tuple[float, float]:
        """Size of an opponent's badge."""
        wide, high = (168, 48) if self.small else (204, 58)
        return min(wide * self.words, (self.width - 4 * self.margin) / 3), high * self.words

    @cached_property
    def own_badge(self) -> tuple[float, float]:
        """Size of the viewer's badge: upright where the table is small."""
        if self.small or self.tight:
            return 112 * self.words, 96 * self.words
        return self.badge

    @cached_property
    def tight(self) -> bool:
        """Whether badges at the sides would leave no room for the trick, so that all stand in a row at the top."""
        wide = self.badge[0]
        return 2 * (wide + self.margin + 12) + 3.9 * 100 * self.scale > self.width or self.text > 1.4

    @cached_property
    def margin(self) -> float:
        """Gap to the table's edge."""
        return 10 if not self.small else 7

    @cached_property
    def hand_height(self) -> float:
        """Height of a card in the own hand; it makes room where those of others lie open as well."""
        return min(166 * self.scale, self.height * (0.22 if self.opened and self.tight else 0.3))

    @cached_property
    def message_height(self) -> float:
        """Height of a message bar of one line above the hand."""
        return 40 * self.words

    @cached_property
    def hand_top(self) -> float:
        """Top of the hand when nothing is raised."""
        return self.height - self.hand_height * (1 + FAN_DROP) - 12 * self.scale

    @cached_property
    def message_bottom(self) -> float:
        """Lower edge of the message bar, clear of raised cards."""
        return self.hand_top - self.hand_height * RAISE - 6

    @cached_property
    def trick_space(self) -> tuple[float, float]:
        """Top and bottom of the space for the trick."""
        top = self.margin + self.badge[1] + 8
        if self.tight:
            low = open_hands.CLOSE * open_hands.HEIGHT * self.scale if self.opened else 0.0
            return top + low, self.message_bottom
        return top, self.message_bottom - self.message_height - 6

    @cached_property
    def plate(self) -> Rect:
        """The plate: in the middle of the trick; on a tight table at its left, below open hands at its right."""
        high = 48 * self.words
        wide = min(190 * self.words, self.width * 0.32)
        top, bottom = self.trick_space
        if self.tight:
            wide = min(wide, self.width * 0.31)
            if not self.opened:
                return Rect(self.margin, top, wide, high)
            row = self.margin + self.badge[1] + open_hands.HEIGHT * self.scale + 12
            return Rect(self.width - self.margin - wide, row, wide, high)
        return Rect(self.width / 2 - wide / 2, (top + bottom - high) / 2, wide, high)

    @cached_property
    def trick_gap(self) -> float:
        """Height between the upper and the lower card of the trick."""
        return 6 if self.tight else self.plate.height + 8

    @cached_property
    def trick_height(self) -> float:
        """Height of a card in the trick: what the space allows."""
        top, bottom = self.trick_space
        return max(50.0, min(168 * self.scale, (bottom - top - self.trick_gap) / 2))

    def badge_at(self, position: int) -> Rect:
        """The badge of the seat at that position clockwise from the viewer (0)."""
        wide, high = self.badge
        if position == 0:
            own_wide, own_high = self.own_badge
            return Rect(self.margin, self.height - own_high - self.margin - 8, own_wide, own_high)
        left, right = self.margin, self.width - wide - self.margin
        if position == 2:
            return Rect(self.width / 2 - wide / 2, self.margin, wide, high)
        top = self.margin if self.tight or self.naming else self.middle[1] - high / 2
        return Rect(left if position == 1 else right, top, wide, high)

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the trick."""
        top, bottom = self.trick_space
        return self.width / 2, (top + bottom) / 2

    def trick_at(self, position: int) -> tuple[float, float, float]:
        """Centre and angle of the trick card of the seat at that position."""
        x, y = self.middle
        high = self.trick_height
        wide = high * CARD_RATIO
        across = wide * 1.15 if self.tight else max(wide * 1.45, self.plate.width / 2 + wide / 2 - 6)
        along = (high + self.trick_gap) / 2
        return ((x, y + along, 0.0), (x - across, y, -3.0), (x, y - along, 2.0), (x + across, y, 3.0))[position]


def lay_out(picture: Picture, width: float, height: float, text_scale: int, least: float) -> Layout:
    """Place everything of a picture on a table of that size; ``least`` of each card in the hand is seen."""
    opened = any(open_hands.lies_open(picture, pic) for pic in picture.cards)
    frame = Frame(width, height, text_scale / 100, picture.naming, opened)
    position = {seat: place for place, seat in enumerate(picture.people.around)}
    badges = {seat.seat: frame.badge_at(position[seat.seat]) for seat in picture.seats}
    own = [i for i, pic in enumerate(picture.cards) if pic.zone == Zone("hand", picture.viewer)]
    fan, hand = fanned(_fan(frame, badges[picture.viewer], least), [picture.cards[i] for i in own])
    placements = dict(zip(own, fan, strict=True))
    for i, pic in enumerate(picture.cards):
        if i not in placements:
            placements[i] = _place(frame, badges, position[pic.zone.seat], pic)
    high = frame.trick_height
    slot = Rect(*_top_left(frame.trick_at(0), high), high * CARD_RATIO, high)
    return Layout(
        scale=frame.scale,
        words=round(100 * frame.words),
        cards=tuple(placements[i] for i in range(len(picture.cards))),
        badges=badges,
        arrows={seat.seat: _arrow(frame, position[seat.seat], badges[seat.seat]) for seat in picture.seats},
        plate=frame.plate,
        slot=slot,
        hand=hand,
        message_y=frame.message_bottom,
        naming=_naming(frame),
    )


def _top_left(centre: tuple[float, float, float], height: float) -> tuple[float, float]:
    return centre[0] - height * CARD_RATIO / 2, centre[1] - height / 2


def _naming(frame: Frame) -> Rect:
    # With large words the choice needs the badges' row as well.
    top = frame.margin if frame.text > 1.2 else frame.margin + frame.badge[1] + 10
    width = min(980 * max(1.0, frame.text), frame.width - 24)
    return Rect((frame.width - width) / 2, top, width, frame.message_bottom + 6 - top)


def _arrow(frame: Frame, position: int, badge: Rect) -> tuple[float, float, float]:
    x, y = badge.centre
    gap = 16 * frame.scale
    if position == 0:
        return x, badge.y - gap, 0.0
    if frame.tight or frame.naming:
        return x, badge.y + badge.height + gap, 180.0
    if position == 3:
        return badge.x - gap, y, -90.0
    return badge.x + badge.width + gap, y, 90.0


def _fan(frame: Frame, badge: Rect, least: float) -> Fan:
    # Centred on the table where that leaves the badge free.
    left = badge.x + badge.width + 8
    right, middle = frame.width - frame.margin - 8, frame.width / 2 + 35 * frame.scale
    return Fan(left, right, middle, frame.hand_top, frame.hand_height, least)


def _place(frame: Frame, badges: dict[int, Rect], position: int, pic: CardPic) -> Placement:
    kind, seat = pic.zone
    if kind == "trick":
        x, y, angle = frame.trick_at(position)
        lift = 0.05 * frame.trick_height if pic.winner else 0.0
        return Placement(x, y - lift, frame.trick_height, angle, 20 + pic.slot + 10 * pic.winner, True)
    badge = badges[seat]
    x, y = badge.centre
    if kind == "stock":
        # The pack lies between the dealer and the middle, a little askew like a pile.
        cx, cy = frame.middle
        reach = 0.45
        lie = pic.slot * 0.12
        return Placement(
            x + (cx - x) * reach, y + (cy - y) * reach - lie, frame.trick_height * 0.8, 0.0, 40 + pic.slot * 0.1, True
        )
    # Cards of others and taken tricks lie out of sight behind the badge's avatar.
    ax = badge.x + min(badge.width, badge.height) / 2
    return Placement(ax, y, frame.trick_height * 0.3, 0.0, 1.0, False)
