"""Draw the eight avatars: python3 packaging/draw/avatars.py [folder]

A disc with head and shoulders, 100 × 100, from the head kit of the courts.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from heads import SKIN, bearded, both, front, lips, man, neck, woman
from paint import (
    AMBER,
    BLUE,
    BROWN,
    CHESTNUT,
    CORAL,
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    LINE,
    MINT,
    NAVY,
    RUST,
    TEAL,
    UMBER,
    disc,
    line,
    outlined,
    plain,
)
from pen import Affine, Mark, Marks, ellipse, page, place, scale, shift, then
from scissors import common

_HOME = Path(__file__).resolve().parents[2] / "resources" / "avatars"
_SILVER = "#CCD3E0"
_IN_DISC: Affine = then(scale(1.12), shift(50, 50))
_DISC = ellipse(50, 50, 48)


def _portrait(ground: str, marks: Marks) -> Marks:
    """The figure inside its disc: shapes are cut at the rim, which then covers their ends."""
    inner: Marks = [plain(_DISC, ground)]
    for mark in place(marks, _IN_DISC):
        if all(math.dist(p, (50, 50)) < 48 for p in _points(mark)):
            inner.append(mark)
        elif mark.fill:
            shape = common(mark.shape, _DISC)
            if shape:
                inner.append(Mark(shape, mark.fill, mark.ink, mark.width, mark.even_odd))
    return [*inner, line(_DISC, INK, 2.4)]


def _points(mark: Mark) -> list[tuple[float, float]]:
    return [p for stroke in mark.shape for p in (stroke.start, *(q for seg in stroke.segments for q in seg))]


def _shoulders(colour: str, collar: str = "") -> Marks:
    marks = [outlined("M-11 32 C-34 34 -46 42 -50 60 H50 C46 42 34 34 11 32 L0 42 Z", colour)]
    if collar:
        marks += both([outlined("M-11 31 L0 43 L-9 50 L-20 35 Z", collar)])
    return marks


def young_woman_bob() -> Marks:
    """Ink hair cut at the chin."""
    skin = SKIN["S"]
    hair = "M0 -39 C-28 -39 -35 -18 -34 4 V26 C-34 30 -30 32 -26 32 H26 C30 32 34 30 34 26 V4 C35 -18 28 -39 0 -39 Z"
    fringe = (
        "M9 -25 C0 -18 -12 -17 -21 -13 L-24 4 C-28 -18 -22 -36 0 -36 C22 -36 28 -18 24 4 L21 -10 C18 -16 13 -20 9 -25 Z"
    )
    return [
        outlined(hair, INK),
        *neck(skin, 46),
        *_shoulders(CRIMSON),
        *front(skin),
        *woman(INK),
        outlined(fringe, INK),
        *both([disc(-23, 17, 3, GOLD, 1.6)]),
    ]


def woman_waves() -> Marks:
    """Long red hair."""
    skin = SKIN["H"]
    hair = (
        "M0 -40 C-26 -40 -33 -22 -33 -6 C-34 10 -42 16 -42 32 C-42 44 -36 50 -30 56 H30 C36 50 42 44 42 32 C42"
        " 16 34 10 33 -6 C33 -22 26 -40 0 -40 Z"
    )
    fringe = "M5 -25 C-2 -16 -14 -12 -21.5 -2 C-29 -14 -24 -37 0 -37 C24 -37 29 -14 21.5 -2 C17 -10 10 -16 5 -25 Z"
    return [
        outlined(hair, RUST),
        *neck(skin, 46),
        *_shoulders(TEAL),
        *front(skin),
        *woman(CHESTNUT),
        *both([line("M-31 8 C-35 18 -36 26 -33 36", CORAL)]),
        outlined(fringe, RUST),
    ]


def bearded_man() -> Marks:
    """A dark beard and short hair."""
    skin = SKIN["C"]
    hair = (
        "M-21.5 -2 C-25 -4 -27 -20 -23 -28 C-18 -40 18 -40 23 -28 C27 -20 25 -4 21.5 -2 L20 -16 C12 -22 -12"
        " -22 -20 -16 Z"
    )
    beard = (
        "M-21.5 -6 C-20 5 -15 9 -7 10.5 C-3 9 3 9 7 10.5 C15 9 20 5 21.5 -6 L23 12 C22 28 12 37 0 37 C-12 37"
        " -22 28 -23 12 Z"
    )
    return [
        *neck(skin, 46),
        *_shoulders(NAVY, IVORY),
        *front(skin),
        *bearded(UMBER),
        outlined(beard, UMBER),
        lips(y=17),
        outlined(hair, UMBER),
    ]


def headscarf() -> Marks:
    """A blue headscarf."""
    skin = SKIN["C"]
    scarf = (
        "M0 -41 C-28 -41 -35 -20 -33 0 C-32 18 -34 26 -44 40 L-50 60 H50 L44 40 C34 26 32 18 33 0 C35 -20 28"
        " -41 0 -41 Z"
    )
    brim = "M0 -33 C-20 -33 -27 -18 -26.5 2 C-26 22 -14 35 0 35 C14 35 26 22 26.5 2 C27 -18 20 -33 0 -33 Z"
    opening = "M0 -25 C-14 -25 -21 -14 -21 2 C-21 19 -11 28 0 28 C11 28 21 19 21 2 C21 -14 14 -25 0 -25 Z"
    return [
        outlined(scarf, BLUE),
        line("M-33 6 C-30 32 -14 42 2 43 C16 44 26 47 34 55", INK, 2),
        line("M-27 -23 C-21 -34 -8 -37.6 2 -37.6", "#7CA6DC", 1.8),
        outlined(brim, "#7CA6DC"),
        plain(opening, skin.light),
        plain("M0 -25 C14 -25 21 -14 21 2 C21 19 11 28 0 28 Z", skin.shade),
        line(opening, INK, LINE),
        *woman(UMBER),
    ]


def grandmother() -> Marks:
    """Silver hair in a knot, round glasses."""
    skin = SKIN["S"]
    hair = (
        "M-23 10 C-30 4 -30 -18 -24 -27 C-16 -39 16 -39 24 -27 C30 -18 30 4 23 10 L21 -4 C18 -12 10 -18 0 -24"
        " C-10 -18 -18 -12 -21 -4 Z"
    )
    glasses = [
        *both([line(ellipse(-10.2, -1.5, 8), INK, 2.4), line("M-18.2 -2.5 L-22 -4.5", INK, 2.2)]),
        line("M-2.4 -2.5 Q0 -4.5 2.4 -2.5", INK, 2.2),
    ]
    return [
        disc(0, -37, 10.5, _SILVER),
        line("M-6 -38 Q0 -43 6 -38", INK, 1.7),
        *neck(skin, 46),
        *_shoulders("#8A6FB0", IVORY),
        *front(skin),
        *woman("#8D8A80", cheek=CORAL),
        *glasses,
        outlined(hair, _SILVER),
        line("M-22 -14 C-19 -22 -14 -27 -7 -29 M22 -14 C19 -22 14 -27 7 -29", "#8D8A80", 1.7),
        *both([disc(-22, 14, 2.8, GOLD, 1.6)]),
    ]


def young_man_cap() -> Marks:
    """A red cap with a peak."""
    skin = SKIN["H"]
    cap = "M-25 -17 C-28 -36 -14 -41.5 0 -41.5 C14 -41.5 28 -36 25 -17 C10 -23 -10 -23 -25 -17 Z"
    peak = "M-25.5 -17 C-12 -24 10 -24 24 -20 C32 -18 38 -15 40.5 -10.5 C30 -14 8 -16.5 -25.5 -13 Z"
    return [
        *both([outlined("M-25 -14 L-26 4 C-26 7 -22 7 -21 5 V-14 Z", BROWN)]),
        *neck(skin, 46),
        *_shoulders(TEAL),
        *both([outlined("M-12 30 L0 44 L-5 49 L-19 34 Z", MINT)]),
        *front(skin),
        *man(BROWN),
        outlined(cap, CRIMSON),
        line("M0 -41 V-23 M-13 -38 C-15 -32 -15 -28 -14 -22 M13 -38 C15 -32 15 -28 14 -22", "#8A1F2E", 1.6),
        disc(0, -40.5, 2.6, GOLD, 1.6),
        outlined(peak, NAVY),
    ]


def grandfather() -> Marks:
    """White hair at the sides, a white moustache, a flat cap."""
    skin = SKIN["S"]
    moustache = "M0 11.5 C-5 7 -14 9 -18 17 C-11 20.5 -4 19.5 0 15.5 C4 19.5 11 20.5 18 17 C14 9 5 7 0 11.5 Z"
    cap = "M-29 -16 C-34 -32 -16 -42 4 -41 C22 -40 34 -32 30 -15 C14 -22 -12 -22 -29 -16 Z"
    return [
        *both([outlined("M-22 -16 C-29 -12 -29 2 -25 7 C-22 8 -21 6 -21 2 Z", IVORY)]),
        *neck(skin, 46),
        *_shoulders(BROWN, IVORY),
        *front(skin),
        *bearded("#8D8A80"),
        lips(y=20.5),
        outlined(moustache, IVORY),
        outlined(cap, AMBER),
        line("M-8 -40 C-14 -34 -16 -28 -15 -22 M12 -40 C17 -34 18 -28 17 -21", INK, 1.6),
        outlined("M-30 -15 C-14 -23 14 -23 31 -14 L28 -9 C12 -17 -12 -17 -27 -10 Z", BROWN),
    ]


def woman_curls() -> Marks:
    """Dark curls and a golden band."""
    skin = SKIN["D"]
    curls: Marks = []
    ring = ((-17, -29, 8.5), (-25, -18, 8.5), (-28.5, -4, 8.5), (-27, 9.5, 8), (-6, -32.5, 8.5))
    for x, y, r in ring:
        curls += [disc(x, y, r, INK), disc(-x, y, r, INK)]
    curls.append(disc(0, -27, 14, INK))
    curls.append(plain("M-24 -26 H24 V12 H-24 Z", INK))
    curls += both([line(ellipse(x, y, r * 0.4), "#56649A", 1.8) for x, y, r in ring[1:4]])
    return [
        *curls,
        *neck(skin, 46),
        *_shoulders(GOLD),
        *front(skin),
        *woman(INK),
        outlined(
            "M-21.5 -4 C-19 -17 -10 -20 0 -20 C10 -20 19 -17 21.5 -4 C28 -22 18 -32 0 -32 C-18 -32 -28 -22 -21.5 -4 Z",
            INK,
        ),
        outlined("M-24.5 -15 C-17 -30 17 -30 24.5 -15 L22.5 -9 C15 -22 -15 -22 -22.5 -9 Z", GOLD),
        *both([disc(-22.5, 15, 3.2, GOLD, 1.6)]),
    ]


_AVATARS: Sequence[tuple[str, Callable[[], Marks]]] = (
    ("#F5CE86", young_woman_bob),
    ("#BFDDEB", woman_waves),
    ("#F3B9A4", bearded_man),
    ("#F8E3B0", headscarf),
    ("#DCCBEC", grandmother),
    ("#F3E08F", young_man_cap),
    ("#C7E3D2", grandfather),
    ("#F6C3CF", woman_curls),
)


def main(folder: Path) -> None:
    """Write 1.svg … 8.svg into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, (ground, draw) in enumerate(_AVATARS, start=1):
        text = page(100, 100, _portrait(ground, draw()))
        (folder / f"{number}.svg").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else _HOME)
