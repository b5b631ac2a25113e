"""The matches that were begun, one file each: a record with the application's own data in its key "table"."""

from __future__ import annotations

import os
import secrets
import threading
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

from kingtable.bots.company import Company, LevelChange, Levels, Tempers
from kingtable.core.record import LaterVersion, Record, RecordError, read_record, write_record
from kingtable.core.replay import replay
from kingtable.games import game_of
from kingtable.store import atomic
from kingtable.store.atomic import Later, Reading, SetAside
from kingtable.store.fault import Fault
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.writer import Writer

_TABLE = "table"
_SUFFIX = ".json"

Avatar = Annotated[int, msgspec.Meta(ge=0, le=8)]


class Match(Struct, frozen=True):
    """A match and what the record itself does not know about it; times are ISO text in UTC.

    ``human`` are the seats people play; ``levels`` has a level for every other seat and None for those.
    ``counted``: the statistics have it, so it is finished and not offered again. ``saved`` is set by saving.
    ``owners`` are the profiles of the people in the order of ``human``, empty or missing for guests; ``refused`` says
    how often each seat wanted to do what is not allowed. ``practice`` matches are never counted for anybody.
    """

    id: str
    record: Record
    human: tuple[int, ...]
    levels: Levels
    started: str
    undo_allowed: bool = True
    undo_used: bool = False
    hints_used: bool = False
    counted: bool = False
    saved: str = ""
    tempers: Tempers = ()
    changes: tuple[LevelChange, ...] = ()
    """Levels that hold from a later deal on, in the place of ``levels``."""
    avatars: tuple[Avatar, ...] = ()
    """The pictures of all but the first person in the order of their seats; empty or 0: whichever is left over."""
    hints: bool = True
    """Whether people may ask for hints."""
    owners: tuple[str, ...] = (FIRST_PLAYER,)
    refused: tuple[int, ...] = ()
    practice: bool = False

    @property
    def company(self) -> Company:
        """Who plays against the people."""
        return Company(self.levels, self.tempers, self.changes)

    def joined(self, company: Company) -> Match:
        """The match with that company."""
        return replace(self, levels=company.levels, tempers=company.tempers, changes=company.changes)

    @classmethod
    def begun(
        cls,
        record: Record,
        human: tuple[int, ...],
        levels: Levels,
        tempers: Tempers = (),
        avatars: tuple[int, ...] = (),
        hints: bool = True,
        undo_allowed: bool = True,
        owners: tuple[str, ...] = (FIRST_PLAYER,),
    ) -> Match:
        """A new match that starts now. Ids sort by time, and two of the same second differ."""
        return cls(
            id=f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}",
            record=record,
            human=human,
            levels=levels,
            started=_now(),
            undo_allowed=undo_allowed,
            tempers=tempers,
            avatars=avatars,
            hints=hints,
            owners=owners,
        )

    def owner(self, seat: int) -> str:
        """The profile of the person at that seat; empty for a guest and for an opponent."""
        place = self.human.index(seat) if seat in self.human else len(self.owners)
        return self.owners[place] if place < len(self.owners) else ""

    def refusals(self, seat: int) -> int:
        """How often that seat wanted to do what is not allowed."""
        return self.refused[seat] if seat < len(self.refused) else 0

    def refuse(self, seat: int) -> Match:
        """The match with one refusal more of that seat."""
        counts = (self.refusals(each) + (each == seat) for each in range(len(self.levels)))
        return replace(self, refused=tuple(counts))


_IN_TABLE = [field.name for field in fields(Match) if field.name not in ("id", "record")]


class Summary(Struct, frozen=True):
    """A saved match in a list: when it was saved (ISO text in UTC) and the number of its actions so far."""

    id: str
    game: str
    seats: tuple[str, ...]
    saved: str
    actions: int


