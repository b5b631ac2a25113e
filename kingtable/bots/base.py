"""What an opponent is: a pure function of a View and of its own stream of random numbers."""

from __future__ import annotations

import hashlib
import random
from typing import NamedTuple, Protocol, TypeVar

from kingtable.core.actions import Action

BALANCED = "balanced"
"""The temperament of an opponent that has no other; `levels.TEMPERS` has all."""

V = TypeVar("V", contravariant=True)


class Bot(Protocol[V]):
    """An opponent of one game. It keeps nothing between two decisions, so that undo and replay find it the same."""

    def choose(self, view: V, rng: random.Random) -> Action:
        """A legal action of the seat whose View this is; the same View and the same random stream choose the same."""
        ...


class Care(NamedTuple):
    """How attentive a player is out of turn: the chances to make a missing call of its own, and to catch another's."""

    call: float
    catch: float


class Judge(Bot[V], Protocol[V]):
    """What one game's judgement file offers: the actions a View allows and, as a Bot, the rule-of-thumb player."""

    def legal(self, view: V) -> tuple[Action, ...]:
        """The actions the View's own seat may take now, out of the View alone."""
        ...

    def sound(self, view: V) -> tuple[Action, ...]:
        """Those of them that do not look stupid to people; never none."""
        ...


def bot_seed(seed: int, seat: int, index: int) -> int:
    """The number that seeds a bot's randomness for action ``index`` of a match, apart from all dealing.

    It is a hash, so that the deal number cannot be had back from what a bot is told.
    """
    digest = hashlib.sha256(f"kingtable/bot/{seed}/{seat}/{index}".encode("ascii")).digest()
    return int.from_bytes(digest[:8], "big")
