"""The table of No Kings: a ring of face-down cards around the Wat, badges and home piles around the ring."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property, lru_cache

from msgspec import Struct

from kingtable.ui.table.layouts.trick import DESIGN_HEIGHT, DESIGN_WIDTH
from kingtable.ui.table.picture import Caption, CardPic, Picture
from kingtable.ui.table.placement import CARD_RATIO, Layout, Placement, Rect

_SAMPLES = 720
_STRIP = 0.30
"""Visible strip of the cards of a run, as a share of their width."""
_TIGHT = 0.5
"""The strip of a Wat card below which a second row is begun."""


class Frame(Struct, frozen=True, dict=True):
    """The fixed places of a table of that size for so many seats."""

    width: float
    height: float
    text: float
    """The user's text size as a factor."""
    seats: int

    @cached_property
    def scale(self) -> float:
        """Factor of all table metrics."""
        return max(0.8, min(2.0, self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT))

    @cached_property
    def words(self) -> float:
        """Factor of all words on the cloth, never so much that own badge and side badges meet."""
        return max(1.0, min(self.text * (1 + 0.4 * max(0.0, self.scale - 1)), (self.width / 2 - 30) / 344))

    @cached_property
    def margin(self) -> float:
        """Gap to the table's edge."""
        return 10 if self.width >= 900 else 7

    @cached_property
    def badge(self) -> tuple[float, float]:
        """Size of a badge."""
        return 172 * self.words, 50 * self.words

    @property
    def beside(self) -> int:
        """How many seats there are on each side."""
        return (self.seats - 1) // 2

    @property
    def above(self) -> bool:
        """Whether one sits opposite the viewer."""
        return self.seats % 2 == 0

    @cached_property
    def chip(self) -> float:
        """Height of a line of figures."""
        return 20 * self.words

    @cached_property
    def row_pile(self) -> float:
        """Height of the cards of the viewer's pile and of the pile opposite."""
        return 80 * self.scale

    @cached_property
    def side_pile(self) -> float:
        """Height of the cards of the piles at the sides."""
        cell = (self.height - 2 * self.margin) / max(1, self.beside)
        room = cell - self.badge[1] - self.chip - 26 * self.scale - 10
        return max(44.0, min(94 * self.scale, room))

    @cached_property
    def upper_row(self) -> float:
        """Height of the row of the seat opposite, 0 if there is none."""
        return max(self.badge[1], self.row_pile * 0.9) if self.above else 0.0

    @cached_property
    def lower_row(self) -> float:
        """Height of the viewer's row."""
        return max(self.badge[1], self.row_pile)

    @cached_property
    def column(self) -> float:
        """Width that the badges at the sides take up."""
        return self.badge[0] + 2 * self.margin if self.beside else self.margin

    # -- the ring --------------------------------------------------------------------------------------------------

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the ring."""
        top = self.margin + (self.upper_row + 6 if self.above else 0)
        bottom = self.height - self.margin - self.lower_row - 12 * self.scale
        return self.width / 2, (top + bottom) / 2

    @cached_property
    def outer(self) -> tuple[float, float]:
        """Half width and half height of the whole ring."""
        top = self.margin + (self.upper_row + 6 if self.above else 0)
        high = self.middle[1] - top
        return min(self.width / 2 - self.column, 1.75 * high), high

    @cached_property
    def ring_card(self) -> float:
        """Height of a card of the ring."""
        return max(34.0, min(0.24 * min(self.outer), 130.0))

    @cached_property
    def inner(self) -> tuple[float, float]:
        """Half width and half height of the free ground inside the ring."""
        gap = self.ring_card + 8 * self.scale
        return self.outer[0] - gap, self.outer[1] - gap

    @cached_property
    def wat(self) -> Rect:
        """Where the Wat lies; above it is its name."""
        (x, y), (wide, high) = self.middle, self.inner
        return Rect(x - 0.72 * wide, y - 0.70 * high, 1.44 * wide, 0.74 * high)

    @cached_property
    def band(self) -> Rect:
        """Below the Wat: the open ring card, what cannot be taken with it, and the buttons."""
        (x, y), (wide, high) = self.middle, self.inner
        return Rect(x - 0.82 * wide, y + 0.12 * high, 1.64 * wide, 0.66 * high)

    @cached_property
    def wat_card(self) -> float:
        """Height of a Wat card in one row, with room for a line of figures below."""
        return min(112 * self.scale, self.wat.height - self.chip - 4)

    @cached_property
    def drawn_card(self) -> float:
        """Height of the open ring card."""
        return min(124 * self.scale, self.band.height)

    def ring_at(self, place: int, total: int) -> tuple[float, float, float]:
        """Centre and angle of a place of the ring."""
        half = self.ring_card / 2
        dx, dy, angle = around(self.outer[0] - half, self.outer[1] - half, total)[place]
        return self.middle[0] + dx, self.middle[1] + dy, angle

    # -- the seats -------------------------------------------------------------------------------------------------

    def side_of(self, position: int) -> int:
        """-1 for a position at the left, 1 at the right, 0 for the viewer and the seat opposite."""
        if position == 0 or (self.above and position == self.beside + 1):
            return 0
        return -1 if position <= self.beside else 1

    def badge_at(self, position: int) -> Rect:
        """The badge of the seat at that position clockwise from the viewer (0)."""
        wide, high = self.badge
        side = self.side_of(position)
        if position == 0:
            row = self.height - self.margin - self.lower_row
            return Rect(self.width / 2 - 12 - wide, row + (self.lower_row - high) / 2, wide, high)
        if not side:
            return Rect(self.width / 2 - 12 - wide, self.margin + (self.upper_row - high) / 2, wide, high)
        left = self.margin if side < 0 else self.width - self.margin - wide
        return Rect(left, self._side_middle(position) - self._side_block / 2 + 22 * self.scale, wide, high)

    def pile_at(self, position: int) -> Rect:
        """The lowest card of the pile at that position; at the right the place of its top card."""
        badge, side = self.badge_at(position), self.side_of(position)
        if not side:
            high = self.row_pile if position == 0 else self.row_pile * 0.9
            return Rect(self.width / 2 + 12, badge.centre[1] - high / 2, high * CARD_RATIO, high)
        high = self.side_pile
        wide = high * CARD_RATIO
        left = badge.x + 6 if side < 0 else badge.x + badge.width - wide - 6
        return Rect(left, badge.y + badge.height + 8, wide, high)

    def arrow_at(self, position: int) -> tuple[float, float, float]:
        """The arrow of the turn: it points from the badge into the table."""
        badge, side, gap = self.badge_at(position), self.side_of(position), 14 * self.scale
        if side:
            return badge.centre[0], badge.y - gap, -90.0 * side
        if position == 0:
            return badge.x + badge.width / 2, badge.y - gap - 4, 0.0
        return badge.x - gap - 6, badge.centre[1], 180.0

    @cached_property
    def _side_block(self) -> float:
        return 22 * self.scale + self.badge[1] + 8 + self.side_pile + self.chip

    def _side_middle(self, position: int) -> float:
        if self.beside == 1:
            return self.middle[1] * (1.0 if self.above else 0.8)
        from_below = position - 1 if self.side_of(position) < 0 else self.seats - 1 - position
        cell = (self.height - 2 * self.margin) / self.beside
        return self.height - self.margin - cell * (from_below + 0.5)


@lru_cache(maxsize=8)
def around(wide: float, high: float, total: int) -> tuple[tuple[float, float, float], ...]:
    """Places at equal arc length on an ellipse, clockwise from its lowest point, the cards' long sides radial."""
    points = [(-wide * math.sin(t), high * math.cos(t)) for t in (math.tau * n / _SAMPLES for n in range(_SAMPLES + 1))]
    lengths = [0.0]
    for (x, y), (other_x, other_y) in zip(points, points[1:], strict=False):
        lengths.append(lengths[-1] + math.hypot(other_x - x, other_y - y))
    places = []
    sample = 0
    for place in range(total):
        wanted = lengths[-1] * (place + 0.5) / total
        while lengths[sample + 1] < wanted:
            sample += 1
        share = (wanted - lengths[sample]) / (lengths[sample + 1] - lengths[sample])
        t = math.tau * (sample + share) / _SAMPLES
        x, y = -wide * math.sin(t), high * math.cos(t)
        # A back looks the same when turned by half, so no card need stand on its head.
        angle = math.degrees(math.atan2(x / wide**2, -y / high**2))
        places.append((x, y, angle - 180 if angle > 90 else angle + 180 if angle < -90 else angle))
    return tuple(places)


