"""What the scoresheets of all games have in common, for the window that shows them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLayout, QWidget

from kingtable.ui.key_button import KeyButton
from kingtable.ui.kit import label, paragraph, row
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

    def _head(self, title: str) -> QLayout:
        """Title, line and the button that closes the page."""
        back = KeyButton(self.tr("Back to the table"), "Esc", "main")
        back.clicked.connect(self.closed)
        head = row(gap=12)
        head.addWidget(label(title, "page"))
        head.addWidget(self._line, 1)
        head.addWidget(back)
        return head
