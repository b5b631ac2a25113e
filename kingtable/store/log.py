"""The log file: what went wrong, for whoever looks into it. It grows to a limit and names no person."""

from __future__ import annotations

import faulthandler
import logging
import logging.handlers
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
        handler = logging.handlers.RotatingFileHandler(
            folder / _NAME, maxBytes=_LARGEST, backupCount=2, encoding="utf-8", delay=True
        )
    except OSError:
        # No log is no reason not to play.
        handler = logging.NullHandler()
    handler.setFormatter(_WithoutHome("%(asctime)s %(levelname)s %(name)s: %(message)s"))
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


class _WithoutHome(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))
