"""The table of Kings Reverse: two to eight seats around stack, discards and the plate with what fits."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from kingtable.ui.table.fan import RAISE, Fan, fanned
from kingtable.ui.table.layouts.trick import Frame
from kingtable.ui.table.picture import CardPic, Picture, Zone
from kingtable.ui.table.placement import CARD_RATIO, Layout, Middle, Placement, Rect

_AROUND = {1: (0, 1), 2: (1, 0), 3: (1, 1), 4: (1, 2), 5: (1, 3), 6: (2, 2), 7: (2, 3)}
"""By number of opponents: how many sit on either side, and how many at the top."""
_RING_WIDTH, _RING_HEIGHT = 3.02, 1.72
"""The ellipse of the arrows around the middle, in heights of a card there."""
_PLATE, _LARGEST_PLATE = 0.78, 1.3
"""The plate's side in heights of a card, and how large it may become for the sake of its words."""
_PLATE_WORDS = 84
"""The side of a plate at which its words can be read, at 100 %."""
_GAP = 0.09
_LEAST_PILE = 88
"""The words on the cloth leave the cards in the middle at least this height."""
_BUTTONS, _CAPTION = 54, 22
"""Heights of the row of buttons above the hand and of the line below the ring, at 100 %."""
_BACKS = 12
"""So many cards of an opponent are seen; how many there are is written on the badge."""
_PILE = 4
"""So many cards of a pile are seen."""


class _Ground(Frame, frozen=True):
    """The fixed places of the table for that many opponents."""

    opponents: int = 1
    rows_above: float = 0.0
    """How much higher the hand reaches than one row of cards."""

    @cached_property
    def words(self) -> float:
        # Badges, middle and buttons stand one above the other, and so do the badges at the sides and the buttons;
        # the middle stands between the badges at the sides.
        wide, high = self._badge_at_100
        beside, above = _AROUND[self.opponents]
        top = high if above else 0
        ring = _LEAST_PILE * self.scale * _RING_HEIGHT + 22 * self.scale
        middle = (self.message_bottom - self.margin - 18 - ring) / (top + _CAPTION + _BUTTONS)
        column = (self.message_bottom - self.margin - 18 - 8 * beside) / (top + beside * high + _BUTTONS)
        ring = _LEAST_PILE * self.scale * (_RING_WIDTH + _LARGEST_PLATE - _PLATE)
        row = (self.width - 2 * self._aside - 20 - ring) / (2 * wide) if self.sides else middle
        return max(1.0, min(super().words, middle, column, row))

    @property
    def _badge_at_100(self) -> tuple[float, float]:
        # Wider than elsewhere when small: the number of cards and a chip stand side by side.
        return (186, 48) if self.small else (204, 58)

    @cached_property
    def badge(self) -> tuple[float, float]:
        wide, high = self._badge_at_100
        return min(wide * self.words, (self.width - 4 * self.margin) / 3), high * self.words

    @cached_property
    def own_badge(self) -> tuple[float, float]:
        if self.small or self.text > 1.4:
            return 112 * self.words, 96 * self.words
        return self.badge

    @cached_property
    def message_bottom(self) -> float:
        return self.hand_top - self.rows_above - self.hand_height * RAISE - 6

    @cached_property
    def back(self) -> float:
        """Height of an opponent's cards."""
        return min(52 * self.scale, self.badge[1] * 0.92)

    @cached_property
    def top(self) -> float:
        """Lower edge of the badges at the top."""
        return self.margin + self.badge[1] + 8 if _AROUND[self.opponents][1] else self.margin

    @cached_property
    def bottom(self) -> float:
        """Lower edge of the middle: below it lie the buttons."""
        return self.message_bottom - _BUTTONS * self.words - 4

    @cached_property
    def sides(self) -> bool:
        """Whether anybody sits at the sides."""
        return _AROUND[self.opponents][0] > 0

    def seat_at(self, position: int) -> Rect:
        """The badge at that position clockwise from the viewer (0)."""
        beside, above = _AROUND[self.opponents]
        wide, high = self.badge
        if position == 0:
            own_wide, own_high = self.own_badge
            return Rect(self.margin, self.height - own_high - self.margin - 8, own_wide, own_high)
        if beside < position <= beside + above:
            return self._at_the_top(position - beside - 1, above)
        left = position <= beside
        from_top = beside - position if left else position - beside - above - 1
        x = self.margin if left else self.width - wide - self.margin
        space = self.side_space
        unit = (space[1] - space[0]) / beside
        middle = space[0] + unit * (from_top + 0.5) + (self.back * 0.5 if self.backs_beside else 0)
        return Rect(x, middle - high / 2, wide, high)

    def _at_the_top(self, place: int, count: int) -> Rect:
        wide, high = self.badge
        closer = count < 3 and self.width / (count + 1) >= wide + 84 * self.scale + 18
        middle = self.width * ((place + 1) / (count + 1) if closer else (place + 0.5) / count)
        x = middle - (wide + self.backs_room(count)) / 2
        return Rect(min(max(x, self.margin), self.width - self.margin - wide), self.margin, wide, high)

    def backs_room(self, count: int) -> float:
        """Width for the cards right of a badge at the top; 0 if there is none to speak of."""
        room = (self.width - 2 * self.margin) / max(2, count) - self.badge[0] - 18
        return min(84 * self.scale, room) if room >= self.back else 0.0

    @cached_property
    def side_space(self) -> tuple[float, float]:
        """Top and bottom of the columns at the sides."""
        own_top = self.height - self.own_badge[1] - self.margin - 8
        return self.top, min(own_top - 22 * self.scale, self.bottom - 6)

    @cached_property
    def backs_beside(self) -> bool:
        """Whether there is room for cards above the badges at the sides."""
        beside = max(1, _AROUND[self.opponents][0])
        top, bottom = self.side_space
        return (bottom - top) / beside >= self.badge[1] + self.back + 10

    @cached_property
    def middle_space(self) -> Rect:
        """The space for ring and piles."""
        aside = self.badge[0] + self._aside if self.sides else self.margin
        return Rect(aside, self.top + 6, self.width - 2 * aside, self.bottom - self.caption - self.top - 6)

    @cached_property
    def _aside(self) -> float:
        """Gaps to the left and right of a badge at the side."""
        return self.margin + 22 * self.scale

    @cached_property
    def caption(self) -> float:
        """Height of the line below the ring."""
        return _CAPTION * self.words

    @cached_property
    def pile(self) -> float:
        """Height of a card in the middle."""
        space = self.middle_space
        along = (space.height - 22 * self.scale) / _RING_HEIGHT
        # The ring is wider by what the plate is larger than usual: not at all, as its words need, or at most.
        room, words = space.width - 20, _PLATE_WORDS * self.words
        usual, needed = room / _RING_WIDTH, (room - words) / (_RING_WIDTH - _PLATE)
        across = max(room / (_RING_WIDTH + _LARGEST_PLATE - _PLATE), min(usual, needed))
        return max(50.0, min(168 * self.scale, across, along))


