from __future__ import annotations

import errno
import json
import os
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple, replace

from kingtable.core.cards import pack_52
from kingtable.core.record import Record, read_record
from kingtable.store import atomic
from kingtable.store.atomic import Reading
from kingtable.store.matches import Match, MatchStore
from kingtable.store.writer import Writer

PATIENCE = 30.0

RECORD = Record(
    game="king",
    seats=("Şükrü", "Ada", "Bo", "Cem"),
    seed=2**63 - 1,
    options={"choice_limit": "free"},
    decks=(tuple(pack_52()),),
    actions=((0, "name kupa"), (0, "play 2C")),
    extra={"later": {"kept": 1}},
)


def begun(record: Record = RECORD) -> Match:
    return Match.begun(record, human=(0,), levels=(None, "rule", "rule", "rule"))


def grown(match: Match, *actions: tuple[int, str]) -> Match:
    record = replace(match.record, actions=match.record.actions + actions)
    return replace(match, record=record)


def known(match: Match | None) -> Match:
    """The match as it was before saving put its time in and the file its own extra data."""
    assert match is not None
    extra = {key: value for key, value in match.record.extra.items() if key != "table"}
    return replace(match, saved="", record=replace(match.record, extra=extra))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data" / "matches"


@pytest.fixture
def store(folder: Path, writer: Writer) -> MatchStore:
    return MatchStore(folder, writer)


def reopened(store: MatchStore, writer: Writer, folder: Path) -> MatchStore:
    assert writer.drain(PATIENCE)
    return MatchStore(folder, writer)


def test_ids_are_file_names_that_sort_by_time() -> None:
    ids = [begun().id for _ in range(20)]
    assert all(re.fullmatch(r"\d{8}-\d{6}-[0-9a-f]{4}", id) for id in ids)
    assert len(set(ids)) > 1
    stamps = [id[:15] for id in ids]
    assert stamps == sorted(stamps)


@pytest.mark.parametrize(
    "match",
    [
        begun(),
        replace(begun(), undo_used=True, hints_used=True, counted=True),
        Match.begun(Record("no-kings", ("a", "a"), 0), (0, 1), (None, None)),
        Match.begun(Record("kings-reverse", ("a", "b", "c"), 1), (), ("rule", "random", "hard")),
    ],
)
def test_a_match_comes_back_as_it_was(store: MatchStore, writer: Writer, folder: Path, match: Match) -> None:
    store.save(match)
    reading = reopened(store, writer, folder).load(match.id)
    assert known(reading.value) == match
    assert (reading.from_backup, reading.set_aside) == (False, ())
    assert reading.value is not None
    assert reading.value.saved > match.started[:19]


def test_the_file_is_a_record_anybody_can_read(store: MatchStore, writer: Writer, folder: Path) -> None:
    match = begun()
    store.save(match)
    assert writer.drain(PATIENCE)
    record = read_record((folder / f"{match.id}.json").read_bytes())
    assert (record.game, record.seats, record.actions) == (RECORD.game, RECORD.seats, RECORD.actions)
    assert record.extra["later"] == {"kept": 1}
    assert record.extra["table"]["levels"] == [None, "rule", "rule", "rule"]


def test_what_later_versions_add_is_kept(store: MatchStore, writer: Writer, folder: Path) -> None:
    extra = {"table": {"clock": [1, 2], "levels": "old"}, "notes": "x"}
    match = begun(replace(RECORD, extra=extra))
    store.save(match)
    loaded = reopened(store, writer, folder).load(match.id).value
    assert loaded is not None
    store.save(grown(loaded, (3, "play 9C")))
    again = reopened(store, writer, folder).load(match.id).value
    assert again is not None
    assert again.record.extra["table"]["clock"] == [1, 2]
    assert again.record.extra["notes"] == "x"
    assert len(again.record.actions) == 3


def test_a_match_on_its_way_to_the_disk_is_there_already(store: MatchStore, writer: Writer) -> None:
    let_go = threading.Event()
    writer.submit("gate", lambda: let_go.wait(PATIENCE))
    match = begun()
    store.save(match)
    store.save(grown(match, (3, "play 9C")))
    loaded = store.load(match.id).value
    [summary] = store.unfinished()[0]
    let_go.set()
    assert loaded is not None
    assert len(loaded.record.actions) == summary.actions == 3
    store.remove(match.id)
    assert store.load(match.id) == Reading(None)
    assert writer.drain(PATIENCE)
    assert store.unfinished() == ([], [])


def test_unfinished_matches_newest_first(store: MatchStore, writer: Writer, folder: Path) -> None:
    first, second, third = begun(), begun(), replace(begun(), counted=True)
    for match in (first, second, third):
        store.save(match)
        assert writer.drain(PATIENCE)
    # Times are milliseconds; make them differ without waiting.
    for match, saved in ((first, "2026-02-01T00:00:00.000+00:00"), (second, "2026-01-01T00:00:00.000+00:00")):
        path = folder / f"{match.id}.json"
        value = json.loads(path.read_bytes())
        value["table"]["saved"] = saved
        path.write_bytes(json.dumps(value).encode())
    (folder / "notes.txt").write_bytes(b"not ours")
    summaries, set_aside = MatchStore(folder, writer).unfinished()
    assert [summary.id for summary in summaries] == [first.id, second.id]
    assert set_aside == []
    assert astuple(summaries[0]) == (
        first.id,
        "king",
        RECORD.seats,
        "2026-02-01T00:00:00.000+00:00",
        2,
    )


