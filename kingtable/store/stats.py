"""Finished matches for ever: a SQLite database with their records, scoresheets, Kings and King points."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from pathlib import Path

from kingtable.store.atomic import SetAside
from kingtable.store.database import Database, transaction
from kingtable.store.results import FinishedMatch, Tally

_MATCH = (
    "INSERT INTO matches (id, game, options, seed, started, finished, record, undo_used, hints_used, practice,"
    " deals) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING"
)
_SEAT = (
    "INSERT INTO seats (match_id, seat, name, human, level, total, place, deals_won, kings_made, king_points,"
    " profile, game, practice, best_deal, worst_deal, refused) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_DEAL = "INSERT INTO deals (match_id, deal, chooser, contract, entries, points, won) VALUES (?, ?, ?, ?, ?, ?, ?)"
_DEED = "INSERT INTO deeds (match_id, seat, deed, number) VALUES (?, ?, ?, ?)"


class Stats:
    """The finished matches. What the disk refuses comes as an OSError that names the file."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)

    def prepare(self) -> SetAside | None:
        """Make the database, or check the one there, and say what was set aside."""
        return self.database.prepare()

    def add(self, match: FinishedMatch) -> bool:
        """Remember the match, all of it or nothing; False if one of that id is remembered already."""
        with self.database.connection() as database, transaction(database):
            if not _add_match(database, match):
                return False
            _add_seats(database, match)
            _add_deals(database, match)
            return True

    def tallies(self, profile: str) -> Mapping[str, Tally]:
        """What that player did, by the games played; practice does not count."""
        with self.database.connection() as database:
            rows = database.execute(
                "SELECT game, count(*), sum(place = 1), sum(kings_made), sum(king_points)"
                " FROM seats WHERE profile = ? AND profile <> '' AND practice = 0 GROUP BY game",
                (profile,),
            )
            return {game: Tally(*figures) for game, *figures in rows}


def _add_match(database: sqlite3.Connection, match: FinishedMatch) -> bool:
    row = (
        match.id,
        match.game,
        json.dumps(dict(match.options), sort_keys=True),
        match.seed,
        match.started,
        match.finished,
        match.record,
        match.undo_used,
        match.hints_used,
        match.practice,
        len(match.deals),
    )
    return bool(database.execute(_MATCH, row).rowcount)


def _add_seats(database: sqlite3.Connection, match: FinishedMatch) -> None:
    rows = [
        (
            match.id,
            number,
            seat.name,
            seat.level is None,
            seat.level,
            seat.total,
            seat.place,
            seat.deals_won,
            seat.kings_made,
            seat.king_points,
            seat.profile,
            match.game,
            match.practice,
            seat.best_deal,
            seat.worst_deal,
            seat.refused,
        )
        for number, seat in enumerate(match.seats)
    ]
    database.executemany(_SEAT, rows)
    deeds = [
        (match.id, number, deed, times)
        for number, seat in enumerate(match.seats)
        for deed, times in seat.deeds.items()
        if times
    ]
    database.executemany(_DEED, deeds)


def _add_deals(database: sqlite3.Connection, match: FinishedMatch) -> None:
    rows = []
    for number, deal in enumerate(match.deals, start=1):
        points = deal.entries[deal.chooser] if deal.chooser is not None else None
        won = points is not None and points == max(deal.entries)
        rows.append((match.id, number, deal.chooser, deal.contract, json.dumps(deal.entries), points, won))
    database.executemany(_DEAL, rows)
