"""What counts for one player in one game, match by match, and narrowed down to some of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from kingtable.store.database import Database

_COLUMNS = (
    "match_id, finished, options, players, total, place, deals_won, best_deal, worst_deal, kings_made, king_points,"
    " refused, undo_used, hints_used, opponents, levels, entries, chosen, deeds"
)
_T = TypeVar("_T")


class Line(NamedTuple):
    """One match from the player's seat; the time is ISO text in UTC, ``options`` JSON text."""

    id: str
    finished: str
    options: str
    players: int
    total: int
    place: int
    deals_won: int
    best_deal: int | None
    worst_deal: int | None
    kings_made: int
    king_points: int
    refused: int
    undo_used: int
    hints_used: int
    opponents: str
    """A JSON list of their names; like what follows it is read when it is wanted: thousands of lists take time."""
    levels: str
    """A JSON list of the opponents' levels, each once."""
    entries: str
    """A JSON list of what the player wrote deal by deal."""
    chosen: str
    """A JSON list: contracts chosen, what they brought, and whether that was the best of the table."""
    deeds: str
    """A JSON object of numbers by deed."""


class Choice(NamedTuple):
    """A contract that the player chose: how often, how often it brought the best entry, and what it brought."""

    contract: str
    times: int
    won: int
    points: int
    best: int
    worst: int


class Asked(Struct, frozen=True):
    """Which matches are looked at: with such rules, such a level, such an opponent; empty: any."""

    options: tuple[str, ...] = ()
    """Table rules as the database writes them; several may mean the same."""
    level: str = ""
    opponent: str = ""

    def of(self, lines: Sequence[Line]) -> list[Line]:
        """Those of the lines."""
        level, opponent = (json.dumps(words) if words else "" for words in (self.level, self.opponent))
        return [
            line
            for line in lines
            if (not self.options or line.options in self.options)
            and (not level or level in line.levels)
            and (not opponent or opponent in line.opponents)
        ]


def lines_of(database: Database, player: str, game: str) -> list[Line]:
    """The matches that count for that player in that game, from the oldest on; an OSError names the file."""
    with database.connection() as connection:
        rows = connection.execute(
            f"SELECT {_COLUMNS} FROM results WHERE profile = ? AND game = ? ORDER BY finished, match_id, seat",
            (player, game),
        ).fetchall()
    try:
        return msgspec.convert(rows, list[Line])
    except msgspec.ValidationError:
        # Damage that SQLite did not see costs its match and no other.
        return [line for line in map(_line, rows) if line is not None]


def _line(row: tuple[Any, ...]) -> Line | None:
    try:
        return msgspec.convert(row, Line)
    except msgspec.ValidationError:
        return None


def read(texts: Iterable[str], kind: type[_T]) -> list[_T]:
    """The values of that type in these JSON texts; what is damaged is left out."""
    texts = list(texts)
    try:
        # In one go, which takes a fifth of the time.
        return msgspec.json.decode(f"[{','.join(texts)}]", type=list[kind])  # type: ignore[valid-type]
    except msgspec.DecodeError:
        return [value for text in texts for value in _one(text, kind)]


def _one(text: str, kind: type[_T]) -> list[_T]:
    try:
        return [msgspec.json.decode(text, type=kind)]
    except msgspec.DecodeError:
        return []


def choices_of(lines: Sequence[Line]) -> list[Choice]:
    """What was chosen in these matches, by contract."""
    brought: dict[str, list[int]] = {}
    won = Counter[str]()
    for chosen in read((line.chosen for line in lines), list[tuple[str, int, int]]):
        for contract, points, best in chosen:
            brought.setdefault(contract, []).append(points)
            won[contract] += best
    return [
        Choice(contract, len(points), won[contract], sum(points), max(points), min(points))
        for contract, points in brought.items()
    ]


def deeds_of(lines: Sequence[Line]) -> Counter[str]:
    """What else was done in these matches."""
    counts = Counter[str]()
    for deeds in read((line.deeds for line in lines), dict[str, int]):
        counts.update(deeds)
    return counts
