"""Paths and marks, and the SVG they become: only groups, paths, literal colours and strokes."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
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
    return (
        Stroke(
            (x + r, y),
            (
                ((right - r, y),),
                ((right - k, y), (right, y + k), (right, y + r)),
                ((right, bottom - r),),
                ((right, bottom - k), (right - k, bottom), (right - r, bottom)),
                ((x + r, bottom),),
                ((x + k, bottom), (x, bottom - k), (x, bottom - r)),
                ((x, y + r),),
                ((x, y + k), (x + k, y), (x + r, y)),
            ),
            closed=True,
        ),
    )


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

    return tuple(Stroke(go(s.start), tuple(tuple(go(p) for p in seg) for seg in s.segments), s.closed) for s in shape)


@dataclass(frozen=True)
class Mark:
    """One painted path. Widths are in the units of the page; an empty colour paints nothing."""

    shape: Path
    fill: str = ""
    ink: str = ""
    width: float = 0.0
    even_odd: bool = False


Marks = list[Mark]


@dataclass(frozen=True)
class Group:
    """Marks under a name; a hidden group is in the file, but not on the page."""

    name: str
    marks: Marks
    hidden: bool = False


def place(marks: Iterable[Mark], by: Affine) -> Marks:
    """Marks elsewhere; strokes grow with them."""
    factor = math.sqrt(abs(by[0] * by[3] - by[1] * by[2]))
    return [replace(m, shape=moved(m.shape, by), width=m.width * factor) for m in marks]


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


def _group(group: Group) -> str:
    display = ' display="none"' if group.hidden else ""
    return "\n".join([f'<g id="{group.name}"{display}>', *map(element, group.marks), "</g>"])


def page(width: float, height: float, marks: Iterable[Mark | Group]) -> str:
    """A whole SVG file. Joins and ends are round throughout."""
    size = f"{_number(width)} {_number(height)}"
    body = "\n".join(_group(mark) if isinstance(mark, Group) else element(mark) for mark in marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_number(width)}" height="{_number(height)}"'
        f' viewBox="0 0 {size}">\n<g stroke-linejoin="round" stroke-linecap="round">\n{body}\n</g>\n</svg>\n'
    )