def lay_out(picture: Picture, width: float, height: float, text_scale: int) -> Layout:
    """Place everything of a picture on a table of that size."""
    frame = Frame(width, height, text_scale / 100, len(picture.people.seats))
    position = {seat: place for place, seat in enumerate(picture.people.around)}
    choosing = any(pic.legal is not None for pic in picture.cards)
    placed: dict[int, Placement] = {}
    piles: dict[int, list[int]] = {}
    wat: list[int] = []
    for i, pic in enumerate(picture.cards):
        kind, number = pic.zone
        if kind == "ring":
            x, y, angle = frame.ring_at(number, len(picture.cards))
            placed[i] = Placement(x, y, frame.ring_card, angle, 1 + number * 0.01, True)
        elif kind == "wat":
            wat.append(i)
        elif kind == "drawn":
            placed[i] = _upright(_drawn_at(frame, choosing), frame.drawn_card, 80)
        elif kind == "pile":
            piles.setdefault(number, []).append(i)
        elif kind == "first":
            placed[i] = _first(frame, position[number], pic)
        else:
            placed[i] = Placement(*frame.middle, frame.ring_card, 0.0, 0.5, False)
    tops: dict[int, Rect] = {}
    for seat, rows in piles.items():
        spread, tops[seat] = _pile(frame, position[seat], [picture.cards[i] for i in rows])
        placed.update(zip(rows, spread, strict=True))
    placed.update(_wat(frame, picture.cards, wat))
    marked = [placed[i] for i in wat if picture.cards[i].winner]
    own = frame.pile_at(0)
    return Layout(
        scale=frame.scale,
        words=round(100 * frame.words),
        cards=tuple(placed[i] for i in range(len(picture.cards))),
        badges={seat.seat: frame.badge_at(position[seat.seat]) for seat in picture.seats},
        arrows={seat.seat: frame.arrow_at(position[seat.seat]) for seat in picture.seats},
        plate=Rect(frame.middle[0] - 1, frame.middle[1] - 1, 2, 2),
        slot=_box(_upright(_drawn_at(frame, choosing), frame.drawn_card, 0)),
        hand=own,
        message_y=min(own.y - 4, frame.arrow_at(0)[1] - 14 * frame.scale),
        naming=Rect(12, frame.margin, width - 24, height - 2 * frame.margin),
        captions=tuple(_caption(frame, caption, position, tops, marked) for caption in picture.captions),
        offers=_offers(frame, choosing),
    )


