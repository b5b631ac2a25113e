"""The joker: a lilac ground, a three-horned cap, a marotte. Figure units: the origin is the middle of the face."""

from __future__ import annotations

import math

from card import TURNED, edge, mat, panel, sheet
from cloth import beads, robe
from court import FIGURE, seam
from heads import SKIN, front, man, neck
from held import fist, staff
from paint import CRIMSON, GOLD, INK, IVORY, NAVY, TEAL, disc, line, outlined, plain
from pen import Marks, Path, place, polygon, scale, shift, then, turn
from scissors import keep

_GROUND, _STAR = "#E6DAF2", "#D6C6E6"
_INDEX = CRIMSON
_LEFT_HALF = "M-14 28 C-30 31 -52 38 -66 46 L-96 60 V130 H0 V28 Z"
_RIGHT_HALF = "M14 28 C36 32 58 40 70 54 C76 62 80 72 84 90 V130 H0 V28 Z"


def star(x: float, y: float, radius: float) -> Path:
    """Five points, the first upwards."""
    points = []
    for point in range(10):
        reach = radius if point % 2 == 0 else radius * 0.42
        angle = math.radians(36 * point - 90)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(points)


def _letters(x: float, top: float) -> Marks:
    """JOKER in five strokes downwards, small, below the star."""
    size, step = 0.62, 8.3
    shapes = (
        "M8 0 V7.4 C8 9.4 6.6 10 4.6 10 C2.4 10 1 9 1 7",
        "M4.5 0 C7.4 0 9 2 9 5 C9 8 7.4 10 4.5 10 C1.6 10 0 8 0 5 C0 2 1.6 0 4.5 0",
        "M1 0 V10 M8 0 L1 6 M4 4 L8.4 10",
        "M8 0 H1 V10 H8 M1 5 H7",
        "M1 10 V0 H5 C7.4 0 8.4 1.2 8.4 2.9 C8.4 4.8 7 5.6 5 5.6 H1 M5 5.6 L8.6 10",
    )
    marks: Marks = []
    for number, shape in enumerate(shapes):
        letter = [line(shape, _INDEX, 2.2)]
        marks += place(letter, then(scale(size), shift(x - 4.5 * size, top + number * step)))
    return marks


def _corner() -> Marks:
    return [plain(star(29, 30, 15), _INDEX), *_letters(29, 47)]


def _figure() -> Marks:
    skin = SKIN["H"]
    horns = (
        outlined("M-27 -20 C-30 -40 -44 -44 -56 -30 C-52 -52 -34 -60 -14 -50 L-4 -30 Z", CRIMSON),
        outlined("M27 -20 C30 -40 44 -44 56 -30 C52 -52 34 -60 14 -50 L4 -30 Z", TEAL),
        outlined("M-16 -30 C-18 -50 -10 -60 2 -66 C8 -58 16 -48 16 -30 Z", GOLD),
    )
    bells = [disc(x, y, 5, GOLD) for x, y in ((-57, -27), (57, -27), (2, -66))]
    collar: Marks = []
    for point in range(6):
        left = -42 + 14 * point
        colour = GOLD if point % 2 else IVORY
        collar.append(outlined(f"M{left} 30 H{left + 14} L{left + 7} 52 Z", colour))
    head = [disc(54, -14, 13, SKIN["H"].light), disc(50, -15, 1.8, INK, 0), disc(58, -15, 1.8, INK, 0)]
    return [
        *robe(_LEFT_HALF, CRIMSON, "D", "#E0574F"),
        *robe(_RIGHT_HALF, TEAL, "D", "#2F9A8C"),
        *staff(-4),
        *head,
        outlined(
            "M41 -22 C38 -36 30 -34 30 -26 C30 -44 44 -46 54 -38 C64 -46 78 -44 78 -26 C78 -34 70 -36 67 -22 Z", GOLD
        ),
        line("M49 -8.6 Q54 -5 59 -8.6", INK, 1.8),
        *fist(skin, 54, IVORY),
        *neck(skin, 34),
        *collar,
        *front(skin),
        *man(INK),
        line("M-11 14 C-6 22 6 22 11 14", INK, 2),
        disc(-14, 9, 3.6, CRIMSON, 0),
        disc(14, 9, 3.6, CRIMSON, 0),
        *horns,
        outlined("M-28 -18 C-12 -27 12 -27 28 -18 L26 -31 C10 -38 -10 -38 -26 -31 Z", NAVY),
        *bells,
    ]


def _ground() -> Marks:
    marks: Marks = []
    for row in range(7):
        y = 26.0 + row * 24
        for column in range(-1, 8):
            x = 16.0 + column * 24 + (12 if row % 2 else 0)
            if y < seam("J", x) and 8 < x < 192 and not (x < 46 and y < 140):
                marks.append(plain(star(x, y, 6.5), _STAR))
    return marks


def _sash() -> Marks:
    half = 6.0
    slope = math.degrees(math.atan(seam("J", 101) - seam("J", 100)))
    band = polygon(
        [(6, seam("J", 6) - half), (194, seam("J", 194) - half), (194, seam("J", 194) + half), (6, seam("J", 6) + half)]
    )
    marks = [outlined(band, GOLD)]
    for at in range(-5, 6):
        along = 100 + at * 15.6
        spot = place(beads(NAVY, NAVY)(at), turn(slope))
        marks += place(spot, shift(along, seam("J", along)))
    return marks


def joker() -> Marks:
    """The whole card: the same half twice, the second turned about the middle."""
    half = [*_ground(), *place(_figure(), FIGURE)]
    for side in (lambda p: p[1] - seam("J", p[0]), lambda p: 9 - p[0], lambda p: p[0] - 191):
        half = keep(half, side)
    corner = _corner()
    return [
        *sheet(),
        plain(panel(), _GROUND),
        *half,
        *place(half, TURNED),
        *_sash(),
        *mat(),
        *corner,
        *place(corner, TURNED),
        *edge(),
    ]
