"""The four queens. Figure units: the origin is the middle of the face."""

from __future__ import annotations

import math

from cloth import arrowheads, beads, lozenges, pearls, robe
from court import Figure, Sash
from glyphs import suit
from heads import SKIN, both, front, neck, profile, side_features, woman
from held import clover, fan, mirror, open_hand, rose
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
from pen import Marks, ellipse, moved, path, place, shift, then, turn

_SHOULDERS = "M-13 33 C-40 36 -66 50 -96 66 V120 H96 V36 C74 40 44 36 13 33 Z"


def queen_of_spades() -> Figure:
    """Straight hair of ink, a mirror."""
    skin = SKIN["S"]
    veil = "M0 -42 C-28 -42 -33 -22 -34 0 C-35 30 -38 60 -40 120 H40 C38 60 35 30 34 0 C33 -22 28 -42 0 -42 Z"
    lock = "M0 -33 C-10 -31 -19 -20 -21.5 -2 C-23 14 -24 50 -26 110 H-38 C-35 60 -33 30 -32 0 C-30 -20 -20 -36 0 -36 Z"
    tiara = (
        "M-24 -34 L-31 -53 L-16 -46 C-14 -54 -7 -58 0 -64 C7 -58 14 -54 16 -46 L31 -53 L24 -34 C10 -39 -10 -39"
        " -24 -34 Z"
    )
    marks = [
        *mirror(),
        outlined(veil, INK),
        *robe(_SHOULDERS, BLUE, "S", "#4A7BB8"),
        outlined("M-12 32 L-30 37 L-24 110 H24 L30 37 L12 32 Z", IVORY),
        plain("M-10.5 26 H10.5 V33 L19 37 L0 64 L-19 37 L-10.5 33 Z", skin.light),
        plain("M0 26 H10.5 V33 L19 37 L0 64 Z", skin.shade),
        line("M-10 33 L-19 37 L0 64 L19 37 L10 33 M0 64 V110", INK, LINE),
        *neck(skin, 34),
        line("M-11 38.5 Q0 49 11 38.5", INK, 4.2),
        line("M-11 38.5 Q0 49 11 38.5", GOLD, 2.2),
        outlined("M0 43 L4 48.4 L0 55 L-4 48.4 Z", CRIMSON, 1.6),
        *open_hand(skin, 36),
        *front(skin),
        *woman(INK),
        *both([outlined(lock, INK), line("M-28 10 C-29 34 -30.5 50 -31 74", BLUE), disc(-22, 17, 3, GOLD, 1.6)]),
        outlined(tiara, GOLD),
        plain(suit("S", 0, -47, 13), INK),
        *[disc(x, y, 3.5, CRIMSON) for x, y in ((-31, -54), (0, -62.5), (31, -54))],
    ]
    return Figure(marks, Sash(CRIMSON, arrowheads(IVORY, IVORY)))


