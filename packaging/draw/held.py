"""What the courts hold. Staffs stand on the axis x = 54; nothing reaches beyond 79 or above −66."""

from __future__ import annotations

import math

from glyphs import suit
from heads import Skin
from paint import AMBER, BROWN, CORAL, CRIMSON, FINE, GOLD, INK, IVORY, LINE, MINT, TEAL, disc, line, outlined, plain
from pen import Marks, box, ellipse, moved, path, place, scale, shift, then, turn

AXIS = 54.0
STEEL, GLASS = "#C9D0DE", "#DCE3F0"


def fist(skin: Skin, y: float, cuff: str = "", x: float = AXIS) -> Marks:
    """A closed hand round a staff, the middle of the hand at y; the cuff is below."""
    marks: Marks = []
    if cuff:
        marks.append(outlined(box(x - 11, y + 7, 22, 9, 2), cuff))
    marks.append(outlined(box(x - 9, y - 8.5, 18, 17, 6), skin.light))
    marks.append(line(f"M{x - 4} {y - 3.6} H{x + 8} M{x - 4} {y + 0.6} H{x + 8} M{x - 4} {y + 4.8} H{x + 7}", INK, 1.5))
    return marks


def open_hand(skin: Skin, y: float, x: float = AXIS) -> Marks:
    """Fingers that carry something from below."""
    return [
        outlined(box(x - 10, y - 6, 20, 20, 6), skin.light),
        line(f"M{x - 3.6} {y - 5} V{y + 3} M{x + 3.4} {y - 5} V{y + 3}", INK, 1.5),
    ]


def staff(top: float, bottom: float = 110, colour: str = BROWN) -> Marks:
    """A wooden shaft."""
    return [outlined(box(AXIS - 3.3, top, 6.6, bottom - top), colour)]


def sword() -> Marks:
    """Upright, the guard under the blade."""
    return [
        outlined("M48.5 24 V-52 L54 -63 L59.5 -52 V24 Z", IVORY),
        plain("M54.4 24 V-60.6 L58.4 -52 V24 Z", STEEL),
        line("M54 22 V-46", INK, 1.5),
        outlined(box(50.5, 28, 7, 26), CRIMSON),
        outlined("M37 23 C44 26 64 26 71 23 L72 29.5 C64 32 44 32 36 29.5 Z", GOLD),
    ]


def axe() -> Marks:
    """A bearded axe with a lozenge on top."""
    return [
        *staff(-52),
        outlined("M57 -40 C62 -41 67 -44 71.5 -51 C76.5 -36 76.5 -24 71.5 -9 C67 -16 62 -20 57 -21 Z", IVORY),
        line("M66.4 -43 C69.6 -35 69.6 -26 66.4 -17.6", INK, FINE),
        outlined("M50.5 -38 L40 -30.5 L50.5 -23 Z", GOLD),
        outlined("M54 -65 L60 -57 L54 -49 L48 -57 Z", GOLD),
    ]


def orb() -> Marks:
    """A golden ball under a trefoil."""
    trefoil = moved(suit("C", 0, 0, 20), shift(56, -17))
    return [
        line(trefoil, INK, 4.4),
        plain(trefoil, TEAL),
        outlined(ellipse(56, 10, 17.5), GOLD),
        plain("M56 -6.4 C68 -6.4 73 2 73 10 C73 20 66 26.4 56 26.4 C64 20 66 2 56 -6.4 Z", AMBER),
        line(ellipse(56, 10, 17.5), INK, LINE),
        line("M38.9 8 Q56 17 73.1 8 M56 12.4 V-7", INK, 2.1),
    ]


def mirror() -> Marks:
    """A hand mirror with a jewel."""
    return [
        outlined(box(51, 12, 6, 40), GOLD),
        outlined("M54 -46 C57 -42 60 -39 60 -35 L54 -26 L48 -35 C48 -39 51 -42 54 -46 Z", CRIMSON),
        outlined(ellipse(54, -11, 18, 23), GOLD),
        outlined(ellipse(54, -11, 12.5, 17.5), GLASS),
        line("M48 -7 L57 -20 M51.5 -1 L60 -13.5", IVORY, 2.6),
    ]


def rose() -> Marks:
    """A rose on a stem with two leaves."""
    marks: Marks = [
        line("M54 0 C55 16 53 28 54 44", INK, 6),
        line("M54 0 C55 16 53 28 54 44", TEAL, 2.6),
        outlined("M54 24 C58 12 66 10 75 11 C73 20 66 26 54 24 Z", TEAL),
        outlined("M53.5 31 C49 20 43 19 35 21 C38 29 45 33 53.5 31 Z", MINT),
    ]
    for i in range(5):
        a = math.radians(72 * i - 90)
        marks.append(disc(55 + 11.5 * math.cos(a), -14 + 11.5 * math.sin(a), 10.5, CRIMSON))
    marks.append(disc(55, -14, 10, CORAL))
    marks.append(
        line(
            "M55 -14 C57.4 -16.4 59.6 -13 57 -10.6 C53.6 -7.6 48.8 -11 50.4 -15.8 C51.6 -19.4 55.4 -20.4 58.4 -19",
            INK,
            1.8,
        )
    )
    return marks


