"""The whole program around a window, in a folder of its own, and put away again without a trace."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingtable.app import House
from kingtable.core.record import Record
from kingtable.paths import Folders
from kingtable.store.matches import Match
from kingtable.ui.window import MainWindow

Housekeeper = Callable[..., House]


@pytest.fixture(autouse=True)
def no_widget_left(qapp: QApplication) -> Iterator[None]:
    """Widgets of a test are gone when the next begins: a style sheet set there would still reach them.

    Deferred deletions wait for an event loop, which a test need not run.
    """
    yield
    for widget in QApplication.topLevelWidgets():
        if not isinstance(widget, QMenu):
            widget.close()
            widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True)
def no_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of the window are silent on every machine; those of the sounds bring an output of their own."""
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)


@pytest.fixture
def open_house(qtbot: QtBot, tmp_path: Path) -> Iterator[Housekeeper]:
    """A function that opens the program with these settings; the same folder each time, as after a restart.

    ``asked`` is the language of the command line.
    """
    houses: list[House] = []

    def open_it(asked: str = "", **settings: object) -> House:
        folders = Folders.below(tmp_path)
        if settings:
            folders.config.mkdir(parents=True, exist_ok=True)
            folders.settings.write_text(json.dumps(settings), encoding="utf-8")
        house = House(folders, asked)
        houses.append(house)
        house.window.show()
        qtbot.waitExposed(house.window)
        return house

    yield open_it
    for house in houses:
        shut(house)


def shut(house: House) -> None:
    """End the program as quitting does; a second time does nothing."""
    if not isValid(house.window):
        return
    house.window.close()
    house.close()
    house.window.deleteLater()


def focused() -> QWidget | None:
    """What a key press reaches: the focus in the dialog or window in front.

    Without a window manager an inactive window is activated by nobody, so the window itself is asked.
    """
    front = QApplication.activeModalWidget() or next(
        (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, MainWindow) and widget.isVisible()),
        None,
    )
    return front.focusWidget() if front is not None else None


def press(key: Qt.Key) -> None:
    """A key as it comes from the keyboard: to whatever has the focus."""
    focus = focused()
    assert focus is not None, "something always has the focus"
    QTest.keyClick(focus, key)


def begin(house: House, seed: int = 5) -> Match:
    """Begin a match against three opponents of level rule."""
    record = Record("king", ("You", "Ada", "Bo", "Cem"), seed)
    match = Match.begun(record, (0,), (None, "rule", "rule", "rule"))
    house.window.play(match)
    return match


def until_saved(house: House, qtbot: QtBot) -> None:
    """Wait until the disk has what is shown: nothing is taken back before."""
    qtbot.waitUntil(lambda: not house.controller._arrival.pending, timeout=10_000)
