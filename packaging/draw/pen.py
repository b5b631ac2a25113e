"""Paths, marks and clipping: everything the drawings need, and nothing that Qt's SVG reader cannot show.

Qt draws SVG Tiny: no reliable clip paths, masks or classes. So whatever must end at an edge is cut here, as
geometry, and the files hold only groups, paths, literal colours and strokes.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

Point = tuple[float, float]
Segment = tuple[Point, ...]  # one point: a line; three points: a cubic curve
Affine = tuple[float, float, float, float, float, float]  # x' = ax + cy + e, y' = bx + dy + f

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_KAPPA = 0.5523  # handle length of a cubic quarter circle


@dataclass(frozen=True)
class Stroke:
    """One run of a path: a start, its segments, and whether it closes."""

    start: Point
    segments: tuple[Segment, ...]
    closed: bool


Path = tuple[Stroke, ...]


def path(d: str) -> Path:
    """Read path data with absolute M L H V C Q Z (the letter may be left out when it repeats)."""
    tokens = _TOKEN.findall(d)
    strokes: list[Stroke] = []
    segments: list[Segment] = []
    start = here = (0.0, 0.0)
    at, letter = 0, ""

    def take(count: int) -> list[Point]:
        nonlocal at
        numbers = [float(token) for token in tokens[at : at + count * 2]]
        at += count * 2
        return list(zip(numbers[0::2], numbers[1::2], strict=True))

    def finish(closed: bool) -> None:
        if segments:
            strokes.append(Stroke(start, tuple(segments), closed))
            segments.clear()

    while at < len(tokens):
        if tokens[at].isalpha():
            letter = tokens[at]
            at += 1
        if letter == "Z":
            finish(closed=True)
            here = start
            continue
        if letter == "M":
            finish(closed=False)
            (start,) = take(1)
            here, letter = start, "L"
            continue
        if letter == "L":
            segments.append(tuple(take(1)))
        elif letter in "HV":
            value = float(tokens[at])
            at += 1
            segments.append(((value, here[1]) if letter == "H" else (here[0], value),))
        elif letter == "C":
            segments.append(tuple(take(3)))
        else:  # Q, raised to a cubic
            (qx, qy), (x, y) = take(2)
            first = (here[0] + (qx - here[0]) * 2 / 3, here[1] + (qy - here[1]) * 2 / 3)
            second = (x + (qx - x) * 2 / 3, y + (qy - y) * 2 / 3)
            segments.append((first, second, (x, y)))
        here = segments[-1][-1]
    finish(closed=False)
    return tuple(strokes)


def polygon(points: Sequence[Point], closed: bool = True) -> Path:
    """A path of straight lines through the points."""
    return (Stroke(points[0], tuple((p,) for p in points[1:]), closed),)


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> Path:
    """A closed ellipse, running clockwise on the page."""
    ry = rx if ry is None else ry
    kx, ky = rx * _KAPPA, ry * _KAPPA
    return (
        Stroke(
            (cx, cy - ry),
            (
                ((cx + kx, cy - ry), (cx + rx, cy - ky), (cx + rx, cy)),
                ((cx + rx, cy + ky), (cx + kx, cy + ry), (cx, cy + ry)),
                ((cx - kx, cy + ry), (cx - rx, cy + ky), (cx - rx, cy)),
                ((cx - rx, cy - ky), (cx - kx, cy - ry), (cx, cy - ry)),
            ),
            closed=True,
        ),
    )


def box(x: float, y: float, width: float, height: float, r: float = 0.0) -> Path:
    """A rectangle with round corners of radius r, clockwise."""
    if r <= 0:
        return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    right, bottom, k = x + width, y + height, r * (1 - _KAPPA)
    return path(
        f"M{x + r:.3f} {y:.3f} H{right - r:.3f} C{right - k:.3f} {y:.3f} {right:.3f} {y + k:.3f} {right:.3f} {y + r:.3f}"
        f" V{bottom - r:.3f} C{right:.3f} {bottom - k:.3f} {right - k:.3f} {bottom:.3f} {right - r:.3f} {bottom:.3f}"
        f" H{x + r:.3f} C{x + k:.3f} {bottom:.3f} {x:.3f} {bottom - k:.3f} {x:.3f} {bottom - r:.3f}"
        f" V{y + r:.3f} C{x:.3f} {y + k:.3f} {x + k:.3f} {y:.3f} {x + r:.3f} {y:.3f} Z"
    )


# --- moving -------------------------------------------------------------------------------------------------


def shift(x: float, y: float) -> Affine:
    """Move by (x, y)."""
    return (1, 0, 0, 1, x, y)


def scale(sx: float, sy: float | None = None) -> Affine:
    """Grow about the origin; a negative number mirrors."""
    return (sx, 0, 0, sx if sy is None else sy, 0, 0)


def turn(degrees: float, cx: float = 0, cy: float = 0) -> Affine:
    """Turn clockwise on the page about (cx, cy)."""
    a = math.radians(degrees)
    c, s = math.cos(a), math.sin(a)
    return (c, s, -s, c, cx - c * cx + s * cy, cy - s * cx - c * cy)


def then(*steps: Affine) -> Affine:
    """Do the steps one after the other, the first one first."""
    result: Affine = (1, 0, 0, 1, 0, 0)
    for a, b, c, d, e, f in steps:
        ra, rb, rc, rd, re_, rf = result
        result = (
            a * ra + c * rb,
            b * ra + d * rb,
            a * rc + c * rd,
            b * rc + d * rd,
            a * re_ + c * rf + e,
            b * re_ + d * rf + f,
        )
    return result


def moved(shape: Path, by: Affine) -> Path:
    """The same path elsewhere."""
    a, b, c, d, e, f = by

    def go(p: Point) -> Point:
        return (a * p[0] + c * p[1] + e, b * p[0] + d * p[1] + f)

    return tuple(
        Stroke(go(s.start), tuple(tuple(go(p) for p in seg) for seg in s.segments), s.closed) for s in shape
    )


# --- cutting ------------------------------------------------------------------------------------------------


def flat(stroke: Stroke, steps: int = 14) -> list[Point]:
    """The points of a stroke with every curve replaced by short lines."""
    points = [stroke.start]
    for segment in stroke.segments:
        if len(segment) == 1:
            points.append(segment[0])
            continue
        (x0, y0), ((x1, y1), (x2, y2), (x3, y3)) = points[-1], segment
        for i in range(1, steps + 1):
            t = i / steps
            u = 1 - t
            k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            points.append((k0 * x0 + k1 * x1 + k2 * x2 + k3 * x3, k0 * y0 + k1 * y1 + k2 * y2 + k3 * y3))
    return points


def cut(points: Sequence[Point], side: Callable[[Point], float], closed: bool) -> list[list[Point]]:
    """The parts of a polygon or polyline where side(point) <= 0. A closed polygon stays one polygon."""
    pieces: list[list[Point]] = [[]]
    pairs = list(zip(points, [*points[1:], points[0]], strict=True)) if closed else []
    if not closed:
        pairs = list(zip(points, points[1:], strict=False))
        if points and side(points[0]) <= 0:
            pieces[-1].append(points[0])
    for p, q in pairs:
        sp, sq = side(p), side(q)
        if (sp <= 0) != (sq <= 0):
            t = sp / (sp - sq)
            crossing = (p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
            if not closed and sp > 0:
                pieces.append([])
            pieces[-1].append(crossing)
        if sq <= 0:
            pieces[-1].append(q)
    return [piece for piece in pieces if len(piece) > (2 if closed else 1)]


def kept(shape: Path, side: Callable[[Point], float]) -> Path:
    """The part of a path where side <= 0; untouched strokes keep their curves."""
    result: list[Stroke] = []
    for stroke in shape:
        points = flat(stroke)
        if all(side(p) <= 0 for p in points):
            result.append(stroke)
            continue
        for piece in cut(points, side, stroke.closed):
            result.extend(polygon(piece, stroke.closed))
    return tuple(result)


def half_plane(p: Point, q: Point) -> Callable[[Point], float]:
    """Negative on the right-hand side of the way from p to q (on the page, y down)."""
    return lambda r: -((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))


def common(shape: Path, convex: Path) -> Path:
    """What a closed shape shares with a convex clockwise one."""
    edge = flat(convex[0], 8)
    for p, q in zip(edge, [*edge[1:], edge[0]], strict=True):
        if math.dist(p, q) > 1e-6:
            shape = kept(shape, half_plane(p, q))
    return shape


def inside(shape: Path, p: Point) -> bool:
    """Whether a point lies in a closed path (even-odd)."""
    odd = False
    for stroke in shape:
        points = flat(stroke)
        if points[0] != points[-1]:
            points.append(points[0])
        for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
            if (y0 > p[1]) != (y1 > p[1]) and p[0] < x0 + (p[1] - y0) * (x1 - x0) / (y1 - y0):
                odd = not odd
    return odd


def threaded(line: Path, shape: Path, clearance: float) -> Path:
    """The pieces of an open line that run inside a closed shape, `clearance` away from its edge."""
    outline = tuple(polygon(flat(stroke))[0] for stroke in shape)
    around = [(0.0, 0.0), (clearance, 0.0), (-clearance, 0.0), (0.0, clearance), (0.0, -clearance)]
    result: list[Stroke] = []
    for stroke in line:
        run: list[Point] = []
        for p in [*_fine(flat(stroke, 10)), None]:
            if p is not None and all(inside(outline, (p[0] + dx, p[1] + dy)) for dx, dy in around):
                run.append(p)
                continue
            if len(run) > 2:
                result.extend(polygon(_straightened(run), closed=False))
            run = []
    return tuple(result)


def _fine(points: Sequence[Point]) -> list[Point]:
    """The same polyline in steps of at most 0.8."""
    result = [points[0]]
    for p, q in zip(points, points[1:], strict=False):
        parts = max(1, math.ceil(math.dist(p, q) / 0.8))
        result.extend((p[0] + (q[0] - p[0]) * i / parts, p[1] + (q[1] - p[1]) * i / parts) for i in range(1, parts + 1))
    return result


def _straightened(points: Sequence[Point]) -> list[Point]:
    """Drop the points that lie on the line between their neighbours."""
    result = [points[0]]
    for p, q in zip(points[1:], points[2:], strict=False):
        o = result[-1]
        if abs((q[0] - o[0]) * (p[1] - o[1]) - (q[1] - o[1]) * (p[0] - o[0])) > 0.02 * math.dist(o, q):
            result.append(p)
    return [*result, points[-1]]


# --- marks --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mark:
    """One painted path. Widths are in the units of the page; an empty colour paints nothing."""

    shape: Path
    fill: str = ""
    ink: str = ""
    width: float = 0.0
    even_odd: bool = False


Marks = list[Mark]


def place(marks: Iterable[Mark], by: Affine) -> Marks:
    """Marks elsewhere; strokes grow with them."""
    factor = math.sqrt(abs(by[0] * by[3] - by[1] * by[2]))
    return [replace(m, shape=moved(m.shape, by), width=m.width * factor) for m in marks]


def keep(marks: Iterable[Mark], side: Callable[[Point], float]) -> Marks:
    """The parts of the marks where side <= 0."""
    parts = (replace(m, shape=kept(m.shape, side)) for m in marks)
    return [m for m in parts if m.shape]


def _number(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _data(shape: Path) -> str:
    def pair(p: Point) -> str:
        return f"{_number(p[0])} {_number(p[1])}"

    words = []
    for stroke in shape:
        words.append("M" + pair(stroke.start))
        for segment in stroke.segments:
            words.append(("L" if len(segment) == 1 else "C") + " ".join(pair(p) for p in segment))
        if stroke.closed:
            words.append("Z")
    return "".join(words)


def element(mark: Mark) -> str:
    """The mark as one SVG element."""
    words = [f'<path d="{_data(mark.shape)}" fill="{mark.fill or "none"}"']
    if mark.even_odd:
        words.append(' fill-rule="evenodd"')
    if mark.ink:
        words.append(f' stroke="{mark.ink}" stroke-width="{_number(mark.width)}"')
    return "".join(words) + "/>"


def page(width: float, height: float, marks: Iterable[Mark]) -> str:
    """A whole SVG file. Joins and ends are round throughout."""
    size = f"{_number(width)} {_number(height)}"
    body = "\n".join(element(mark) for mark in marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_number(width)}" height="{_number(height)}"'
        f' viewBox="0 0 {size}">\n<g stroke-linejoin="round" stroke-linecap="round">\n{body}\n</g>\n</svg>\n'
    )
