"""The scoresheet of No Kings (UI-34): cards by player or team in every round, and rounds won."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from kingtable.games.no_kings import View
from kingtable.ui import told_no_kings
from kingtable.ui.kit import paragraph
from kingtable.ui.models.no_kings_sheet import FIGURES, NoKingsSheetModel
from kingtable.ui.pages.sheet import Sheet, boxed
from kingtable.ui.panels.faces_header import FacesHeader
from kingtable.ui.paper import Paper
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px

_SEAT, _TEAM = 84, 120
"""Width of a column of figures at 100 % text; if all together need more than there is, the sheet scrolls."""


class NoKingsSheet(Sheet):
    """Esc goes back to the table; arrows move through the sheet."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = NoKingsSheetModel(self)
        self._table = QTableView()
        self._table.setModel(self._model)
        self._head_line = FacesHeader(theme, scale, self._table)
        self._head_line.stack(True)
        self._table.setHorizontalHeader(self._head_line)
        self._table.setAccessibleName(self.tr("Scoresheet"))
        self._cells = _Cells(self._model, self._table)
        self._table.setItemDelegate(self._cells)
        self._table.setShowGrid(False)
        self._table.setWordWrap(False)
        self._table.setTabKeyNavigation(False)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._table.verticalHeader().hide()
        self._head_line.setHighlightSections(False)
        box, self._empty = boxed(self._table, self.tr("No round is finished yet."))
        self._outer.addLayout(self._head(self.tr("Scoresheet")))
        self._outer.addWidget(box, 1)
        note = self.tr("Cards captured in every round; the most win it, a tie is won by nobody.")
        self._outer.addWidget(paragraph(note, "small"))
        self.set_theme(theme, scale)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._head_line.set_theme(theme, scale)
        self._cells.own = QColor(theme.own_row)
        self._table.verticalHeader().setDefaultSectionSize(px(38, scale))
        self._scale = scale

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        self._model.show_view(view, people)
        mode = told_no_kings.mode_name(view.rules["rules_mode"])
        self._line.setText(f"{mode} · {told_no_kings.round_of(view)}")
        self._head_line.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        together = len(people.seats) > len(self._model.sides)
        self._head_line.setMinimumSectionSize(px(_TEAM if together else _SEAT, self._scale))
        self._head_line.show_people(people, FIGURES, [view.seating.seats_of(side) for side in self._model.sides])
        self._empty.setVisible(not view.sheet)

    def paper(self) -> Paper:
        model = self._model
        columns = range(model.columnCount())
        rows = (tuple(model.index(row, column).data() or "" for column in columns) for row in range(model.rowCount()))
        sides = tuple(model.names[side] for side in model.sides)
        return Paper(
            title=self._line.text(),
            line=", ".join(sides),
            headings=tuple(str(model.headerData(column, Qt.Orientation.Horizontal)) for column in columns),
            rows=tuple(rows),
            figures=frozenset(range(FIGURES, FIGURES + len(sides))),
            names=sides,
            entries=tuple(tuple(done.cards[side] for done in model.rounds) for side in model.sides),
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._table.setFocus()


class _Cells(QStyledItemDelegate):
    """The figure that won a round, and the rounds won, are bold; the viewer's column is tinted."""

    def __init__(self, model: NoKingsSheetModel, table: QTableView) -> None:
        super().__init__(table)
        self._model = model
        self.own = QColor()

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        if self._model.won_by(index) or index.row() == len(self._model.rounds):
            option.font.setWeight(QFont.Weight.Bold)
        if index.column() == FIGURES:
            option.backgroundBrush = QBrush(self.own)
