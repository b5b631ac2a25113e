"""The history: finished matches listed, searched, and opened with everything that is known of them."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from kingtable.core.record import RecordError, read_record
from kingtable.store.database import Database
from kingtable.store.matches import Match


class Wanted(Struct, frozen=True):
    """Which matches: with a player whose name holds these letters, of that game, finished in that time; empty: any.

    ``since`` and ``until`` are ISO text in UTC, the second one no longer included.
    """

    name: str = ""
    game: str = ""
    since: str = ""
    until: str = ""


class ListedSeat(NamedTuple):
    """One seat of a listed match."""

    name: str
    human: bool
    place: int
    total: int


class Listed(NamedTuple):
    """A finished match in the list; the time is ISO text in UTC."""

    id: str
    game: str
    options: dict[str, str]
    finished: str
    undo_used: bool
    hints_used: bool
    practice: bool
    seats: tuple[ListedSeat, ...]


class Past:
    """Reads the database; an OSError names the file where that cannot be."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def count(self, wanted: Wanted) -> int:
        """How many matches there are of that kind."""
        where, values = self._where(wanted)
        with self._database.connection() as database:
            return int(database.execute(f"SELECT count(*) FROM matches WHERE {where}", values).fetchone()[0])

    def listed(self, wanted: Wanted, first: int, most: int) -> list[Listed]:
        """Up to so many of them from that number (0) on, the newest first."""
        where, values = self._where(wanted)
        with self._database.connection() as database:
            rows = database.execute(
                "SELECT id, game, options, finished, undo_used, hints_used, practice FROM matches"
                f" WHERE {where} ORDER BY finished DESC, id DESC LIMIT ? OFFSET ?",
                [*values, most, first],
            ).fetchall()
            seats: dict[Any, list[Any]] = {row[0]: [] for row in rows}
            for id, *seat in database.execute(
                "SELECT match_id, name, human, place, total FROM seats"
                f" WHERE match_id IN ({_places(seats)}) ORDER BY match_id, seat",
                list(seats),
            ):
                seats[id].append(seat)
        found = (_listed(row, seats[row[0]]) for row in rows)
        return [listed for listed in found if listed is not None]

    def oldest(self) -> str:
        """When the first match was finished, empty if there is none."""
        with self._database.connection() as database:
            return str(database.execute("SELECT coalesce(min(finished), '') FROM matches").fetchone()[0])

    def match(self, id: str) -> Match | None:
        """The finished match of that id as it was played, None if there is none; RecordError for a bad record."""
        with self._database.connection() as database:
            row = database.execute(
                "SELECT unpacked(packed), started, finished, undo_used, hints_used, practice"
                " FROM matches JOIN records ON match_id = id WHERE id = ?",
                (id,),
            ).fetchone()
            seats = database.execute(
                "SELECT s.seat, human, level, coalesce(profile, '') FROM seats s LEFT JOIN results r"
                " ON r.match_id = s.match_id AND r.seat = s.seat WHERE s.match_id = ? ORDER BY s.seat",
                (id,),
            ).fetchall()
        if row is None:
            return None
        try:
            return _match(id, row, seats)
        except (ValueError, TypeError) as error:
            raise RecordError("", f"the match is damaged: {error}") from None

    def _where(self, wanted: Wanted) -> tuple[str, list[str]]:
        where, values = ["1"], []
        if wanted.name:
            names = self._names(wanted.name)
            where.append(f"id IN (SELECT match_id FROM seats WHERE name IN ({_places(names)}))")
            values += names
        for test, value in (
            ("game = ?", wanted.game),
            ("finished >= ?", wanted.since),
            ("finished < ?", wanted.until),
        ):
            if value:
                where.append(test)
                values.append(value)
        return " AND ".join(where), values

    def _names(self, letters: str) -> list[str]:
        """The names that hold these letters; SQLite knows the case of English letters alone."""
        with self._database.connection() as database:
            names = [name for (name,) in database.execute("SELECT DISTINCT name FROM seats")]
        wanted = _plain(letters)
        # SQLite takes many values, but not any number: a search that finds more names says little.
        return [name for name in names if wanted in _plain(name)][:500]


def _match(id: str, row: Sequence[Any], seats: Sequence[Any]) -> Match:
    record, started, finished, undo_used, hints_used, practice = row
    read = read_record(record.encode("utf-8", "surrogatepass"))
    if [seat for seat, *_ in seats] != list(range(len(read.seats))):
        raise ValueError("seats are missing")
    people = [(seat, profile) for seat, human, _, profile in seats if human]
    found = {
        "id": id,
        "record": read,
        "human": [seat for seat, _ in people],
        "levels": [None if human else level for _, human, level, _ in seats],
        "started": started,
        "undo_used": bool(undo_used),
        "hints_used": bool(hints_used),
        "counted": True,
        "saved": finished,
        "owners": [profile for _, profile in people],
        "practice": bool(practice),
    }
    return msgspec.convert(found, Match)


def _listed(row: Sequence[Any], seats: Sequence[Any]) -> Listed | None:
    """The match in that row; None where SQLite did not see that it is damaged."""
    id, game, options, *rest = row
    try:
        return msgspec.convert([id, game, json.loads(options), *rest, seats], Listed, strict=False)
    except (ValueError, TypeError):
        return None


def _plain(text: str) -> str:
    """The letters without case and marks: who types "sukru" means Şükrü, and ı is found by i."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("ı", "i"))
    return "".join(char for char in apart if not unicodedata.combining(char))


def _places(values: Iterable[object]) -> str:
    return ", ".join("?" for _ in values)
