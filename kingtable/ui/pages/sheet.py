"""What the scoresheets of all games have in common, for the window that shows them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLayout, QWidget

from kingtable.ui.export import Export
from kingtable.ui.kit import button, frame, label
from kingtable.ui.pages.back_page import BackPage
from kingtable.ui.paper import Paper
from kingtable.ui.people import People


class Sheet(BackPage):
    """A page over the table that shows a match as it stands."""

    told = Signal(str)
    """A sentence about an export."""

    def show_view(self, view: Any, people: People) -> None:
        """Show the match as of that View."""
        raise NotImplementedError

    def paper(self) -> Paper:
        """The sheet as it leaves the program."""
        raise NotImplementedError

    def _head(self, title: str) -> QLayout:
        head = self._head_with(title, self.tr("Back to the table"))
        self.export = Export(self, self.paper)
        self.export.told.connect(self.told)
        out = button(self.tr("Export…"), "large")
        out.setAutoDefault(True)
        out.setMenu(self.export.menu(out))
        head.insertWidget(2, out)
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
