"""Faults that nobody expected: every exception that no code took and every complaint of Qt, from every thread.

They go to the log. What may have stopped something in its middle is told as a Mishap too, so that the window can be
put right and the person be told.
"""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from types import TracebackType

from msgspec import Struct
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

_log = logging.getLogger(__name__)
_qt = logging.getLogger("Qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_KINDS = 200
"""So many kinds of faults are told apart; a program with more than that has told enough."""


class Mishap(Struct, frozen=True):
    """An exception that nobody took: where it was raised, and its traceback."""

    place: str
    traceback: str


class Mishaps(QObject):
    """Takes what nobody took from `listen` to `close`."""

    happened = Signal(object)
    """A Mishap, possibly in another thread, and in the middle of anything: connect it queued."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._times: dict[str, int] = {}

    def listen(self) -> None:
        """Be told of everything from now on."""
        self._before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._uncaught
        threading.excepthook = lambda args: self._uncaught(args.exc_type, args.exc_value, args.exc_traceback)
        sys.unraisablehook = lambda args: self._note(args.exc_value)
        self._qt_before = qInstallMessageHandler(self._from_qt)

    def close(self) -> None:
        """Leave it to those who were told before."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        qInstallMessageHandler(self._qt_before)

    def _uncaught(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None or not issubclass(kind, Exception):
            # Ctrl-C and the like are no mishaps.
            sys.__excepthook__(kind, error or kind(), trace)
            return
        self.happened.emit(self._note(error))

    def _note(self, error: BaseException | None) -> Mishap:
        mishap = mishap_of(error)
        if self._is_news(mishap.place):
            _log.error("%s", mishap.traceback)
            _complain(mishap.traceback)
        return mishap

    def _from_qt(self, kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        level = _LEVELS.get(kind, logging.WARNING)
        if self._is_news(words):
            category = context.category if context.category and context.category != "default" else ""
            _qt.log(level, "%s", f"{category}: {words}" if category else words)
            _complain(words + "\n")

    def _is_news(self, what: str) -> bool:
        """Whether that is told: the first time, and then ever more seldom, so that no log fills with one fault."""
        if what not in self._times and len(self._times) >= _KINDS:
            return False
        self._times[what] = times = self._times.get(what, 0) + 1
        return str(times).rstrip("0") == "1"


def mishap_of(error: BaseException | None) -> Mishap:
    """The Mishap that this exception is."""
    if error is None:
        return Mishap("", "")
    frames = traceback.extract_tb(error.__traceback__)
    where = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return Mishap(f"{type(error).__name__} {where}", "".join(traceback.format_exception(error)))


def _complain(words: str) -> None:
    """Say it on standard error too, where there is one."""
    if sys.stderr is not None:
        try:
            sys.stderr.write(words)
            sys.stderr.flush()
        except (OSError, ValueError):
            return
