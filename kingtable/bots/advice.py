"""What a person is told of an opponent's thinking: a hint for the own turn, or why a card was played."""

from __future__ import annotations

from msgspec import Struct

from kingtable.bots.wire import Thought
from kingtable.core.actions import Action


class Hint(Struct, frozen=True):
    """What to do now; ``reason`` is an id of `bots.reasons`, "" for none."""

    action: Action
    reason: str


class Explanation(Struct, frozen=True):
    """Why that action of the match (they count from 0) was chosen; a thought of None could not be found out."""

    number: int
    thought: Thought | None
