"""Buttons with key caps, and the part of a panel that scrolls."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from kingtable.ui.key_button import SHEET_KEY, KeyButton, key_name
from kingtable.ui.scroll import Scroll


class _Panel(QWidget):
    """Takes the keys that what lies in it leaves."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.keys.append(event.key())


def test_keys_have_names_for_people(qapp: object) -> None:
    assert [key_name(key) for key in ("", "1", "F9", "Esc")] == ["", "1", "F9", "Esc"]
    assert key_name(SHEET_KEY)


def test_the_cap_takes_room_and_can_go(qtbot: QtBot) -> None:
    button, plain = KeyButton("Sheet", SHEET_KEY), KeyButton("Sheet")
    for one in (button, plain):
        qtbot.addWidget(one)
    assert button.text() == "Sheet"
    assert button.sizeHint().width() > plain.sizeHint().width()
    button.resize(button.sizeHint())
    with_cap = button.grab().toImage()
    button.set_key("")
    assert button.sizeHint() == plain.sizeHint()
    assert button.grab().toImage() != with_cap


def test_enter_presses_and_arrows_are_left_to_the_panel(qtbot: QtBot) -> None:
    panel = _Panel()
    layout = QVBoxLayout(panel)
    button = KeyButton("Next deal", "Enter", "main")
    for one in (QPushButton(), button, QPushButton()):
        layout.addWidget(one)
    qtbot.addWidget(panel)
    with qtbot.waitActive(panel):
        panel.show()
        panel.activateWindow()
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, Qt.Key.Key_Return)
    arrows = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down]
    for key in arrows:
        qtbot.keyClick(button, key)
    assert panel.keys == arrows and button.hasFocus()


def test_contents_that_shrink_while_hidden_are_laid_out_anew(qtbot: QtBot) -> None:
    inside, tall = QWidget(), QWidget()
    QVBoxLayout(inside).addWidget(tall)
    tall.setMinimumHeight(900)
    pages = QStackedWidget()
    pages.addWidget(Scroll(inside))
    pages.addWidget(QWidget())
    qtbot.addWidget(pages)
    pages.resize(300, 200)
    pages.show()
    qtbot.waitUntil(lambda: tall.height() >= 900)
    pages.setCurrentIndex(1)
    tall.setMinimumHeight(50)
    pages.setCurrentIndex(0)
    qtbot.waitUntil(lambda: tall.height() <= 200)
