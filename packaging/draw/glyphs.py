"""Suits and rank glyphs as closed paths, so that cards look the same on every machine.

A suit lies in a box of 100 about the origin. A rank glyph is 100 high from (0, 0), with strokes of 17.
"""

from __future__ import annotations

import math

from pen import Affine, Path, box, ellipse, moved, path, polygon, shift, then, turn
from pen import scale as grown

SUITS = ("S", "H", "D", "C")
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")

_CLUB = (
    *ellipse(0, -26.5, 23),
    *ellipse(25.5, 13, 23),
    *ellipse(-25.5, 13, 23),
    *path("M-9 -10 H9 L14 8 L5 14 C5.5 33 9 43 19 50 H-19 C-9 43 -5.5 33 -5 14 L-14 8 Z"),
)


def _star() -> Path:
    """Five points, the emblem of the jokers."""
    corners = []
    for i in range(10):
        r, a = (52.0, 24.0)[i % 2], math.radians(36 * i)
        corners.append((r * math.sin(a), 4 - r * math.cos(a)))
    return polygon(corners)


_SUIT: dict[str, Path] = {
    "S": path(
        "M0 -50 C15 -33 48 -9 48 16 C48 30 37.5 38.5 26 38.5 C17 38.5 9 34.5 4.2 27 C5.4 37.5 9.5 45 18.5 50"
        " H-18.5 C-9.5 45 -5.4 37.5 -4.2 27 C-9 34.5 -17 38.5 -26 38.5 C-37.5 38.5 -48 30 -48 16"
        " C-48 -9 -15 -33 0 -50 Z"
    ),
    "H": path(
        "M0 49 C-16 31 -48 8 -48 -19 C-48 -37 -36 -47 -23 -47 C-12 -47 -4 -41 0 -30 C4 -41 12 -47 23 -47"
        " C36 -47 48 -37 48 -19 C48 8 16 31 0 49 Z"
    ),
    "D": path("M0 -50 C10 -30 24 -12 39 0 C24 12 10 30 0 50 C-10 30 -24 12 -39 0 C-24 -12 -10 -30 0 -50 Z"),
    "C": _CLUB,
    "*": _star(),
}

