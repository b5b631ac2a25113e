"""The finished matches that a search finds, fetched as far as somebody has scrolled."""

from __future__ import annotations

import logging
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kingtable.games import game_of
from kingtable.store.past import Listed, Past, Wanted
from kingtable.ui.figures_told import day, marks_told, rules_told
from kingtable.ui.models import NOWHERE, Index
from kingtable.ui.text import figure, game_title, place_name

FINISHED, GAME, RESULT, MARKS = range(4)
_AT_ONCE = 100

_log = logging.getLogger(__name__)


class PastMatches(QAbstractTableModel):
    """One row a match, the newest first."""

    def __init__(self, past: Past, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._past = past
        self._wanted = Wanted()
        self._rows: list[Listed] = []
        self.found = 0
        """How many matches the search finds, fetched or not."""

    def search(self, wanted: Wanted) -> None:
        """Show the matches of that kind."""
        self.beginResetModel()
        self._wanted = wanted
        try:
            self.found = self._past.count(wanted)
            self._rows = self._past.listed(wanted, 0, _AT_ONCE)
        except OSError as error:
            # The writer tells of a folder that refuses.
            _log.warning("The history cannot be read: %s", error)
            self.found, self._rows = 0, []
        self.endResetModel()

    def match_in(self, row: int) -> Listed:
        """The match in that row."""
        return self._rows[row]

    def canFetchMore(self, parent: Index = NOWHERE) -> bool:
        return not parent.isValid() and len(self._rows) < self.found

    def fetchMore(self, parent: Index = NOWHERE) -> None:
        if parent.isValid():
            return
        try:
            more = self._past.listed(self._wanted, len(self._rows), _AT_ONCE)
        except OSError as error:
            _log.warning("The history cannot be read: %s", error)
            more = []
        if not more:
            self.found = len(self._rows)
            return
        self.beginInsertRows(NOWHERE, len(self._rows), len(self._rows) + len(more) - 1)
        self._rows += more
        self.endInsertRows()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else 4

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        match = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(match, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            if index.column() == GAME and game_of(match.game) is not None:
                return rules_told(match.game, match.options)
            return self._words(match, index.column())
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Finished"), self.tr("Game"), self.tr("Result"), self.tr("Marks"))[section]

    def _words(self, match: Listed, column: int) -> str:
        if column == FINISHED:
            return day(match.finished)
        if column == GAME:
            # A later version may know games that this one does not.
            return game_title(match.game) if game_of(match.game) is not None else match.game
        if column == MARKS:
            return marks_told(match.undo_used, match.hints_used, match.practice)
        template = self.tr("{place} {name} {total}")
        return " · ".join(
            template.format(place=place_name(seat.place), name=seat.name, total=figure(seat.total))
            for seat in sorted(match.seats, key=lambda seat: seat.place)
        )
