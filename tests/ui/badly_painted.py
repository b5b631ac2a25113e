"""A program in which the painting of a card fails now and then; it prints what became of it. Run by test_mishaps."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem, QWidget

from kingtable.app import House
from kingtable.core.record import Record
from kingtable.paths import Folders
from kingtable.store.matches import Match
from kingtable.ui.application import Application
from kingtable.ui.mishaps import Mishaps
from kingtable.ui.table import scene
from kingtable.ui.table.card_item import CardItem

due: list[bool] = []
"""The next painting fails."""


class BadlyPainted(CardItem):
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if due:
            due.clear()
            raise ValueError("planted")
        super().paint(painter, option, widget)


def live_until(come: Callable[[], bool]) -> None:
    app = QApplication.instance()
    assert app is not None
    look, patience = QTimer(), QTimer()
    look.timeout.connect(lambda: app.exit(0) if come() else None)
    patience.timeout.connect(lambda: app.exit(1))
    look.start(10)
    patience.start(10_000)
    assert QApplication.exec() == 0


def main(folder: Path) -> None:
    app = Application()
    app.setQuitOnLastWindowClosed(False)
    house, mishaps = House(Folders.below(folder)), Mishaps()
    mishaps.listen()
    mishaps.happened.connect(house.first_aid.attend, Qt.ConnectionType.QueuedConnection)
    scene.CardItem = BadlyPainted  # type: ignore[attr-defined]
    window, desk = house.window, house.window.desk
    window.show()
    window.play(Match.begun(Record("king", ("You", "Ada", "Bo", "Cem"), 5), (0,), (None, "rule", "rule", "rule")))
    view = window.table.table

    def paint_badly() -> None:
        due.append(True)
        view.viewport().update()

    def close_report() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        dialog.close()
        live_until(lambda: not desk.open)

    paint_badly()
    live_until(lambda: desk.open)
    first = QApplication.activeModalWidget()
    paint_badly()
    live_until(lambda: not due)
    assert QApplication.activeModalWidget() is first, "one report at a time"
    close_report()
    assert window.pages.currentWidget() is window.table
    paint_badly()
    live_until(lambda: desk.open)
    close_report()
    assert window.pages.currentWidget() is window.home
    window.pages.setCurrentWidget(window.table)
    paint_badly()
    live_until(lambda: not due)
    live_until(lambda: True)
    assert not desk.open
    mishaps.close()
    window.close()
    house.close()
    print("told, gone on, told, left, silent")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
