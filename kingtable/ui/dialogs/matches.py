"""The unfinished matches: go on with one, or delete it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from kingtable.ui import kit
from kingtable.ui.dialogs.sheet import Sheet, button_bar
from kingtable.ui.list_table import list_table

Index = QModelIndex | QPersistentModelIndex


class Unfinished(Struct, frozen=True):
    """One match in words: its title, who plays, and when it was saved."""

    match_id: str
    title: str
    players: str
    saved: str


class MatchesModel(QAbstractTableModel):
    """One row a match, in the order given."""

    def __init__(self, matches: Sequence[Unfinished], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches = list(matches)

    def match_in(self, row: int) -> Unfinished:
        """The match in that row."""
        return self._matches[row]

    def remove(self, row: int) -> None:
        """Take a row away."""
        self.beginRemoveRows(QModelIndex(), row, row)
        del self._matches[row]
        self.endRemoveRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        return 0 if parent.isValid() else len(self._matches)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 3

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        match = self._matches[index.row()]
        return (match.title, match.players, match.saved)[index.column()]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Match"), self.tr("Players"), self.tr("Saved"))[section]


class MatchesDialog(Sheet):
    """Deleting asks once more, in the same dialog."""

    open_requested = Signal(str)
    """A match id."""
    delete_requested = Signal(str)
    """A match id; the row is gone already."""

    def __init__(self, matches: Sequence[Unfinished], parent: QWidget | None = None) -> None:
        title = QCoreApplication.translate("MatchesDialog", "Unfinished matches")
        super().__init__(title, lines=46, parent=parent)
        self.model = MatchesModel(matches, self)
        self._table = self._table_of(self.model)
        self._empty = kit.paragraph(self.tr("No unfinished match is left."), "muted")
        body = QWidget()
        column = kit.column(body)
        self._panel = kit.frame("plain")
        kit.column(self._panel, margin=3).addWidget(self._table)
        column.addWidget(self._panel, 1)
        column.addWidget(self._empty)
        self.set_body(body)
        self._go_on = kit.button(self.tr("Go on playing"), "main")
        self._go_on.clicked.connect(self._open)
        self._delete = kit.button(self.tr("Delete…"), "large")
        self._delete.clicked.connect(self._ask)
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.reject)
        self._usual = button_bar((self._go_on, self._delete, close))
        self.add_footer(self._usual)
        self._question = kit.paragraph("", "label")
        self._keep = kit.button(self.tr("Keep it"), "large")
        self._keep.clicked.connect(self._stop_asking)
        really = kit.button(self.tr("Delete it for good"), "danger")
        really.clicked.connect(self._delete_it)
        self._asking = button_bar((self._keep, really), self._question)
        self.add_footer(self._asking)
        QShortcut(QKeySequence(Qt.Key.Key_Delete), self._table, self._ask)
        self._table.selectRow(0)
        self._stop_asking()

    def reject(self) -> None:
        """Esc first takes back the question, then closes."""
        if self._asking.isHidden():
            super().reject()
        else:
            self._stop_asking()

    def _table_of(self, model: MatchesModel) -> QTableView:
        table = list_table(model, self.tr("Unfinished matches"))
        table.setWordWrap(True)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        table.activated.connect(self._open)
        return table

    @property
    def _row(self) -> int:
        return self._table.currentIndex().row()

    def _open(self) -> None:
        if self._row >= 0:
            match_id = self.model.match_in(self._row).match_id
            self.accept()
            self.open_requested.emit(match_id)

    def _ask(self) -> None:
        if self._row < 0:
            return
        template = self.tr("Delete “{title}” with {players}?")
        match = self.model.match_in(self._row)
        self._question.setText(template.format(title=match.title, players=match.players))
        self._usual.hide()
        self._asking.show()
        self._table.setEnabled(False)
        self._keep.setDefault(True)
        self._keep.setFocus()

    def _stop_asking(self) -> None:
        self._asking.hide()
        self._usual.show()
        self._table.setEnabled(True)
        some = self.model.rowCount() > 0
        self._panel.setVisible(some)
        self._empty.setVisible(not some)
        self._go_on.setEnabled(some)
        self._delete.setEnabled(some)
        self._go_on.setDefault(True)
        self._table.setFocus()

    def _delete_it(self) -> None:
        row = self._row
        match_id = self.model.match_in(row).match_id
        self.model.remove(row)
        self._table.selectRow(min(row, self.model.rowCount() - 1))
        self._stop_asking()
        self.delete_requested.emit(match_id)
