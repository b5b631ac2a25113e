"""Where an unfinished match is, in words and a few cards: one file a game with ``situation(view, people)``."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kingtable.ui.people import People
from kingtable.ui.situations.situation import Situation


def situation_of(game: str, view: Any, people: People) -> Situation:
    """Where the match of that game is, as the viewer may know it."""
    found: Situation = import_module(f"kingtable.ui.situations.{game.replace('-', '_')}").situation(view, people)
    return found
