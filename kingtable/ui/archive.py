"""The pages about finished matches: statistics, history, and what is opened from there; made when first wanted."""

from __future__ import annotations

import logging
import sqlite3
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget, QWidget

from kingtable.core.record import RecordError
from kingtable.core.replay import IllegalRecord
from kingtable.store.fault import fault_of
from kingtable.store.figures import Line, lines_of
from kingtable.store.matches import Match
from kingtable.store.past import Past
from kingtable.store.stats import Stats
from kingtable.ui.boards import make_board
from kingtable.ui.chosen import Chosen
from kingtable.ui.pages.back_page import BackPage
from kingtable.ui.people import seated
from kingtable.ui.player_menu import everybody
from kingtable.ui.players import Players
from kingtable.ui.replayed import Replayed
from kingtable.ui.report import report
from kingtable.ui.told_faults import with_fault

if TYPE_CHECKING:
    # The window shall show at once; a page's module is loaded with its first opening.
    from kingtable.ui.pages.history import HistoryPage
    from kingtable.ui.pages.replay import ReplayPage
    from kingtable.ui.pages.sheet import Sheet
    from kingtable.ui.pages.statistics import StatisticsPage

_log = logging.getLogger(__name__)


class Archive(QObject):
    """Lays its pages over those of the window; Esc leads back to the page before."""

    changed = Signal()
    """Another page is in front."""
    practice_wanted = Signal(object)
    """A Match that is not counted."""
    told = Signal(str)
    """A sentence about what was done or could not be."""

    def __init__(
        self,
        pages: QStackedWidget,
        stats: Stats,
        players: Players,
        chosen: Chosen,
    ) -> None:
        super().__init__(pages)
        self._pages = pages
        self._stats = stats
        self._players = players
        self._chosen = chosen
        self._came_from: list[QWidget] = []
        self._statistics: StatisticsPage | None = None
        self._history: HistoryPage | None = None
        self._replay: ReplayPage | None = None
        self._sheets: dict[str, Sheet] = {}

    @property
    def in_front(self) -> bool:
        """Whether one of these pages is what people see."""
        return self._pages.currentWidget() in self._own

    def open_statistics(self, game: str) -> None:
        """The figures of who plays now; ``game`` is the one looked at first, empty for that of the last time."""
        if self._statistics is None:
            from kingtable.ui.pages.statistics import StatisticsPage

            look = self._chosen.look
            self._statistics = StatisticsPage(self._lines, look.theme, look.text_scale)
            self._statistics.opened.connect(self.open_replay)
            self._add(self._statistics)
        self._statistics.show_player(everybody(self._players), self._players.current, game)
        self._show(self._statistics)

    def open_history(self) -> None:
        """Every finished match."""
        if self._history is None:
            from kingtable.ui.pages.history import HistoryPage

            look = self._chosen.look
            self._history = page = HistoryPage(self._past, look.theme, look.text_scale)
            page.replay_wanted.connect(self.open_replay)
            page.sheet_wanted.connect(self._sheet_of)
            page.practice_wanted.connect(self._play_again)
            page.report_wanted.connect(self._copy)
            self._add(page)
        self._history.show_all()
        self._show(self._history)

    def open_replay(self, id: str) -> None:
        """That match card by card."""
        match = self._replayed(id)
        if match is None:
            return
        if self._replay is None:
            from kingtable.ui.pages.replay import ReplayPage

            self._replay = page = ReplayPage(self._chosen.look, self._chosen.pace)
            page.sheet_wanted.connect(self._show_sheet)
            page.practice_wanted.connect(lambda wanted: self._practise(*wanted))
            page.closed.connect(page.leave)
            self._add(page)
        self._replay.restyle(self._chosen.look, self._chosen.pace)
        self._show(self._replay)
        self._replay.open(match, self._avatar)

    def restyle(self) -> None:
        """Follow a change of look and pace."""
        look = self._chosen.look
        for page in self._own:
            page.set_theme(look.theme, look.text_scale)
        if self._replay is not None:
            self._replay.restyle(look, self._chosen.pace)

    def close(self) -> None:
        """The window is closed."""
        if self._replay is not None:
            self._replay.close_table()

    def leave(self) -> None:
        """Another page of the window is shown; the way back from here is forgotten."""
        self._came_from.clear()
        if self._replay is not None:
            self._replay.leave()

    @property
    def _own(self) -> list[BackPage]:
        pages = (self._statistics, self._history, self._replay, *self._sheets.values())
        return [page for page in pages if page is not None]

    @property
    def _past(self) -> Past:
        return Past(self._stats.database)

    @property
    def _avatar(self) -> int:
        profile = self._players.of(self._players.current)
        return profile.personal.avatar if profile is not None else 1

    # -- one match -------------------------------------------------------------------------------------------------

    def _match(self, id: str) -> Match | None:
        try:
            match = self._past.match(id)
        except (OSError, RecordError, sqlite3.Error, zlib.error) as error:
            self.told.emit(with_fault(self.tr("This match cannot be opened."), fault_of(error)))
            return None
        return match

    def _replayed(self, id: str) -> Replayed | None:
        match = self._match(id)
        try:
            return Replayed(match) if match is not None else None
        except (RecordError, IllegalRecord) as error:
            self.told.emit(with_fault(self.tr("This match cannot be opened."), fault_of(error)))
            return None

    def _sheet_of(self, id: str) -> None:
        match = self._replayed(id)
        if match is not None:
            self._show_sheet(match)

    def _show_sheet(self, match: Replayed) -> None:
        """The scoresheet as it was at the end."""
        game, look = match.game.id, self._chosen.look
        if game not in self._sheets:
            # A board is asked for its sheet alone; nothing of it is seen.
            cloth = QWidget(self._pages)
            cloth.hide()
            board = make_board(game, look.theme, look.text_scale, cloth)
            board.top_bar.setParent(cloth)
            board.side.setParent(cloth)
            self._sheets[game] = sheet = board.make_sheet(look.theme, look.text_scale)
            self._add(sheet)
            sheet.told.connect(self.told)
            sheet.back.setText(self.tr("Back"))
        sheet = self._sheets[game]
        record = match.match
        viewer = record.human[0] if record.human else 0
        people = seated(record.record.seats, record.levels, viewer, self._avatar)
        sheet.show_view(match.view(match.last, viewer), people)
        self._show(sheet)
        sheet.setFocus()

    def _play_again(self, id: str) -> None:
        match = self._replayed(id)
        if match is not None:
            self._practise(match, 0)

    def _practise(self, match: Replayed, index: int) -> None:
        """The same match from that position on; it is marked and never counted."""
        played = match.match
        record = replace(played.record, actions=played.record.actions[:index], extra={})
        again = Match.begun(record, played.human, played.levels)
        self.practice_wanted.emit(replace(again, owners=(), practice=True))

    def _copy(self, id: str) -> None:
        match = self._match(id)
        if match is not None:
            QGuiApplication.clipboard().setText(report(match, self._chosen.settings))
            self.told.emit(self.tr("The report is in the clipboard. It names nobody."))

    # -- pages -----------------------------------------------------------------------------------------------------

    def _add(self, page: BackPage) -> None:
        self._pages.addWidget(page)
        page.closed.connect(self._back)

    def _show(self, page: BackPage) -> None:
        now = self._pages.currentWidget()
        if now is not None and now is not page:
            self._came_from = [each for each in self._came_from if each is not page] + [now]
        self._pages.setCurrentWidget(page)
        self.changed.emit()

    def _back(self) -> None:
        self._pages.setCurrentIndex(self._pages.indexOf(self._came_from.pop()) if self._came_from else 0)
        self.changed.emit()

    def _lines(self, player: str, game: str) -> Sequence[Line]:
        try:
            return lines_of(self._stats.database, player, game)
        except OSError as error:
            # The writer tells of a folder that refuses.
            _log.warning("The statistics cannot be read: %s", error)
            return ()
