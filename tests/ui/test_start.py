"""The start: one window and no other, with the keyboard where people expect it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingtable.core.record import Record
from kingtable.games import IDS
from kingtable.store.matches import Match
from tests.ui.conftest import Housekeeper


class Shown(QObject):
    """Every top-level widget that is shown, even for a moment: each would flash on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.kinds.append(type(watched).__name__)
        return False


@pytest.mark.parametrize("game", IDS)
def test_only_the_main_window_is_ever_shown(open_house: Housekeeper, qtbot: QtBot, game: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    shown = Shown()
    app.installEventFilter(shown)
    house = open_house(speed="instant")
    house.window.prepare()
    record = Record(game, ("You", "Ada", "Bo", "Cem"), 5)
    house.window.play(Match.begun(record, (0,), (None, "rule", "rule", "rule")))
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    house.window.sheet.show_view(house.controller.view, house.controller.people)
    app.removeEventFilter(shown)
    assert shown.kinds == ["MainWindow"]


def test_the_main_button_has_the_keyboard_and_keeps_it(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    focus = QApplication.focusWidget()
    house.window.prepare()
    QApplication.processEvents()
    assert QApplication.focusWidget() is focus