def lay_out(picture: Picture, width: float, height: float, text_scale: int, least: float) -> Layout:
    """Place everything of a picture on a table of that size; ``least`` of each card in the hand is seen."""
    opponents = len(picture.seats) - 1
    own = [i for i, pic in enumerate(picture.cards) if pic.zone == Zone("hand", picture.viewer)]
    mine = [picture.cards[i] for i in own]
    frame = _Ground(width, height, text_scale / 100, opponents=opponents)
    fan, hand = fanned(_fan(frame, least), mine)
    risen = max(0.0, frame.hand_top - hand.y)
    if risen:
        frame = _Ground(width, height, text_scale / 100, opponents=opponents, rows_above=risen)
    position = {seat: place for place, seat in enumerate(picture.people.around)}
    badges = {seat.seat: frame.seat_at(position[seat.seat]) for seat in picture.seats}
    middle = _middle(frame, badges, position)
    sizes = Counter(pic.zone for pic in picture.cards)
    placements = dict(zip(own, fan, strict=True))
    for i, pic in enumerate(picture.cards):
        if i in placements:
            continue
        if pic.zone.kind == "hand":
            place = position[pic.zone.seat]
            placements[i] = _back(frame, badges[pic.zone.seat], place, pic.slot, sizes[pic.zone])
        else:
            placements[i] = _piled(middle, pic, sizes[pic.zone])
    return Layout(
        scale=frame.scale,
        words=round(100 * frame.words),
        cards=tuple(placements[i] for i in range(len(picture.cards))),
        badges=badges,
        arrows={seat.seat: _arrow(frame, position[seat.seat], badges[seat.seat]) for seat in picture.seats},
        plate=middle.requirement,
        slot=middle.discards,
        hand=hand,
        message_y=frame.message_bottom,
        naming=Rect(12, frame.top, width - 24, frame.message_bottom - frame.top),
        middle=middle,
    )


