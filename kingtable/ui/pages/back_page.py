"""A page over another one: title, a line beside it, and the button that leads back, which is Esc."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kingtable.ui.key_button import KeyButton
from kingtable.ui.kit import column, label, paragraph, row
from kingtable.ui.theme import Theme


class BackPage(QWidget):
    """Esc and its button close it."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.back = KeyButton("", "Esc", "main")
        self.back.clicked.connect(self.closed)
        self._line = paragraph("", "muted")
        """What the page is about just now, in the head."""
        self._outer = column(self, gap=10)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._outer.setContentsMargins(self._margin, 12, self._margin, 12)
        self._arrange()

    @property
    def _margin(self) -> int:
        """The gap to the left and right edge."""
        return 28 if self.width() >= 1200 else 14

    def _arrange(self) -> None:
        """Page or text have another size."""

    def _head_with(self, title: str, back: str) -> QHBoxLayout:
        """Title, line and the button that closes the page."""
        self.back.setText(back)
        head = row(gap=12)
        head.addWidget(label(title, "page"))
        head.addWidget(self._line, 1)
        head.addWidget(self.back)
        return head
