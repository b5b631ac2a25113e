"""The four kings. Figure units: the origin is the middle of the face."""

from __future__ import annotations

from cloth import arrowheads, beads, ermine, lozenges, pearls, robe
from court import Figure, Sash
from glyphs import suit
from heads import SKIN, bearded, both, front, lips, profile, side_features
from held import STEEL, axe, open_hand, orb, sword
from paint import (
    AMBER,
    BLUE,
    CHESTNUT,
    CORAL,
    CRIMSON,
    GOLD,
    INK,
    IVORY,
    MINT,
    NAVY,
    RUST,
    TEAL,
    disc,
    line,
    outlined,
    plain,
)
from pen import Marks, box, moved, place, scale, shift, then, turn

_SHOULDERS = "M-16 26 C-44 30 -70 38 -96 53 V120 H96 V48 C70 38 44 30 16 26 Z"


def _band(colour: str, stones: str, half: float = 25) -> Marks:
    """The band of a crown, on the forehead."""
    marks = [outlined(box(-half, -34, 2 * half, 9.5, 2), colour)]
    for x in (-half * 0.62, 0, half * 0.62):
        marks.append(plain(moved(box(-2.6, -2.6, 5.2, 5.2), then(turn(45), shift(x, -29.3))), stones))
    return marks


def king_of_spades() -> Figure:
    """From the front, a pointed beard of ink, a tall crown, an upright sword."""
    skin = SKIN["S"]
    hair = (
        "M-25 -30 C-32 -12 -29 6 -33 15 C-36 21 -43 22 -45 17 C-51 25 -43 37 -32 35 C-23 33 -19 26 -17 18 H17"
        " C19 26 23 33 32 35 C43 37 51 25 45 17 C43 22 36 21 33 15 C29 6 32 -12 25 -30 Z"
    )
    beard = (
        "M-21.5 -3 C-20 6 -15 9.5 -7 11 C-3 9.4 3 9.4 7 11 C15 9.5 20 6 21.5 -3 L23 14 C22 32 10 42 0 62"
        " C-10 42 -22 32 -23 14 Z"
    )
    crown = "M-25 -33 L-34 -56 L-19.5 -46 L-11 -62 L0 -47 L11 -62 L19.5 -46 L34 -56 L25 -33 Z"
    spots = [(-44, 44), (-33, 52), (-22, 40), (-38, 66), (-24, 70), (36, 42), (26, 38), (24, 54)]
    marks = [
        outlined(hair, INK),
        *sword(),
        *robe(_SHOULDERS, NAVY, "S", BLUE),
        outlined("M-16 26 H16 L2 76 V110 H-2 Z", CRIMSON),
        *ermine("M-17 26.5 L-54 36 L-46 110 H-8 L-4 70 Z", "", INK, spots[:5]),
        *ermine("M17 26.5 L54 36 L46 110 H8 L4 70 Z", "", INK, spots[5:]),
        outlined("M-18.5 26 L-10.5 25 L2.5 66 L-2.5 90 Z", GOLD),
        outlined("M18.5 26 L10.5 25 L-2.5 66 L2.5 90 Z", GOLD),
        *open_hand(skin, 38),
        *front(skin),
        *bearded(INK),
        outlined(beard, INK),
        *both([line("M-7 24 C-8 34 -4 42 -1.6 50 M-13.5 20 C-14 30 -9.5 38 -6 43", BLUE)]),
        line("M0 28 V54", BLUE),
        *both([line("M-26 -18 C-28 -6 -26 6 -29 16", BLUE)]),
        lips(y=17),
        outlined(crown, GOLD),
        plain(suit("S", 0, -40, 11), INK),
        *_band(GOLD, CRIMSON),
        *[disc(x, y, 3.6, CRIMSON) for x, y in ((-34, -57), (-11, -62), (11, -62), (34, -57))],
    ]
    return Figure(marks, Sash(GOLD, arrowheads(INK, INK)))


