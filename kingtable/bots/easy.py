"""A player who slips: plays by rule of thumb, remembers the last tricks alone, and now and then any sound card."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from kingtable.bots.base import Judge
from kingtable.core.actions import Action

_SLIPS = 0.28
"""How often any sound action is taken."""
_REMEMBERED = 2
"""How many closed tricks are remembered, beside the running one."""


class EasyPlayer:
    """The easy level of a game, made of its judgement."""

    def __init__(self, judge: Judge[Any], forgets: Callable[[Any], Any]) -> None:
        """``forgets`` takes from a View what a short memory does not keep."""
        self._judge = judge
        self._forgets = forgets

    def choose(self, view: Any, rng: random.Random) -> Action:
        """A sound action; most often the one that is best as far as the player remembers."""
        sound = self._judge.sound(view)
        if len(sound) > 1 and rng.random() >= _SLIPS:
            action = self._judge.choose(self._forgets(view), rng)
            if action in sound:
                return action
        return rng.choice(sound)


def without_old_tricks(view: Any) -> Any:
    """A View of a trick game without the cards of all but the last tricks."""
    deal = view.deal
    old = len(deal.tricks) - _REMEMBERED
    tricks = tuple(trick if n >= old else trick._replace(cards=()) for n, trick in enumerate(deal.tricks))
    return replace(view, deal=replace(deal, tricks=tricks))
