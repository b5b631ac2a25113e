"""Files of every earlier format open: the samples in tests/saves were written by the programs of their time."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from pathlib import Path

import pytest

from kingtable.store.matches import MatchStore
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
        extremes = {
            game: (best, worst, deals)
            for game, best, worst, deals in database.execute(
                "SELECT seats.game, best_deal, worst_deal, deals FROM seats JOIN matches ON id = match_id WHERE human"
            )
        }
        own = {game: list(_own(sheets, id)) for id, game in database.execute("SELECT id, game FROM matches")}
        chosen = database.execute(
            "SELECT entries, chooser, points, won FROM deals WHERE chooser IS NOT NULL"
        ).fetchall()
    for game, entries in own.items():
        low, high = min(entries), max(entries)
        # In Kings Reverse points are a loss.
        assert extremes[game] == ((low, high) if game == "kings-reverse" else (high, low)) + (len(entries),)
    assert len(chosen) == 20
    for text, chooser, points, won in chosen:
        entries = _figures(text)
        assert points == entries[chooser] and won == (points == max(entries))


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
    assert settings.opponent_names[:3] == ("Selin", "Kaan", "Emine") and len(settings.opponent_names) == 7
