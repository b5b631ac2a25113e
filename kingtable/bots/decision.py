"""A decision with its reasons, all out of one View: for hints and for who asks why a card was played."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from msgspec import Struct

from kingtable.core.actions import Action
from kingtable.core.cards import Card


class Option(NamedTuple):
    """One of the actions weighed, and the points it brings on average, beyond those already written down."""

    action: Action
    points: float


class Decision(Struct, frozen=True):
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


@runtime_checkable
class Thoughtful(Protocol):
    """A player that can say what it thought."""

    def decide(self, view: Any, rng: random.Random) -> Decision:
        """What it does with that View and that stream, and why."""
        ...
