"""The back with the pattern of a woven rug."""

from __future__ import annotations

from paint import CRIMSON, GOLD, INK, IVORY, TEAL, plain
from pen import Marks, Path, Point, box, path, place, polygon, shift, turn
from scissors import common

_STEP = 3.6  # one stitch
_RINGS = (INK, CRIMSON, CRIMSON, IVORY, TEAL, TEAL, INK, GOLD, GOLD, CRIMSON, IVORY)


def _lozenge(x: float, y: float, size: int) -> Path:
    """A stepped lozenge that reaches `size` and a half stitches from its centre, twice as high as a stitch wide."""
    corner: list[Point] = []
    for i in range(size + 1):
        corner.append(((i + 0.5) * _STEP, -(size - i + 0.5) * _STEP * 1.25))
        corner.append(((i + 0.5) * _STEP, -(size - i - 0.5) * _STEP * 1.25))
    right = corner[:-1]
    below = [(px, -py) for px, py in reversed(right)]
    half = right + below
    left = [(-px, -py) for px, py in half]
    return polygon([(x + px, y + py) for px, py in half + left])


def kilim() -> Marks:
    """Nested stepped lozenges in a woven border of combs."""
    field = box(28, 28, 144, 244)
    marks: Marks = [plain(field, GOLD)]
    size = len(_RINGS)
    across, down = 72.0, 61.0
    for i, colour in enumerate(_RINGS):
        for row in range(-1, 6):
            for column in range(-1, 4):
                for x, y in (
                    (28 + across * column + across / 2, 28 + down * row + down / 2),
                    (28 + across * column, 28 + down * row),
                ):
                    shape = common(_lozenge(x, y, size - 1 - i), field)
                    if shape:
                        marks.append(plain(shape, colour))
    return [*marks, *_combs()]


def _combs() -> Marks:
    """Teeth of gold and crimson round the field."""
    tooth = path("M-4.8 0 L0 -8 L4.8 0 Z")
    upper: Marks = []
    for i in range(16):
        x = 28 + 144 * (i + 0.5) / 16
        upper += place([plain(tooth, GOLD if i % 2 else CRIMSON)], shift(x, 24.5))
    side: Marks = []
    for i in range(27):
        y = 28 + 244 * (i + 0.5) / 27
        side += place(place([plain(tooth, GOLD if i % 2 else CRIMSON)], turn(-90)), shift(24.5, y))
    half = upper + side
    return [*half, *place(half, turn(180, 100, 150))]
