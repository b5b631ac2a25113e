"""The two jokers. Figure units: the origin is the middle of the face."""

from __future__ import annotations

from collections.abc import Callable

from cloth import stars
from court import Figure, Sash
from glyphs import emblem, suit
from heads import SKIN, Skin, both, front, neck
from held import fist, open_hand
from paint import (
    BLUE,
    BROWN,
    CRIMSON,
    FINE,
    GOLD,
    INK,
    IVORY,
    MINT,
    NAVY,
    TEAL,
    disc,
    line,
    outlined,
    plain,
)
from pen import Marks, box, path, place, polygon, scale, shift, then, turn
from scissors import common

_LEFT_HALF = "M-14 28 C-36 31 -60 38 -74 48 L-96 62 V130 H0 V28 Z"
_RIGHT_HALF = "M14 28 C36 31 56 38 70 48 C78 56 84 68 88 84 V130 H0 V28 Z"


def _motley(shape: str, ground: str, one: str, other: str) -> Marks:
    """Half a coat of long lozenges: rows of the ground between rows of two colours by turns."""
    outline = path(shape)
    marks: Marks = [plain(outline, ground)]
    for row in range(1, 9, 2):
        for column in range(-6, 7):
            x, y = column * 18, 20 + row * 15
            piece = common(outline, polygon([(x, y - 15), (x + 9, y), (x, y + 15), (x - 9, y)]))
            if piece:
                marks.append(plain(piece, (one, other)[column % 2]))
    return [*marks, line(outline, INK)]


def _cap(left: str, middle: str, right: str, brim: str) -> Marks:
    """Three horns with bells, within what the notch of the large index leaves."""
    return [
        outlined("M-13 -28 C-15 -46 -9 -56 1 -60 C4 -52 12 -44 15 -28 Z", middle),
        line("M-3 -31 C-4 -42 -2 -50 1 -55", IVORY, FINE),
        outlined("M0 -30 C2 -48 24 -60 37 -46 C42 -40 42 -32 40 -25 C34 -34 28 -30 23 -22 L4 -24 Z", right),
        outlined("M0 -30 C-2 -52 -27 -62 -38 -46 C-43 -38 -42 -27 -36 -16 C-34 -25 -31 -26 -23 -20 L-4 -24 Z", left),
        line("M-12 -37 C-18 -48 -29 -50 -35 -42", IVORY, FINE),
        line("M12 -36 C18 -46 28 -48 34 -42", IVORY, FINE),
        *[disc(x, y, 4.6, GOLD) for x, y in ((1, -60.5), (-36, -14), (40.5, -23))],
        outlined(
            "M-25.5 -18 C-24 -27 -14 -30 0 -30 C14 -30 24 -27 25.5 -18 L18 -12 L12.5 -19 L6 -13 L0 -20 L-6 -13"
            " L-12.5 -19 L-18 -12 Z",
            brim,
        ),
    ]


def _laughing(skin: Skin, star: str, winks: bool) -> Marks:
    """A face that laughs, stars on the cheeks."""
    grin = "M-11.5 11.5 C-6 14.6 6 14.6 11.5 11.5 C10 21.5 4.5 24 0 24 C-4.5 24 -10 21.5 -11.5 11.5 Z"
    right_eye = line("M5.4 -1.6 Q10 -6 14.6 -1.6", INK, 2.6) if winks else disc(10, -2.5, 2.9, INK, 0)
    return [
        *front(skin),
        disc(-10, -2.5, 2.9, INK, 0),
        right_eye,
        *both([line("M-15.6 -9.6 Q-10.5 -14 -4.8 -10.2", BROWN, 2.6), plain(emblem("*", -14, 7, 8.5), star)]),
        line("M1.2 -6 V6 Q1.2 8 -1 8 H-4", INK, 1.9),
        outlined(grin, IVORY, 1.9),
        plain("M-7.4 19.4 C-4 17.6 4 17.6 7.4 19.4 C5 22.6 2.4 23 0 23 C-2.4 23 -5 22.6 -7.4 19.4 Z", CRIMSON),
    ]


