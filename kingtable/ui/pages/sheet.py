"""What the scoresheets of all games have in common, for the window that shows them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kingtable.ui.people import People
from kingtable.ui.theme import Theme


class Sheet(QWidget):
    """A page over the table; Esc and its button close it."""

    closed = Signal()

    def show_view(self, view: Any, people: People) -> None:
        """Show the match as of that View."""
        raise NotImplementedError

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        raise NotImplementedError
