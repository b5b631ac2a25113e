"""Buttons that show the key which does the same."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QPushButton, QStyleOptionButton, QWidget

HINT_KEY = "H"
"""Asks for a hint, anywhere at the table."""
LOOK_BACK_KEY = "Ctrl+B"
"""Opens all hands of the last deal."""
SHEET_KEY = "Ctrl+T"
"""Opens the scoresheet, anywhere at the table."""
VOICE_KEYS = tuple(f"Ctrl+{number}" for number in range(1, 9))
"""For the people at one window, in the order of their seats: says what that person may say out of turn."""

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

_GAP = 8
_FILL, _EDGE = 0.10, 0.30
"""How strong the cap stands out from the button, in shares of the text's colour."""


_CHOSEN = "keys in place of the usual ones"
"""The property by which the application knows the keys that people chose."""


def key_name(key: str) -> str:
    """A portable key such as ``Ctrl+T`` as it is called on this system, or the one that was chosen in its place."""
    app = QApplication.instance()
    chosen = app.property(_CHOSEN) if app is not None else None
    used = chosen.get(key, key) if chosen else key
    return QKeySequence(used).toString(QKeySequence.SequenceFormat.NativeText)


def show_chosen(keys: Mapping[str, str]) -> None:
    """Have all caps show these keys in place of the usual ones (portable text by portable text)."""
    app = QApplication.instance()
    if app is None or (app.property(_CHOSEN) or {}) == keys:
        return
    app.setProperty(_CHOSEN, dict(keys))
    for widget in QApplication.allWidgets():
        if isinstance(widget, KeyButton):
            widget.updateGeometry()
            widget.update()


class SteadyButton(QPushButton):
    """A push button that Enter presses while it has the focus.

    Arrows are left to what it lies in: Qt's buttons would hand the focus on, out of a panel and away from the table.
    """

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class KeyButton(SteadyButton):
    """One with its text and a key cap."""

    def __init__(self, text: str, key: str = "", role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._key = key
        if role:
            self.setProperty("role", role)

    def set_key(self, key: str) -> None:
        """Show another key, none for an empty text."""
        self._key = key
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + self._cap_room(), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        super().initStyleOption(option)
        # The words stand beside the cap, not in the middle of the button.
        option.text = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        words = self.fontMetrics().horizontalAdvance(self.text())
        left = (self.width() - words - self._cap_room()) / 2
        colour = self.palette().buttonText().color()
        painter.setPen(colour)
        painter.setFont(self.font())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(QRectF(left, 0, words + 2, self.height()), middle, self.text())
        if self._key:
            cap = self._cap_size()
            top = (self.height() - cap.height()) / 2
            box = QRectF(left + words + _GAP, top, cap.width(), cap.height()).adjusted(0.5, 0.5, -0.5, -0.5)
            paint_cap(painter, box, self._key, self._cap_font(), colour)

    def _cap_room(self) -> int:
        return _GAP + self._cap_size().width() if self._key else 0

    def _cap_size(self) -> QSize:
        metrics = QFontMetrics(self._cap_font())
        height = metrics.height() + 4
        return QSize(max(height, metrics.horizontalAdvance(key_name(self._key)) + 12), height)

    def _cap_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(1, round(self.fontInfo().pixelSize() * 0.83)))
        font.setWeight(QFont.Weight.DemiBold)
        return font


def paint_cap(painter: QPainter, box: QRectF, key: str, font: QFont, ink: QColor) -> None:
    """A key as it looks on a keyboard, in shades of the ink."""
    fill, edge = QColor(ink), QColor(ink)
    fill.setAlphaF(_FILL)
    edge.setAlphaF(_EDGE)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill)
    painter.setPen(QPen(edge, 1))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(ink)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key_name(key))
