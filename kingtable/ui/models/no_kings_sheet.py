"""The scoresheet of No Kings: a row a round, the cards captured by every side, and the rounds won so far."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kingtable.games.no_kings import Finished, View
from kingtable.ui import told_no_kings
from kingtable.ui.models import NOWHERE, Index
from kingtable.ui.people import People

ROUND, FIRST, FIGURES = range(3)
"""The columns before the sides' figures, and the first of those; the winner's column is the last."""


class NoKingsSheetModel(QAbstractTableModel):
    """Finished rounds, then a row of the rounds won. Sides stand in the order around the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rounds: tuple[Finished, ...] = ()
        self.sides: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()
        """The sides' names, by side."""
        self._firsts: tuple[str, ...] = ()
        self._wins: tuple[int, ...] = ()

    def show_view(self, view: View, people: People) -> None:
        """Take in a match."""
        self.beginResetModel()
        seating = view.seating
        self.rounds, self._wins = view.sheet, view.wins
        self.sides = tuple(dict.fromkeys(seating.side_of(seat) for seat in people.around))
        self.names = tuple(told_no_kings.names(people, seating.seats_of(side)) for side in range(seating.sides))
        self._firsts = tuple(people.names[done.first] for done in view.sheet)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() or not self.sides else len(self.rounds) + 1

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() or not self.sides else FIGURES + len(self.sides) + 1

    def won_by(self, index: Index) -> bool:
        """Whether a cell holds the figure that won its round."""
        place = index.column() - FIGURES
        if index.row() >= len(self.rounds) or not 0 <= place < len(self.sides):
            return False
        return self.rounds[index.row()].winner == self.sides[place]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            header = self.headerData(index.column(), Qt.Orientation.Horizontal)
            return f"{header}: {self._text(index.row(), index.column())}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if orientation == Qt.Orientation.Vertical:
            return section + 1
        if section < FIGURES:
            return (self.tr("Round"), self.tr("First player"))[section]
        place = section - FIGURES
        return self.names[self.sides[place]] if place < len(self.sides) else self.tr("Won by")

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        figures = FIGURES <= column < FIGURES + len(self.sides)
        side = Qt.AlignmentFlag.AlignHCenter if figures else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _text(self, row: int, column: int) -> str:
        place = column - FIGURES
        if row == len(self.rounds):
            if column == ROUND:
                return self.tr("Rounds won")
            return str(self._wins[self.sides[place]]) if 0 <= place < len(self.sides) else ""
        done = self.rounds[row]
        if column == ROUND:
            return str(row + 1)
        if column == FIRST:
            return self._firsts[row]
        if place < len(self.sides):
            return str(done.cards[self.sides[place]])
        return self.tr("nobody (tie)") if done.winner is None else self.names[done.winner]
