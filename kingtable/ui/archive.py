"""The pages about finished matches: statistics, history, and what is opened from there; made when first wanted."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from kingtable.store.figures import Line, lines_of
from kingtable.store.stats import Stats
from kingtable.ui.pages.back_page import BackPage
from kingtable.ui.player_menu import everybody
from kingtable.ui.players import Players
from kingtable.ui.table.look import Look, Pace

if TYPE_CHECKING:
    # The window shall show at once; a page's module is loaded with its first opening.
    from kingtable.ui.pages.statistics import StatisticsPage

_log = logging.getLogger(__name__)


class Archive(QObject):
    """Lays its pages over those of the window; Esc leads back to the page before."""

    changed = Signal()
    """Another page is in front."""

    def __init__(
        self,
        pages: QStackedWidget,
        stats: Stats,
        players: Players,
        look: Callable[[], Look],
        pace: Callable[[], Pace],
    ) -> None:
        """``look`` and ``pace`` give those in force."""
        super().__init__(pages)
        self._pages = pages
        self._stats = stats
        self._players = players
        self._look, self._pace = look, pace
        self._came_from: list[QWidget] = []
        self._statistics: StatisticsPage | None = None

    @property
    def in_front(self) -> bool:
        """Whether one of these pages is what people see."""
        return self._pages.currentWidget() in self._own

    def open_statistics(self, game: str) -> None:
        """The figures of who plays now; ``game`` is the one looked at first, empty for that of the last time."""
        if self._statistics is None:
            from kingtable.ui.pages.statistics import StatisticsPage

            look = self._look()
            self._statistics = StatisticsPage(self._lines, look.theme, look.text_scale)
            self._add(self._statistics)
        self._statistics.show_player(everybody(self._players), self._players.current, game)
        self._show(self._statistics)

    def restyle(self) -> None:
        """Follow a change of look and pace."""
        look = self._look()
        for page in self._own:
            page.set_theme(look.theme, look.text_scale)

    def leave(self) -> None:
        """Another page of the window is shown; the way back from here is forgotten."""
        self._came_from.clear()

    @property
    def _own(self) -> list[BackPage]:
        return [page for page in (self._statistics,) if page is not None]

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
