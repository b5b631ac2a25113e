"""Where a seat's words stand: beside its badge, where they hide least of what matters."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import NamedTuple

from kingtable.ui.table.picture import Picture
from kingtable.ui.table.placement import CARD_RATIO, Layout, Rect

_GAPS = (16.0, 38.0, 60.0)
"""Between badge and bubble, for the tip; px. The nearer the better."""
_EDGE = 6.0
"""To the edge of the table, px."""
_READ = 20.0
"""Weight of what must be read."""
_GRID = 18
"""So many steps from one edge of the table to the other."""
_FAR = 8.0
"""Weight of a pixel between a badge and the words that are said there."""
_ARROW = 20.0
"""The arrow of whose turn it is, to either side of its tip, px."""


class Bubble(NamedTuple):
    """The bubble, and the point of the badge that its tip shows."""

    rect: Rect
    tip: tuple[float, float]


def bubble_at(size: tuple[float, float], seat: int, picture: Picture, placed: Layout, table: Rect) -> Bubble:
    """The place for a bubble of that width and height at that seat."""
    obstacles = list(_obstacles(picture, placed, table))
    badge = placed.badges[seat]

    def hides(place: Rect) -> float:
        return sum(weight * _shared(place, other) for other, weight in obstacles)

    best = min((_inside(place, table) for place in _around(badge, size)), key=hides)
    if any(weight >= _READ and _shared(best, other) for other, weight in obstacles):
        # Nothing free beside the badge: then the nearest free place of the table.
        x, y = badge.centre
        best = min(
            (best, *_anywhere(size, table)),
            key=lambda place: hides(place) + _FAR * math.hypot(place.centre[0] - x, place.centre[1] - y),
        )
    return Bubble(best, _nearest(badge, best.centre))


def _around(badge: Rect, size: tuple[float, float]) -> Iterator[Rect]:
    """Below, above and beside the badge, the better looking places first."""
    wide, high = size
    x, y = badge.centre
    across = (x + badge.width * 0.1, x - wide / 2, badge.x, badge.x + badge.width - wide)
    along = (y - high / 2, badge.y + badge.height * 0.6, badge.y + badge.height * 0.4 - high)
    for gap in _GAPS:
        for top in (badge.y + badge.height + gap, badge.y - gap - high):
            yield from (Rect(left, top, wide, high) for left in across)
        for left in (badge.x + badge.width + gap, badge.x - gap - wide):
            yield from (Rect(left, top, wide, high) for top in along)


def _anywhere(size: tuple[float, float], table: Rect) -> Iterator[Rect]:
    """Places all over the table."""
    wide, high = size
    across, down = table.width - wide - 2 * _EDGE, table.height - high - 2 * _EDGE
    for row, column in itertools.product(range(_GRID + 1), repeat=2):
        yield Rect(table.x + _EDGE + across * column / _GRID, table.y + _EDGE + down * row / _GRID, wide, high)


def _obstacles(picture: Picture, placed: Layout, table: Rect) -> Iterator[tuple[Rect, float]]:
    """What should be seen, and how much it matters."""
    for pic, at in zip(picture.cards, placed.cards, strict=True):
        if at.shown:
            wide = at.height * CARD_RATIO
            yield Rect(at.x - wide / 2, at.y - at.height / 2, wide, at.height), 0.15 if pic.face is None else _READ
    for badge in placed.badges.values():
        yield badge, _READ
    for seat in picture.seats:
        if seat.turn:
            x, y, _ = placed.arrows[seat.seat]
            yield Rect(x - _ARROW, y - _ARROW, 2 * _ARROW, 2 * _ARROW), 6.0
    if picture.plate is not None:
        yield placed.plate, 3.0
    if placed.middle is not None:
        yield placed.middle.requirement, _READ
        yield placed.middle.caption, 2.0
        yield placed.middle.ring, 0.2
    for caption, rect in zip(picture.captions, placed.captions, strict=False):
        if caption.kind != "floor":
            yield rect, 3.0
    if placed.offers is not None:
        yield placed.offers, 3.0
    # The message bar, and the buttons of what can be done.
    row = 60.0 * placed.words / 100
    yield Rect(table.x, placed.message_y - row, table.width, row), 0.2


def _inside(place: Rect, table: Rect) -> Rect:
    left = min(max(place.x, table.x + _EDGE), table.x + table.width - _EDGE - place.width)
    top = min(max(place.y, table.y + _EDGE), table.y + table.height - _EDGE - place.height)
    return Rect(left, top, place.width, place.height)


def _shared(one: Rect, other: Rect) -> float:
    """The area that both cover."""
    wide = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    high = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return wide * high if wide > 0 and high > 0 else 0.0


def _nearest(rect: Rect, point: tuple[float, float]) -> tuple[float, float]:
    """The point of the rectangle, away from its round ends, that is nearest to that one."""
    inset = min(rect.width, rect.height) / 2
    x = min(max(point[0], rect.x + inset), rect.x + rect.width - inset)
    return x, min(max(point[1], rect.y + 2), rect.y + rect.height - 2)
