from __future__ import annotations

import contextlib
import json
import multiprocessing.pool
import sqlite3
import threading
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from kingtable.core.record import RecordError
from kingtable.store.database import Database
from kingtable.store.figures import Line, choices_of, deeds_of, lines_of, read
from kingtable.store.past import Past, Wanted
from kingtable.store.results import Ended, FinishedDeal, FinishedMatch, FinishedSeat, Tally
from kingtable.store.schema import FIRST_PLAYER, MIGRATIONS
from kingtable.store.stats import Stats

MATCH = FinishedMatch(
    id="20260101-120000-00ff",
    game="king",
    options={"choice_limit": "free"},
    seed=2**63 - 1,
    started="2026-01-01T12:00:00.000+00:00",
    finished="2026-01-01T12:30:00.000+00:00",
    record='{"format": "kingtable-record"}\n',
    seats=(
        FinishedSeat(
            "Şükrü",
            None,
            120,
            1,
            deals_won=7,
            kings_made=1,
            king_points=42,
            profile=FIRST_PLAYER,
            best_deal=650,
            worst_deal=0,
            refused=3,
            deeds={"tricks": 60, "catches": 0},
        ),
        FinishedSeat("Ada", "rule", 120, 1, deals_won=5, kings_made=2, king_points=65),
        FinishedSeat("Bo", "rule", -100, 3),
        FinishedSeat("Cem", "rule", -140, 4),
    ),
    deals=(FinishedDeal(0, "kupa", (0, -30, -60, -300)), FinishedDeal(None, "trump S", (650, 0, 0, 0))),
    undo_used=True,
)


def another(id: str, **changes: Any) -> FinishedMatch:
    return replace(MATCH, id=id, **changes)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "statistics.sqlite3"


@pytest.fixture
def stats(path: Path) -> Stats:
    stats = Stats(path)
    assert stats.prepare() is None
    return stats


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(path)) as database:
        return database.execute(query).fetchall()


def test_a_new_database_is_empty(stats: Stats) -> None:
    assert stats.tallies(FIRST_PLAYER).get("king", Tally()) == Tally(0, 0, 0, 0)


def test_everything_of_a_match_is_remembered(stats: Stats, path: Path) -> None:
    assert stats.add(MATCH)
    assert rows(path, "SELECT * FROM matches") == [
        (
            MATCH.id,
            "king",
            '{"choice_limit": "free"}',
            2**63 - 1,
            MATCH.started,
            MATCH.finished,
            "",
            1,
            0,
            0,
        )
    ]
    seats = rows(path, "SELECT * FROM seats ORDER BY seat")
    assert seats[0] == (MATCH.id, 0, "Şükrü", 1, None, 120, 1, 7, 1, 42)
    assert seats[1] == (MATCH.id, 1, "Ada", 0, "rule", 120, 1, 5, 2, 65)
    assert len(seats) == 4
    deals = rows(path, "SELECT deal, chooser, contract, entries FROM deals ORDER BY deal")
    assert [(*deal[:3], json.loads(deal[3])) for deal in deals] == [
        (1, 0, "kupa", [0, -30, -60, -300]),
        (2, None, "trump S", [650, 0, 0, 0]),
    ]
    [(packed,)] = rows(path, "SELECT packed FROM records")
    assert zlib.decompress(packed).decode() == MATCH.record
    [line] = lines_of(stats.database, FIRST_PLAYER, "king")
    assert line == Line(
        id=MATCH.id,
        finished=MATCH.finished,
        options='{"choice_limit": "free"}',
        players=4,
        total=120,
        place=1,
        deals_won=7,
        best_deal=650,
        worst_deal=0,
        kings_made=1,
        king_points=42,
        refused=3,
        undo_used=1,
        hints_used=0,
        opponents='["Ada", "Bo", "Cem"]',
        levels='["rule"]',
        entries="[0, 650]",
        chosen='[["kupa", 0, 1]]',
        deeds='{"tricks": 60, "catches": 0}',
    )


def test_a_match_counts_once(stats: Stats, path: Path) -> None:
    assert stats.add(MATCH)
    before = [rows(path, f"SELECT * FROM {table}") for table in ("matches", "seats", "deals")]
    assert not stats.add(another(MATCH.id, game="no-kings", seats=(), deals=()))
    assert not Stats(path).add(MATCH)
    assert [rows(path, f"SELECT * FROM {table}") for table in ("matches", "seats", "deals")] == before


def test_a_match_counts_once_from_many_threads(stats: Stats) -> None:
    with multiprocessing.pool.ThreadPool(4) as pool:
        added = pool.map(lambda n: stats.add(another(f"match {n % 5}")), range(20))
    assert sum(added) == 5
    assert stats.tallies(FIRST_PLAYER).get("king", Tally()).played == 5


