"""The history of a match as lines of text: the one account that every screen reader can read back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from kingtable.ui.models import NOWHERE, Index

KIND = Qt.ItemDataRole.UserRole
"""The role of a line's kind."""


class Line(NamedTuple):
    """One line; ``kind`` is ``deal``, ``name``, ``play``, ``trick``, ``king``, ``refused`` or ``note``."""

    kind: str
    text: str


class HistoryModel(QAbstractListModel):
    """Lines in the order they happened; the newest is the last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []

    @property
    def lines(self) -> tuple[Line, ...]:
        """All lines."""
        return tuple(self._lines)

    def line(self, index: Index) -> Line:
        """The line at a valid index."""
        return self._lines[index.row()]

    def append(self, *lines: Line) -> None:
        """Add lines at the end."""
        if not lines:
            return
        first = len(self._lines)
        self.beginInsertRows(NOWHERE, first, first + len(lines) - 1)
        self._lines += lines
        self.endInsertRows()

    def clear(self) -> None:
        """Forget everything: a new match begins."""
        self.beginResetModel()
        self._lines.clear()
        self.endResetModel()

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show exactly these lines; what is the same at the beginning stays, as after a move taken back."""
        same = 0
        while same < min(len(lines), len(self._lines)) and lines[same] == self._lines[same]:
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(NOWHERE, same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        self.append(*lines[same:])

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.line(index)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return line.text
        return line.kind if role == KIND else None
