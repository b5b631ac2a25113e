"""The two buttons at the end of every bar over the cloth: a hint, and the scoresheet."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kingtable.ui.key_button import HINT_KEY, SHEET_KEY, KeyButton
from kingtable.ui.kit import row


class BarButtons(QWidget):
    """They show their keys while there is room for them."""

    hint_requested = Signal()
    sheet_requested = Signal()

    def __init__(self, sheet: str, parent: QWidget | None = None) -> None:
        """``sheet`` is the word for the scoresheet."""
        super().__init__(parent)
        self._hint = KeyButton(self.tr("Hint"), HINT_KEY)
        self._sheet = KeyButton(sheet, SHEET_KEY)
        self._hint.clicked.connect(self.hint_requested)
        self._sheet.clicked.connect(self.sheet_requested)
        line = row(self)
        line.addWidget(self._hint)
        line.addWidget(self._sheet)

    def show_keys(self, shown: bool) -> None:
        """Show the keys, or leave them out."""
        self._hint.set_key(HINT_KEY if shown else "")
        self._sheet.set_key(SHEET_KEY if shown else "")

    def allow_hints(self, allowed: bool) -> None:
        """Hints may be asked for in this match, or not."""
        self._hint.setVisible(allowed)
