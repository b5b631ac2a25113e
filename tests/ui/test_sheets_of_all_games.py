"""What the scoresheets of all games have in common: margins, and that an empty one says that it is empty."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QTableView, QWidget
from pytestqt.qtbot import QtBot

from kingtable.games import IDS, game_of
from kingtable.ui.boards import make_board
from kingtable.ui.models.hands import SEATS
from kingtable.ui.people import People, seated
from kingtable.ui.theme import LIGHT

NAMES = ("You", "Ada", "Bo", "Cem", "Dan", "Eve", "Fay", "Gus")


def people_of(seats: int) -> People:
    return seated(NAMES[:seats], (None, *("rule",) * (seats - 1)), 0, 1)


def shown(game: str, seats: int, qtbot: QtBot, width: int = 1366) -> QWidget:
    played = game_of(game)
    assert played is not None
    cloth = QWidget()
    qtbot.addWidget(cloth)
    sheet = make_board(game, LIGHT, 100, cloth).make_sheet(LIGHT, 100)
    qtbot.addWidget(sheet)
    sheet.show_view(played.view(played.start({}, seats, 7), 0), people_of(seats))
    sheet.resize(width, 700)
    sheet.show()
    return sheet


@pytest.mark.parametrize("width", [1024, 1366])
def test_the_way_back_lies_in_the_same_place(qtbot: QtBot, width: int) -> None:
    places = set()
    for game in IDS:
        sheet = shown(game, 4, qtbot, width)
        back = next(button for button in sheet.findChildren(QPushButton) if button.text() == "Back to the table")
        layout = sheet.layout()
        assert layout is not None
        places.add((layout.contentsMargins().left(), back.geometry().right(), back.y()))
    assert len(places) == 1


@pytest.mark.parametrize(("game", "words"), [("kings-reverse", "No hand is"), ("no-kings", "No round is")])
def test_an_empty_sheet_says_so(qtbot: QtBot, game: str, words: str) -> None:
    sheet = shown(game, 4, qtbot)
    assert any(label.text().startswith(words) and label.isVisible() for label in sheet.findChildren(QLabel))


def test_the_figures_of_two_seats_stand_together(qtbot: QtBot) -> None:
    sheet = shown("kings-reverse", 2, qtbot)
    table = sheet.findChild(QTableView)
    assert isinstance(table, QTableView)
    # Two seats would share the whole width; their two figures each belong together.
    assert all(table.columnWidth(SEATS + place) < 200 for place in range(2))


def test_eight_seats_have_room_side_by_side(qtbot: QtBot) -> None:
    sheet = shown("kings-reverse", 8, qtbot)
    table = sheet.findChild(QTableView)
    assert isinstance(table, QTableView)
    assert table.horizontalHeader().length() <= table.viewport().width()


@pytest.mark.parametrize("width", [1024, 1366])
@pytest.mark.parametrize("game", ["kings-reverse", "no-kings"])
def test_eight_seats_fit_beside_each_other(qtbot: QtBot, game: str, width: int) -> None:
    sheet = shown(game, 8, qtbot, width)
    table = sheet.findChild(QTableView)
    assert isinstance(table, QTableView)
    qtbot.waitUntil(lambda: table.viewport().width() > width / 2)
    assert table.horizontalScrollBar().maximum() == 0
