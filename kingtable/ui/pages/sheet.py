"""What the scoresheets of all games have in common, for the window that shows them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLayout, QWidget

from kingtable.ui.key_button import KeyButton
from kingtable.ui.kit import column, frame, label, paragraph, row
from kingtable.ui.people import People
from kingtable.ui.theme import Theme


class Sheet(QWidget):
    """A page over the table; Esc and its button close it."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._line = paragraph("", "muted")
        """What is played and how far it is, in the head."""
        self._outer = column(self, gap=10)

    def show_view(self, view: Any, people: People) -> None:
        """Show the match as of that View."""
        raise NotImplementedError

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

    def _head(self, title: str) -> QLayout:
        """Title, line and the button that closes the page."""
        back = KeyButton(self.tr("Back to the table"), "Esc", "main")
        back.clicked.connect(self.closed)
        head = row(gap=12)
        head.addWidget(label(title, "page"))
        head.addWidget(self._line, 1)
        head.addWidget(back)
        return head


def boxed(table: QWidget, words: str) -> tuple[QFrame, QLabel]:
    """A table in a frame, and a label over its middle that says why it is empty."""
    box = frame("plain")
    inside = QGridLayout(box)
    inside.setContentsMargins(3, 3, 3, 3)
    inside.addWidget(table, 0, 0)
    empty = label(words, "muted")
    empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    inside.addWidget(empty, 0, 0, Qt.AlignmentFlag.AlignCenter)
    return box, empty
