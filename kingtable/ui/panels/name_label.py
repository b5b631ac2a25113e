"""A label for names of any length: what does not fit loses its middle and is told by the tooltip."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget


class NameLabel(QLabel):
    """One line of plain text that may shrink to ``least`` characters of width."""

    def __init__(self, text: str = "", role: str = "", least: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._full = ""
        self._least = least
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        if role:
            self.setProperty("role", role)
        self.set_full(text)

    @property
    def full(self) -> str:
        """The whole text."""
        return self._full

    def set_full(self, text: str) -> None:
        """Show another text."""
        if text == self._full:
            return
        self._full = text
        self.setAccessibleName(text)
        self.updateGeometry()
        self._elide()

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        return QSize(self._needed(self._full), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        shortest = min(self._needed(self._full), self._needed("m" * self._least))
        return QSize(shortest, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.updateGeometry()
            self._elide()

    def _needed(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + 2

    def _elide(self) -> None:
        self.ensurePolished()
        room = self.contentsRect().width()
        shown = self.fontMetrics().elidedText(self._full, Qt.TextElideMode.ElideMiddle, room)
        self.setText(shown)
        self.setToolTip(self._full if shown != self._full else "")
