"""Room for words above the hand: between the badges, and below what lies in the middle of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from kingtable.ui.table.placement import Layout

_STEP = 10
"""Words that are too large grow smaller by so many per cent at a time."""
_LEAST = 160
"""A gap between badges, in px, that is no room for words; they lie over the badges then."""


class Room(NamedTuple):
    """From left to right, and from ``top`` down to the line that it stands on."""

    left: float
    right: float
    top: float

    @property
    def width(self) -> int:
        """Whole pixels."""
        return int(self.right - self.left)


def room_above(
    placed: Layout,
    width: float,
    bottom: float,
    highest: float,
    scale: int,
    height: Callable[[int], float],
    shrink: Callable[[int], None],
) -> Room:
    """Room above the line at ``bottom`` on a table so wide, for words that need that ``height`` in a width.

    Words of the size ``scale`` that would reach above ``highest`` ``shrink`` to a smaller one, but not below 100 %.
    """
    left, right, top = *placed.clear(width, bottom, bottom), bottom
    for _ in range(2):  # how high they are tells which badges they meet, and between them they become higher
        between = placed.clear(width, top, bottom)
        if between[1] - between[0] >= _LEAST:
            left, right = between
        high = height(int(right - left))
        while scale > 100 and bottom - high < highest:
            scale = max(100, scale - _STEP)
            shrink(scale)
            high = height(int(right - left))
        top = bottom - high
    return Room(left, right, top)
