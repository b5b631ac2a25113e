"""The composition root: folders, log, settings, stores, thinker, controller and window are put together here."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import sys
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from kingtable.core.record import LaterVersion
from kingtable.core.replay import IllegalRecord
from kingtable.paths import Folders
from kingtable.store.atomic import Later, SetAside
from kingtable.store.fault import fault_of
from kingtable.store.log import start_log, watch_for_crashes
from kingtable.store.matches import MatchStore, match_from
from kingtable.store.profiles import ProfileStore
from kingtable.store.settings import BadSettings, Settings, SettingsStore, imported
from kingtable.store.stats import Stats
from kingtable.store.writer import Writer
from kingtable.ui.application import Application
from kingtable.ui.controller import Controller
from kingtable.ui.copies import OnlyCopy
from kingtable.ui.display import display_problem
from kingtable.ui.errand import Errand
from kingtable.ui.first_aid import FirstAid, report
from kingtable.ui.language import speak, spoken
from kingtable.ui.mishaps import Mishaps, mishap_of
from kingtable.ui.players import Players
from kingtable.ui.theme import apply_theme, theme_of
from kingtable.ui.window import MainWindow
from kingtable.ui.window_place import come_to_front

if TYPE_CHECKING:
    from kingtable.bots.thinker import Thinker

_log = logging.getLogger(__name__)

_AFTER_FIRST_PAINT = 150
"""Milliseconds."""


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


def run(data_dir: Path | None, errand: Errand, language: str) -> int:
    """Show the window, run the errand and play; the exit status.

    ``language`` is spoken instead of the one in the settings, "" for that one.
    """
    problem = display_problem()
    if problem is not None:
        print(f"kingtable: no window can be shown: {problem}", file=sys.stderr)
        return 1
    app = Application()
    folders = Folders.standard() if data_dir is None else Folders.below(data_dir)
    # Qt's own dialogs keep a file of theirs, which shall lie in the folders of this program.
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(folders.config / "qt"))
    only = OnlyCopy(folders.lock)
    if not only.claim():
        _speak_without_house(app, folders, language)
        return _as_second(app, only, errand, folders)
    mishaps = Mishaps()
    mishaps.listen()
    try:
        house = House(folders, language)
    except Exception as error:
        from kingtable.ui.dialogs.mishap import MishapDialog

        _log.critical("The program could not begin.", exc_info=error)
        _speak_without_house(app, folders, language)
        MishapDialog(report(mishap_of(error), None), saved=False).exec()
        return 1
    watch_for_crashes(folders.log)
    mishaps.happened.connect(house.first_aid.attend, Qt.ConnectionType.QueuedConnection)
    only.rung.connect(house.answer)
    app.handed.connect(house.answer)
    house.later.timeout.connect(only.listen)
    house.window.show()
    house.run_errand(errand)
    gc.enable()
    # Python's own handler would wait for the next event that runs Python. Whatever was shown is saved.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    status = app.exec()
    house.close()
    mishaps.close()
    only.release()
    return status


def _speak_without_house(app: QApplication, folders: Folders, language: str) -> None:
    """What is told where no window can be made is told in the chosen language too."""
    with contextlib.suppress(BadSettings):
        language = language or imported(folders.settings, Settings()).language
    speak(app, spoken(language))


def _as_second(app: QApplication, only: OnlyCopy, errand: Errand, folders: Folders) -> int:
    """Another copy has the folder: give it the errand; without one say so, and bring it to the front if wanted."""
    from kingtable.ui.second_copy import SecondCopy

    if errand != Errand() and only.ring(errand):
        return 0
    apply_theme(app, theme_of("system"), 100)
    told = SecondCopy(str(folders.data), lambda: only.ring(errand))
    # It may be closed and opened once more to say that nobody answers.
    app.setQuitOnLastWindowClosed(False)
    told.over.connect(app.quit)
    told.open()
    return app.exec()


class House:
    """Everything that lives as long as the program."""

    def __init__(self, folders: Folders, language: str = "") -> None:
        """``language`` is spoken until another one is chosen; "" for the one in the settings."""
        start_log(folders.log)
        self.writer = Writer()
        self.checker = Writer()
        """Looks through the statistics of years, for which no save is to wait."""
        self._from_writer = _FromWriter()
        self.writer.on_trouble = self._from_writer.trouble.emit
        self.writer.on_recovered = self._from_writer.recovered.emit
        self._settings = SettingsStore(folders.settings, self.writer)
        settings, notices = self._settings.load()
        self._matches = MatchStore(folders.matches, self.writer)
        self._stats = stats = Stats(folders.statistics)
        self.controller = Controller(self._matches, stats, lambda: self.thinker, lambda: self.window.settings.avatar)
        self._players = Players(ProfileStore(folders.profiles, self.writer), settings)
        notices += self._players.set_aside
        self._chosen = settings.language
        self._spoken = spoken(language or settings.language)
        self.window = self._make_window(settings)
        self.first_aid = FirstAid(lambda: self.window, self.controller, folders.log)
        self.window.banner.tell_set_aside(notices)
        self.checker.submit(str(folders.statistics), lambda: self._prepare(stats))
        self.later = QTimer()
        """What the first picture does not need comes after it: the opponents' process and the table page."""
        self.later.setSingleShot(True)
        self.later.setInterval(_AFTER_FIRST_PAINT)
        self.later.timeout.connect(self._make_ready)
        self._first_paint = _FirstPaint(self.window)
        self._first_paint.seen.connect(self.later.start)

    def _make_window(self, settings: Settings) -> MainWindow:
        """The window in the language that is spoken."""
        speak(_app(), self._spoken)
        window = MainWindow(self.controller, self._matches, self._stats, self._players, settings)
        window.chosen.changed.connect(self._take_settings)
        window.places.forgotten.connect(self._forget)
        self._from_writer.trouble.connect(window.banner.warn)
        self._from_writer.recovered.connect(window.banner.settle)
        self._from_writer.set_aside.connect(window.banner.tell_set_aside)
        return window

    def _forget(self, profile: str) -> None:
        stats = self._stats
        self.writer.submit(f"{stats.database.path} without {profile}", lambda: stats.forget(profile))

    def _take_settings(self, settings: Settings) -> None:
        if settings.language != self._chosen:
            self._chosen = settings.language
            if spoken(self._chosen) != self._spoken:
                self._spoken = spoken(self._chosen)
                # Queued: the dialog in which it was chosen is still telling of it.
                QTimer.singleShot(0, self._from_writer, self._speak_anew)
        self._settings.save(settings)

    def _speak_anew(self) -> None:
        """Put a window in the chosen language in the place of this one: every word in it is made when it is made."""
        from kingtable.ui.dialogs.preferences import PreferencesDialog

        app, old = _app(), self.window
        choosing = old.desk.shows(PreferencesDialog)
        match = self.controller.match.id if self.controller.running else None
        app.setQuitOnLastWindowClosed(False)
        old.close()
        old.deleteLater()
        self.window = self._make_window(old.settings)
        self.window.show()
        app.setQuitOnLastWindowClosed(True)
        if match is not None:
            self.window.open_match(match)
        if choosing:
            self.window.commands.preferences.trigger()

    @cached_property
    def thinker(self) -> Thinker:
        """Who answers for the opponents, made when first needed."""
        from kingtable.bots.thinker import Thinker

        return Thinker(self.controller.answer)

    def answer(self, errand: Errand) -> None:
        """Another start of the program is answered in this one."""
        come_to_front(self.window)
        self.run_errand(errand)

    def run_errand(self, errand: Errand) -> None:
        """Do what the program was started for."""
        if errand.game:
            self.window.new_match(errand.game)
        if errand.record is not None:
            self.open_record(errand.record)

    def open_record(self, file: Path) -> None:
        """Put the match of a record from elsewhere on the table; what is wrong with the file is told in the window."""
        try:
            match = match_from(file.read_bytes())
        except LaterVersion as error:
            self.window.banner.tell_set_aside([Later(file, None, fault_of(error))])
        except (OSError, ValueError, IllegalRecord) as error:
            self.window.banner.tell_set_aside([SetAside(file, None, fault_of(error))])
        else:
            self.window.desk.close()
            self.window.practise(match)

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
        self.later.stop()
        if "thinker" in self.__dict__:
            self.thinker.close()
        self.checker.close()
        if not self.writer.close():
            _log.error("Not everything could be written before the program ended.")


def _app() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
