"""The four jacks. Figure units: the origin is the middle of the face."""

from __future__ import annotations

from cloth import arrowheads, beads, lozenges, pearls, robe
from court import Figure, Sash
from glyphs import suit
from heads import MIRROR, SKIN, both, front, man, neck, profile, side_features
from held import feather, fist, glaive, halberd, lance, trefoil_staff
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
    MINT,
    NAVY,
    RUST,
    TEAL,
    disc,
    line,
    outlined,
    plain,
)
from pen import ellipse, place

# A tabard parted in the middle: the left half, and the right half that falls over the arm.
_LEFT_HALF = "M-14 28 C-30 31 -52 38 -66 46 L-96 60 V130 H0 V28 Z"
_RIGHT_HALF = "M14 28 C36 32 58 40 70 54 C76 62 80 72 84 90 V130 H0 V28 Z"


def jack_of_spades() -> Figure:
    """Looking left, a beret, a halberd."""
    skin = SKIN["S"]
    hair = (
        "M-14 -30 C-12 -20 -6 -16 2 -16 C6 -6 4 4 6 12 C8 22 12 28 18 33 C26 33 32 28 38 30 C34 20 34 0 30 -14"
        " C26 -28 20 -34 10 -36 Z"
    )
    beret = "M-32 -30 C-40 -48 -20 -60 2 -60 C28 -60 42 -44 34 -28 C14 -36 -12 -36 -32 -30 Z"
    marks = [
        *feather(18, -46, 34, 62, CRIMSON, IVORY),
        *robe(_LEFT_HALF, NAVY, "S", BLUE),
        *robe(_RIGHT_HALF, GOLD, "S", AMBER),
        *halberd(),
        *fist(skin, 54, CRIMSON),
        *neck(skin, 34),
        outlined("M-16 27 H17 L32 32 L1 76 L-30 32 Z", IVORY),
        line("M-14 36 L1 58 L16 36", INK, 2),
        *profile(skin),
        *side_features(BROWN, lady=False),
        outlined(hair, BROWN),
        line("M14 -18 C20 -4 16 14 24 26 M22 -18 C27 -4 25 12 30 24", AMBER),
        outlined(beret, BLUE),
        outlined("M-33 -28 C-12 -36 16 -36 36 -26 L34 -19.5 C14 -29 -12 -29 -31 -21 Z", GOLD),
        plain(suit("S", 0, -47, 14), IVORY),
    ]
    return Figure(marks, Sash(CRIMSON, arrowheads(IVORY, IVORY)))


def jack_of_hearts() -> Figure:
    """Looking right, a feathered hat, a lance with a pennant."""
    skin = SKIN["H"]
    hair = (
        "M-14 -30 C-12 -22 -6 -17 0 -16 C3 -8 2 2 4 10 C6 20 10 26 14 31 C24 34 32 30 37 22 C30 12 34 -8 28"
        " -20 C24 -28 18 -34 10 -36 Z"
    )
    hat = "M-34 -27 L-26 -46 C-12 -60 22 -60 32 -48 C36 -42 36 -34 34 -24 C14 -34 -14 -34 -34 -27 Z"
    brim = "M-41 -29 C-16 -36 14 -36 36 -27 L37 -17 C16 -27 -14 -28 -37 -19 Z"
    head = [
        *profile(skin),
        *side_features(BROWN, lady=False),
        outlined(hair, GOLD),
        line("M12 -18 C17 -4 14 12 21 24 M21 -18 C25 -4 22 12 28 22", AMBER),
        *feather(22, -40, 33, 38, IVORY, INK),
        outlined(hat, CRIMSON),
        outlined(brim, NAVY),
        disc(20, -38, 6, GOLD),
        plain(suit("H", 20, -37.8, 6.5), CRIMSON),
    ]
    marks = [
        *robe(_LEFT_HALF, CRIMSON, "H", CORAL),
        *robe(_RIGHT_HALF, NAVY, "H", BLUE),
        *lance(),
        *fist(skin, 54, IVORY),
        *neck(skin, 34),
        outlined(
            "M-18 27 H18 C28 30 34 33 38 37 C26 52 10 58 0 58 C-10 58 -26 52 -38 37 C-34 33 -28 30 -18 27 Z", GOLD
        ),
        *[plain(suit("H", x, y, 10), CRIMSON) for x, y in ((-24, 37), (-9, 46), (9, 46), (24, 37))],
        *place(head, MIRROR),
    ]
    return Figure(marks, Sash(GOLD, beads(NAVY, NAVY)))


