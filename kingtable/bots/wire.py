"""What passes between the table and the thinking process: one JSON object a line, typed at both ends.

No message holds the deal number or a pack order (a View has neither); ``seed`` is the hash of `base.bot_seed`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from kingtable.bots.base import BALANCED

Wish = Literal["action", "hint", "why"]
"""What is asked: an opponent's action · what a strong player would do (level and temperament do not matter), and why ·
an opponent's action, and why."""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """What does this seat do? ``epoch`` and ``index`` say which moment of which match is meant."""

    epoch: int
    index: int
    game: str
    level: str
    temper: str = BALANCED
    seat: int
    seed: int
    view: msgspec.Raw
    wish: Wish = "action"


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What went before an answer: a `bots.decision.Decision` with its actions and cards in their text forms."""

    reason: str
    options: tuple[tuple[str, float], ...] = ()
    worlds: int = 0
    lacks: dict[int, tuple[str, ...]] = {}


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The action's text, or what went wrong; a fault with an action means that the action is a stopgap."""

    epoch: int
    index: int
    seat: int
    action: str
    fault: str = ""
    wish: Wish = "action"
    thought: Thought | None = None
    """For a hint and for a why, unless there is a fault."""
