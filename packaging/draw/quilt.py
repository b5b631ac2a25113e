"""The back with the pattern of a patchwork quilt: six large stars on one ground, so that it is calm when small."""

from __future__ import annotations

from paint import BLUE, CRIMSON, GOLD, INK, line, plain
from pen import Marks, Point, box, place, polygon, scale, shift, then

_SKY, _PALE = "#5784BC", "#A8C1E0"
_COLUMNS, _ROWS = 2, 3
_WIDE, _HIGH = 172 / _COLUMNS, 272 / _ROWS


def _star() -> Marks:
    """A star of eight points in a square of 4: four light ones on a light square, four between them in the shade."""
    light: list[Point] = []
    shade: Marks = []
    for quarter in range(4):
        light += [_turned(point, quarter) for point in ((-0.85, -0.85), (-0.85, -1.7), (0, -0.85))]
        corners = [_turned(point, quarter) for point in ((0.85, -1.7), (0.85, -0.85), (0, -0.85))]
        shade.append(plain(polygon(corners), _SKY))
    heart = [(0, -0.85), (0.85, 0), (0, 0.85), (-0.85, 0)]
    return [*shade, plain(polygon(light), _PALE), plain(polygon(heart), CRIMSON)]


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _ in range(quarters):
        x, y = -y, x
    return x, y


def quilt() -> Marks:
    """The stars, gold patches where four squares meet, and a frame."""
    marks: Marks = [plain(box(14, 14, 172, 272), BLUE)]
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            middle = shift(14 + _WIDE * (column + 0.5), 14 + _HIGH * (row + 0.5))
            marks += place(_star(), then(scale(_WIDE / 4, _HIGH / 4), middle))
    for row in range(1, _ROWS):
        y = 14 + _HIGH * row
        marks.append(plain(polygon([(100, y - 9), (109, y), (100, y + 9), (91, y)]), GOLD))
    return [*marks, line(box(14, 14, 172, 272, 5), INK, 3)]