class MatchStore:
    """The folder of saved matches. Saving is the writer's work; loading sees what is still on its way."""

    def __init__(self, folder: Path, writer: Writer) -> None:
        self._folder = folder
        self._writer = writer
        self._lock = threading.Lock()
        # By id what is not yet on the disk; None stands for a match that is to be deleted.
        self._on_the_way: dict[str, Match | None] = {}
        self._named: set[Path] = set()
        atomic.sweep(folder)

    def save(self, match: Match, tried: Callable[[], object] = lambda: None) -> None:
        """Have the match written. Of several saves that wait only the newest is written.

        ``tried`` is called in the writer's thread after each try, whether it failed or not.
        """
        match = replace(match, saved=_now())
        with self._lock:
            self._on_the_way[match.id] = match

        def job() -> None:
            try:
                self._write(match)
            finally:
                tried()

        self._writer.submit(self._key(match.id), job)

    def count(self, match: Match, add: Callable[[], object]) -> None:
        """Have ``add`` put the finished match into the statistics, and only after that mark it and lay it aside.

        ``add`` runs in the writer's thread; it may run again where the disk failed or the program was killed.
        """
        match = replace(match, saved=_now(), counted=True)

        def job() -> None:
            add()
            if self._path(match.id).exists():  # and was not removed meanwhile
                # Out of the way, so that years of finished matches cost nothing when the unfinished are listed.
                atomic.write(self._finished(match.id), _bytes(match))
                self._remove(match.id)

        self._writer.submit(f"{self._key(match.id)} counted", job)

    def load(self, id: str) -> Reading[Match]:
        """The match of that id, and what had to be set aside to find it."""
        with self._lock:
            if id in self._on_the_way:
                return Reading(self._on_the_way[id])
        path = self._finished(id) if self._finished(id).exists() else self._path(id)
        return atomic.read_with_backup(path, lambda data: _match(id, data))

    def unfinished(self) -> tuple[list[Summary], list[SetAside]]:
        """The matches to go on with, newest first, and the damaged files that were set aside.

        Files of a later version are among those, once, though they stay where they are.
        """
        with self._lock:
            ids = self._ids() | self._on_the_way.keys()
        readings = [self.load(id) for id in ids]
        found = [reading.value for reading in readings if reading.value is not None]
        found = sorted(found, key=lambda match: (match.saved, match.id), reverse=True)
        set_aside = [file for reading in readings for file in reading.set_aside if file.path not in self._named]
        self._named |= {file.path for file in set_aside if isinstance(file, Later)}
        return [_summary(match) for match in found if not match.counted], set_aside

    def set_aside(self, id: str, why: Fault) -> SetAside:
        """Put a match that cannot be played through out of the way; its file is kept under another name.

        The backup, if there is one, takes its place.
        """
        with self._lock:
            self._on_the_way.pop(id, None)
        path = self._path(id)
        return atomic.put_aside(path if os.path.lexists(path) else atomic.backup_of(path), why)

    def remove(self, id: str) -> None:
        """Have the match and its backup deleted."""
        with self._lock:
            self._on_the_way[id] = None
        self._writer.submit(self._key(id), lambda: self._remove(id))

    def _write(self, match: Match) -> None:
        atomic.write(self._path(match.id), _bytes(match))
        self._arrived(match.id, match)

    def _remove(self, id: str) -> None:
        atomic.remove(self._path(id))
        self._arrived(id, None)

    def _arrived(self, id: str, what: Match | None) -> None:
        with self._lock:
            if id in self._on_the_way and self._on_the_way[id] is what:
                del self._on_the_way[id]

    def _ids(self) -> set[str]:
        """Ids by file name; a match of which only the backup is left is one too."""
        try:
            names = [path.name.removesuffix(".bak") for path in self._folder.iterdir()]
        except OSError:
            return set()
        return {name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)}

    def _path(self, id: str) -> Path:
        return self._folder / f"{id}{_SUFFIX}"

    def _finished(self, id: str) -> Path:
        return self._folder / "finished" / f"{id}{_SUFFIX}"

    def _key(self, id: str) -> str:
        return str(self._path(id))


def match_from(data: bytes) -> Match:
    """A match that begins where a record from elsewhere stands; RecordError or IllegalRecord if it can be none.

    People and opponents are those of the record; where it names none, one person sits against others of level normal.
    It is for practice: whoever played it so far, nobody's statistics count it.
    """
    record = read_record(data)
    game = game_of(record.game)
    if game is None:
        raise RecordError("game", f"unknown game {record.game!r}")
    for _ in replay(game, record):
        pass
    try:
        there = _match("", data)
        match = Match.begun(record, there.human, there.levels, there.tempers, there.avatars)
    except ValueError:
        match = Match.begun(record, (0,), (None, *("normal",) * (len(record.seats) - 1)))
    return replace(match, practice=True)


def _summary(match: Match) -> Summary:
    record = match.record
    return Summary(match.id, record.game, record.seats, match.saved, len(record.actions))


def _bytes(match: Match) -> bytes:
    extra = match.record.extra
    # Keys of a later version in the table stay, like those of the record itself.
    table = {**extra.get(_TABLE, {}), **{name: getattr(match, name) for name in _IN_TABLE}}
    return write_record(replace(match.record, extra={**extra, _TABLE: table}))


def _match(id: str, data: bytes) -> Match:
    """The match in a file of that id; ValueError says what is wrong with it."""
    try:
        record = read_record(data)
    except LaterVersion as error:
        raise atomic.LaterError(str(error)) from None
    table = record.extra.get(_TABLE)
    if not isinstance(table, dict):
        raise RecordError(_TABLE, "must be an object")
    try:
        match = msgspec.convert({**table, "id": id, "record": record}, Match)
    except msgspec.ValidationError as error:
        raise RecordError(_TABLE, str(error)) from None
    for levels in (match.levels, *(change.levels for change in match.changes)):
        without_level = [seat for seat, level in enumerate(levels) if level is None]
        if len(levels) != len(record.seats) or sorted(match.human) != without_level:
            raise RecordError(_TABLE, "each seat is either a person's or has a level")
    if match.tempers and len(match.tempers) != len(record.seats):
        raise RecordError(_TABLE, "tempers: one for each seat")
    if match.avatars and len(match.avatars) != len(record.seats) - 1:
        raise RecordError(_TABLE, "avatars: one for each of the others")
    return match


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
