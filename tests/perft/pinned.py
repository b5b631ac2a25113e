"""Counts pinned in a file of positions: compared with those of today, or written anew."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol


class Line(Protocol):
    """A position of the file and what is pinned about it."""

    @property
    def text(self) -> str:
        """The line of the file."""


def fields_of(file: Path) -> Iterator[list[str]]:
    """The parts of each line that is no remark."""
    for text in file.read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            yield text.split(" | ")


def rules_of(text: str) -> dict[str, str]:
    """Table rules as a line writes them."""
    return {} if text == "-" else dict(item.split("=") for item in text.split())


def run(file: Path, pinned: Sequence[Line], counted: Sequence[Line]) -> int:
    """Compare, or write the file if ``--write`` asks for it; the status."""
    if "--write" in sys.argv[1:]:
        head = [text for text in file.read_text(encoding="utf-8").splitlines() if text.startswith("#")]
        file.write_text("\n".join([*head, *(line.text for line in counted)]) + "\n", encoding="utf-8")
        return 0
    differing = [line for line, before in zip(counted, pinned, strict=True) if line != before]
    print("\n".join(f"counted {line.text}" for line in differing) or "All counts are as pinned.")
    return bool(differing)
