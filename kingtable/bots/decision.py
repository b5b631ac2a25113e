"""A decision with its reasons, all out of one View: for hints and for who asks why a card was played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kingtable.core.actions import Action
from kingtable.core.cards import Card


class Option(NamedTuple):
    """One of the actions weighed, and the points it brings on average, beyond those already written down."""

    action: Action
    points: float


@dataclass(frozen=True, slots=True)
class Decision:
    """What a player does and what it thought."""

    action: Action
    reason: str
    """Why, as an id of `bots.reasons`."""
    options: tuple[Option, ...] = ()
    """What was weighed by search, the best first; empty where nothing was."""
    worlds: int = 0
    """In how many ways the hidden cards were dealt for that."""
    lacks: Mapping[int, tuple[Card, ...]] | None = None
    """By seat, the cards still out that it certainly does not hold."""