def _fan(frame: _Ground, least: float) -> Fan:
    left = frame.margin + frame.own_badge[0] + 8
    right, middle = frame.width - frame.margin - 8, frame.width / 2 + 35 * frame.scale
    return Fan(left, right, middle, frame.hand_top, frame.hand_height, least)


def _middle(frame: _Ground, badges: dict[int, Rect], position: dict[int, int]) -> Middle:
    space = frame.middle_space
    high = frame.pile
    wide = high * CARD_RATIO
    plate = max(high * _PLATE, min(high * _LARGEST_PLATE, _PLATE_WORDS * frame.words))
    gap = high * _GAP
    x, y = space.centre
    length = 2 * wide + 2 * gap + plate
    left, top = x - length / 2, y - high / 2
    across = high * _RING_WIDTH + plate - high * _PLATE
    ring = Rect(x - across / 2, y - high * _RING_HEIGHT / 2, across, high * _RING_HEIGHT)
    lowest = max(badge.y + badge.height for seat, badge in badges.items() if position[seat])
    between = lowest + 4 > frame.bottom - frame.caption
    aside = frame.badge[0] + frame.margin + 12 if between else frame.margin
    return Middle(
        stack=Rect(left, top, wide, high),
        discards=Rect(left + wide + gap, top, wide, high),
        requirement=Rect(left + 2 * (wide + gap), y - plate / 2, plate, plate),
        ring=ring,
        caption=Rect(aside, frame.bottom - frame.caption, frame.width - 2 * aside, frame.caption),
    )


def _arrow(frame: _Ground, position: int, badge: Rect) -> tuple[float, float, float]:
    x, y = badge.centre
    gap = 14 * frame.scale
    beside, above = _AROUND[frame.opponents]
    if position == 0:
        return x, badge.y - gap - 2, 0.0
    if beside < position <= beside + above:
        return x, badge.y + badge.height + gap, 180.0
    if position <= beside:
        return badge.x + badge.width + gap, y, 90.0
    return badge.x - gap, y, -90.0


def _back(frame: _Ground, badge: Rect, position: int, slot: int, count: int) -> Placement:
    """A card of an opponent: in a small fan right of a badge at the top, above one at the side."""
    beside, above = _AROUND[frame.opponents]
    high = frame.back
    wide = high * CARD_RATIO
    at_the_top = beside < position <= beside + above
    room = frame.backs_room(above) if at_the_top else badge.width * 0.75
    fits = frame.backs_room(above) > 0 if at_the_top else frame.backs_beside
    seen = min(count, _BACKS)
    step = min(wide * 0.34, (room - wide * 1.1) / max(1, seen - 1))
    length = wide + step * (seen - 1)
    shown = min(slot, _BACKS - 1)
    if at_the_top:
        x, y = badge.x + badge.width + 8 + wide / 2, badge.y + badge.height / 2
    else:
        x, y = badge.centre[0] - length / 2 + wide / 2, badge.y - 4 - high / 2
    tilt = (shown - (seen - 1) / 2) * min(2.0, 16 / max(1, seen))
    return Placement(x + step * shown, y, high, tilt, 12 + slot * 0.1, fits and slot < _BACKS)


def _piled(middle: Middle, pic: CardPic, count: int) -> Placement:
    stack = pic.zone.kind == "stack"
    pile = middle.stack if stack else middle.discards
    x, y = pile.centre
    below = count - 1 - pic.slot
    depth = min(below, _PILE - 1)
    lie = pile.height * 0.012
    if stack:
        return Placement(x - depth * lie, y + depth * lie, pile.height, 0.0, 20 + pic.slot * 0.1, below < _PILE)
    # Each card lies a little differently, the same one always alike.
    tilt = (pic.slot * 37 % 9 - 4) * 0.8
    return Placement(x, y, pile.height, tilt, 20 + pic.slot * 0.1, below < _PILE)