_SIX = path(
    "M30 0 C48 0 58 9 59.5 25 H42.5 C41.5 19.5 37.5 16.5 31 16.5 C21.5 16.5 17 23 17 36 V42 C21 38.5 26 37"
    " 32 37"
    " C50 37 60 48.5 60 68 C60 88 49 100 30 100 C11 100 0 88 0 66 V36 C0 12 11 0 30 0 Z"
    " M30 53 C21.5 53 17 58 17 68 C17 78.5 21.5 83.5 30 83.5 C38.5 83.5 43 78.5 43 68 C43 58 38.5 53 30 53 Z"
)
_ONE = path("M11 100 V21 L0 28.5 V9.5 L15 0 H28 V100 Z")
_TWO = path(
    "M0 30 C0 11 11 0 30 0 C49 0 60 11 60 28 C60 40 55 48 47 57 L22.5 83.5 H60 V100 H0 V86 L34.5 47"
    " C40 40.5 43 35 43 28.5 C43 21 38 16.5 30 16.5 C22 16.5 17 21.5 17 30 Z"
)
_THREE = path(
    "M0 26 C1 9 12 0 30 0 C48 0 59 10 59 26 C59 37 54 44 46 48 C55 52 60 60 60 72 C60 89 48 100 30 100"
    " C12 100 1 90 0 73 H17 C18 80 22 83.5 30 83.5 C38 83.5 43 79 43 71 C43 62 38 57 28 57 H21 V41 H28"
    " C37 41 42 36 42 28 C42 21 38 16.5 30 16.5 C22 16.5 18 20 17 26 Z"
)
# Each glyph: its width and its path, to be filled by the even-odd rule.
_RANK: dict[str, tuple[float, Path]] = {
    "A": (66, path("M0 100 L22 0 H44 L66 100 H48 L43.6 80 H22.4 L18 100 Z M33 31.8 L40.1 64 H25.9 Z")),
    "K": (64, path("M0 0 H17 V44 L43.5 0 H63.5 L37 44 L64 100 H44.5 L26 61 L17 76 V100 H0 Z")),
    "Q": (
        76,
        path(
            "M35.5 0 C57 0 71 14 71 36 V64 C71 70 70 75.5 67.8 80 L76 88.2 L65 99.5 L56.6 91 C51 96.8 44"
            " 100 35.5 100"
            " C14 100 0 86 0 64 V36 C0 14 14 0 35.5 0 Z M35.5 17 C23.5 17 17 24 17 37 V63 C17 76 23.5 83 35.5 83"
            " C39 83 42 82.3 44.4 80.8 L35 71.4 L46.4 60 L54 67.6 V37 C54 24 47.5 17 35.5 17 Z"
        ),
    ),
    "J": (
        54,
        path(
            "M14 0 H54 V66 C54 88 44 100 27 100 C10 100 0 89 0 71 H17 C17 79 20 83.5 27 83.5"
            " C34 83.5 37 79 37 66 V16.5 H14 Z"
        ),
    ),
    "10": (90, (*_ONE, *box(37, 0, 53, 100, 25.5), *box(53.5, 17, 20, 66, 9.5))),
    "9": (60, moved(_SIX, turn(180, 30, 50))),
    "8": (
        60,
        path(
            "M30 0 C47 0 57 10 57 26 C57 36 53 43 46 47.5 C55 52 60 60 60 72 C60 89 48 100 30 100 C12 100"
            " 0 89 0 72"
            " C0 60 5 52 14 47.5 C7 43 3 36 3 26 C3 10 13 0 30 0 Z M30 16 C23 16 19.5 20 19.5 27.5 C19.5 36 23 40.5"
            " 30 40.5 C37 40.5 40.5 36 40.5 27.5 C40.5 20 37 16 30 16 Z M30 56 C21.5 56 17 61.5 17 70.5 C17 79 21.5"
            " 83.5 30 83.5 C38.5 83.5 43 79 43 70.5 C43 61.5 38.5 56 30 56 Z"
        ),
    ),
    "7": (58, path("M0 0 H58 V15 L27 100 H8.5 L39 16.5 H0 Z")),
    "6": (60, _SIX),
    "5": (
        60,
        path(
            "M5 0 H56 V16.5 H21.5 V36 C25 34 28 33.5 32 33.5 C49 33.5 60 45 60 66 C60 87 49 100 30 100 C12"
            " 100 1 90"
            " 0 73 H17 C18 80 22 83.5 30 83.5 C38.5 83.5 43 77 43 66.5 C43 55.5 38.5 49.5 30 49.5 C25 49.5 21 52"
            " 19 55.5 H4 Z"
        ),
    ),
    "4": (66, path("M31 0 H55 V61.5 H66 V78 H55 V100 H38.5 V78 H0 V62 Z M38.5 21 V61.5 H17.5 Z")),
    "3": (60, _THREE),
    "2": (60, _TWO),
    # Letters of the word on the jokers.
    "O": (71, (*box(0, 0, 71, 100, 33), *box(17, 17, 37, 66, 17))),
    "E": (54, path("M0 0 H54 V16.5 H17 V41.5 H48 V58 H17 V83.5 H54 V100 H0 Z")),
    "R": (
        64,
        path(
            "M0 0 H34 C51 0 61 11 61 30 C61 43 55 52 45 56 L64 100 H45 L27.5 59 H17 V100 H0 Z"
            " M17 16.5 V43 H32 C40 43 44 38 44 30 C44 21.5 40 16.5 32 16.5 Z"
        ),
    ),
    "12": (94, (*_ONE, *moved(_TWO, shift(34, 0)))),
    "13": (94, (*_ONE, *moved(_THREE, shift(34, 0)))),
}


def suit(letter: str, x: float, y: float, size: float, *after: Affine) -> Path:
    """The suit (or "*", the jokers' star) centred on (x, y) in a box of `size`, then moved by the further steps."""
    return moved(_SUIT[letter], then(grown(size / 100), shift(x, y), *after))


def emblem(letter: str, x: float, y: float, size: float) -> Path:
    """What stands for the letter of a card: its suit, or the star of both jokers."""
    return suit(letter if letter in SUITS else "*", x, y, size)


def rank(text: str, x: float, top: float, height: float, most: float = math.inf) -> Path:
    """The rank glyph with its middle on x and its top edge at `top`, narrowed where it is wider than `most`.

    "12" and "13" exist for trick numbers, O E R for the word on the jokers.
    """
    width, shape = _RANK[text]
    tall = height / 100
    wide = min(tall, most / width)
    return moved(shape, then(grown(wide, tall), shift(x - width * wide / 2, top)))
