"""Robes: their ornament by suit, ermine, and what stands on the sash."""

from __future__ import annotations

from collections.abc import Sequence

from court import Ornament
from glyphs import emblem, suit
from paint import INK, IVORY, LINE, disc, line, outlined, plain
from pen import Marks, Path, Point, ellipse, path, polygon
from scissors import common, flat, inside, threaded

_STEP_X, _STEP_Y = 17.0, 16.0


def _frame(shape: Path) -> tuple[float, float, float, float]:
    points = [p for stroke in shape for p in flat(stroke)]
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def robe(d: str, colour: str, letter: str, second: str) -> Marks:
    """A piece of clothing with its suit's ornament: chevrons, scales, lozenges or dots."""
    shape = path(d)
    ornament = {"S": _chevrons, "H": _scales, "D": _lozenges, "C": _dots}[letter]
    return [plain(shape, colour), *ornament(shape, second), line(shape, INK, LINE)]


def _chevrons(shape: Path, colour: str) -> Marks:
    x0, y0, x1, y1 = _frame(shape)
    marks: Marks = []
    y = y0 - 2
    while y < y1 + 10:
        points: list[Point] = []
        at, up = x0 - 12 - (x0 % 16), True
        while at < x1 + 12:
            points.append((at, y + (-4.5 if up else 4.5)))
            at, up = at + 8, not up
        zigzag = threaded(polygon(points, closed=False), shape, 2.9)
        if zigzag:
            marks.append(line(zigzag, colour, 4))
        y += 14
    return marks


def _scales(shape: Path, colour: str) -> Marks:
    x0, y0, x1, y1 = _frame(shape)
    marks: Marks = []
    y, odd = y0, False
    while y < y1 + 14:
        at = x0 - 18 - (x0 % 18) + (9 if odd else 0)
        d = f"M{at:.2f} {y:.2f}"
        while at < x1 + 18:
            d += f" C{at:.2f} {y + 12:.2f} {at + 18:.2f} {y + 12:.2f} {at + 18:.2f} {y:.2f}"
            at += 18
        arcs = threaded(path(d), shape, 2.2)
        if arcs:
            marks.append(line(arcs, colour, 2.4))
        y, odd = y + 9, not odd
    return marks


def _each(shape: Path, piece: tuple[float, float], dx: float, dy: float, lozenge: bool) -> Path:
    """Small pieces in offset rows, cut at the edge of the shape."""
    x0, y0, x1, y1 = _frame(shape)
    rx, ry = piece
    result: list[Path] = []
    y, odd = y0 + ry - 2, False
    while y < y1 + ry:
        x = x0 - (x0 % dx) - dx + (dx / 2 if odd else 0)
        while x < x1 + rx:
            whole = polygon([(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)]) if lozenge else ellipse(x, y, rx)
            corners = flat(whole[0], 4)
            inner = sum(inside(shape, p) for p in corners)
            if inner == len(corners):
                result.append(whole)
            elif inner:
                result.append(common(shape, whole))
            x += dx
        y, odd = y + dy / 2, not odd
    return tuple(stroke for part in result for stroke in part)


def _lozenges(shape: Path, colour: str) -> Marks:
    return [plain(_each(shape, (4.6, 7.2), 15, 19, lozenge=True), colour)]


def _dots(shape: Path, colour: str) -> Marks:
    return [plain(_each(shape, (3.9, 3.9), _STEP_X, _STEP_Y, lozenge=False), colour)]


def ermine(d: str, spot: str, colour: str, spots: Sequence[Point]) -> Marks:
    """White fur with small marks: a suit letter, or "" for the tails of stoats."""
    marks = [outlined(d, IVORY)]
    for x, y in spots:
        shape = suit(spot, x, y, 9) if spot else path(f"M{x} {y - 4} L{x + 2.8} {y + 3} H{x - 2.8} Z")
        marks.append(plain(shape, colour))
    return marks


# --- sashes -------------------------------------------------------------------------------------------------


def arrowheads(colour: str, middle: str) -> Ornament:
    """Spades: heads that point to a lozenge in the middle."""

    def draw(at: int) -> Marks:
        if at == 0:
            return [plain("M0 -5 L5 0 L0 5 L-5 0 Z", middle)]
        return [plain("M-2.6 -3.6 L4 0 L-2.6 3.6 L-0.4 0 Z", colour)]

    return draw


def beads(colour: str, thread: str) -> Ornament:
    """Hearts: beads on a stitched thread."""

    def draw(_at: int) -> Marks:
        return [line("M-10.8 0 H-9 M-6.6 0 H-4.8 M4.8 0 H6.6", thread, 1.8), disc(0, 0, 3.3, colour, 0)]

    return draw


def lozenges(colour: str) -> Ornament:
    """Diamonds: a row of lozenges."""
    return lambda _at: [plain("M0 -4.2 L4.6 0 L0 4.2 L-4.6 0 Z", colour)]


def pearls(colour: str) -> Ornament:
    """Clubs: pearls two by two."""
    return lambda _at: [disc(-3.3, 0, 2.1, colour, 0), disc(3.3, 0, 2.1, colour, 0)]


def stars(colour: str) -> Ornament:
    """Jokers: a row of stars."""
    return lambda _at: [plain(emblem("*", 0, 0, 9), colour)]
