"""The player without judgement, for measuring the others and for exercising the rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from kingtable.core.actions import Action


class RandomBot:
    """Plays any legal action, each as likely as another; it needs no more of a game than what a View allows."""

    def __init__(self, legal: Callable[[Any], Sequence[Action]]) -> None:
        self._legal = legal

    def choose(self, view: Any, rng: random.Random) -> Action:
        """Any action that the View allows."""
        return rng.choice(self._legal(view))