def jack_of_diamonds() -> Figure:
    """From the front, a fez-like cap with two feathers, a glaive."""
    skin = SKIN["D"]
    hair = "M-25 -34 C-31 -24 -30 -10 -27 0 H27 C30 -10 31 -24 25 -34 Z"
    fringe = "M-22.5 -3 C-21 -12 -19 -18 -12 -20.5 C-5 -18 5 -18 12 -20.5 C19 -18 21 -12 22.5 -3 L25 -34 H-25 Z"
    cap = "M-26 -30 L-21 -55 L22 -58 L27 -30 C10 -35 -10 -35 -26 -30 Z"
    marks = [
        *feather(-18, -38, 36, -68, GOLD, INK),
        *feather(-15, -42, 31, -36, TEAL, IVORY),
        outlined(hair, INK),
        *robe(_LEFT_HALF, TEAL, "D", MINT),
        *robe(_RIGHT_HALF, CRIMSON, "D", CORAL),
        *glaive(),
        *fist(skin, 54, GOLD),
        *neck(skin, 34),
        outlined("M-26 30 L-13 27 L34 90 H18 Z", IVORY),
        outlined("M26 30 L13 27 L-34 90 H-18 Z", IVORY),
        *both([outlined(ellipse(-22.5, 1, 4.4, 6), skin.light)]),
        disc(-23.5, 9.5, 3, GOLD, 1.6),
        *front(skin),
        *man(INK),
        line("M-9.5 14.6 C-6 11.6 -2 12.4 0 13.6 C2 12.4 6 11.6 9.5 14.6", INK, 2.8),
        outlined(fringe, INK),
        outlined(cap, CRIMSON),
        outlined("M-28 -29 L-26 -38 C-10 -42 10 -42 26.6 -38 L28.4 -29 C10 -34 -10 -34 -28 -29 Z", GOLD),
        plain("M0.5 -54 L5 -47.6 L0.5 -41 L-4 -47.6 Z", IVORY),
    ]
    return Figure(marks, Sash(GOLD, lozenges(TEAL)))


def jack_of_clubs() -> Figure:
    """From the front, a peaked cap, a staff with a trefoil."""
    skin = SKIN["C"]
    side = (
        "M-20 -30 C-33 -18 -28 -2 -31 8 C-32 13 -36 15 -40 13 C-40 23 -30 27 -23 21 C-19 15 -21 6 -21.5 -2"
        " L-16 -18 L0 -24 V-34 Z"
    )
    cap = "M-34 -24 C-30 -44 -8 -60 14 -58 C26 -57 34 -52 44 -50 C40 -44 36 -36 34 -22 C12 -34 -14 -34 -34 -24 Z"
    marks = [
        *feather(-14, -40, 32, -58, GOLD, INK),
        *robe(_LEFT_HALF, GOLD, "C", AMBER),
        *robe(_RIGHT_HALF, TEAL, "C", MINT),
        *trefoil_staff(),
        *fist(skin, 54, IVORY),
        *neck(skin, 34),
        outlined("M-28 32 C-10 28 10 28 28 32 L32 50 C12 56 -12 56 -32 50 Z", CRIMSON),
        *[disc(x, y, 3.6, GOLD, 1.8) for x, y in ((-21, 42), (-7, 43.6), (7, 43.6), (21, 42))],
        *front(skin),
        *man(CHESTNUT),
        line("M-8.6 14.4 C-5.4 11.4 -2 12.2 0 13.4 C2 12.2 5.4 11.4 8.6 14.4", CHESTNUT, 2.4),
        plain("M-3.4 22 H3.4 C3 26 1.4 28 0 28 C-1.4 28 -3 26 -3.4 22 Z", CHESTNUT),
        *both([outlined(side, CHESTNUT), line("M-26 -10 C-24 0 -25 8 -29 16", RUST)]),
        outlined(cap, TEAL),
        outlined("M-36 -23 C-14 -35 14 -35 37 -21 L35 -14 C14 -27 -14 -27 -33 -16 Z", CRIMSON),
        line(suit("C", 2, -45, 14), INK, 3),
        plain(suit("C", 2, -45, 14), GOLD),
    ]
    return Figure(marks, Sash(IVORY, pearls(TEAL)))
