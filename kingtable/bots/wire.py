"""What passes between the table and the thinking process: one JSON object a line, typed at both ends.

No message holds the deal number or a pack order (a View has neither); ``seed`` is the hash of `base.bot_seed`.
"""

from __future__ import annotations

import msgspec

from kingtable.bots.base import BALANCED


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """What shall this seat do? ``epoch`` and ``index`` say which moment of which match is meant."""

    epoch: int
    index: int
    game: str
    level: str
    temper: str = BALANCED
    seat: int
    seed: int
    view: msgspec.Raw


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The action's text, or what went wrong; a fault with an action means that the action is a stopgap."""

    epoch: int
    index: int
    seat: int
    action: str
    fault: str = ""
