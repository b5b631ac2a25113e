"""Cutting paths at an edge.

Qt draws SVG Tiny: no reliable clip paths or masks. So whatever must end at an edge is cut here, as geometry.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from pen import Mark, Marks, Path, Point, Stroke, polygon

Side = Callable[[Point], float]  # negative where a point is kept


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


def cut(points: Sequence[Point], side: Side, closed: bool) -> list[list[Point]]:
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


def kept(shape: Path, side: Side) -> Path:
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


def half_plane(p: Point, q: Point) -> Side:
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


def keep(marks: Iterable[Mark], side: Side) -> Marks:
    """The parts of the marks where side <= 0."""
    parts = (replace(m, shape=kept(m.shape, side)) for m in marks)
    return [m for m in parts if m.shape]