def king_of_hearts() -> Figure:
    """Rıfkı: white beard, lined crown, the sword behind the head in a raised hand."""
    skin = SKIN["H"]
    hair = (
        "M-24 -32 C-33 -14 -27 2 -33 14 C-36 20 -42 20 -45 15 C-48 27 -39 36 -29 33 L-16 24 H16 L29 33"
        " C39 36 48 27 45 15 C42 20 36 20 33 14 C27 2 33 -14 24 -32 Z"
    )
    beard = (
        "M-22 -4 C-20 7 -15 10 -8 11.4 C-3 9.6 3 9.6 8 11.4 C15 10 20 7 22 -4 C26 10 27 24 22 34 C20 30 19"
        " 30 18 28"
        " C18 38 14 44 10 48 C9 45 8 44 7 42 C6 48 3 53 0 56 C-3 53 -6 48 -7 42 C-8 44 -9 45 -10 48"
        " C-14 44 -18 38 -18 28 C-19 30 -20 30 -22 34 C-27 24 -26 10 -22 -4 Z"
    )
    moustache = "M0 13 C-5 8 -13 10 -17 17 C-11 19 -4 19 0 15.6 C4 19 11 19 17 17 C13 10 5 8 0 13 Z"
    lining = "M-27 -34 C-38 -44 -34 -55 -22 -52 C-17 -60 -7 -60 0 -54 C7 -60 17 -60 22 -52 C34 -55 38 -44 27 -34 Z"
    crown = "M-26 -32 L-34 -53 L-20 -44 L-12 -58 L0 -45 L12 -58 L20 -44 L34 -53 L26 -32 Z"
    blade = then(turn(21), shift(60, -5))
    arm = "M84 20 C74 14 66 8 66 4 L50 8 C50 22 52 36 58 50 L96 60 V22 Z"
    marks = [
        *place(
            [outlined("M0 -5 H-110 L-120 0 L-110 5 H0 Z", IVORY), plain("M-6 0 H-118 L-110 3.8 H-6 Z", STEEL)], blade
        ),
        outlined(hair, IVORY),
        *robe(_SHOULDERS, NAVY, "H", BLUE),
        outlined("M-16 26 H16 L2 76 V110 H-2 Z", CRIMSON),
        *ermine(
            "M-17 26.5 L-56 37 L-46 110 H-8 L-4 70 Z",
            "H",
            CRIMSON,
            [(-45, 46), (-30, 40), (-35, 60), (-24, 73), (-20, 52)],
        ),
        *ermine("M17 26.5 L50 35 L46 110 H8 L4 70 Z", "H", CRIMSON, [(26, 38), (39, 44), (26, 54)]),
        *robe(arm, TEAL, "H", MINT),
        *place(
            [
                outlined(box(-3.5, -15, 7, 30, 3), GOLD),
                disc(0, -15, 4, GOLD),
                disc(0, 15, 4, GOLD),
                outlined(box(2, -4, 12, 8), CRIMSON),
            ],
            then(turn(21), shift(52, -8)),
        ),
        outlined("M46 6 L71 1 L74 11 L49 17 Z", GOLD),
        *place(
            [outlined(box(-9, -9, 18, 18, 6), skin.light), line("M-8 -4 H4 M-8 0.5 H4 M-7 5 H4", INK, 1.5)],
            then(turn(-8), shift(61, -6)),
        ),
        *front(skin),
        *bearded(AMBER),
        outlined(beard, IVORY),
        *both([line("M-5 30 C-5.4 36 -4.6 42 -3.4 46 M-12.5 27 C-13 32 -12.4 37 -11 40", AMBER)]),
        lips(y=20.5),
        outlined(moustache, IVORY),
        outlined(lining, CRIMSON),
        outlined(crown, GOLD),
        *_band(GOLD, CRIMSON, 26),
        plain(suit("H", 0, -38.4, 9), CRIMSON),
        *[disc(x, y, 3, IVORY) for x, y in ((-34, -54), (-12, -58), (12, -58), (34, -54))],
        line(suit("H", 0, -57, 13), INK, 4.6),
        plain(suit("H", 0, -57, 13), GOLD),
    ]
    return Figure(marks, Sash(GOLD, beads(CRIMSON, CRIMSON)))