def test_people_are_counted_and_bots_are_not(stats: Stats) -> None:
    person, bot = MATCH.seats[0], MATCH.seats[1]
    stats.add(MATCH)
    stats.add(another("2", seats=(bot, replace(person, place=2, king_points=8))))
    stats.add(another("3", seats=(replace(person, name="Ada", king_points=100),)))
    stats.add(another("4", game="no-kings", seats=(person, bot)))
    assert stats.tallies(FIRST_PLAYER).get("king", Tally()) == Tally(played=3, won=2, kings_made=3, king_points=150)
    assert stats.tallies(FIRST_PLAYER).get("no-kings", Tally()) == Tally(1, 1, 1, 42)
    assert stats.tallies(FIRST_PLAYER).get("kings-reverse", Tally()) == Tally(0, 0, 0, 0)


def test_practice_and_the_matches_of_others_are_not_counted(stats: Stats) -> None:
    person = MATCH.seats[0]
    stats.add(another("1", practice=True))
    stats.add(another("2", seats=(replace(person, profile="ada"), person)))
    stats.add(another("3", seats=(replace(person, profile=""),)))
    assert stats.tallies(FIRST_PLAYER)["king"].played == 1
    assert stats.tallies("ada")["king"].played == 1
    assert stats.tallies("") == {}
    stats.forget("ada")
    assert stats.tallies("ada") == {}
    assert stats.tallies(FIRST_PLAYER)["king"].played == 1


