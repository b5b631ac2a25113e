"""Panels over the cloth: a body that scrolls only if it must, and a footer with buttons."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractSlider, QFrame, QWidget

from kingtable.ui.key_button import LOOK_BACK_KEY, KeyButton
from kingtable.ui.kit import column, frame, paragraph, row
from kingtable.ui.people import People
from kingtable.ui.scroll import Scroll
from kingtable.ui.theme import Theme, px


class Overlay(QFrame):
    """Wants 620 px of width at 100 % text size and the height its words then need."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "overlay")
        self._theme, self._scale = theme, scale
        inside = QWidget()
        self._body = column(inside, gap=10)
        self._body.setContentsMargins(20, 18, 20, 12)
        self._scroll = Scroll(inside)
        self._footer = frame("footer")
        self._foot = row(self._footer, gap=10)
        self._foot.setContentsMargins(20, 10, 20, 12)
        outer = column(self, gap=0)
        outer.addWidget(self._scroll, 1)
        outer.addWidget(self._footer)

    def sizeHint(self) -> QSize:
        width = px(620, self._scale)
        return QSize(width, self._body.totalHeightForWidth(width - 4) + self._footer.sizeHint().height() + 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Left and right go from button to button, up and down through a body that scrolls.
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            buttons = sorted(self._footer.findChildren(KeyButton), key=lambda button: button.x())
            place = next((n for n, button in enumerate(buttons) if button.hasFocus()), 0)
            place += 1 if key == Qt.Key.Key_Right else -1
            buttons[min(max(place, 0), len(buttons) - 1)].setFocus()
        elif key == Qt.Key.Key_Up:
            self._scroll.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderSingleStepSub)
        elif key == Qt.Key.Key_Down:
            self._scroll.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderSingleStepAdd)
        else:
            super().keyPressEvent(event)


class Telling(Overlay):
    """Tells of a View, or of an event; anew when the colours or the text size change."""

    look_back_requested = Signal()

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, scale, parent)
        self._told: tuple[Any, People] | None = None

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._tell_again()

    def show_view(self, view: Any, people: People) -> None:
        """Tell of that View, or of that event."""
        self._told = view, people
        self._tell_again()
        self.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def _tell_again(self) -> None:
        if self._told is not None:
            self._fill(*self._told)

    def _fill(self, view: Any, people: People) -> None:
        """Put it into words and pictures."""
        raise NotImplementedError

    def _offer_look_back(self) -> None:
        """A deal is over: its hands may be seen."""
        back = KeyButton(self.tr("All hands"), LOOK_BACK_KEY)
        back.clicked.connect(self.look_back_requested)
        self._foot.insertWidget(1, back)


class Interlude(Telling):
    """To be read before the table goes on; Enter goes on. A note may stand beside the button."""

    continued = Signal()

    def __init__(self, go_on: str, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        """``go_on`` stands on the button."""
        super().__init__(theme, scale, parent)
        self._note = paragraph("", "small")
        self._next = KeyButton(go_on, "Enter", "main")
        self.setFocusProxy(self._next)
        self._next.clicked.connect(self.continued)
        self._foot.addWidget(self._note, 1)
        self._foot.addWidget(self._next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.continued.emit()
        else:
            super().keyPressEvent(event)
