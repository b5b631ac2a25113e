"""The card itself: face, edge, indices, pips, aces, and the panel of the court cards. Unit card 200 x 300."""

from __future__ import annotations

import math

from glyphs import rank, suit
from paint import CRIMSON, GOLD, INK, TEAL, disc, line, outlined, plain
from pen import Mark, Marks, Path, box, ellipse, moved, path, place, polygon, scale, shift, then, turn

WIDTH, HEIGHT = 200, 300
FACE, EDGE = "#FCFAF3", "#8D8A80"
SUIT_COLOUR = {"S": "#161B2B", "H": "#C2182B", "D": "#C2182B", "C": "#161B2B"}
TURNED = turn(180, 100, 150)

INDEX_AXIS, INDEX_TOP, INDEX_RANK, INDEX_GAP, INDEX_SUIT = 29, 18, 36, 6, 27
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

_PANEL = (
    "M46 14 H177 C182 14 186 18 186 23 V208 H162 C157.6 208 154 211.6 154 216 V286"
    " H23 C18 286 14 282 14 277 V92 H38 C42.4 92 46 88.4 46 84 Z"
)


def sheet() -> Marks:
    """The blank face."""
    return [plain(box(1, 1, 198, 298, 11), FACE)]


def edge() -> Marks:
    """The line round the card, painted last."""
    return [line(box(1, 1, 198, 298, 11), EDGE, 2)]


def indices(rank_text: str, letter: str) -> Marks:
    """Rank above suit in the upper left corner, and turned in the lower right one."""
    colour = SUIT_COLOUR[letter]
    middle = INDEX_TOP + INDEX_RANK + INDEX_GAP + INDEX_SUIT / 2
    corner = [
        Mark(rank(rank_text, INDEX_AXIS, INDEX_TOP, INDEX_RANK), colour, even_odd=True),
        plain(suit(letter, INDEX_AXIS, middle, INDEX_SUIT), colour),
    ]
    return corner + place(corner, TURNED)


def number_card(rank_text: str, letter: str) -> Marks:
    """Two to ten: suits in columns and rows, those below the middle turned."""
    pips: Marks = []
    for x, y in _ROWS[rank_text]:
        pip = plain(suit(letter, x, y, _PIP_SIZE[rank_text]), SUIT_COLOUR[letter])
        pips.append(pip)
        if y != HEIGHT / 2 and (rank_text, y) not in _ONLY_ABOVE:
            pips += place([pip], TURNED)
    return [*sheet(), *pips, *indices(rank_text, letter), *edge()]


def ace(letter: str) -> Marks:
    """One large suit with a rosette; the ace of spades wears a laurel."""
    great = letter == "S"
    size = 120 if great else 104
    heart_of_suit = {"S": 155, "H": 143, "D": 150, "C": 148}[letter]
    marks = [plain(suit(letter, 100, 150, size), SUIT_COLOUR[letter])]
    if great:
        marks = [*_laurel(), *marks, *_rosette(100, heart_of_suit, 1.5, (CRIMSON, GOLD, FACE))]
    else:
        marks += _rosette(100, heart_of_suit, 1.12, (SUIT_COLOUR[letter], FACE, FACE))
    return [*sheet(), *marks, *indices("A", letter), *edge()]


def _rosette(x: float, y: float, size: float, colours: tuple[str, str, str]) -> Marks:
    """Eight petals round a button: heart of the button, its rim, petals."""
    heart, rim, petals = colours
    petal = path("M0 -7.5 C4 -11 4 -15 0 -20 C-4 -15 -4 -11 0 -7.5 Z")
    marks = [plain(moved(petal, turn(45 * i)), petals if i % 2 == 0 else rim) for i in range(8)]
    marks += [plain(ellipse(0, 0, 5.6), rim), plain(ellipse(0, 0, 2.9), heart)]
    return place(marks, then(scale(size), shift(x, y)))


def _laurel() -> Marks:
    """Two branches from a berry at the bottom, open at the top."""
    leaf = path("M0 0 C-6 -4 -7 -13 0 -20 C7 -13 6 -4 0 0 Z")
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
            leaves.append(outlined(moved(leaf, by), colour, 1.6))
    tip = outlined(moved(leaf, then(scale(0.86), turn(-52), shift(*stem[-1]))), TEAL, 1.6)
    berries = [disc(151, 95, 3.2, CRIMSON, 1.5), disc(167.3, 183, 3.2, CRIMSON, 1.5)]
    half = [*branch, *leaves, tip, *berries]
    mirrored = place(half, then(scale(-1, 1), shift(200, 0)))
    return [*half, *mirrored, disc(100, 225, 5, CRIMSON, 1.8)]


def panel() -> Path:
    """The field of a court card, with a notch for each index."""
    return path(_PANEL)


def mat(outline: str = INK) -> Marks:
    """The face around the panel; it hides whatever a figure paints beyond the panel's edge."""
    around = Mark((*box(1, 1, 198, 298, 11), *panel()), FACE, even_odd=True)
    return [around, line(panel(), outline, 2.4 if outline == INK else 3)]
