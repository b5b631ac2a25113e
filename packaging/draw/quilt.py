"""The back with the pattern of a patchwork quilt: blocks of stars."""

from __future__ import annotations

from paint import BLUE, CRIMSON, GOLD, INK, IVORY, line, outlined, plain
from pen import Marks, Point, box, place, polygon, scale, shift, then

_SKY, _PALE = "#7FA3D1", "#D9E0EE"
_COLUMNS, _ROWS = 4, 6
_WIDE, _HIGH = 172 / _COLUMNS, 272 / _ROWS


def _block(points: str, corners: str, middle: str, heart: str) -> Marks:
    """A square of 4 with a star of eight points in it."""

    def four(colour: str, *shape: Point) -> Marks:
        """The patch and its three quarter turns."""
        turned: Marks = []
        patch = list(shape)
        for _ in range(4):
            # Sewn together: without a seam of its own colour the ground would shine through between two patches.
            turned.append(outlined(polygon(patch), colour, 0.035, colour))
            patch = [(-y, x) for x, y in patch]
        return turned

    return [
        plain(box(-2, -2, 4, 4), IVORY),
        *four(corners, (-2, -2), (-1, -2), (-1, -1), (-2, -1)),
        *four(_PALE, (-1, -2), (1, -2), (0, -1)),
        *four(points, (-1, -2), (0, -1), (-1, -1)),
        *four(points, (1, -2), (1, -1), (0, -1)),
        plain(box(-1, -1, 2, 2), middle),
        plain(polygon([(0, -1), (1, 0), (0, 1), (-1, 0)]), IVORY),
        plain(polygon([(0, -0.62), (0.62, 0), (0, 0.62), (-0.62, 0)]), heart),
    ]


def quilt() -> Marks:
    """Two blocks by turns, as on a chessboard."""
    marks: Marks = []
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            even = (row + column) % 2 == 0
            block = _block(BLUE, CRIMSON, _SKY, CRIMSON) if even else _block(CRIMSON, BLUE, GOLD, BLUE)
            middle = shift(14 + _WIDE * (column + 0.5), 14 + _HIGH * (row + 0.5))
            marks += place(block, then(scale(_WIDE / 4, _HIGH / 4), middle))
    return [*marks, line(box(14, 14, 172, 272, 5), INK, 3)]
