"""Draw the icons: python3 packaging/draw/icons.py [folder]

Game marks, suits, signs and the program's own picture. Marks are 64 square and must read at 22 pixels; a name
ending in -dark is the same sign for the dark panels.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path

from colours import TWO
from glyphs import SUITS, rank, suit
from paint import CRIMSON, GOLD, INK, IVORY, disc, line, outlined, plain
from pen import Mark, Marks, box, moved, page, place, polygon, scale, shift, then, turn
from scissors import half_plane, keep, kept

_HOME = Path(__file__).resolve().parents[2] / "resources" / "icons"
NOW, BRONZE = "#F2C14E", "#A06C10"
_PANEL_DARK = "#1C2130"
_IVORY_INK = "#EEF0F6"
_RED_DARK = "#FF7A7A"
_PENALTY, _PENALTY_DARK = "#A81E31", "#FF8A8A"
_ACCENT, _ACCENT_DARK = "#1B6249", "#5CC79A"
_SUIT_DARK = {"S": "#E9ECF5", "H": _RED_DARK, "D": _RED_DARK, "C": "#E9ECF5"}


def _tricks(ink: str, paper: str) -> Marks:
    """Two cards of a trick."""
    card = box(-13, -20, 26, 40, 4.5)
    return [
        outlined(moved(card, then(turn(-15), shift(24.5, 32))), paper, 4.4, ink),
        outlined(moved(card, then(turn(12), shift(39, 32))), paper, 4.4, ink),
    ]


def _no_tricks(ink: str, paper: str, red: str) -> Marks:
    """El Almaz: a trick, struck out."""
    return [*_tricks(ink, paper), line("M10 55 L54 9", red, 5.6)]


def _no_hearts(ink: str, red: str) -> Marks:
    """Kupa Almaz: a heart cut by a stroke; the gap is cut out, so that it shows any ground."""
    heart = suit("H", 32, 33, 50)
    above = kept(heart, half_plane((51, 5), (5, 51)))
    below = kept(heart, half_plane((13, 59), (59, 13)))
    return [plain(above, red), plain(below, red), line("M9 55 L55 9", ink, 5)]


def _last_two(one: str, other: str, height: float, ink: str, paper: str) -> Marks:
    """The last two tricks by their numbers: twelfth and thirteenth, or seventh and eighth."""
    marks: Marks = []
    for x, text in ((17.2, one), (46.8, other)):
        marks.append(outlined(box(x - 14.6, 9, 29.2, 46, 5), paper, 3.6, ink))
        marks.append(Mark(rank(text, x, 32 - height / 2, height), ink, even_odd=True))
    return marks


def _struck(marks: Marks, red: str) -> Marks:
    return [*marks, line("M7 57 L57 7", red, 5.6)]


def _letters(text: str, ink: str) -> Marks:
    middles = {1: (32,), 2: (17, 49)}[len(text)]
    height = 44 if len(text) == 2 else 48
    return [
        Mark(rank(letter, x, 32 - height / 2, height), ink, even_odd=True)
        for letter, x in zip(text, middles, strict=True)
    ]


def _rifki() -> Marks:
    """Rıfkı: the heart with a K and a crown."""
    return [
        plain(suit("H", 32, 39, 50), CRIMSON),
        Mark(rank("K", 32, 25, 25), IVORY, even_odd=True),
        outlined("M18 18 L14.5 4.5 L24.5 10.5 L32 2 L39.5 10.5 L49.5 4.5 L46 18 Z", GOLD, 3),
    ]


def _trump(letter: str) -> Marks:
    """A trump: the suit in a gold disc."""
    colour = CRIMSON if letter in "HD" else INK
    return [disc(32, 32, 28, "#F5D27A", 3.4, BRONZE), plain(suit(letter, 32, 32.5, 34), colour)]


def crown() -> Marks:
    """The crown of the program, 64 × 64, five points with balls and a band of suits."""
    marks = [
        outlined("M11 47 L5.5 22 L18.5 32 L24 13.5 L32 30 L40 13.5 L45.5 32 L58.5 22 L53 47 Z", GOLD, 2.8),
        outlined(box(10, 44.5, 44, 12.5, 3), GOLD, 2.8),
    ]
    for x, y in ((5.5, 19.5), (23.5, 11), (40.5, 11), (58.5, 19.5)):
        marks.append(disc(x, y, 4, CRIMSON, 2.4))
    marks += [
        plain(suit("H", 20.5, 50.9, 7.6), CRIMSON),
        plain(suit("S", 32, 50.7, 8), INK),
        plain(suit("D", 43.5, 50.8, 8.6), CRIMSON),
    ]
    return marks


def program() -> Marks:
    """The program's picture, 512 × 512: two cards and the crown on cloth."""
    card = box(-96, -144, 192, 288, 16)
    left, right = then(turn(-13), shift(178, 330)), then(turn(13), shift(334, 330))
    marks = [
        plain(box(16, 16, 480, 480, 104), "#123A2C"),
        plain(box(26, 26, 460, 460, 95), "#2F7A5D"),
        line(box(44, 44, 424, 424, 80), "#5B9A80", 5),
    ]
    cards = place([outlined(card, TWO.face, 8), plain(suit("S", -14, 28, 132), TWO.suits["S"])], left)
    cards += place([outlined(card, TWO.face, 8), plain(suit("H", 14, 30, 132), TWO.suits["H"])], right)
    for side in (lambda p: p[1] - 468, lambda p: 44 - p[0], lambda p: p[0] - 468):
        cards = keep(cards, side)
    marks += cards
    return marks + place(crown(), then(shift(-32, -32), scale(5.2), shift(256, 164)))


