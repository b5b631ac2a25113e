"""A label for names of any length: what does not fit loses its middle and is told by the tooltip."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget


class NameLabel(QLabel):
    """One line of plain text that may shrink to ``least`` wide characters; its ``text()`` is always the whole."""

    def __init__(self, text: str = "", role: str = "", least: int = 3, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = least
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        if role:
            self.setProperty("role", role)

    @property
    def shown(self) -> str:
        """What there is room for."""
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideMiddle, room)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), self.fontMetrics().horizontalAdvance("m" * self._least)), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown
        self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.contentsRect(), int(self.alignment()), shown)
