"""The back with a great wheel: rays behind petals, in the manner of old cinemas."""

from __future__ import annotations

import math

from paint import CRIMSON, GOLD, INK, IVORY, MINT, TEAL, disc, line, plain
from pen import Marks, box, ellipse, moved, path, place, polygon, scale, shift, then, turn
from scissors import common

_X, _Y = 100.0, 150.0
_FIELD = box(14, 14, 172, 272, 5)
_RAY = "#2A3560"


def _around(marks: Marks, count: int, offset: float = 0.0) -> Marks:
    """The marks, drawn pointing up from (0, 0), at every part of the circle."""
    turned: Marks = []
    for i in range(count):
        turned += place(marks, then(turn(360 * (i + offset) / count), shift(_X, _Y)))
    return turned


def _rays() -> Marks:
    marks: Marks = []
    for i in range(36):
        a, b = (math.radians(10 * i + side) for side in (-2.6, 2.6))
        far = [(_X + 190 * math.sin(t), _Y - 190 * math.cos(t)) for t in (a, b)]
        marks.append(plain(common(polygon([(_X, _Y), *far]), _FIELD), _RAY))
    return marks


def deco() -> Marks:
    """A wheel of sixteen petals within three rings; fans in the corners."""
    long_petal = [plain(path("M-3.6 -24 L-11.4 -60 L0 -78 L11.4 -60 L3.6 -24 Z"), GOLD)]
    short_petal = [
        plain(path("M-2.6 -27 L-8 -54 L0 -66 L8 -54 L2.6 -27 Z"), TEAL),
        plain(path("M0 -30 L3.4 -52 L0 -60 Z"), MINT),
    ]
    marks: Marks = [plain(_FIELD, INK), *_rays()]
    marks += _fans()
    marks += [
        plain(ellipse(_X, _Y, 80), INK),
        line(ellipse(_X, _Y, 79), GOLD, 2.6),
        line(ellipse(_X, _Y, 75), GOLD, 1.3),
    ]
    marks += _around([*place(long_petal, scale(0.92))], 8)
    marks += _around([disc(0, -67, 2.6, CRIMSON, 0)], 16, 0.5)
    marks += _around([*place(short_petal, scale(1.04))], 8, 0.5)
    marks += [disc(_X, _Y, 22, INK, 0), line(ellipse(_X, _Y, 21), GOLD, 2.6)]
    star = moved(path("M0 -17 L4.4 -4.4 L17 0 L4.4 4.4 L0 17 L-4.4 4.4 L-17 0 L-4.4 -4.4 Z"), shift(_X, _Y))
    marks += [plain(star, GOLD), disc(_X, _Y, 4.6, CRIMSON, 0), disc(_X, _Y, 1.7, IVORY, 0)]
    return [*marks, line(_FIELD, GOLD, 2.4), line(box(17.6, 17.6, 164.8, 264.8, 3), GOLD, 1.2)]


def _fans() -> Marks:
    """Half wheels at the two short sides, and lozenges between."""
    half: Marks = []
    blade = path("M-2 -12 L-5.6 -40 L0 -47 L5.6 -40 L2 -12 Z")
    for i in range(-4, 5):
        colour = (GOLD, TEAL)[i % 2]
        half.append(plain(moved(blade, then(turn(180 + 20 * i), shift(_X, 18))), colour))
    half.append(plain(common(ellipse(_X, 18, 10.5), _FIELD), CRIMSON))
    for radius, width in ((56, 2.4), (52, 1.2)):
        arc = [
            (_X + radius * math.sin(math.radians(a)), 18 + radius * math.cos(math.radians(a)))
            for a in range(-90, 91, 6)
        ]
        half.append(line(polygon(arc, closed=False), GOLD, width))
    return [*half, *place(half, turn(180, _X, _Y))]
