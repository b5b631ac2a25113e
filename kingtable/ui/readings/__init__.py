"""The course of a game for the ear, and its whole situation in sentences: one file a game.

Each has ``tells(event, view, people)``, ``due(view, people)`` and ``reading(view, people)``; see below.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kingtable.ui.people import People


def tells(game: str, event: object, view: Any, people: People) -> str:
    """What happened, "" for what is not worth a word."""
    told: str = import_module(_module(game)).tells(event, view, people)
    return told


def due(game: str, view: Any, people: People) -> str:
    """What the viewer has to do, or who won; "" while others act."""
    told: str = import_module(_module(game)).due(view, people)
    return told


def reading(game: str, view: Any, people: People) -> list[str]:
    """Everything about the position that the viewer may see, in sentences."""
    told: list[str] = import_module(_module(game)).reading(view, people)
    return told


def _module(game: str) -> str:
    return f"kingtable.ui.readings.{game.replace('-', '_')}"