def test_an_empty_shelf(store: MatchStore) -> None:
    assert store.unfinished() == ([], [])
    assert store.load("20260101-000000-0000") == Reading(None)
    store.remove("20260101-000000-0000")


def test_a_damaged_save_gives_the_one_before(
    store: MatchStore, writer: Writer, folder: Path, damage: Callable[[Path], None]
) -> None:
    match, other = begun(), replace(begun(), id="20260101-000000-0000")
    store.save(other)
    store.save(match)
    assert writer.drain(PATIENCE)
    store.save(grown(match, (3, "play 9C")))
    assert writer.drain(PATIENCE)
    path = folder / f"{match.id}.json"
    damage(path)
    summaries, set_aside = store.unfinished()
    assert {summary.id: summary.actions for summary in summaries} == {match.id: 2, other.id: 2}
    [found] = set_aside
    assert found.path == path
    assert found.aside is not None
    assert os.path.lexists(found.aside)
    # The next time nothing is new, and the match is still there.
    assert [len(part) for part in store.unfinished()] == [2, 0]
    assert known(store.load(match.id).value) == match


def test_a_damaged_save_without_backup_costs_only_itself(
    store: MatchStore, writer: Writer, folder: Path, damage: Callable[[Path], None]
) -> None:
    match, other = begun(), replace(begun(), id="20260101-000000-0000")
    store.save(other)
    store.save(match)
    assert writer.drain(PATIENCE)
    damage(folder / f"{match.id}.json")
    reading = store.load(match.id)
    assert reading.value is None
    assert len(reading.set_aside) == 1
    assert [summary.id for summary in store.unfinished()[0]] == [other.id]


def table(**changes: Any) -> dict[str, Any]:
    good = {
        "human": [0],
        "levels": [None, "rule", "rule", "rule"],
        "started": "2026-01-01T00:00:00.000+00:00",
        "saved": "2026-01-01T00:00:00.000+00:00",
    }
    return {**good, **changes}


@pytest.mark.parametrize(
    "bad",
    [
        None,
        [],
        "table",
        table(human=[0, 1]),
        table(human=[0, 0]),
        table(human=[]),
        table(human=[4]),
        table(human="0"),
        table(human=[True]),
        table(levels=[None, "rule", "rule"]),
        table(levels=[None, "rule", "rule", 1]),
        table(levels=[None, None, "rule", "rule"]),
        table(started=20260101),
        table(saved=None),
        table(undo_used=1),
        table(counted="no"),
        {key: value for key, value in table().items() if key != "started"},
    ],
)
def test_a_wrong_table_is_damage(store: MatchStore, writer: Writer, folder: Path, bad: object) -> None:
    match = begun()
    store.save(match)
    assert writer.drain(PATIENCE)
    path = folder / f"{match.id}.json"
    value = json.loads(path.read_bytes())
    value["table"] = table()
    path.write_bytes(json.dumps(value).encode())
    assert store.load(match.id).value is not None
    value["table"] = bad
    path.write_bytes(json.dumps(value).encode())
    reading = store.load(match.id)
    assert reading.value is None
    assert reading.set_aside[0].why.entry == "table"


def test_remove_takes_the_backup_too(store: MatchStore, writer: Writer, folder: Path) -> None:
    match = begun()
    for _ in range(2):
        store.save(match)
        assert writer.drain(PATIENCE)
    store.remove(match.id)
    assert writer.drain(PATIENCE)
    assert list(folder.iterdir()) == []


def test_a_match_is_marked_as_counted_only_when_it_is(store: MatchStore, writer: Writer, folder: Path) -> None:
    match = begun()
    store.save(match)
    added: list[str] = []

    def refuse() -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    store.count(match, refuse)
    assert not writer.drain(PATIENCE)
    assert len(store.unfinished()[0]) == 1
    store.count(match, lambda: added.append(match.id))
    assert writer.drain(PATIENCE)
    assert added == [match.id]
    loaded = reopened(store, writer, folder).load(match.id).value
    assert loaded is not None
    assert loaded.counted
    assert store.unfinished() == ([], [])
    assert [path.name for path in folder.iterdir()] == ["finished"]


def test_counting_does_not_bring_a_removed_match_back(store: MatchStore, writer: Writer, folder: Path) -> None:
    match = begun()
    store.save(match)
    assert writer.drain(PATIENCE)
    added: list[str] = []
    room = threading.Event()

    def add() -> None:
        if not room.is_set():
            raise OSError(errno.ENOSPC, "No space left on device")
        added.append(match.id)

    store.count(match, add)
    store.remove(match.id)
    assert not writer.drain(PATIENCE)
    assert list(folder.iterdir()) == []
    room.set()
    assert writer.drain(PATIENCE)
    assert added == [match.id]
    assert list(folder.iterdir()) == []
    assert store.unfinished() == ([], [])


def test_leftovers_of_a_killed_program_are_cleared(
    folder: Path, writer: Writer, abandoned: Callable[[Path], None]
) -> None:
    folder.mkdir(parents=True)
    (folder / ".20260101-000000-0000.json.abc.part").write_bytes(b"half")
    abandoned(folder)
    assert MatchStore(folder, writer).unfinished() == ([], [])
    assert list(folder.iterdir()) == []


def test_a_folder_that_is_a_file(tmp_path: Path, writer: Writer) -> None:
    (tmp_path / "matches").write_bytes(b"")
    store = MatchStore(tmp_path / "matches", writer)
    assert store.unfinished() == ([], [])
    store.save(begun())
    assert not writer.drain(PATIENCE)
    assert len(store.unfinished()[0]) == 1
    assert atomic.read_with_backup(tmp_path / "matches", len).value == 0
