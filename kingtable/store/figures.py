"""What counts for one player in one game, match by match, and narrowed down to some of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kingtable.store.database import Database

_COLUMNS = (
    "match_id, finished, options, players, total, place, deals_won, best_deal, worst_deal, kings_made, king_points,"
    " refused, undo_used, hints_used"
)


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
    opponents: list[str]
    levels: list[str]
    entries: list[int]
    """What the player wrote deal by deal."""
    chosen: list[tuple[str, int, int]]
    """Contracts chosen, what they brought, and whether that was the best of the table."""
    deeds: dict[str, int]


class Choice(NamedTuple):
    """A contract that the player chose: how often, how often it brought the best entry, and what it brought."""

    contract: str
    times: int
    won: int
    points: int
    best: int
    worst: int


@dataclass(frozen=True)
class Asked:
    """Which matches are looked at: with such rules, such a level, such an opponent; empty: any."""

    options: tuple[str, ...] = ()
    """Table rules as the database writes them; several may mean the same."""
    level: str = ""
    opponent: str = ""

    def of(self, lines: Sequence[Line]) -> list[Line]:
        """Those of the lines."""
        return [
            line
            for line in lines
            if (not self.options or line.options in self.options)
            and (not self.level or self.level in line.levels)
            and (not self.opponent or self.opponent in line.opponents)
        ]


def lines_of(database: Database, player: str, game: str) -> list[Line]:
    """The matches that count for that player in that game, from the oldest on; an OSError names the file."""
    with database.connection() as connection:
        rows = connection.execute(
            f"SELECT {_COLUMNS}, opponents, levels, entries, chosen, deeds FROM results"
            " WHERE profile = ? AND game = ? ORDER BY finished, match_id, seat",
            (player, game),
        ).fetchall()
    plain = len(_COLUMNS.split(", "))
    # Read in one go: thousands of small texts take five times as long one by one.
    written = [_parsed([row[column] for row in rows]) for column in range(plain, plain + 5)]
    return [Line(*row[:plain], *rest) for row, *rest in zip(rows, *written, strict=True)]


def _parsed(texts: Sequence[str]) -> list[Any]:
    values: list[Any] = json.loads(f"[{','.join(texts)}]")
    return values


def choices_of(lines: Sequence[Line]) -> list[Choice]:
    """What was chosen in these matches, by contract."""
    brought: dict[str, list[int]] = {}
    won = Counter[str]()
    for line in lines:
        for contract, points, best in line.chosen:
            brought.setdefault(contract, []).append(points)
            won[contract] += best
    return [
        Choice(contract, len(points), won[contract], sum(points), max(points), min(points))
        for contract, points in brought.items()
    ]


def deeds_of(lines: Sequence[Line]) -> Counter[str]:
    """What else was done in these matches."""
    counts = Counter[str]()
    for line in lines:
        counts.update(line.deeds)
    return counts
