"""Files of every earlier format open: the samples in tests/saves were written by the programs of their time."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from kingtable.core.replay import replay
from kingtable.games.king import KING
from kingtable.store.figures import lines_of
from kingtable.store.matches import MatchStore
from kingtable.store.past import Past, Wanted
from kingtable.store.results import Tally
from kingtable.store.schema import FIRST_PLAYER, MIGRATIONS
from kingtable.store.settings import SettingsStore
from kingtable.store.stats import Stats
from kingtable.store.writer import Writer

SAVES = Path(__file__).parent.parent / "saves"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The database from before there were profiles: a match of each game, Deniz against others."""
    return Path(shutil.copy(SAVES / "statistics-1.sqlite3", tmp_path / "statistics.sqlite3"))


def test_the_statistics_from_before_profiles_belong_to_the_first_player(old: Path) -> None:
    stats = Stats(old)
    assert stats.prepare() is None
    tallies = stats.tallies(FIRST_PLAYER)
    assert {game: tally.played for game, tally in tallies.items()} == {
        "king": 1,
        "classic-king": 1,
        "kings-reverse": 1,
        "no-kings": 1,
    }
    assert tallies["king"] == Tally(1, 1, 0, 18)


def test_what_is_new_is_told_from_the_old_scoresheets(old: Path) -> None:
    with contextlib.closing(sqlite3.connect(old)) as database:
        sheets = database.execute("SELECT match_id, entries FROM deals").fetchall()
    assert Stats(old).prepare() is None
    with contextlib.closing(sqlite3.connect(old)) as database:
        assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
        ids = dict(database.execute("SELECT game, id FROM matches"))
        chosen = database.execute("SELECT contract, entries FROM deals WHERE chooser = 0").fetchall()
    for game, id in ids.items():
        [line] = lines_of(Stats(old).database, FIRST_PLAYER, game)
        own = _own(sheets, id)
        assert json.loads(line.entries) == own and json.loads(line.levels) == ["normal"]
        assert json.loads(line.opponents)[:2] == ["Ada", "Bo"]
        # In Kings Reverse points are a loss.
        extremes = (min(own), max(own)) if game == "kings-reverse" else (max(own), min(own))
        assert (line.best_deal, line.worst_deal) == extremes
        if game == "king":
            figures = [(contract, _figures(text)) for contract, text in chosen]
            assert list(map(tuple, json.loads(line.chosen))) == [
                (contract, each[0], int(each[0] == max(each))) for contract, each in figures
            ]
            assert len(chosen) == 5


def test_an_old_match_is_opened_with_its_record(old: Path) -> None:
    past = Past(Stats(old).database)
    [king] = [listed for listed in past.listed(Wanted(), 0, 10) if listed.game == "king"]
    match = past.match(king.id)
    assert match is not None and match.human == (0,) and match.owner(0) == FIRST_PLAYER
    *_, last = replay(KING, match.record)
    assert KING.standing(last).places == tuple(seat.place for seat in king.seats)


def _own(sheets: list[tuple[str, str]], id: str) -> list[int]:
    return [_figures(entries)[0] for match, entries in sheets if match == id]


def _figures(text: str) -> list[int]:
    return [int(figure) for figure in text.strip("[]").split(",")]


def test_an_old_save_goes_on_for_the_first_player(tmp_path: Path, writer: Writer) -> None:
    shutil.copy(SAVES / "match-1.json", tmp_path / "20260101-120000-00f0.json")
    store = MatchStore(tmp_path, writer)
    [summary], set_aside = store.unfinished()
    assert set_aside == [] and summary.actions == 100
    match = store.load(summary.id).value
    assert match is not None
    assert match.owner(0) == FIRST_PLAYER and match.owner(1) == "" and not match.practice
    assert match.refusals(0) == 0


def test_old_settings_are_read(tmp_path: Path, writer: Writer) -> None:
    path = Path(shutil.copy(SAVES / "settings-1.json", tmp_path / "settings.json"))
    settings, bad = SettingsStore(path, writer).load()
    assert bad == []
    assert (settings.player_name, settings.avatar, settings.theme, settings.speed) == ("Deniz", 3, "dark", "fast")
    assert [one.name for one in settings.opponents[:3]] == ["Selin", "Kaan", "Emine"] and len(settings.opponents) == 7
