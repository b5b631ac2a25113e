"""The window around the games: what New match, help and table rules speak of follows the match on the table."""

from __future__ import annotations

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from kingtable.core.record import Record
from kingtable.games import GAMES, IDS
from kingtable.store.matches import Match
from kingtable.ui.boards import make_board
from kingtable.ui.dialogs.matches import MatchesDialog
from kingtable.ui.dialogs.new_match import NewMatchDialog
from kingtable.ui.dialogs.table_rules import TableRulesDialog
from kingtable.ui.text import game_title
from kingtable.ui.theme import LIGHT
from kingtable.ui.window import MainWindow
from tests.ui.conftest import Housekeeper, begin

Dialog = TypeVar("Dialog", bound=QDialog)


def opened(window: MainWindow, kind: type[Dialog]) -> Dialog:
    (found,) = (one for one in window.findChildren(kind) if one.isVisible())
    return found


def test_every_game_of_the_house_is_played_at_the_window() -> None:
    assert list(IDS) == [game.id for game in GAMES]


@pytest.mark.parametrize("game", IDS)
def test_every_game_on_the_home_screen_has_its_board(qtbot: QtBot, game: str) -> None:
    cloth = QWidget()
    qtbot.addWidget(cloth)
    board = make_board(game, LIGHT, 100, cloth)
    qtbot.addWidget(board.top_bar)
    qtbot.addWidget(board.side)


def test_an_unknown_game_has_no_board(qtbot: QtBot) -> None:
    with pytest.raises(ValueError, match="bridge"):
        make_board("bridge", LIGHT, 100, QWidget())


@pytest.mark.parametrize(("number", "game"), list(enumerate(IDS, start=1)))
def test_the_keys_of_the_home_screen_open_new_match(
    open_house: Housekeeper, qtbot: QtBot, number: int, game: str
) -> None:
    window = open_house().window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.home, Qt.Key(Qt.Key.Key_0 + number))
    qtbot.waitUntil(lambda: window.desk.open)
    assert game_title(game) in opened(window, NewMatchDialog).windowTitle()


def test_badges_are_the_near_black_of_the_cloth_on_the_table(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    for game in (*IDS, IDS[0]):
        record = Record(game, ("You", "Ada", "Bo", "Cem"), 5)
        house.window.play(Match.begun(record, (0,), (None, "rule", "rule", "rule")))
        for theme in ("light", "dark"):
            house.window.chosen.change(theme=theme)
            table = house.window.table.table
            assert table.stage.placed is not None
            badge = table.stage.placed.badges[2]
            x, y = badge.centre[0], badge.y + badge.height - 4
            ground = table.grab().toImage().pixelColor(round(x), round(y))
            cloth = QColor(LIGHT.cloths[game].centre)
            assert ground.valueF() < 0.5 * cloth.valueF()
            assert abs(ground.hsvHue() - cloth.hsvHue()) < 20, (game, theme)


def test_help_follows_the_match_on_the_table(open_house: Housekeeper) -> None:
    house = open_house(speed="instant")
    window = house.window
    assert window.commands.how_to_play.text() == "&How to play"
    window.commands.how_to_play.trigger()
    assert window.desk.help is not None
    assert window.desk.help.windowTitle() == "How to play"
    begin(house)
    assert window.commands.how_to_play.text() == "&How to play King"
    window.commands.how_to_play.trigger()
    assert window.desk.help.windowTitle() == "How King is played"
    assert ("How to play King", "F1") in window.desk.help.keys
    assert ("Name the marked game", "Enter") in window.desk.help.keys
    window.go_home()
    assert window.commands.how_to_play.text() == "&How to play"
    window.commands.how_to_play.trigger()
    assert window.desk.help.windowTitle() == "How to play"


def test_the_table_rules_are_those_of_the_match(open_house: Housekeeper) -> None:
    house = open_house(speed="instant")
    record = Record("king", ("You", "Ada", "Bo", "Cem"), 5, {"must_play_higher": "every"})
    house.window.play(Match.begun(record, (0,), (None, "rule", "rule", "rule")))
    house.window.commands.table_rules.trigger()
    words = [label.text() for label in opened(house.window, TableRulesDialog).findChildren(QLabel)]
    assert "Every game" in words


def test_matches_of_every_game_are_listed_by_their_own_titles(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    names = ("You", "Ada", "Bo", "Cem")
    for game in GAMES:
        match = Match.begun(Record(game.id, names, 5), (0,), (None, "rule", "rule", "rule"))
        house.window._matches.save(match)
    house.window.commands.open_match.trigger()
    model = opened(house.window, MatchesDialog).model
    titles = {str(model.index(row, 0).data()) for row in range(model.rowCount())}
    assert titles == {
        "King, deal 1 of 20",
        "Classic King, round 1 of 14",
        "Kings Reverse, hand 1, to 500 points",
        "Injera Be Wat, round 1",
    }
