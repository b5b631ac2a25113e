"""The log file: what went wrong, for whoever looks into it. It grows to a limit and names no person."""

from __future__ import annotations

import faulthandler
import logging
from functools import cached_property
from pathlib import Path

_NAME = "kingtable.log"
_LARGEST = 500_000
"""Bytes after which a new file is begun; two older ones are kept."""


def start_log(folder: Path) -> None:
    """Send everything of the standard library's logging there; where no file can be, nowhere."""
    # A full disk is told in the window; the log shall not fill the terminal with it.
    logging.raiseExceptions = False
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _LogFile(folder / _NAME)
    except OSError:
        # No log is no reason not to play.
        handler = logging.NullHandler()
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)


def watch_for_crashes(folder: Path) -> None:
    """Have the interpreter write there what each thread was doing, should the whole process be ended by a fault."""
    try:
        # Open as long as the program runs: when it is needed, no file can be opened any more.
        faulthandler.enable((folder / "crash.log").open("a", encoding="utf-8"))
    except OSError:
        return


def without_home(text: str) -> str:
    """The text with ~ for the user's own folder, whose name is mostly a person's."""
    try:
        home = Path.home()
    except RuntimeError:
        return text
    if home == Path(home.anchor):
        return text
    for spelling in (str(home), str(home).replace("\\", "\\\\"), home.as_posix()):
        text = text.replace(spelling, "~")
    return text


class _LogFile(logging.Handler):
    """Begins with the first line: most evenings have none, and what turns the files over takes long to load."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    @cached_property
    def _files(self) -> logging.Handler:
        from logging.handlers import RotatingFileHandler

        files = RotatingFileHandler(self._path, maxBytes=_LARGEST, backupCount=2, encoding="utf-8", delay=True)
        files.setFormatter(_WithoutHome("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        return files

    def emit(self, record: logging.LogRecord) -> None:
        self._files.handle(record)

    def close(self) -> None:
        if "_files" in self.__dict__:
            self._files.close()
        super().close()


class _WithoutHome(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))
