"""How long until the window is painted, as a whole process with warm files, next to a bare PySide6 window.

Needs a display (``xvfb-run`` does). Each child process ends the moment its window has been painted once.
"""

from __future__ import annotations

import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 5


def main() -> None:
    """Print the median, shortest and longest of both."""
    with tempfile.TemporaryDirectory() as folder:
        bare = _times("bare", folder)
        full = _times("kingtable", folder)
    for name, times in (("bare PySide6 window", bare), ("King Table", full)):
        print(f"{name}: median {statistics.median(times):.2f} s (from {min(times):.2f} to {max(times):.2f} s)")
    print(f"ratio of medians: {statistics.median(full) / statistics.median(bare):.2f}")


def _times(what: str, folder: str) -> list[float]:
    command = [sys.executable, str(Path(__file__)), what, folder]
    environment = os.environ | {
        "PYTHONPATH": str(Path(__file__).resolve().parent.parent),
        # As for whoever plays: compiled once, whatever the environment says, and not into this tree.
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(Path(folder) / "compiled"),
    }
    times = []
    # The first run only warms the files.
    for _ in range(RUNS + 1):
        began = time.perf_counter()
        subprocess.run(command, env=environment, check=True)
        times.append(time.perf_counter() - began)
    return times[1:]


def _child(what: str, folder: str) -> None:
    from PySide6.QtCore import QEvent, QObject

    class Watch(QObject):
        """Ends the process at the first paint of a window's backing store."""

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.UpdateRequest and watched.isWidgetType():
                from PySide6.QtCore import QTimer

                QTimer.singleShot(0, lambda: os._exit(0))
            return False

    watch = Watch()
    if what == "bare":
        from PySide6.QtWidgets import QApplication, QMainWindow

        app = QApplication([])
        window = QMainWindow()
        window.installEventFilter(watch)
        window.resize(1366, 768)
        window.show()
        app.exec()
        return
    # As the command line does before it opens the window.
    gc.disable()
    from PySide6.QtWidgets import QApplication

    from kingtable.app import House
    from kingtable.paths import Folders

    app = QApplication([])
    house = House(Folders.below(Path(folder)))
    house.window.installEventFilter(watch)
    house.window.show()
    app.exec()


if __name__ == "__main__":
    if len(sys.argv) == 3:
        _child(sys.argv[1], sys.argv[2])
    else:
        main()
