"""What the home screen and the list of matches say of an unfinished match."""

from __future__ import annotations

from msgspec import Struct

MIXED = ("JC", "AS", "KH", "QD", "10S")
"""Cards for a match that is about none in particular."""


class Situation(Struct, frozen=True):
    """Words and pictures of a match; ``figures`` are what the seats have reached, ``faces`` cards that lie about."""

    title: str
    line: str
    figures: tuple[int, ...]
    faces: tuple[str, ...]
    """Names of card faces, such as ``KH``; any number of them."""
    mark: str = ""
    """The icon that stands for what is played, "" for none."""
    mark_name: str = ""