def fan() -> Marks:
    """An open fan of seven blades."""
    marks: Marks = []
    for i in range(7):
        blade = path("M0 0 L-6.4 -31 C-4 -35 4 -35 6.4 -31 Z")
        by = then(turn(-72 + 24 * i), shift(52, 34))
        marks.append(outlined(moved(blade, by), CRIMSON if i % 2 else GOLD, 1.8))
    arc = [(52 + 20 * math.sin(math.radians(a)), 34 - 20 * math.cos(math.radians(a))) for a in range(-80, 81, 10)]
    marks.append(line("M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in arc), IVORY, 3))
    return marks


def clover() -> Marks:
    """A clover with three heart-shaped leaves."""
    marks: Marks = [line("M55 -8 C54 12 56 26 54 44", INK, 6), line("M55 -8 C54 12 56 26 54 44", TEAL, 2.6)]
    marks.append(outlined("M54.6 30 C49 18 43 17 36 18 C38 27 45 32 54.6 30 Z", MINT))
    for angle in (0, 118, -118):
        by = then(shift(0, -10.5), turn(angle), shift(55, -16))
        marks += place([outlined(suit("H", 0, 0, 20), TEAL), line("M0 7 V-2", IVORY, 1.5)], by)
    return marks


def halberd() -> Marks:
    """A halberd: spike, blade to the right, beak to the left."""
    return [
        *staff(-44),
        outlined("M54 -65 L58.2 -44 H49.8 Z", IVORY),
        outlined(
            "M57.5 -35 L65 -35 C68 -38.4 70 -42 73.5 -46 C77.4 -34 77.4 -23 73.5 -12 C70 -16 68 -19.6 65"
            " -23 L57.5 -23 Z",
            IVORY,
        ),
        line("M69.6 -38 C72 -32 72 -26 69.6 -19.6", INK, 1.6),
        outlined("M50.5 -35 C45 -34 41 -31 38 -27 C43 -27 47 -25 50.5 -23 Z", IVORY),
        outlined(box(49.2, -46.5, 9.6, 6, 1.5), GOLD),
        outlined(box(49.2, -20, 9.6, 6, 1.5), GOLD),
    ]


def lance() -> Marks:
    """A lance with a swallow-tailed pennant."""
    return [
        outlined("M56 -37 H77.5 L71 -25 L77.5 -13 H56 Z", CRIMSON),
        plain(suit("H", 64.5, -25, 13), IVORY),
        *staff(-44),
        outlined("M54 -65 C60 -58 60 -51 56.4 -45 H51.6 C48 -51 48 -58 54 -65 Z", IVORY),
        disc(54, -43, 3.8, GOLD),
    ]


def glaive() -> Marks:
    """A glaive with side hooks and a tassel."""
    hook = "M50 -36 C44 -36 39 -40 38 -47 C42 -43 46 -42 51 -43 Z"
    return [
        *staff(-34),
        outlined("M54 -65 L62 -48 L57 -35 H51 L46 -48 Z", IVORY),
        line("M54 -59 V-39", INK, 1.6),
        outlined(hook, GOLD),
        *place([outlined(hook, GOLD)], then(scale(-1, 1), shift(108, 0))),
        outlined("M49 -36 H59 L63 -11 L58.4 -14.4 L54 -10 L49.6 -14.4 L45 -11 Z", CRIMSON),
        outlined(box(49, -37, 10, 5, 1.5), GOLD),
    ]


def trefoil_staff() -> Marks:
    """A staff under a golden trefoil, with a ribbon."""
    head = moved(suit("C", 0, 0, 30), shift(54, -50))
    return [
        outlined("M56 -27 C63 -33 69 -22 76 -27 L74 -13 C68 -9 63 -18 56 -13 Z", TEAL),
        *staff(-34),
        line(head, INK, 4.6),
        plain(head, GOLD),
        outlined(box(48.6, -35, 10.8, 6, 1.5), CRIMSON),
    ]


def feather(x: float, y: float, length: float, degrees: float, colour: str, rib: str) -> Marks:
    """A feather from its foot at (x, y); 0 degrees points up."""
    k = length / 40
    vane = [
        outlined("M0 0 C-9 -8 -10 -26 -1 -40 C9 -28 9 -10 0 0 Z", colour, LINE / k),
        line("M0 0 C-1 -12 -1 -24 -1 -33", rib, FINE / k),
        line("M-0.6 -12 L-5 -17 M-0.6 -12 L4.4 -17 M-1 -21 L-5 -26 M-1 -21 L4 -26", rib, 1.5 / k),
    ]
    return place(vane, then(scale(k), turn(degrees), shift(x, y)))
