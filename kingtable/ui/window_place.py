"""Where a window stands and how large it is, from one evening to the next, and how it comes to the front."""

from __future__ import annotations

import base64
import binascii

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

_USUAL = QSize(1366, 768)
_LEAST_SCREEN = QSize(1024, 640)
"""A smaller screen is none that people sit at."""
_FRAME = 36
"""Height of a title bar, px."""


def kept_place(window: QWidget) -> str:
    """Size, place and state of the window, for `take_place`."""
    return base64.b64encode(window.saveGeometry().data()).decode("ascii")


def take_place(window: QWidget, kept: str) -> None:
    """Put the window where it was when ``kept`` was made; if that says nothing, in the usual size or what fits."""
    screen = window.screen().availableGeometry()
    if screen.width() >= _LEAST_SCREEN.width() and screen.height() >= _LEAST_SCREEN.height():
        # The frame around the window needs room as well.
        window.resize(_USUAL.boundedTo(QSize(screen.width(), screen.height() - _FRAME)))
    else:
        window.resize(_USUAL)
    try:
        place = base64.b64decode(kept, validate=True)
    except (binascii.Error, ValueError):
        return
    if place:
        window.restoreGeometry(QByteArray(place))


def come_to_front(window: QWidget) -> None:
    """Show the window before all others, as far as the system lets it."""
    if window.isMinimized():
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    # Where the system lets no window push itself to the front, it is marked in the bar of tasks.
    QApplication.alert(window)
