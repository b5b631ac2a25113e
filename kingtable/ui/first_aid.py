"""After a mishap: the person is told, and the match goes on from what is saved."""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication

import kingtable
from kingtable.core.record import Record, write_record
from kingtable.store.log import without_home
from kingtable.ui.controller import Controller
from kingtable.ui.mishaps import Mishap
from kingtable.ui.window import MainWindow

_LETTERS = "ABCDEFGH"


class FirstAid(QObject):
    """Attends to the mishaps of the program's window."""

    def __init__(self, window: Callable[[], MainWindow], controller: Controller, log: Path) -> None:
        """``window`` gives the window of the moment, ``log`` is the folder of the log files."""
        super().__init__()
        self._window = window
        self._controller = controller
        self._log = log
        self._attending = False
        self._attended: dict[str, int] = {}

    def attend(self, mishap: object) -> None:
        """Show the report; when it has been read, put the match on the table anew, or leave the table for good.

        The same mishap again means that the saved match leads to it: then the home screen is shown. After that it is
        in the log only, for a window that cannot even show a report must not open one for ever.
        """
        assert isinstance(mishap, Mishap)
        times = self._attended.get(mishap.place, 0)
        if self._attending or times > 1 or not self._window().isVisible():
            return
        self._attending = True
        self._attended[mishap.place] = times + 1
        record = self._controller.match.record if self._controller.running else None
        dialog = self._window().desk.mishap(report(mishap, record), saved=record is not None)
        dialog.finished.connect(lambda: self._go_on(again=times > 0))
        dialog.folder_wanted.connect(self._open_log_folder)
        dialog.quit_wanted.connect(self._window().close)

    def _go_on(self, again: bool) -> None:
        self._attending = False
        if not self._window().isVisible():
            return
        running = self._controller.match.id if self._controller.running else None
        self._window().go_home()
        if running is not None and not again:
            self._window().open_match(running)

    def _open_log_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log)))


def report(mishap: Mishap, record: Record | None) -> str:
    """What helps to find the fault, and nothing of the person: names are letters, the own folder is ~."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    frozen = "frozen" if getattr(sys, "frozen", False) else "not frozen"
    app = QGuiApplication.instance()
    shown = app.platformName() if isinstance(app, QGuiApplication) else "no window"
    lines = [
        f"King Table {kingtable.__version__} ({frozen}), Python {platform.python_version()}, Qt {qVersion()}",
        f"{system}, {shown}",
        "",
        without_home(mishap.traceback),
    ]
    if record is not None:
        nameless = replace(record, seats=tuple(_LETTERS[: len(record.seats)]), extra={})
        lines.append(write_record(nameless).decode("utf-8"))
    return "\n".join(lines)
