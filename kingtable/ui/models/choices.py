"""Who named what in which deal (UI-02): a row a seat, a column for each of its five turns to choose."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kingtable.games.king_contracts import DEALS
from kingtable.games.king_match import View
from kingtable.ui.models import NOWHERE, Index
from kingtable.ui.models.score_sheet import SheetRow, sheet_rows
from kingtable.ui.people import People
from kingtable.ui.text import contract_name

TURNS = DEALS // 4


class ChoicesModel(QAbstractTableModel):
    """Every seat's five choices in the order around the table; those to come are empty but know their deal."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choices: tuple[tuple[SheetRow, ...], ...] = ()
        self._seats: tuple[int, ...] = ()
        self._people: People | None = None

    def show_view(self, view: View, people: People) -> None:
        """Take in what changed; the model is reset only when other people sit down."""
        rows = sheet_rows(view)
        choices = tuple(tuple(row for row in rows if row.chooser == seat) for seat in people.around)
        if people != self._people:
            self.beginResetModel()
            self._choices, self._seats, self._people = choices, people.around, people
            self.endResetModel()
            return
        before, self._choices = self._choices, choices
        for place, (old, new) in enumerate(zip(before, choices, strict=True)):
            if old != new:
                self.dataChanged.emit(self.index(place, 0), self.index(place, TURNS - 1))

    def choice(self, index: Index) -> SheetRow:
        """The deal behind a cell."""
        return self._choices[index.row()][index.column()]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._choices)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else TURNS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        choice = self.choice(index)
        if role == Qt.ItemDataRole.DisplayRole:
            if choice.contract is not None:
                return contract_name(choice.contract)
            return self.tr("now") if choice.now else ""
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._sentence(choice)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            wanted = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)
            return self._people.names[self._seats[section]] if role in wanted and self._people else None
        return section + 1 if role == Qt.ItemDataRole.DisplayRole else None

    def _sentence(self, choice: SheetRow) -> str:
        assert self._people is not None
        mine = choice.chooser == self._people.viewer
        if choice.contract is not None:
            sentence = (
                self.tr("Deal {number}: {game}, named by you")
                if mine
                else self.tr("Deal {number}: {game}, named by {name}")
            )
        elif choice.now:
            sentence = (
                self.tr("Deal {number}: you choose now") if mine else self.tr("Deal {number}: {name} chooses now")
            )
        else:
            sentence = self.tr("Deal {number}: you choose") if mine else self.tr("Deal {number}: {name} chooses")
        game = contract_name(choice.contract) if choice.contract is not None else ""
        return sentence.format(number=choice.deal, name=self._people.names[choice.chooser], game=game)
