"""The hands of a match of Kings Reverse as a table: dealer, who went out, and each seat's points and totals."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kingtable.games.kings_reverse import View
from kingtable.ui.models import NOWHERE, Index
from kingtable.ui.people import People
from kingtable.ui.text import figure, signed

HAND, DEALER, OUT, SEATS = range(4)
"""Columns; the seats follow in their order around the table."""
ENTRY = Qt.ItemDataRole.UserRole
"""The role of a seat's (points of the hand, total after it)."""


class _Row(NamedTuple):
    dealer: str
    out: str
    entries: tuple[int, ...]
    totals: tuple[int, ...]


class HandsModel(QAbstractTableModel):
    """A row a finished hand."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[_Row, ...] = ()
        self._names: tuple[str, ...] = ()

    def show_view(self, view: View, people: People) -> None:
        """Show the finished hands of that View."""
        totals = [0] * len(people.seats)
        rows = []
        for done in view.sheet:
            totals = [total + entry for total, entry in zip(totals, done.entries, strict=True)]
            rows.append(
                _Row(
                    people.names[done.dealer],
                    self.tr("nobody") if done.out is None else people.names[done.out],
                    tuple(done.entries[seat] for seat in people.around),
                    tuple(totals[seat] for seat in people.around),
                )
            )
        self.beginResetModel()
        self._rows = tuple(rows)
        self._names = tuple(people.names[seat] for seat in people.around)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else SEATS + len(self._names)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            right = section == HAND or section >= SEATS
            side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if section >= SEATS:
            return self._names[section - SEATS]
        return (self.tr("Hand"), self.tr("Dealer"), self.tr("Out"))[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        if column >= SEATS:
            entry, total = row.entries[column - SEATS], row.totals[column - SEATS]
            if role == ENTRY:
                return entry, total
            if role == Qt.ItemDataRole.DisplayRole:
                return self.tr("{entry}, total {total}").format(entry=signed(entry), total=figure(total))
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if column == HAND else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return (str(index.row() + 1), row.dealer, row.out)[column]
        return None
