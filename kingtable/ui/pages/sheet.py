"""What the scoresheets of all games have in common, for the window that shows them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLayout, QWidget

from kingtable.ui.kit import frame, label
from kingtable.ui.pages.back_page import BackPage
from kingtable.ui.people import People


class Sheet(BackPage):
    """A page over the table that shows a match as it stands."""

    def show_view(self, view: Any, people: People) -> None:
        """Show the match as of that View."""
        raise NotImplementedError

    def _head(self, title: str) -> QLayout:
        return self._head_with(title, self.tr("Back to the table"))


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
