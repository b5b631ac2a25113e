"""The back with the pattern of a woven basket table: rings of triangles and the arcs of the weave."""

from __future__ import annotations

import math

from paint import AMBER, BLUE, CORAL, CRIMSON, GOLD, INK, IVORY, MINT, TEAL, line, plain
from pen import Marks, Path, Point, box, ellipse, polygon
from scissors import common

_X, _Y = 100.0, 150.0
_FIELD = box(14, 14, 172, 272, 5)
# From the rim inwards: how far the tips and the roots of the triangles lie from the middle, how many, their colour.
_RINGS = (
    (184, 165, 40, CRIMSON),
    (150, 131, 40, TEAL),
    (127, 108, 32, IVORY),
    (104, 89, 32, INK),
    (86, 68, 24, GOLD),
    (65, 50, 24, CRIMSON),
    (47, 33, 16, IVORY),
    (31, 18, 12, TEAL),
)
_GROUNDS = ((153, GOLD), (130, INK), (107, CRIMSON), (88, TEAL), (67, IVORY), (49, INK), (32, CRIMSON))
_WEAVE = {CRIMSON: CORAL, TEAL: MINT, GOLD: AMBER, INK: BLUE, IVORY: AMBER}


def _star(tip: float, root: float, count: int) -> Path:
    corners: list[Point] = []
    for i in range(2 * count):
        r, a = (tip, root)[i % 2], math.pi * i / count
        corners.append((_X + r * math.sin(a), _Y - r * math.cos(a)))
    return polygon(corners)


def mesob() -> Marks:
    """Rings of triangles round a golden middle; two arcs of the weave show between them."""
    marks: Marks = [plain(_FIELD, IVORY)]
    for ring, (tip, root, count, colour) in enumerate(_RINGS):
        marks.append(plain(common(_star(tip, root, count), _FIELD), colour))
        if ring < len(_GROUNDS):
            radius, ground = _GROUNDS[ring]
            marks.append(plain(common(ellipse(_X, _Y, radius), _FIELD), ground))
            for inwards in (3.0, 6.5):
                arc = common(ellipse(_X, _Y, radius - inwards), _FIELD)
                marks.append(line(arc, _WEAVE[ground], 1.3))
    marks += [plain(ellipse(_X, _Y, 12), GOLD), plain(ellipse(_X, _Y, 5), CRIMSON)]
    return [*marks, line(_FIELD, INK, 3)]
