"""What one game offers to the levels: its judgement, its thinking players, its reasons and what is said out of turn."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from kingtable.bots.base import Bot, Care, Judge
from kingtable.bots.decision import Decision
from kingtable.core.actions import Action


class Opponents(NamedTuple):
    """The opponents of a game. ``risk`` is how bold a player is, from −1 to 1."""

    judge: Callable[[float], Judge[Any]]
    """The rule-of-thumb player."""
    explains: Callable[[Any, Action], Decision]
    """An action of a View with its reason, where nothing was played out in worlds."""
    normal: Callable[[float], Bot[Any]]
    hard: Callable[[float], Bot[Any]]
    worlds: Callable[[int], Bot[Any]] | None = None
    """The yardstick with that many worlds."""
    forgets: Callable[[Any], Any] = lambda view: view
    """What a short memory keeps of a View."""
    interjects: Callable[[Any, random.Random, Care], Action | None] | None = None
    """What a seat with that care says out of turn after an action of the match."""
    due: Callable[[Any], Action | None] = lambda view: None
    """What a player who forgets nothing says before all else."""
