"""The history: search, replay card by card, practice that never counts, and a report that names nobody."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.actions import Action
from kingtable.core.record import read_record
from kingtable.core.replay import replay
from kingtable.games import game_of
from kingtable.paths import Folders
from kingtable.store.database import transaction
from kingtable.store.matches import Match
from kingtable.store.past import Past, Wanted
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.stats import Stats
from kingtable.ui.finished import finished_match
from kingtable.ui.pages.history import HistoryPage
from kingtable.ui.pages.replay import ReplayPage
from kingtable.ui.replayed import Replayed
from kingtable.ui.table.picture import Picture
from kingtable.ui.theme import DARK, LIGHT
from tests.random_records import random_record
from tests.ui.conftest import Housekeeper, press
from tests.ui.looking import cut_off, dressed

GAMES = ("king", "classic-king", "kings-reverse", "no-kings")


def played(game_id: str, day: int = 1, **changes: object) -> Match:
    """A finished match of that day of January 2026."""
    record = random_record(game_id, 4, seed=3)
    record = replace(record, seats=("Işıl" if day % 2 else "Deniz", "Ada", "Bo", "Cem"), options=dict(record.options))
    match = Match(
        f"{game_id}-{day}", record, (0,), (None, "easy", "normal", "hard"), f"2026-01-{day:02}T10:00:00+00:00"
    )
    return replace(match, **changes)


def remember(folder: Path, *matches: Match) -> Stats:
    """Put these into the database of that data folder; each was finished at noon of its day."""
    stats = Stats(Folders.below(folder).statistics)
    for match in matches:
        game = game_of(match.record.game)
        assert game is not None
        *_, last = replay(game, match.record)
        finished = finished_match(match, game.view(last, 0), game.standing(last).places or ())
        stats.add(replace(finished, finished=match.started.replace("T10", "T12")))
    return stats


@pytest.fixture
def stats(tmp_path: Path) -> Stats:
    """A match of each game, of the first four days."""
    return remember(tmp_path, *(played(game, day) for day, game in enumerate(GAMES, start=1)))


# -- the list and the search ---------------------------------------------------------------------------------------


@pytest.fixture
def page(qtbot: QtBot, stats: Stats) -> HistoryPage:
    page = HistoryPage(Past(stats.database), LIGHT, 100)
    qtbot.addWidget(page)
    page.show_all()
    return page


def listed(page: HistoryPage) -> list[str]:
    return [page.model.match_in(row).game for row in range(page.model.rowCount())]


def test_all_matches_the_newest_first(page: HistoryPage) -> None:
    assert listed(page) == list(reversed(GAMES)) and page.model.found == 4
    words = [page.model.index(3, column).data() for column in range(4)]
    assert words[1] == "King" and "1st" in words[2] and "Işıl" in words[2]


def test_search_by_name_game_and_date(page: HistoryPage) -> None:
    page.name.setText("ışIL")
    page.search()
    assert listed(page) == ["kings-reverse", "king"]
    page.name.setText("nobody")
    page.search()
    assert listed(page) == [] and page._empty.isVisibleTo(page) and not page._replay.isEnabled()
    page.name.clear()
    page.search()
    page.game.setCurrentIndex(page.game.findData("no-kings"))
    assert listed(page) == ["no-kings"]
    page.game.setCurrentIndex(0)
    page.since.setDate(QDate(2026, 1, 2))
    page.until.setDate(QDate(2026, 1, 3))
    assert listed(page) == ["kings-reverse", "classic-king"]


def test_only_what_is_scrolled_to_is_fetched(tmp_path: Path, qtbot: QtBot) -> None:
    stats = remember(tmp_path, played("no-kings"))
    with stats.database.connection() as database, transaction(database):
        for n in range(130):
            database.execute(
                "INSERT INTO matches (id, game, options, seed, started, finished, record, undo_used, hints_used)"
                " VALUES (?, 'king', '{}', 1, '', ?, '', 0, 0)",
                (f"m{n:03}", (datetime(2020, 1, 1, tzinfo=UTC) + timedelta(days=n)).isoformat()),
            )
    model = HistoryPage(Past(stats.database), LIGHT, 100)
    qtbot.addWidget(model)
    model.show_all()
    assert (model.model.found, model.model.rowCount()) == (131, 100)
    model.model.fetchMore()
    assert model.model.rowCount() == 131 and not model.model.canFetchMore()
    assert len({model.model.match_in(row).id for row in range(131)}) == 131


def test_a_match_comes_back_as_it_was_played(stats: Stats) -> None:
    match = Past(stats.database).match("king-1")
    assert match is not None
    before = played("king")
    assert (match.record, match.human, match.levels) == (before.record, before.human, before.levels)
    assert match.owner(0) == FIRST_PLAYER and match.counted
    assert Past(stats.database).match("another") is None
    assert Past(stats.database).count(Wanted(name="%")) == 0


@pytest.mark.parametrize(("theme", "scale"), [(LIGHT, 100), (DARK, 200)], ids=["100", "200"])
def test_nothing_of_the_list_is_cut_off(page: HistoryPage, theme: object, scale: int) -> None:
    page.resize(1024, 600)
    with dressed(theme, scale):  # type: ignore[arg-type]
        page.set_theme(theme, scale)  # type: ignore[arg-type]
        page.show()
        assert cut_off(page) == []


# -- the replay ----------------------------------------------------------------------------------------------------


def opened(house: House, id: str) -> ReplayPage:
    house.window.archive.open_replay(id)
    page = house.window.archive._replay
    assert page is not None and house.window.pages.currentWidget() is page
    return page


def picture(page: ReplayPage) -> Picture:
    shown = page.table.stage.picture
    assert shown is not None
    return shown


def place(page: ReplayPage) -> int:
    return page.index


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_replayed_with_all_hands_open(
    game: str, open_house: Housekeeper, tmp_path: Path, stats: Stats, qtbot: QtBot
) -> None:
    house = open_house(speed="instant")
    page = opened(house, f"{game}-{1 + GAMES.index(game)}")
    match = page._match
    assert match is not None
    for index in (0, match.last // 3, match.last):
        page.jump(index)
        for pic in picture(page).cards:
            if pic.zone.kind == "hand":
                assert pic.face is not None
                assert pic.face in match.hands(index)[pic.zone.seat]
            assert pic.legal is None
    # Step by step it comes to what a jump shows.
    page.jump(match.last // 2)
    for _ in range(6):
        page.step(1)
        qtbot.waitUntil(lambda: not page.table.choreographer.busy)
        assert picture(page) == page._onlooker.picture(page.index)
    assert page.index == match.last // 2 + 6


def test_as_seen_shows_one_hand_alone(open_house: Housekeeper, stats: Stats) -> None:
    page = opened(open_house(), "king-1")
    page.bar.eyes.setCurrentIndex(2)
    page.jump(5)
    seen = {pic.zone.seat for pic in picture(page).cards if pic.zone.kind == "hand" and pic.face is not None}
    assert seen == {1}
    assert picture(page).viewer == 1


def test_keys_step_jump_and_play(open_house: Housekeeper, stats: Stats, qtbot: QtBot) -> None:
    page = opened(open_house(speed="instant"), "king-1")
    match = page._match
    assert match is not None and len(match.deals) == 20
    press(Qt.Key.Key_Right)
    assert place(page) == 1
    press(Qt.Key.Key_Left)
    assert place(page) == 0
    press(Qt.Key.Key_PageDown)
    assert page.index == match.deals[1].begins and page.bar.deal.currentIndex() == 1
    press(Qt.Key.Key_Right)
    press(Qt.Key.Key_PageUp)
    assert page.index == match.deals[1].begins
    press(Qt.Key.Key_End)
    assert page.index == match.last
    press(Qt.Key.Key_Right)
    assert page.index == match.last
    press(Qt.Key.Key_Home)
    press(Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.index > 2)
    press(Qt.Key.Key_Space)
    assert not page.playing
    QTest.keyClick(page, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert page.isHidden()
    press(Qt.Key.Key_Escape)
    assert page.isVisible()
    press(Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_the_scoresheet_of_a_finished_match(open_house: Housekeeper, stats: Stats) -> None:
    house = open_house()
    window = house.window
    for day, game in enumerate(GAMES, start=1):
        window.archive.open_history()
        window.archive._sheet_of(f"{game}-{day}")
        sheet = window.archive._sheets[game]
        assert window.pages.currentWidget() is sheet and sheet.back.text() == "Back"
        press(Qt.Key.Key_Escape)
        assert window.pages.currentWidget() is window.archive._history


# -- practice and report -------------------------------------------------------------------------------------------


def test_practice_goes_on_from_there_and_never_counts(
    open_house: Housekeeper, stats: Stats, tmp_path: Path, qtbot: QtBot
) -> None:
    house = open_house(speed="instant")
    page = opened(house, "no-kings-4")
    match = page._match
    assert match is not None
    page.jump(match.last - 1)
    page.bar.practise.click()
    practice = house.controller.match
    assert practice.practice and practice.id != "no-kings-4" and practice.owner(0) == ""
    assert practice.record.actions == match.match.record.actions[: match.last - 1]
    actions = game_of("no-kings")
    assert actions is not None
    qtbot.waitUntil(lambda: house.controller.places is not None or bool(_own(house)), timeout=20_000)
    while house.controller.places is None:
        own = _own(house)
        if own:
            house.controller.act(own[0])
        qtbot.wait(10)
    assert house.writer.drain(20)
    assert stats.tallies(FIRST_PLAYER)["no-kings"].played == 1
    [listed] = [each for each in Past(stats.database).listed(Wanted(), 0, 9) if each.practice]
    assert listed.id == practice.id


def _own(house: House) -> list[Action]:
    return list(house.controller._here.session.legal(0)) if house.controller.running else []


def test_the_same_deal_number_again(open_house: Housekeeper, stats: Stats) -> None:
    house = open_house()
    house.window.archive.open_history()
    house.window.archive._play_again("king-1")
    again = house.controller.match
    assert again.practice and again.record.seed == played("king").record.seed
    assert "practice" in house.window._unfinished.cards()[0].situation.title


def test_a_report_names_nobody(open_house: Housekeeper, stats: Stats) -> None:
    house = open_house(player_name="Deniz Secret")
    names = [opponent.name for opponent in house.window.settings.opponents]
    house.window.archive._copy("king-1")
    text = QGuiApplication.clipboard().text()
    told = json.loads(text)
    assert not any(name in text for name in ("Deniz", "Işıl", "Ada", "Secret", *names))
    record = read_record(json.dumps(told["record"]).encode())
    assert Replayed(replace(played("king"), record=record)).last == len(record.actions)
    assert told["program"].startswith("King Table ") and told["settings"]["speed"] == "normal"
    assert "nobody" in house.window.banner.text


def test_a_record_that_cannot_be_read_is_said_in_words(open_house: Housekeeper, stats: Stats) -> None:
    with stats.database.connection() as database:
        database.execute("UPDATE records SET packed = packed('{}') WHERE match_id = 'king-1'")
        database.execute("UPDATE records SET packed = x'00ff' WHERE match_id = 'classic-king-2'")
    house = open_house()
    for id in ("king-1", "classic-king-2", "never-was"):
        house.window.archive.open_replay(id)
        house.window.archive._sheet_of(id)
        house.window.archive._copy(id)
        assert house.window.pages.currentWidget() is house.window.home
    assert "cannot be opened" in house.window.banner.text