def queen_of_hearts() -> Figure:
    """Waves of red hair, a rose."""
    skin = SKIN["H"]
    waves = (
        "M0 -42 C-24 -44 -33 -28 -33 -12 C-33 2 -40 8 -41 22 C-42 34 -34 40 -38 54 C-40 66 -36 80 -30 110 H30"
        " C36 80 40 66 38 54 C34 40 42 34 41 22 C40 8 33 2 33 -12 C33 -28 24 -44 0 -42 Z"
    )
    fringe = "M0 -26 C-5 -19 -14 -13 -21.5 -3 C-28 -14 -24 -38 0 -38 C24 -38 28 -14 21.5 -3 C14 -13 5 -19 0 -26 Z"
    tress = (
        "M-23 -6 C-27 6 -30 12 -29 24 C-28 36 -22 42 -26 58 C-28 70 -26 84 -24 110 H-42 C-36 84 -42 70 -39 58"
        " C-35 44 -43 36 -41 22 C-40 8 -33 2 -33 -12 C-33 -22 -29 -30 -22 -35 Z"
    )
    crown = (
        "M-25 -34 C-36 -38 -37 -52 -27 -53 C-20 -53 -17 -49 -16 -45 C-13 -55 -6 -57 0 -65 C6 -57 13 -55 16 -45"
        " C17 -49 20 -53 27 -53 C37 -52 36 -38 25 -34 C10 -39 -10 -39 -25 -34 Z"
    )
    marks = [
        *rose(),
        outlined(waves, RUST),
        *robe(_SHOULDERS, CRIMSON, "H", CORAL),
        outlined("M-12 33 L-40 39 L-20 110 H20 L40 39 L12 33 L0 50 Z", NAVY),
        plain("M-11 26 H11 V33 C24 40 18 58 0 60 C-18 58 -24 40 -11 33 Z", skin.light),
        plain("M0 26 H11 V33 C24 40 18 58 0 60 Z", skin.shade),
        line("M-10.5 33 C-24 40 -18 58 0 60 C18 58 24 40 10.5 33", INK, LINE),
        *neck(skin, 34),
        outlined("M-40 39 L-46 41 L-26 110 H-18 Z", IVORY),
        outlined("M40 39 L46 41 L26 110 H18 Z", IVORY),
        disc(0, 46.5, 2.2, IVORY, 1.3),
        disc(-6.6, 44.4, 2.2, IVORY, 1.3),
        disc(6.6, 44.4, 2.2, IVORY, 1.3),
        disc(-11.6, 40.4, 2.2, IVORY, 1.3),
        disc(11.6, 40.4, 2.2, IVORY, 1.3),
        *open_hand(skin, 38),
        *front(skin),
        *woman(CHESTNUT),
        *both([outlined(tress, RUST), line("M-31 6 C-36 16 -36 26 -33 34 M-33 46 C-31 54 -33 60 -33 68", CORAL)]),
        outlined(fringe, RUST),
        outlined(crown, GOLD),
        plain(suit("H", 0, -47, 12), CRIMSON),
        plain(suit("H", -26, -44, 8), CRIMSON),
        plain(suit("H", 26, -44, 8), CRIMSON),
    ]
    return Figure(marks, Sash(NAVY, beads(GOLD, GOLD)))


def queen_of_diamonds() -> Figure:
    """In profile, a long plait, a tall cap, a fan."""
    skin = SKIN["D"]
    hair = "M-15 -32 C-15 -24 -12 -20 -4 -18 C2 -14 4 -4 2 4 C4 12 8 16 13 14 C20 16 30 6 31 -8 C32 -24 24 -36 14 -38 Z"
    cap = "M-22 -30 L-27 -58 C-14 -67 16 -67 27 -58 L24 -30 C12 -26 -10 -26 -22 -30 Z"
    band = "M-23 -30 L-25 -42 C-12 -37 14 -37 25.4 -42 L24 -30 C12 -25 -10 -25 -23 -30 Z"
    plait = [outlined(ellipse(x, y, 9, 8), INK, 2.2) for x, y in ((29, 2), (32, 15), (32, 29), (30, 43), (27, 57))]
    strands = [
        line(f"M{x - 5} {y - 3} Q{x} {y + 4} {x + 5} {y - 3}", BLUE, 1.7)
        for x, y in ((29, 3), (32, 16), (32, 30), (30, 44))
    ]
    marks = [
        *fan(),
        *robe(_SHOULDERS, TEAL, "D", MINT),
        plain("M-9 16 L15 8 L18 34 L30 44 L-6 60 L-14 36 Z", skin.shade),
        plain("M-9 16 L2 14 L4 60 L-6 60 L-14 36 Z", skin.light),
        line("M-8 27 L-13 36 M15 10 L17 34", INK, LINE),
        outlined(
            "M-16 34 C-26 36 -34 38 -42 42 L-30 58 C-14 62 12 64 40 52 L34 37 C30 36 24 36 18 35 C14 48 -8 50 -16 34 Z",
            GOLD,
        ),
        *[
            plain(moved(path("M0 -5 L4.4 0 L0 5 L-4.4 0 Z"), shift(x, y)), CRIMSON)
            for x, y in ((-32, 46), (-19, 52), (-4, 55), (12, 54))
        ],
        *open_hand(skin, 38, x=52),
        *profile(skin),
        *side_features(INK, lady=True),
        *plait,
        *strands,
        outlined(hair, INK),
        line("M6 -20 C14 -16 20 -8 22 2 M12 -28 C20 -24 25 -16 26 -8", BLUE),
        disc(7.5, 15, 3.2, GOLD, 1.6),
        outlined("M7.5 18 L11 25 L7.5 32 L4 25 Z", GOLD, 1.6),
        outlined(cap, CRIMSON),
        *[
            plain(moved(path("M0 -5.4 L4 0 L0 5.4 L-4 0 Z"), shift(x, y)), GOLD)
            for x, y in ((-17, -51), (-8.5, -53), (0, -54), (8.5, -53), (17, -51))
        ],
        outlined(band, GOLD),
        plain("M0 -39.6 L4.6 -33 L0 -26.6 L-4.6 -33 Z", TEAL),
    ]
    return Figure(marks, Sash(GOLD, lozenges(CRIMSON)))


