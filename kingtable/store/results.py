"""What is remembered of a finished match, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct, field


class FinishedSeat(Struct, frozen=True):
    """One seat's end of a match; ``level`` is None for a person."""

    name: str
    level: str | None
    total: int
    place: int
    deals_won: int = 0
    kings_made: int = 0
    king_points: int = 0
    profile: str = ""
    """Whose statistics this belongs to; empty for an opponent and for a guest."""
    best_deal: int | None = None
    """The best figure the seat wrote in one deal, round or hand, and below the worst one."""
    worst_deal: int | None = None
    refused: int = 0
    """How often the table refused what the person wanted to do."""
    deeds: Mapping[str, int] = field(default_factory=dict)
    """What else the seat did, by its name in `kingtable.ui.deeds`."""


class FinishedDeal(Struct, frozen=True):
    """One line of the scoresheet: who chose (None where nobody does), what, and an entry a seat."""

    chooser: int | None
    contract: str
    entries: tuple[int, ...]


class FinishedMatch(Struct, frozen=True):
    """A finished match as plain data; ``record`` is its record as JSON text, times are ISO text in UTC."""

    id: str
    game: str
    options: Mapping[str, str]
    seed: int
    started: str
    finished: str
    record: str
    seats: tuple[FinishedSeat, ...]
    deals: tuple[FinishedDeal, ...] = ()
    undo_used: bool = False
    hints_used: bool = False
    practice: bool = False
    """Played on from a point of a finished match, or with its deal number: shown in the history, never counted."""


class Tally(Struct, frozen=True):
    """What somebody did in one game: matches played and won (shared first places too), Kings, King points."""

    played: int = 0
    won: int = 0
    kings_made: int = 0
    king_points: int = 0


class Ended(NamedTuple):
    """How a match ended for somebody: the game, the place and how many played."""

    game: str
    place: int
    players: int
