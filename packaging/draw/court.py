"""How a court card is put together: ground, two halves cut at the seam, sash, mat."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from card import LARGE, STANDARD, TURNED, Layers, indices, joker_indices, leaf, mat, panel
from colours import TWO
from glyphs import emblem
from paint import GOLD, INK, disc, outlined, plain
from pen import Affine, Marks, Point, box, place, polygon, scale, shift, then, turn
from scissors import common, keep

RIFKI_GROUND, RIFKI_RAY = "#A81E31", "#C03A49"
FIGURE: Affine = then(scale(1.01), shift(104, 83))  # the figure's origin is the middle of the face

JOKER = "joker"
"""Stands where a court has its rank."""

Ornament = Callable[[int], Marks]


@dataclass(frozen=True)
class Sash:
    """The band over the seam: its colour, and its ornament at place −5 … 5 about (0, 0), running to the right."""

    colour: str
    ornament: Ornament


@dataclass(frozen=True)
class Figure:
    """One half of a court: marks in figure units from back to front, and the sash."""

    marks: Marks
    sash: Sash


_BAND = {"K": 17.0, "Q": 14.0, "J": 12.0, JOKER: 15.0}


def seam(rank_text: str, x: float) -> float:
    """Height of the seam at x: it rises for a king or joker, falls for a jack, waves for a queen."""
    if rank_text == "Q":
        return 150 - 22 * math.sin(math.radians(90 * (x - 100) / 86))
    return 150 + (x - 100) * (0.26 if rank_text == "J" else -0.26)


def _slope(rank_text: str, x: float) -> float:
    """Degrees of the seam at x, clockwise on the page."""
    return math.degrees(math.atan(seam(rank_text, x + 0.5) - seam(rank_text, x - 0.5)))


def _sash(rank_text: str, sash: Sash) -> Marks:
    half = _BAND[rank_text] / 2
    xs = range(8, 193, 4) if rank_text == "Q" else (6, 194)
    upper: list[Point] = []
    lower: list[Point] = []
    for x in xs:
        y, a = seam(rank_text, x), math.radians(_slope(rank_text, x))
        upper.append((x + half * math.sin(a), y - half * math.cos(a)))
        lower.append((x - half * math.sin(a), y + half * math.cos(a)))
    marks = [outlined(polygon([*upper, *reversed(lower)]), sash.colour)]
    for at in range(-5, 6):
        along = 100 + at * 15.6
        half_turn = turn(180 if at > 0 else 0)
        by = then(half_turn, turn(_slope(rank_text, along)), shift(along, seam(rank_text, along)))
        marks += place(sash.ornament(at), by)
    return marks


def _ground(letter: str, rank_text: str) -> Marks:
    """Suit marks in the upper half."""
    colour = TWO.mark(letter)
    marks: Marks = []
    for row in range(7):
        y = 26.0 + row * 24
        for column in range(-1, 8):
            x = 16.0 + column * 24 + (12 if row % 2 else 0)
            if y < seam(rank_text, x) and 8 < x < 192 and not (x < 40 and y < 88):
                marks.append(plain(emblem(letter, x, y, 13), colour))
    return marks


def _rays() -> Marks:
    """Rıfkı alone: lighter rays and a dotted ring of gold round the head."""
    cx, cy = 104.0, 83.0
    marks: Marks = []
    for i in range(24):
        a, b = math.radians(15 * i - 3.75), math.radians(15 * i + 3.75)
        far = 210.0
        wedge = [(cx, cy), *((cx + far * math.cos(t), cy + far * math.sin(t)) for t in (a, b))]
        marks.append(plain(common(polygon(wedge), box(10, 10, 180, 280)), RIFKI_RAY))
    for i in range(24):
        a = math.radians(15 * i)
        marks.append(disc(cx + 68 * math.cos(a), cy + 68 * math.sin(a), 2.4, GOLD, 0))
    return marks


def court_card(rank_text: str, letter: str, figure: Figure) -> Layers:
    """The whole card: the same half twice, the second turned about the middle. `letter` is a suit's or a joker's."""
    rifki = (rank_text, letter) == ("K", "H")

    def above(p: Point) -> float:
        return p[1] - seam(rank_text, p[0])

    ground = _rays() if rifki else _ground(letter, rank_text)
    half = [*ground, *place(figure.marks, FIGURE)]
    for side in (above, lambda p: 9 - p[0], lambda p: p[0] - 191):
        half = keep(half, side)
    common = [
        plain(panel(STANDARD), RIFKI_GROUND if rifki else TWO.grounds[letter]),
        *half,
        *place(half, TURNED),
        *_sash(rank_text, figure.sash),
    ]
    outline = GOLD if rifki else INK
    corners = {
        size: joker_indices(size, letter) if rank_text == JOKER else indices(size, rank_text, letter)
        for size in (STANDARD, LARGE)
    }
    return leaf(common, *([*mat(size, outline), *marks] for size, marks in corners.items()))