def _ruff(one: str, other: str, bell: str) -> Marks:
    """A collar of points with bells."""
    points = ((-41, 46, one), (41, 46, one), (-22, 54, other), (22, 54, other), (0, 57, one))
    marks: Marks = []
    for x, y, colour in points:
        marks.append(outlined(f"M{x * 0.42 - 11:.1f} 30 H{x * 0.42 + 11:.1f} L{x} {y} Z", colour))
        marks.append(disc(x, y, 3.8, bell, 2))
    return [*marks, outlined("M-20 26 C-8 32 8 32 20 26 L22 35 C8 42 -8 42 -22 35 Z", IVORY)]


def _marotte() -> Marks:
    """A stick with a jester's head that looks back at its master."""
    head: Marks = [
        outlined("M0 -4 C-4 -20 -18 -20 -19 -5 C-15 -9 -11 -8 -8 -3 Z", CRIMSON),
        outlined("M0 -4 C4 -20 18 -20 19 -5 C15 -9 11 -8 8 -3 Z", TEAL),
        disc(-19, -3, 3, GOLD, 1.8),
        disc(19, -3, 3, GOLD, 1.8),
        outlined("M-9.5 -5 H9.5 V2 C9.5 9 5 12 0 12 C-5 12 -9.5 9 -9.5 2 Z", IVORY),
        disc(-4, 0.5, 1.6, INK, 0),
        disc(4, 0.5, 1.6, INK, 0),
        line("M-4.4 5.6 Q0 9.4 4.4 5.6", CRIMSON, 1.9),
        outlined("M-11.5 -5 C-6 -9.5 6 -9.5 11.5 -5 L10.5 -1.6 C5 -5 -5 -5 -10.5 -1.6 Z", GOLD, 2),
        outlined("M-9 14 L0 10 L9 14 L5 21 L0 17 L-5 21 Z", GOLD, 2),
    ]
    return [outlined(box(53.8, 2, 6.4, 100), BROWN), *place(head, then(scale(0.92), shift(57, -12)))]


def _hand_of_cards() -> Marks:
    """Four cards, fanned."""
    marks: Marks = []
    for place_in_fan, letter in enumerate("CDSH"):
        card: Marks = [
            outlined(box(-10.5, -47, 21, 31, 3), IVORY, 2),
            plain(suit(letter, 0, -33, 14), CRIMSON if letter in "HD" else INK),
        ]
        marks += place(card, then(turn(-38 + 25 * place_in_fan), shift(53, 36)))
    return marks


def crimson_joker() -> Figure:
    """Crimson and teal, a marotte."""
    skin = SKIN["H"]
    marks = [
        *_motley(_LEFT_HALF, CRIMSON, GOLD, TEAL),
        *_motley(_RIGHT_HALF, TEAL, GOLD, CRIMSON),
        *_marotte(),
        *fist(skin, 44, IVORY, x=57),
        *neck(skin, 34),
        *_ruff(GOLD, MINT, IVORY),
        *_laughing(skin, CRIMSON, winks=False),
        *_cap(CRIMSON, TEAL, GOLD, IVORY),
    ]
    return Figure(marks, Sash(GOLD, stars(CRIMSON)))


def ink_joker() -> Figure:
    """Ink and blue, winking over a fan of cards."""
    skin = SKIN["C"]
    marks = [
        *_motley(_LEFT_HALF, NAVY, IVORY, BLUE),
        *_motley(_RIGHT_HALF, BLUE, NAVY, GOLD),
        *_hand_of_cards(),
        *open_hand(skin, 40, x=53),
        *neck(skin, 34),
        *_ruff(GOLD, IVORY, CRIMSON),
        *_laughing(skin, BLUE, winks=True),
        *_cap(NAVY, GOLD, BLUE, IVORY),
    ]
    return Figure(marks, Sash(CRIMSON, stars(IVORY)))


JOKERS: dict[str, Callable[[], Figure]] = {"1": crimson_joker, "2": ink_joker}
