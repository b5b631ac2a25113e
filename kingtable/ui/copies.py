"""One copy of the program for each data folder: a lock that a killed program cannot leave behind, and a door bell."""

from __future__ import annotations

import contextlib
import hashlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal

from kingtable.ui.errand import Errand

if TYPE_CHECKING:
    # The window shall show at once, and the door bell is hung up after it.
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE = 2000
"""Milliseconds in which a copy that lives answers the bell."""
_WITHOUT_A_FILE = sys.platform == "linux"
"""Linux can do without a file for the socket, which a killed program would leave behind."""
_LONGEST = 64 * 1024
"""Bytes of an errand; whoever says more is no copy of this program."""


class OnlyCopy(QObject):
    """The claim of this process to a data folder; given back with `release` or, at the latest, by its end."""

    rung = Signal(object)
    """Another copy was started on the same folder with that Errand, and this one is to come to the front and run it."""

    def __init__(self, lock: Path) -> None:
        super().__init__()
        self._lock = QLockFile(str(lock))
        # Never by age: a match may take days. The lock of a process that is gone counts for nothing.
        self._lock.setStaleLockTime(0)
        self._path = lock
        self._server: QLocalServer | None = None

    def claim(self) -> bool:
        """Take the folder; False if another copy has it.

        A folder that takes no lock is nobody's, and the program opens all the same.
        """
        with contextlib.suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def ring(self, errand: Errand) -> bool:
        """Have the copy that has the folder come to the front and run the errand; False if it does not answer."""
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket(self)
        if _WITHOUT_A_FILE:
            socket.setSocketOptions(QLocalSocket.SocketOption.AbstractNamespaceOption)
        socket.connectToServer(_bell(self._path))
        answered = False
        if socket.waitForConnected(_PATIENCE):
            socket.write(errand.written())
            answered = socket.waitForReadyRead(_PATIENCE)
        socket.close()
        return answered

    def release(self) -> None:
        """Give the folder back."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def listen(self) -> None:
        """From now on a second copy is heard."""
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        if _WITHOUT_A_FILE:
            server.setSocketOptions(QLocalServer.SocketOption.AbstractNamespaceOption)
        name = _bell(self._path)
        if not server.listen(name):
            # What a killed copy has left; the lock says that it is gone.
            QLocalServer.removeServer(name)
            server.listen(name)
        server.newConnection.connect(self._answer)
        self._server = server

    def _answer(self) -> None:
        assert self._server is not None
        caller = self._server.nextPendingConnection()
        caller.disconnected.connect(caller.deleteLater)
        caller.readyRead.connect(lambda: self._hear(caller))
        self._hear(caller)

    def _hear(self, caller: QLocalSocket) -> None:
        if caller.canReadLine():
            errand = Errand.read(bytes(caller.readLine(_LONGEST).data()))
            caller.write(b"coming\n")
            caller.flush()
            self.rung.emit(errand)
        elif caller.bytesAvailable() > _LONGEST:
            caller.abort()


def _bell(lock: Path) -> str:
    """A name for that folder: paths may be longer than the name of a socket."""
    return f"kingtable-{hashlib.sha256(str(lock.absolute()).encode('utf-8', 'surrogateescape')).hexdigest()[:24]}"
