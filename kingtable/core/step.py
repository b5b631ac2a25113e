"""A Step: what the session hands out when the match moved, for the table to show and the store to keep."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from kingtable.core.events import Event


class StepKind(Enum):
    """How the match got to its new place."""

    PLAYED = "played"
    JUMPED = "jumped"
    """Undo, redo or loading: the table shows the new picture without telling a story."""


class Step(Struct, frozen=True):
    """``index`` counts the actions played so far; ``events`` are unredacted and empty for a jump."""

    kind: StepKind
    index: int
    seat: int | None
    action: str | None
    events: tuple[Event, ...]