def queen_of_clubs() -> Figure:
    """Curls, a wreath of leaves, a clover."""
    skin = SKIN["C"]
    curls: Marks = []
    ring = [(-24, -32, 11), (-33, -17, 11), (-36, 1, 11.5), (-31, 18, 11.5), (-14, -41, 10), (0, -43, 10)]
    for x, y, r in ring:
        curls += [disc(x, y, r, UMBER), disc(-x, y, r, UMBER)]
    curls += both([plain("M0 -40 C-26 -40 -32 -10 -26 20 H0 Z", UMBER)])
    curls += both([line(ellipse(x, y, r * 0.42), BROWN, 2.2) for x, y, r in ring[1:4]])
    leaf = path("M0 0 C-7 -5 -7 -16 0 -23 C7 -16 7 -5 0 0 Z")
    wreath: Marks = []
    for i in (-3, 3, -2, 2, -1, 1):
        around = math.radians(i * 24)
        leaves = [outlined(leaf, TEAL if i % 2 else MINT), line("M0 -4 V-16", IVORY, 1.5)]
        wreath += place(leaves, then(turn(i * 21), shift(27 * math.sin(around), -5 - 33 * math.cos(around))))
    berries = [disc(x, y, 3.6, CRIMSON, 2) for x, y in ((-20, -27), (-10.5, -33), (10.5, -33), (20, -27))]
    marks = [
        *clover(),
        *curls,
        *robe(_SHOULDERS, GOLD, "C", AMBER),
        outlined("M-12 33 L-38 40 L-28 52 L-30 70 L0 96 L30 70 L28 52 L38 40 L12 33 Z", TEAL),
        plain("M-10.5 26 H10.5 V34 L26 40 C22 56 8 66 0 70 C-8 66 -22 56 -26 40 L-10.5 34 Z", skin.light),
        plain("M0 26 H10.5 V34 L26 40 C22 56 8 66 0 70 Z", skin.shade),
        line("M-10 34 L-26 40 C-22 56 -8 66 0 70 C8 66 22 56 26 40 L10 34", INK, LINE),
        *neck(skin, 35),
        *[
            disc(19 * math.sin(math.radians(a)), 36 + 14 * math.cos(math.radians(a)), 2.6, IVORY, 1.4)
            for a in range(-75, 76, 25)
        ],
        *open_hand(skin, 38),
        *front(skin),
        *woman(UMBER),
        *both([disc(-22, 12, 3.2, GOLD, 1.6)]),
        outlined(
            "M-21.5 -8 C-20 -20 -10 -26 0 -27 C10 -26 20 -20 21.5 -8 C27 -24 20 -36 0 -36 C-20 -36 -27 -24 -21.5 -8 Z",
            UMBER,
        ),
        *wreath,
        outlined("M-27 -22 C-16 -36 16 -36 27 -22 L24 -18 C14 -30 -14 -30 -24 -18 Z", GOLD),
        *berries,
        line(suit("C", 0, -43, 21), INK, 4.6),
        plain(suit("C", 0, -43, 21), CRIMSON),
    ]
    return Figure(marks, Sash(TEAL, pearls(IVORY)))