def king_of_diamonds() -> Figure:
    """In profile, a long beard, an axe."""
    skin = SKIN["D"]
    hair = "M17 -30 C35 -26 32 -4 32 8 C32 18 36 23 42 26 C36 35 22 36 12 31 L4 10 L2 -30 Z"
    beard = (
        "M-25 12 C-20 10 -17 11 -13 13 C-7 12 -4 6 -2 -2 L4 -14 C10 -8 15 2 15 14 C13 28 8 34 3 42"
        " C-3 52 -13 60 -28 66 C-35 48 -32 36 -25 29 C-24 25 -24.6 22 -22 20.6 L-18 17.6 Z"
    )
    crown = "M-24 -33 L-31 -54 L-15 -45 L0 -63 L15 -45 L31 -54 L24 -33 Z"
    marks = [
        *axe(),
        *robe("M-10 26 C-40 30 -70 38 -96 53 V120 H96 V48 C70 38 44 30 20 28 Z", CRIMSON, "D", CORAL),
        outlined("M-60 35 C-72 39 -84 44 -96 52 V110 H-42 Z", GOLD),
        *[
            plain(moved(box(-5, -5, 10, 10), then(turn(45), scale(0.8, 1.15), shift(x, y))), AMBER)
            for x, y in ((-77, 54), (-65, 52), (-71, 67), (-60, 68), (-83, 68))
        ],
        outlined("M-8 26 L22 28 L0 76 L-10 90 Z", IVORY),
        *open_hand(skin, 38),
        plain("M-6 14 L16 10 L22 36 H-10 Z", skin.shade),
        *profile(skin),
        *side_features(INK, lady=False),
        outlined(hair, INK),
        outlined(beard, INK),
        line("M-4 26 C-8 38 -16 44 -22 54 M-10 24 C-13 34 -20 40 -26 48 M4 22 C1 34 -6 42 -12 50", BLUE),
        line("M20 -18 C25 -8 22 6 27 20 M12 -22 C17 -12 16 2 19 12", BLUE),
        disc(9.5, 13, 3.6, GOLD, 1.6),
        outlined(crown, TEAL),
        plain("M0 -52 L5.4 -44 L0 -36 L-5.4 -44 Z", GOLD),
        *_band(GOLD, CRIMSON, 26),
        *[disc(x, y, 3.4, GOLD) for x, y in ((-31, -55), (0, -62.5), (31, -55))],
    ]
    return Figure(marks, Sash(CRIMSON, lozenges(GOLD)))


def king_of_clubs() -> Figure:
    """From the front, a round red beard, a crown of trefoils, an orb."""
    skin = SKIN["C"]
    beard = (
        "M-22 -6 C-20 6 -15 9.5 -7 11 C-3 9.4 3 9.4 7 11 C15 9.5 20 6 22 -6 C27 -2 30 6 28 13 C33 19 32 28"
        " 26 32"
        " C26 40 18 45 11 43 C7 49 -7 49 -11 43 C-18 45 -26 40 -26 32 C-32 28 -33 19 -28 13 C-30 6 -27 -2 -22 -6 Z"
    )
    curls = (
        "M-20 18 C-16 23 -10 22 -8 26 M20 18 C16 23 10 22 8 26 M-21 30 C-16 35 -10 33 -8 37 M21 30 C16 35"
        " 10 33 8 37"
        " M-5 31 C-3 35 3 35 5 31"
    )
    hair = "M-24 -32 C-33 -22 -31 -4 -25 4 H25 C31 -4 33 -22 24 -32 Z"
    points: Marks = []
    for x, y, size in ((-25, -48, 19), (25, -48, 19), (0, -52, 24)):
        points += [line(suit("C", x, y, size), INK, 4.6), plain(suit("C", x, y, size), GOLD)]
    marks = [
        outlined(hair, CHESTNUT),
        *robe(_SHOULDERS, TEAL, "C", MINT),
        *ermine(
            "M-16 26 C-36 28 -50 33 -60 38 C-50 60 -20 80 0 84 C20 80 50 60 58 36 C48 32 36 28 16 26 Z",
            "C",
            INK,
            [(-45, 41), (-33, 51), (-17, 62), (-30, 37), (0, 58), (34, 38), (24, 49), (-14, 49)],
        ),
        *open_hand(skin, 34, x=56),
        *orb(),
        *front(skin),
        *bearded(CHESTNUT),
        outlined(beard, CHESTNUT),
        line(curls, RUST, 2.2),
        lips(y=17),
        *points,
        outlined("M-27 -34 L-30 -43 C-14 -39 14 -39 30 -43 L27 -34 Z", GOLD),
        *_band(TEAL, GOLD, 27),
    ]
    return Figure(marks, Sash(CRIMSON, pearls(GOLD)))
