"""What the tests of the window look at: whether any word is cut off, in the clothes of any theme."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from kingtable.ui.name_label import NameLabel
from kingtable.ui.theme import LIGHT, Theme, apply_theme


@contextmanager
def dressed(theme: Theme, scale: int) -> Iterator[None]:
    """The program in that theme and text size, and in the light theme at 100 % afterwards.

    Never without any style sheet: Qt forgets to track the widgets that live through the change from rules to none,
    and the next style sheet finds them dead (seen in 6.11.3 as a crash in QWidget::style()).
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    apply_theme(app, theme, scale)
    try:
        yield
    finally:
        apply_theme(app, LIGHT, 100)


def parent_window(qtbot: QtBot, size: tuple[int, int]) -> QWidget:
    """A window for dialogs to open over; it lives as long as the test."""
    window = QWidget()

    def hide(_closing: QWidget) -> None:
        window.hide()

    # qtbot holds widgets weakly, but this function strongly: a parent that goes takes its dialogs along.
    qtbot.addWidget(window, before_close_func=hide)
    window.resize(*size)
    window.show()
    return window


def cut_off(window: QWidget) -> list[str]:
    """The words of all labels, buttons and boxes that have too little room or stick out of the window's side."""
    for _ in range(4):  # a layout that changes its form asks for another one
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        QApplication.processEvents()
    found = []
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QLabel | QAbstractButton | QComboBox) or not widget.isVisible():
            continue
        area = _area(widget, window)
        place = QRect(widget.mapTo(area, QPoint(0, 0)), widget.size())
        words = widget.currentText() if isinstance(widget, QComboBox) else widget.text()
        if place.left() < 0 or place.right() >= area.width():
            found.append(f"beside the window: {words}")
        if isinstance(widget, NameLabel):
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            small = widget.height() < widget.heightForWidth(widget.width())
            small = small or widget.width() < widget.minimumSizeHint().width()
        else:
            hint = widget.minimumSizeHint()
            small = widget.width() < hint.width() or widget.height() < hint.height()
        if small:
            found.append(f"too small: {words}")
    return found


def _area(widget: QWidget, window: QWidget) -> QWidget:
    """What the widget must not stick out of at the sides: the part that scrolls, or the window."""
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        if isinstance(parent, QScrollArea):
            return parent.viewport()
        parent = parent.parentWidget()
    return window
