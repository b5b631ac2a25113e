"""The composition root: folders, log, settings, stores, thinker, controller and window are put together here."""

from __future__ import annotations

import gc
import logging
import logging.handlers
import signal
import sys
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from kingtable import __version__
from kingtable.paths import Folders
from kingtable.store.matches import MatchStore
from kingtable.store.settings import SettingsStore
from kingtable.store.stats import Stats
from kingtable.store.writer import Writer
from kingtable.ui.controller import Controller
from kingtable.ui.display import display_problem
from kingtable.ui.window import MainWindow

if TYPE_CHECKING:
    from kingtable.bots.thinker import Thinker

_log = logging.getLogger(__name__)

_AFTER_FIRST_PAINT = 150
"""Milliseconds."""
_PICTURES = 48 * 1024
"""Kilobytes for pictures that can be drawn anew: a large table's turned cards."""


class _FromWriter(QObject):
    """Brings what the writer's thread has to tell into the window's."""

    trouble = Signal(object)
    recovered = Signal()
    set_aside = Signal(object)
    """SetAside files."""


class _FirstPaint(QObject):
    """Tells once that the window has been painted: until then nothing else shall be in its way."""

    seen = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self.seen.emit()
        return False


def run(data_dir: Path | None, game: str | None) -> int:
    """Show the window and play; the exit status. ``game`` opens that game's New match at once."""
    problem = display_problem()
    if problem is not None:
        print(f"kingtable: no window can be shown: {problem}", file=sys.stderr)
        return 1
    app = QApplication(sys.argv[:1])
    app.setApplicationName("kingtable")
    app.setApplicationDisplayName("King Table")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("io.github.kingtable.KingTable")
    QPixmapCache.setCacheLimit(_PICTURES)
    house = House(Folders.standard() if data_dir is None else Folders.below(data_dir))
    house.window.show()
    if game is not None:
        house.window.commands.new_match.trigger()
    # Python's own handler would wait for the next event that runs Python. Whatever was shown is saved.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    status = app.exec()
    house.close()
    return status


class House:
    """Everything that lives as long as the program."""

    def __init__(self, folders: Folders) -> None:
        _start_log(folders.log)
        self.writer = Writer()
        self._from_writer = _FromWriter()
        self.writer.on_trouble = self._from_writer.trouble.emit
        self.writer.on_recovered = self._from_writer.recovered.emit
        self._settings = SettingsStore(folders.settings, self.writer)
        settings, notices = self._settings.load()
        matches = MatchStore(folders.matches, self.writer)
        stats = Stats(folders.statistics)
        self.controller = Controller(matches, stats, lambda: self.thinker, lambda: self.window.settings.avatar)
        self.window = MainWindow(self.controller, matches, stats, settings)
        self.window.settings_changed.connect(self._settings.save)
        self._from_writer.trouble.connect(self.window.tell_trouble)
        self._from_writer.recovered.connect(self.window.tell_recovered)
        self._from_writer.set_aside.connect(self.window.tell_set_aside)
        self.window.tell_set_aside(notices)
        self.writer.submit(str(folders.statistics), lambda: self._prepare(stats))
        # What the first picture does not need comes after it: the opponents' process and the table page.
        self._later = QTimer()
        self._later.setSingleShot(True)
        self._later.setInterval(_AFTER_FIRST_PAINT)
        self._later.timeout.connect(self._make_ready)
        self._first_paint = _FirstPaint(self.window)
        self._first_paint.seen.connect(self._later.start)

    @cached_property
    def thinker(self) -> Thinker:
        """Who answers for the opponents, made when first needed."""
        from kingtable.bots.thinker import Thinker

        return Thinker(self.controller.answer)

    def _prepare(self, stats: Stats) -> None:
        damaged = stats.prepare()
        if damaged is not None:
            self._from_writer.set_aside.emit([damaged])

    def _make_ready(self) -> None:
        self.thinker.start()
        self.window.prepare()
        # What lives as long as the program need not be looked through for garbage while cards fly (12 ms a time).
        gc.collect()
        gc.freeze()

    def close(self) -> None:
        """Wait until everything is written, and end what runs beside the window."""
        self._later.stop()
        if "thinker" in self.__dict__:
            self.thinker.close()
        if not self.writer.close():
            _log.error("Not everything could be written before the program ended.")


def _start_log(folder: Path) -> None:
    # A full disk is told in the window; the log shall not fill the terminal with it.
    logging.raiseExceptions = False
    handlers: list[logging.Handler] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handlers.append(
            logging.handlers.RotatingFileHandler(
                folder / "kingtable.log", maxBytes=500_000, backupCount=2, encoding="utf-8", delay=True
            )
        )
    except OSError:
        # No log is no reason not to play.
        handlers.append(logging.NullHandler())
    logging.basicConfig(
        level=logging.INFO, handlers=handlers, format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True
    )