def test_nothing_is_put_into_a_database_that_is_being_checked(
    stats: Stats, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(b"\x00 no such thing" * 100)
    begun, go_on, found = threading.Event(), threading.Event(), Database.prepare

    def slow(database: Database) -> object:
        begun.set()
        assert go_on.wait(20)
        return found(database)

    monkeypatch.setattr(Database, "prepare", slow)
    with multiprocessing.pool.ThreadPool(2) as pool:
        check = pool.apply_async(stats.prepare)
        assert begun.wait(20)
        added = pool.apply_async(stats.add, (MATCH,))
        added.wait(0.1)
        assert not added.ready()
        go_on.set()
        # What was added meanwhile is in the new database, not in the one that was set aside.
        assert check.get(20) is not None and added.get(20)
    assert Past(stats.database).count(Wanted()) == 1


def test_all_of_a_match_or_nothing(stats: Stats, path: Path) -> None:
    bad = FinishedDeal(None, None, ())  # type: ignore[arg-type]
    with pytest.raises(OSError, match="NOT NULL"):
        stats.add(another("1", deals=(MATCH.deals[0], bad)))
    assert [rows(path, f"SELECT * FROM {table}") for table in ("matches", "seats", "deals")] == [[], [], []]
    assert stats.add(another("1"))


@pytest.mark.parametrize("make", [None, lambda path: path.write_bytes(b""), lambda path: rows(path, "VACUUM")])
def test_an_empty_database_gets_its_tables(path: Path, make: Callable[[Path], object] | None) -> None:
    path.parent.mkdir()
    if make is not None:
        make(path)
    assert Stats(path).prepare() is None
    assert rows(path, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert Stats(path).add(MATCH)
    assert Stats(path).prepare() is None
    assert not Stats(path).add(MATCH)


def test_adding_without_preparing_makes_the_tables(path: Path) -> None:
    assert Stats(path).add(MATCH)
    assert rows(path, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    assert rows(path, "PRAGMA journal_mode") == [("wal",)]


def test_a_broken_migration_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    migrations = (("CREATE TABLE good (a)", "CREATE TABLE good (a)"),)
    monkeypatch.setattr("kingtable.store.database.MIGRATIONS", migrations)
    with pytest.raises(OSError, match="already exists"):
        Stats(path).add(MATCH)
    assert rows(path, "PRAGMA user_version") == [(0,)]
    assert rows(path, "SELECT name FROM sqlite_schema") == []


def test_the_database_of_a_later_version_is_used_and_left_alone(stats: Stats, path: Path) -> None:
    rows(path, "PRAGMA user_version = 7")
    rows(path, "ALTER TABLE matches ADD COLUMN weather TEXT NOT NULL DEFAULT 'fine'")
    assert Stats(path).prepare() is None
    assert stats.add(MATCH)
    assert stats.tallies(FIRST_PLAYER).get("king", Tally()).played == 1
    assert rows(path, "PRAGMA user_version") == [(7,)]


def _other_tables(path: Path) -> None:
    path.unlink()
    rows(path, "CREATE TABLE matches (a)")


def _tables_gone(path: Path) -> None:
    rows(path, "DROP TABLE deals")


def _garbled_pages(path: Path) -> None:
    data = bytearray(path.read_bytes())
    for place in range(4096, len(data), 4096):
        data[place : place + 200] = bytes(range(200))
    path.write_bytes(data)


def _cut_database(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:6000])


def _text(path: Path) -> None:
    path.write_bytes(b"not a database, but long enough to be one " * 1000)


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _symlink(path: Path) -> None:
    path.rename(path.with_name("target"))
    path.symlink_to("target")


def _dangling(path: Path) -> None:
    path.unlink()
    path.symlink_to("nowhere")


@pytest.mark.parametrize(
    "harm",
    [_other_tables, _tables_gone, _garbled_pages, _cut_database, _text, _folder, _symlink, _dangling],
)
def test_a_damaged_database_is_set_aside(stats: Stats, path: Path, harm: Callable[[Path], object]) -> None:
    for n in range(40):
        stats.add(another(f"match {n}"))
    harm(path)
    before = path.lstat().st_ino
    found = stats.prepare()
    assert found is not None
    assert found.path == path
    assert "\n" not in str(found)
    assert found.aside is not None
    assert found.aside.lstat().st_ino == before
    assert stats.tallies(FIRST_PLAYER).get("king", Tally()) == Tally(0, 0, 0, 0)
    assert stats.add(MATCH)
    assert stats.prepare() is None
    assert stats.tallies(FIRST_PLAYER).get("king", Tally()).played == 1


def test_journals_are_set_aside_with_their_database(path: Path) -> None:
    path.parent.mkdir()
    path.mkdir()
    for journal in ("-wal", "-shm"):
        path.with_name(path.name + journal).write_bytes(b"journal")
    found = Stats(path).prepare()
    assert found is not None
    assert found.aside is not None
    for journal in ("-wal", "-shm"):
        assert found.aside.with_name(found.aside.name + journal).read_bytes() == b"journal"


def test_a_busy_database_is_not_damage(stats: Stats, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingtable.store.database._BUSY_SECONDS", 0)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OSError, match="locked") as caught:
            stats.add(MATCH)
        assert caught.value.filename == str(path)
        assert stats.prepare() is None
    assert stats.add(MATCH)
    assert list(path.parent.iterdir()) == [path]


def test_a_database_that_another_window_is_making_is_not_damage(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingtable.store.database._BUSY_SECONDS", 0)
    path.parent.mkdir()
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(OSError, match="locked"):
            Stats(path).prepare()
    assert Stats(path).prepare() is None
    assert list(path.parent.iterdir()) == [path]


def test_damage_found_later_is_an_error_of_the_file(stats: Stats, path: Path) -> None:
    path.write_bytes(b"not a database " * 1000)
    for call in (lambda: stats.add(MATCH), lambda: stats.tallies(FIRST_PLAYER).get("king", Tally())):
        with pytest.raises(OSError, match="not a database"):
            call()
    assert stats.prepare() is not None


def test_no_place_for_the_database(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"")
    stats = Stats(tmp_path / "data" / "statistics.sqlite3")
    with pytest.raises(OSError, match="data"):
        stats.prepare()
    with pytest.raises(OSError, match="data"):
        stats.add(MATCH)


def test_what_sqlite_quotes_from_a_damaged_schema_stays_one_line(stats: Stats, path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA writable_schema = ON")
        database.execute(
            "UPDATE sqlite_schema SET sql = 'CREATE TABLE matches (' || char(10, 1) || '!' WHERE name = 'matches'"
        )
    found = stats.prepare()
    assert found is not None and found.aside is not None and found.why.detail.isprintable()


def test_damage_that_sqlite_does_not_see_costs_its_match_alone(stats: Stats, path: Path) -> None:
    for n in range(6):
        stats.add(another(f"match {n}"))
    for n, harm in enumerate(("chosen = '[1'", "total = 'many'", "deeds = 'x'", "levels = '[1]'")):
        rows_changed(path, f"UPDATE results SET {harm} WHERE match_id = 'match {n}'")
    rows_changed(path, "UPDATE matches SET options = '{' WHERE id = 'match 5'")
    lines = lines_of(stats.database, FIRST_PLAYER, "king")
    assert [line.id for line in lines] == ["match 0", "match 2", "match 3", "match 4", "match 5"]
    assert [choice.times for choice in choices_of(lines)] == [4] and deeds_of(lines)["tricks"] == 240
    assert read((line.levels for line in lines), list[str]) == [["rule"]] * 4
    assert len(Past(stats.database).listed(Wanted(), 0, 9)) == 5
    rows_changed(path, "UPDATE seats SET level = 5 WHERE match_id = 'match 4'")
    rows_changed(path, "UPDATE records SET packed = x'00' WHERE match_id = 'match 3'")
    with pytest.raises(OSError, match="function"):
        Past(stats.database).match("match 3")
    with pytest.raises(RecordError):
        Past(stats.database).match("match 4")


def rows_changed(path: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        assert database.execute(statement).rowcount == (4 if "seats" in statement else 1)


def test_the_last_matches_of_a_player_come_with_the_newest_last(stats: Stats) -> None:
    person, bot = MATCH.seats[0], MATCH.seats[1]
    for day, place in ((3, 1), (1, 4), (2, 2)):
        finished = f"2026-05-0{day}T10:00:00+00:00"
        stats.add(another(str(day), finished=finished, seats=(replace(person, place=place), bot)))
    stats.add(another("practice", practice=True, finished="2026-05-04T10:00:00+00:00"))
    assert stats.lately(FIRST_PLAYER, 10) == [Ended("king", 4, 2), Ended("king", 2, 2), Ended("king", 1, 2)]
    assert stats.lately(FIRST_PLAYER, 2) == [Ended("king", 2, 2), Ended("king", 1, 2)]
    assert stats.lately("ada", 10) == []
