"""Scoresheets of games with a fixed number of deals, and that of King (KING-03, UI-03): a row a deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kingtable.games.king_contracts import DEALS
from kingtable.games.king_deal import next_seat
from kingtable.games.king_match import View
from kingtable.ui.icons import mark_of
from kingtable.ui.models import NOWHERE, Index
from kingtable.ui.people import People
from kingtable.ui.text import contract_name, figure, signed

DEAL, CHOOSER, GAME, FIGURES = range(4)
"""The columns before the seats' figures, and the first of those."""


class SheetRow(NamedTuple):
    """One deal on the sheet; entries and totals are None until it is written down."""

    deal: int
    chooser: int
    contract: str | None
    entries: tuple[int, ...] | None
    totals: tuple[int, ...] | None
    now: bool
    """Whether this deal is being named or played."""


def sheet_rows(view: View) -> tuple[SheetRow, ...]:
    """All twenty deals: the choosers are known from the first on (KING-04)."""
    choosers = accumulate(range(1, DEALS), lambda seat, _: next_seat(seat), initial=view.first_chooser)
    running = running_totals([done.entries for done in view.sheet])
    rows = []
    for place, chooser in enumerate(choosers):
        written = place < len(view.sheet)
        rows.append(
            SheetRow(
                deal=place + 1,
                chooser=chooser,
                contract=view.picks[place][1] if place < len(view.picks) else None,
                entries=view.sheet[place].entries if written else None,
                totals=running[place] if written else None,
                now=not view.over and place + 1 == view.deal.number,
            )
        )
    return tuple(rows)


def running_totals(sheet: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The totals after each deal with those entries."""
    return list(accumulate(sheet, lambda totals, entries: tuple(map(sum, zip(totals, entries, strict=True)))))


class SheetModel(QAbstractTableModel):
    """All rows from the start; a deal that ends fills its row. Seats stand in the order around the table."""

    length: int
    """How many deals a match has."""
    group: int
    """After so many rows stands a stronger line."""
    widths: tuple[int, ...]
    """The least widths of the columns, px at 100 % text size."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[SheetRow, ...] = ()
        self.seats: tuple[int, ...] = ()
        self._names: tuple[str, ...] = ()

    def rows_of(self, view: Any) -> tuple[SheetRow, ...]:
        """All rows as of that View."""
        raise NotImplementedError

    def heads(self) -> tuple[str, str, str]:
        """Headings of the columns before the figures."""
        raise NotImplementedError

    def figure_head(self, name: str, total: bool) -> str:
        """Heading of a column of figures."""
        raise NotImplementedError

    def game_name(self, row: SheetRow) -> str:
        """The row's game in words."""
        raise NotImplementedError

    def mark(self, row: SheetRow) -> str:
        """The icon of the row's game, "" for none."""
        raise NotImplementedError

    def total_words(self, count: int) -> str:
        """The heading of the totals after so many deals."""
        raise NotImplementedError

    def show_view(self, view: Any, people: People) -> None:
        """Take in what changed; the model is reset only when other people sit down."""
        rows = self.rows_of(view)
        if (people.around, people.names) != (self.seats, self._names):
            self.beginResetModel()
            self.rows, self.seats, self._names = rows, people.around, people.names
            self.endResetModel()
            return
        before, self.rows = self.rows, rows
        changed = [n for n, (old, new) in enumerate(zip(before, rows, strict=True)) if old != new]
        if changed:
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], self.columnCount() - 1))

    def seat_of(self, column: int) -> tuple[int, bool]:
        """The seat of a column of figures, and whether it holds the running totals."""
        return self.seats[(column - FIGURES) // 2], bool((column - FIGURES) % 2)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else FIGURES + 2 * len(self.seats)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            header = self.headerData(column, Qt.Orientation.Horizontal)
            return self.tr("{deal} {number}, {column}: {value}").format(
                deal=self.heads()[DEAL],
                number=row.deal,
                column=header,
                value=self._text(row, column) or self.tr("nothing yet"),
            )
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._names[row.chooser] if column == CHOOSER else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignLeft if column in (CHOOSER, GAME) else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        if orientation == Qt.Orientation.Vertical:
            return section + 1
        if section < FIGURES:
            return self.heads()[section]
        if not self.seats:
            return None
        seat, total = self.seat_of(section)
        return self.figure_head(self._names[seat], total)

    def _text(self, row: SheetRow, column: int) -> str:
        if column == DEAL:
            return str(row.deal)
        if column == CHOOSER:
            return self._names[row.chooser]
        if column == GAME:
            return self.game_name(row)
        if row.entries is None or row.totals is None:
            return ""
        seat, total = self.seat_of(column)
        return figure(row.totals[seat]) if total else signed(row.entries[seat])


class ScoreSheetModel(SheetModel):
    """The sheet of King: twenty deals, a stronger line after each round of four choosers."""

    length, group, widths = DEALS, 4, (48, 76, 142) + 4 * (48, 64)

    def rows_of(self, view: View) -> tuple[SheetRow, ...]:
        return sheet_rows(view)

    def heads(self) -> tuple[str, str, str]:
        return self.tr("Deal"), self.tr("Chooser"), self.tr("Game")

    def figure_head(self, name: str, total: bool) -> str:
        return (self.tr("{name}, total") if total else self.tr("{name}, this deal")).format(name=name)

    def game_name(self, row: SheetRow) -> str:
        if row.contract is None:
            return self.tr("choosing now") if row.now else ""
        return contract_name(row.contract)

    def mark(self, row: SheetRow) -> str:
        return mark_of(row.contract) if row.contract is not None else ""

    def total_words(self, count: int) -> str:
        if count == 0:
            return self.tr("Totals")
        if count == 1:
            return self.tr("Total after 1 deal")
        return self.tr("Total after {count} deals").format(count=count)
