"""Finished matches for ever: a SQLite database with their records, scoresheets, Kings and King points.

Every call opens its own short-lived connection, so that any thread may call. A later version adds tables and
columns with defaults only; therefore this version works on a later database too and leaves its version alone.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from kingtable.store import atomic
from kingtable.store.atomic import SetAside

_MIGRATIONS = (
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed INTEGER NOT NULL,
            started TEXT NOT NULL, finished TEXT NOT NULL, record TEXT NOT NULL,
            undo_used INTEGER NOT NULL, hints_used INTEGER NOT NULL
        )""",
        """CREATE TABLE seats (
            match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            name TEXT NOT NULL, human INTEGER NOT NULL, level TEXT, total INTEGER NOT NULL,
            place INTEGER NOT NULL, deals_won INTEGER NOT NULL, kings_made INTEGER NOT NULL,
            king_points INTEGER NOT NULL, PRIMARY KEY (match_id, seat)
        )""",
        """CREATE TABLE deals (
            match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, deal INTEGER NOT NULL,
            chooser INTEGER, contract TEXT NOT NULL, entries TEXT NOT NULL, PRIMARY KEY (match_id, deal)
        )""",
    ),
)
"""Statements that lead from version n (``PRAGMA user_version``) to n + 1."""

_BUSY_SECONDS = 5.0
_ERRNOS = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EROFS,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}


@dataclass(frozen=True)
class FinishedSeat:
    """One seat's end of a match; ``level`` is None for a person."""

    name: str
    level: str | None
    total: int
    place: int
    deals_won: int = 0
    kings_made: int = 0
    king_points: int = 0


@dataclass(frozen=True)
class FinishedDeal:
    """One line of the scoresheet: who chose (None where nobody does), what, and an entry a seat."""

    chooser: int | None
    contract: str
    entries: tuple[int, ...]


@dataclass(frozen=True)
class FinishedMatch:
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


@dataclass(frozen=True)
class Tally:
    """What people did in one game: matches played and won (shared first places too), Kings, King points."""

    played: int
    won: int
    kings_made: int
    king_points: int


class Stats:
    """The database of finished matches. What the disk refuses comes as an OSError that names the file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def prepare(self) -> SetAside | None:
        """Make the database, or check the one there; once at the start, best in the writer's thread.

        A damaged one is set aside with its journals, and a new one is begun.
        """
        why = self._damage()
        if why is None:
            return None
        aside = atomic.put_aside(self._path, why)
        if aside.aside is not None:
            # A journal belongs to its database: with a new one it would be applied or deleted.
            for journal in ("-wal", "-shm"):
                with contextlib.suppress(FileNotFoundError):
                    _beside(self._path, journal).rename(_beside(aside.aside, journal))
        with self._connection():
            return aside

    def add(self, match: FinishedMatch) -> bool:
        """Remember the match, all of it or nothing; False if one of that id is remembered already."""
        with self._connection() as database, _transaction(database):
            new = database.execute(
                "INSERT INTO matches (id, game, options, seed, started, finished, record, undo_used,"
                " hints_used) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
                (
                    match.id,
                    match.game,
                    json.dumps(dict(match.options), sort_keys=True),
                    match.seed,
                    match.started,
                    match.finished,
                    match.record,
                    match.undo_used,
                    match.hints_used,
                ),
            ).rowcount
            if not new:
                return False
            database.executemany(
                "INSERT INTO seats (match_id, seat, name, human, level, total, place, deals_won, kings_made,"
                " king_points) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            return True

    def king_points(self, player: str) -> int:
        """All King points (KING-47) of the person of that name."""
        with self._connection() as database:
            rows = database.execute(
                "SELECT coalesce(sum(king_points), 0) FROM seats WHERE human AND name = ?", (player,)
            )
            return int(rows.fetchone()[0])

    def summary(self, game: str) -> Tally:
        """What people did in that game, over all matches."""
        with self._connection() as database:
            rows = database.execute(
                "SELECT count(*), coalesce(sum(place = 1), 0), coalesce(sum(kings_made), 0),"
                " coalesce(sum(king_points), 0)"
                " FROM seats JOIN matches ON matches.id = match_id WHERE human AND game = ?",
                (game,),
            )
            return Tally(*rows.fetchone())

    def _damage(self) -> str | None:
        """Why the database there is of no use; None if it is fine, now that it is there."""
        if os.path.lexists(self._path) and (self._path.is_symlink() or not self._path.is_file()):
            return "is not a regular file"
        try:
            with self._open() as database:
                _migrate(database)
                found = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
                for table in ("matches", "seats", "deals"):
                    database.execute(f"SELECT * FROM {table} LIMIT 0")
        except sqlite3.DatabaseError as error:
            # A disk that refuses is no damage. SQLITE_ERROR is: the tables are not the ones expected.
            if isinstance(error, sqlite3.OperationalError) and _kind(error) != sqlite3.SQLITE_ERROR:
                raise self._refused(error) from error
            return str(error)
        return None if found == "ok" else " ".join(str(found).split())

    @contextlib.contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        try:
            with self._open() as database:
                _migrate(database)
                yield database
        except sqlite3.DatabaseError as error:
            raise self._refused(error) from error

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        # Transactions are begun by hand: the module's own ones would not hold the schema's changes.
        database = sqlite3.connect(self._path, timeout=_BUSY_SECONDS, isolation_level=None)
        with contextlib.closing(database):
            database.execute("PRAGMA journal_mode = WAL")
            database.execute("PRAGMA synchronous = FULL")
            database.execute("PRAGMA foreign_keys = ON")
            yield database

    def _refused(self, error: sqlite3.DatabaseError) -> OSError:
        return OSError(_ERRNOS.get(_kind(error), errno.EIO), str(error), str(self._path))


def _migrate(database: sqlite3.Connection) -> None:
    """Lead the schema to this version. Two programs may start at once: the version is asked again inside."""
    if _version(database) >= len(_MIGRATIONS):
        return
    with _transaction(database):
        for version in range(_version(database), len(_MIGRATIONS)):
            for statement in _MIGRATIONS[version]:
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {version + 1}")


def _kind(error: sqlite3.DatabaseError) -> int:
    """SQLite's primary result code; the higher bytes of the code only refine it."""
    return int(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)) & 0xFF


def _version(database: sqlite3.Connection) -> int:
    return int(database.execute("PRAGMA user_version").fetchone()[0])


@contextlib.contextmanager
def _transaction(database: sqlite3.Connection) -> Iterator[None]:
    """All or nothing: closing the connection after an exception takes the changes back."""
    database.execute("BEGIN IMMEDIATE")
    yield
    database.execute("COMMIT")


def _beside(path: Path, journal: str) -> Path:
    return path.with_name(path.name + journal)
