"""Whether the disk has the action that was shown last, without ever waiting in the window's thread."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

_PATIENCE = 1000
"""Milliseconds after which nobody waits any longer: a disk that hangs must not stop the game."""


class Arrival(QObject):
    """What follows an action waits here, so that a killed program loses no more than the last one shown."""

    come = Signal()
    """The disk has it, or has refused it, or takes too long."""
    _tried = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._expected: object = None
        self._deed: Callable[[], None] | None = None
        # The writer tries in its own thread; the signal brings that into this one.
        self._tried.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE)
        self._patience.timeout.connect(lambda: self._take(self._expected))

    @property
    def pending(self) -> bool:
        """Whether something is still on its way."""
        return self._expected is not None

    def expect(self) -> Callable[[], object]:
        """Something goes on its way, in place of what was; to be called from any thread once it was tried."""
        self._expected = expected = object()
        self._patience.start()
        return lambda: self._tried.emit(expected)

    def once_come(self, deed: Callable[[], None]) -> None:
        """Do that when nothing is on its way, mostly at once; of several deeds meanwhile the first one counts.

        It is done by `do_deed` after `come`.
        """
        if not self.pending:
            deed()
        elif self._deed is None:
            self._deed = deed

    def do_deed(self) -> bool:
        """Do what waits, and say whether anything did."""
        deed, self._deed = self._deed, None
        if deed is not None:
            deed()
        return deed is not None

    def drop_deed(self) -> None:
        """What waits is no longer wanted."""
        self._deed = None

    def _take(self, tried: object) -> None:
        if tried is not None and tried is self._expected:
            self._expected = None
            self._patience.stop()
            self.come.emit()
