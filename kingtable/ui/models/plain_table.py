"""A table of words that is shown as a whole: headings and rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kingtable.ui.models import NOWHERE, Index


class PlainTable(QAbstractTableModel):
    """Columns in ``numbers`` stand at the right."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.headings: tuple[str, ...] = ()
        self.rows: Sequence[Sequence[str]] = ()
        self._numbers: frozenset[int] = frozenset()

    def show_rows(self, headings: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> None:
        """Show these instead."""
        self.beginResetModel()
        self.headings, self.rows, self._numbers = tuple(headings), rows, frozenset(numbers)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.headings)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Horizontal and 0 <= section < len(self.headings):
            if role == Qt.ItemDataRole.DisplayRole:
                return self.headings[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return self._side(section)
        return None

    def _side(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if column in self._numbers else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
