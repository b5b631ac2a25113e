"""A scoresheet as it leaves the program: plain data, and as comma-separated values."""

from __future__ import annotations

import csv
import io
from itertools import accumulate

from msgspec import Struct

from kingtable.ui.text import MINUS


class Paper(Struct, frozen=True):
    """Title and line, a table whose last row may be the totals, sentences below it, and the entries for a chart."""

    title: str
    line: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    figures: frozenset[int]
    """The columns that hold figures."""
    notes: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    entries: tuple[tuple[int, ...], ...] = ()
    """By name, what was written down deal by deal."""
    falling: bool = False
    """Whether fewer points are better."""

    @property
    def totals(self) -> list[list[int]]:
        """By name, the running totals from nothing on."""
        return [list(accumulate(row, initial=0)) for row in self.entries]


def as_csv(paper: Paper) -> bytes:
    """UTF-8 with a mark at the start, so that table programs take names and figures for what they are."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(paper.headings)
    for row in paper.rows:
        writer.writerow([_bare(cell) if place in paper.figures else _safe(cell) for place, cell in enumerate(row)])
    return out.getvalue().encode("utf-8-sig")


def _bare(figure: str) -> str:
    return figure.replace(MINUS, "-").removeprefix("+")


def _safe(words: str) -> str:
    # A name that begins like a formula must stay a name.
    return f"'{words}" if words[:1] in ("=", "+", "-", "@", "\t", "\r") else words
