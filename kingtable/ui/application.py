"""The one QApplication: its names, and the files that macOS hands to the program that is running."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent, QPixmapCache
from PySide6.QtWidgets import QApplication

from kingtable import __version__
from kingtable.ui.errand import Errand

_PICTURES = 48 * 1024
"""Kilobytes for pictures that can be drawn anew: a large table's turned cards."""


class Application(QApplication):
    """Make it before any widget."""

    handed = Signal(object)
    """An Errand: a file was opened with the program. Other systems start a second copy for that."""

    def __init__(self) -> None:
        super().__init__(sys.argv[:1])
        self.setApplicationName("kingtable")
        self.setApplicationDisplayName("King Table")
        self.setApplicationVersion(__version__)
        self.setDesktopFileName("io.github.kingtable.KingTable")
        QPixmapCache.setCacheLimit(_PICTURES)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.handed.emit(Errand(record=Path(event.file())))
            return True
        return super().event(event)