def _upright(centre: tuple[float, float], height: float, z: float) -> Placement:
    return Placement(centre[0], centre[1], height, 0.0, z, True)


def _box(at: Placement) -> Rect:
    wide = at.height * CARD_RATIO
    return Rect(at.x - wide / 2, at.y - at.height / 2, wide, at.height)


def _drawn_at(frame: Frame, choosing: bool) -> tuple[float, float]:
    x = frame.middle[0] - (0.14 * frame.inner[0] if choosing else 0.0)
    return x, frame.band.y + frame.drawn_card / 2


def _offers(frame: Frame, choosing: bool) -> Rect:
    band = frame.band
    if not choosing:
        return band
    left = _drawn_at(frame, True)[0] + frame.drawn_card * CARD_RATIO / 2 + 10
    return Rect(left, band.y, band.x + band.width - left, band.height)


def _first(frame: Frame, position: int, pic: CardPic) -> Placement:
    """A card drawn for the first player, where the seat's pile will lie; a card drawn again covers half of it."""
    pile, side = frame.pile_at(position), frame.side_of(position)
    step = pile.width * 0.5 * pic.slot * (-1 if side > 0 else 1)
    return _upright((pile.centre[0] + step, pile.centre[1]), pile.height, 60 + pic.slot)


def _pile(frame: Frame, position: int, pile: Sequence[CardPic]) -> tuple[list[Placement], Rect]:
    """A heap with its top run spread out; what lies deeper than the card below the run cannot be seen."""
    rest, side = frame.pile_at(position), frame.side_of(position)
    ranks = [pic.face.rank if pic.face is not None else 0 for pic in pile]
    top = 1
    while top < len(ranks) and ranks[-top - 1] == ranks[-1]:
        top += 1
    room = (frame.badge[0] if side else frame.width / 2 - frame.column - 12 - 2 * frame.chip) - rest.width - frame.chip
    step = min(_STRIP * rest.width, room / max(1, top - 1))
    first = len(pile) - top
    start = rest.x - step * (top - 1) if side > 0 else rest.x
    placed = []
    for slot in range(len(pile)):
        across = start + step * max(0, slot - first) + rest.width / 2
        shown = slot >= first - 1
        placed.append(Placement(across, rest.centre[1], rest.height, 0.0, 20 + slot * 0.01, shown))
    return placed, Rect(start + step * (top - 1), rest.y, rest.width, rest.height)


