"""The card itself: face, edge, indices, and the panel of the court cards. Unit card 200 x 300.

Every face is drawn for two sizes of the index. What depends on the size stands in two groups of the file, and the
one named "large" is hidden; the program shows the one and hides the other.
"""

from __future__ import annotations

from dataclasses import dataclass

from colours import TWO
from glyphs import emblem, rank
from paint import INK, line, plain
from pen import Group, Mark, Marks, Path, box, path, place, turn

WIDTH, HEIGHT = 200, 300
TURNED = turn(180, 100, 150)

Layers = list[Mark | Group]


@dataclass(frozen=True)
class Index:
    """A size of rank and suit in the corner, and the notch that a court's panel leaves for them."""

    name: str
    axis: float
    top: float
    rank: float
    widest: float
    gap: float
    suit: float
    notch: tuple[float, float]


STANDARD = Index("standard", axis=29, top=18, rank=36, widest=34, gap=6, suit=27, notch=(46, 92))
LARGE = Index("large", axis=34, top=14, rank=62, widest=52, gap=7, suit=40, notch=(63, 130))


def sheet() -> Marks:
    """The blank face."""
    return [plain(box(1, 1, 198, 298, 11), TWO.face)]


def edge() -> Marks:
    """The line round the card, painted last."""
    return [line(box(1, 1, 198, 298, 11), TWO.edge, 2)]


def leaf(common: Marks, standard: Marks, large: Marks) -> Layers:
    """A whole face: what both sizes share, what is there with either, and the edge."""
    return [*common, Group(STANDARD.name, standard), Group(LARGE.name, large, hidden=True), *edge()]


def indices(size: Index, rank_text: str, letter: str) -> Marks:
    """Rank above suit in the upper left corner, and turned in the lower right one."""
    colour = TWO.suits[letter]
    middle = size.top + size.rank + size.gap + size.suit / 2
    corner = [
        Mark(rank(rank_text, size.axis, size.top, size.rank, size.widest), colour, even_odd=True),
        plain(emblem(letter, size.axis, middle, size.suit), colour),
    ]
    return corner + place(corner, TURNED)


def joker_indices(size: Index, letter: str) -> Marks:
    """The star above the word, a letter below the other."""
    colour = TWO.suits[letter]
    star = size.suit
    corner = [plain(emblem(letter, size.axis, size.top + star / 2 - 1, star), colour)]
    top, bottom = size.top + star + size.gap, size.notch[1] - 5
    step = (bottom - top) / 5
    for place_in_word, glyph in enumerate("JOKER"):
        shape = rank(glyph, size.axis, top + step * place_in_word, step * 0.82)
        corner.append(Mark(shape, colour, even_odd=True))
    return corner + place(corner, TURNED)


def panel(size: Index) -> Path:
    """The field of a court card, with a notch for each index."""
    x, y = size.notch
    right, bottom = WIDTH - x, HEIGHT - y
    return path(
        f"M{x} 14 H177 C182 14 186 18 186 23 V{bottom} H{right + 8} C{right + 3.6} {bottom} {right} {bottom + 3.6}"
        f" {right} {bottom + 8} V286 H23 C18 286 14 282 14 277 V{y} H{x - 8} C{x - 3.6} {y} {x} {y - 3.6} {x} {y - 8} Z"
    )


def mat(size: Index, outline: str = INK) -> Marks:
    """The face around the panel; it hides whatever a figure paints beyond the panel's edge."""
    around = Mark((*box(1, 1, 198, 298, 11), *panel(size)), TWO.face, even_odd=True)
    return [around, line(panel(size), outline, 2.4 if outline == INK else 3)]
