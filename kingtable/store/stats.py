"""Finished matches for ever: a SQLite database with their records, scoresheets and what counts for each player."""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Mapping
from pathlib import Path

import msgspec

from kingtable.store.atomic import SetAside
from kingtable.store.database import Database, transaction
from kingtable.store.results import Ended, FinishedMatch, FinishedSeat, Tally


class Stats:
    """The finished matches. What the disk refuses comes as an OSError that names the file."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)
        self._sound = threading.Lock()
        """Held while the database is looked through: nothing is put into one that may have to be set aside."""

    def prepare(self) -> SetAside | None:
        """Make the database, or check the one there, and say what was set aside. Changes wait until that is done."""
        with self._sound:
            return self.database.prepare()

    def add(self, match: FinishedMatch) -> bool:
        """Remember the match, all of it or nothing; False if one of that id is remembered already."""
        with self._sound, self.database.connection() as database, transaction(database):
            return add_match(database, match)

    def forget(self, profile: str) -> None:
        """Take away what counts for that player; the matches stay in the history."""
        with self._sound, self.database.connection() as database:
            database.execute("DELETE FROM results WHERE profile = ?", (profile,))

    def tallies(self, profile: str) -> Mapping[str, Tally]:
        """What that player did, by the games played; practice does not count."""
        with self.database.connection() as database:
            rows = database.execute(
                "SELECT game, count(*), sum(place = 1), sum(kings_made), sum(king_points)"
                " FROM results WHERE profile = ? GROUP BY game",
                (profile,),
            )
            return {game: Tally(*figures) for game, *figures in rows}

    def lately(self, profile: str, most: int) -> list[Ended]:
        """How the last matches ended that count for that player, up to so many, the newest last."""
        with self.database.connection() as database:
            rows = database.execute(
                "SELECT game, place, players FROM results WHERE profile = ? ORDER BY finished DESC, match_id LIMIT ?",
                (profile, most),
            ).fetchall()
        try:
            return msgspec.convert(rows[::-1], list[Ended])
        except msgspec.ValidationError:
            # Damage that SQLite did not see; the pages about these matches tell of it.
            return []


def add_match(database: sqlite3.Connection, match: FinishedMatch) -> bool:
    """Put the match into all tables, within a transaction; False if it is there already."""
    row = (
        match.id,
        match.game,
        _options(match),
        match.seed,
        match.started,
        match.finished,
        match.undo_used,
        match.hints_used,
        match.practice,
    )
    new = database.execute(
        "INSERT INTO matches (id, game, options, seed, started, finished, record, undo_used, hints_used, practice)"
        " VALUES (?, ?, ?, ?, ?, ?, '', ?, ?, ?) ON CONFLICT (id) DO NOTHING",
        row,
    ).rowcount
    if not new:
        return False
    database.execute("INSERT INTO records (match_id, packed) VALUES (?, packed(?))", (match.id, match.record))
    database.executemany(
        "INSERT INTO seats (match_id, seat, name, human, level, total, place, deals_won, kings_made, king_points)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
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
            )
            for number, seat in enumerate(match.seats)
        ],
    )
    database.executemany(
        "INSERT INTO deals (match_id, deal, chooser, contract, entries) VALUES (?, ?, ?, ?, ?)",
        [
            (match.id, number, deal.chooser, deal.contract, json.dumps(deal.entries))
            for number, deal in enumerate(match.deals, start=1)
        ],
    )
    if not match.practice:
        for number, seat in enumerate(match.seats):
            if seat.profile:
                _add_result(database, match, number, seat)
    return True


def _add_result(database: sqlite3.Connection, match: FinishedMatch, number: int, seat: FinishedSeat) -> None:
    others = [other for place, other in enumerate(match.seats) if place != number]
    chosen = [
        (deal.contract, deal.entries[number], int(deal.entries[number] == max(deal.entries)))
        for deal in match.deals
        if deal.chooser == number
    ]
    row = (
        seat.profile,
        match.game,
        match.finished,
        match.id,
        number,
        _options(match),
        len(match.seats),
        json.dumps([other.name for other in others]),
        json.dumps(sorted({other.level for other in others if other.level is not None})),
        seat.total,
        seat.place,
        seat.deals_won,
        seat.best_deal,
        seat.worst_deal,
        seat.kings_made,
        seat.king_points,
        seat.refused,
        match.undo_used,
        match.hints_used,
        json.dumps([deal.entries[number] for deal in match.deals]),
        json.dumps(chosen),
        json.dumps(dict(seat.deeds)),
    )
    database.execute(f"INSERT INTO results VALUES ({', '.join('?' * len(row))})", row)


def _options(match: FinishedMatch) -> str:
    return json.dumps(dict(match.options), sort_keys=True)