def _wat(frame: Frame, cards: Sequence[CardPic], wat: Sequence[int]) -> dict[int, Placement]:
    """One row or two; while something is to be chosen what can be taken lies above, what cannot beside the card."""
    taken = sorted((i for i in wat if cards[i].winner), key=lambda i: cards[i].slot)
    possible = [i for i in wat if cards[i].legal and not cards[i].winner]
    others = [i for i in wat if not cards[i].winner and not cards[i].legal]
    if not possible and all(cards[i].legal is None for i in wat):
        return _rows(frame, [*taken, *others])
    above = _row([*taken, *possible], frame.wat, frame.wat_card, 40, len(taken))
    band = frame.band
    edge = _drawn_at(frame, True)[0] - frame.drawn_card * CARD_RATIO / 2 - 10
    high = min(frame.wat_card, frame.drawn_card) * 0.76
    beside = _row(others, Rect(band.x, band.y, max(edge - band.x, high), high), high, 30)
    return above | beside


def _rows(frame: Frame, wat: Sequence[int]) -> dict[int, Placement]:
    high, area = frame.wat_card, frame.wat
    if (area.width - high * CARD_RATIO) >= _TIGHT * high * CARD_RATIO * (len(wat) - 1):
        return _row(wat, area, high, 40)
    half = (len(wat) + 1) // 2
    high = (area.height - 6) / 2
    below = Rect(area.x, area.y + high + 6, area.width, high)
    return _row(wat[:half], area, high, 40) | _row(wat[half:], below, high, 60)


def _row(row: Sequence[int], area: Rect, high: float, z: float, together: int = 0) -> dict[int, Placement]:
    """A centred row at the top of an area; the first ``together`` stand a little apart from the others."""
    wide = high * CARD_RATIO
    apart = wide * 0.3 if 0 < together < len(row) else 0.0
    steps = max(1, len(row) - 1)
    step = min(wide * 1.14, (area.width - wide - apart) / steps)
    left = area.centre[0] - (step * (len(row) - 1) + apart) / 2
    placed = {}
    for place, i in enumerate(row):
        x = left + step * place + (apart if place >= together else 0.0)
        placed[i] = _upright((x, area.y + high / 2), high, z + place)
    return placed


def _caption(
    frame: Frame, caption: Caption, position: dict[int, int], tops: dict[int, Rect], marked: Sequence[Placement]
) -> Rect:
    if caption.kind == "floor":
        (x, y), half = frame.middle, frame.ring_card / 2
        wide, high = frame.outer[0] - half, frame.outer[1] - half
        return Rect(x - wide, y - high, 2 * wide, 2 * high)
    if caption.kind == "wat":
        wide = 120 * frame.words
        return Rect(frame.middle[0] - wide / 2, frame.wat.y - frame.chip - 2, wide, frame.chip)
    if caption.kind == "sum":
        if not marked:
            return Rect(*frame.middle, 0, 0)
        boxes = [_box(at) for at in marked]
        left = min(box.x for box in boxes)
        right = max(box.x + box.width for box in boxes)
        return Rect(left, max(box.y + box.height for box in boxes) + 5, right - left, frame.chip)
    place = position[caption.zone.seat]
    if caption.kind == "nothing":
        return frame.pile_at(place)
    top = tops[caption.zone.seat]
    disc = 24 * frame.words
    if caption.kind == "count":
        return Rect(top.x + top.width - disc * 0.6, top.y - disc * 0.3, disc, disc)
    wide = 54 * frame.words
    if frame.side_of(place):
        edge = top.x if frame.side_of(place) < 0 else top.x + top.width - wide
        return Rect(max(edge, frame.margin), top.y + top.height + 3, wide, frame.chip - 2)
    return Rect(top.x + top.width + disc * 0.5, top.y + top.height - frame.chip, wide, frame.chip)
