"""Number cards and aces."""

from __future__ import annotations

import math

from card import HEIGHT, LARGE, STANDARD, TURNED, Layers, indices, leaf, sheet
from colours import TWO
from glyphs import suit
from paint import CRIMSON, GOLD, INK, TEAL, disc, line, outlined, plain
from pen import Marks, ellipse, moved, path, place, polygon, scale, shift, then, turn

_LEFT, _MIDDLE, _RIGHT = 73, 100, 127
_ROWS = {
    "2": [(_MIDDLE, 54)],
    "3": [(_MIDDLE, 54), (_MIDDLE, 150)],
    "4": [(_LEFT, 54), (_RIGHT, 54)],
    "5": [(_LEFT, 54), (_RIGHT, 54), (_MIDDLE, 150)],
    "6": [(_LEFT, 54), (_RIGHT, 54), (_LEFT, 150), (_RIGHT, 150)],
    "7": [(_LEFT, 54), (_RIGHT, 54), (_LEFT, 150), (_RIGHT, 150), (_MIDDLE, 102)],
    "8": [(_LEFT, 54), (_RIGHT, 54), (_LEFT, 150), (_RIGHT, 150), (_MIDDLE, 102)],
    "9": [(_LEFT, 54), (_RIGHT, 54), (_LEFT, 118), (_RIGHT, 118), (_MIDDLE, 150)],
    "10": [(_LEFT, 54), (_RIGHT, 54), (_LEFT, 118), (_RIGHT, 118), (_MIDDLE, 86)],
}
_ONLY_ABOVE = {("7", 102)}  # the seven has one centre pip, above the middle
_PIP_SIZE = {"2": 48, "3": 48, "4": 45, "5": 45, "6": 45, "7": 41, "8": 41, "9": 37, "10": 37}
_LARGE_PIP, _LARGE_ACE = 78, 86  # the one suit between large indices


def number_card(rank_text: str, letter: str) -> Layers:
    """Two to ten: suits in columns and rows, those below the middle turned; one suit between large indices."""
    pips: Marks = []
    for x, y in _ROWS[rank_text]:
        pip = plain(suit(letter, x, y, _PIP_SIZE[rank_text]), TWO.suits[letter])
        pips.append(pip)
        if y != HEIGHT / 2 and (rank_text, y) not in _ONLY_ABOVE:
            pips += place([pip], TURNED)
    alone = plain(suit(letter, 100, 150, _LARGE_PIP), TWO.suits[letter])
    return leaf(
        sheet(),
        [*pips, *indices(STANDARD, rank_text, letter)],
        [alone, *indices(LARGE, rank_text, letter)],
    )


def ace(letter: str) -> Layers:
    """One large suit with a rosette; the ace of spades wears a laurel."""
    large = [*_ace_suit(letter, _LARGE_ACE), *indices(LARGE, "A", letter)]
    standard = [*_laurel(), *_ace_suit(letter, 120)] if letter == "S" else _ace_suit(letter, 104)
    return leaf(sheet(), [*standard, *indices(STANDARD, "A", letter)], large)


def _ace_suit(letter: str, size: float) -> Marks:
    """The suit of that size with its rosette in the middle of the card."""
    heart_of_suit = {"S": 4, "H": -7, "D": 0, "C": -2}[letter] * size / 104
    if letter == "S":
        petals, colours = size / 80, (CRIMSON, GOLD, TWO.face)
    else:
        petals, colours = size / 93, (TWO.suits[letter], TWO.face, TWO.face)
    marks: Marks = [plain(suit(letter, 100, 150, size), TWO.suits[letter])]
    if letter == "S":
        marks += _engraving(size)
    return marks + _rosette(100, 150 + heart_of_suit, petals, colours)


def _engraving(size: float) -> Marks:
    """What makes the ace of spades the great ace: a line inside its edge, a jewel in the tip and one in either lobe."""
    inner = "M0 -41.5 C13 -26.5 41.5 -6 41.5 16 C41.5 26.5 34 32 26 32 C19 32 11.5 28.5 6.5 22"
    marks = [line(inner, TWO.face, 1.5), *place([line(inner, TWO.face, 1.5)], scale(-1, 1))]
    for x, y, colour in ((0, -29, CRIMSON), (-29.5, 18.5, GOLD), (29.5, 18.5, GOLD)):
        marks.append(plain(moved(path("M0 -6.5 L4 0 L0 6.5 L-4 0 Z"), shift(x, y)), colour))
    marks.append(line("M-9 44 H9", TWO.face, 1.5))
    return place(marks, then(scale(size / 100), shift(100, 150)))


def _rosette(x: float, y: float, size: float, colours: tuple[str, str, str]) -> Marks:
    """Eight petals round a button: heart of the button, its rim, petals."""
    heart, rim, petals = colours
    petal = path("M0 -7.5 C4 -11 4 -15 0 -20 C-4 -15 -4 -11 0 -7.5 Z")
    marks = [plain(moved(petal, turn(45 * i)), petals if i % 2 == 0 else rim) for i in range(8)]
    marks += [plain(ellipse(0, 0, 5.6), rim), plain(ellipse(0, 0, 2.9), heart)]
    return place(marks, then(scale(size), shift(x, y)))


def _laurel() -> Marks:
    """Two branches from a berry at the bottom, open at the top."""
    blade = path("M0 0 C-6 -4 -7 -13 0 -20 C7 -13 6 -4 0 0 Z")
    radius = 75.0
    branch: Marks = []
    leaves: Marks = []
    stem = [
        (100 + radius * math.sin(math.radians(a)), 150 + radius * math.cos(math.radians(a))) for a in range(4, 141, 4)
    ]
    branch.append(line(polygon(stem, closed=False), INK, 4.4))
    branch.append(line(polygon(stem, closed=False), TEAL, 2))
    for i, angle in enumerate(range(13, 145, 16)):
        a = math.radians(angle)
        x, y = 100 + radius * math.sin(a), 150 + radius * math.cos(a)
        # Along the branch a leaf points onwards (angle from the upright), one leans out, one in.
        for lean, colour in ((38, TEAL if i % 2 else GOLD), (-38, GOLD if i % 2 else TEAL)):
            by = then(scale(0.86), turn(90 - angle + lean), shift(x, y))
            leaves.append(outlined(moved(blade, by), colour, 1.6))
    tip = outlined(moved(blade, then(scale(0.86), turn(-52), shift(*stem[-1]))), TEAL, 1.6)
    berries = [disc(151, 95, 3.2, CRIMSON, 1.5), disc(167.3, 183, 3.2, CRIMSON, 1.5)]
    half = [*branch, *leaves, tip, *berries]
    mirrored = place(half, then(scale(-1, 1), shift(200, 0)))
    return [*half, *mirrored, disc(100, 225, 5, CRIMSON, 1.8)]