def _lock(ink: str) -> Marks:
    return [
        line("M20 30 V21 C20 5 44 5 44 21 V30", ink, 6),
        line(box(12, 29, 40, 27, 5), ink, 6),
        line("M32 39 V46", ink, 6),
    ]


def _tick() -> Marks:
    return [disc(32, 32, 27, NOW, 5), line("M20 33.5 L28.5 42 L44.5 23", INK, 6.5)]


def _star(fill: str) -> Marks:
    points = []
    for i in range(10):
        r, a = (28.0 if i % 2 == 0 else 11.6), math.radians(36 * i - 90)
        points.append((32 + r * math.cos(a), 34 + r * math.sin(a)))
    return [Mark(polygon(points), fill, fill, 2)]


def _arrow() -> Marks:
    """The arrow of the turn, pointing up."""
    return [outlined("M32 9 L54 54 L32 44 L10 54 Z", NOW, 6)]


def _warning() -> Marks:
    return [disc(32, 32, 28, _PENALTY, 0), line("M32 16 V34", "#FFFFFF", 7.5), disc(32, 47, 4.4, "#FFFFFF", 0)]


def _pictures() -> dict[str, Marks]:
    pictures: dict[str, Marks] = {
        "crown": crown(),
        "lock": _lock(_PENALTY),
        "lock-dark": _lock(_PENALTY_DARK),
        "tick": _tick(),
        "check": [line("M12 34 L26 48 L52 17", _ACCENT, 7)],
        "check-dark": [line("M12 34 L26 48 L52 17", _ACCENT_DARK, 7)],
        "star": _star(BRONZE),
        "star-dark": _star(NOW),
        "arrow": _arrow(),
        "warning": _warning(),
        "rifki": _rifki(),
    }
    for ending, ink, paper, red in (("", INK, TWO.face, CRIMSON), ("-dark", _IVORY_INK, _PANEL_DARK, _RED_DARK)):
        pictures["el" + ending] = _no_tricks(ink, paper, red)
        pictures["kupa" + ending] = _no_hearts(ink, red)
        pictures["erkek" + ending] = _letters("KJ", ink)
        pictures["kiz" + ending] = _letters("Q", ink)
        pictures["son" + ending] = _last_two("12", "13", 23, ink, paper)
        pictures["tricks" + ending] = _tricks(ink, paper)
        pictures["hearts" + ending] = [plain(suit("H", 32, 33, 50), red)]
        pictures["last-two" + ending] = _last_two("7", "8", 28, ink, paper)
        pictures["nothing" + ending] = _struck(crown(), ink)
    kinds: tuple[tuple[str, Callable[[str], str]], ...] = (
        ("", TWO.suits.__getitem__),
        ("-dark", _SUIT_DARK.__getitem__),
        ("-ivory", lambda _: IVORY),
    )
    for letter in SUITS:
        pictures[f"trump-{letter}"] = _trump(letter)
        for ending, colour in kinds:
            pictures[f"suit-{letter}{ending}"] = [plain(suit(letter, 32, 32, 58), colour(letter))]
    return pictures


def main(folder: Path) -> None:
    """Write every icon into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pages = {name: page(64, 64, marks) for name, marks in _pictures().items()}
    pages["kingtable"] = page(512, 512, program())
    for name, text in pages.items():
        (folder / f"{name}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else _HOME)
