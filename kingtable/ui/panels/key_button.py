"""Buttons that show the key which does the same."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from kingtable.ui.kit import label

SHEET_KEY = "Ctrl+T"
"""Opens the scoresheet, anywhere at the table."""


ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class KeyButton(QPushButton):
    """A push button with its text and a key cap, both centred; arrows are left to the panel it lies in.

    Qt's buttons would hand the focus on at an arrow, out of the panel and away from the table.
    """

    def __init__(self, text: str, key: str = "", role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        if role:
            self.setProperty("role", role)
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText).replace("+", " ")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 2, 10, 2)
        self._row.setSpacing(8)
        self._row.addStretch()
        self._words, self._key = label(), label(shown, "key")
        if not key:
            self._key.hide()
        self.set_words(text)
        for part in (self._words, self._key):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addStretch()

    def set_words(self, text: str) -> None:
        """Show another text beside the key cap."""
        self._words.setText(text)
        self.setAccessibleName(text)

    def set_key_visible(self, visible: bool) -> None:
        """Show or hide the key cap."""
        self._key.setVisible(visible)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        inner = self._row.sizeHint()
        return QSize(inner.width(), max(inner.height(), super().sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
