"""The table rules of every game in words: one file a game with ``label(name)`` and ``value(name, chosen)``."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType


def rule_label(game: str, name: str) -> str:
    """A table rule's label."""
    label: str = _words(game).label(name)
    return label


def rule_value(game: str, name: str, value: str) -> tuple[str, str]:
    """A table rule's value as (label, one-line explanation)."""
    words: tuple[str, str] = _words(game).value(name, value)
    return words


def _words(game: str) -> ModuleType:
    return import_module(f"kingtable.ui.rule_words.{game.replace('-', '_')}")
