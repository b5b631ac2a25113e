"""How long the table takes to settle after the window grew from small to 2560×1440: all cards sharp, all painted.

Needs a display (``xvfb-run`` does); its size does not matter. For each game's table and at pixel ratios 1 and 2, from
the resize event of the cloth to its last paint, before which no card was ever without a picture.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget

    from kingtable.ui.table.view import TableView

RUNS = 3
RATIOS = (1, 2)
SMALL, LARGE = (900, 560), (2560, 1440)
LIMIT = 300
"""Milliseconds within which the table shall have settled."""
_ASKED = 3.0
"""Seconds until the opponents before the person have acted."""
_QUIET = 0.4
"""Seconds without a paint after which nothing is still to come."""


def main() -> None:
    """Print the medians of each game, a process for each pixel ratio."""
    for ratio in RATIOS:
        environment = os.environ | {"QT_SCALE_FACTOR": str(ratio)}
        subprocess.run([sys.executable, "-m", "benchmarks.bench_resize", str(ratio)], env=environment, check=True)


def _measure(ratio: int) -> None:
    from PySide6.QtWidgets import QApplication

    from kingtable.app import House
    from kingtable.core.record import Record
    from kingtable.games import IDS
    from kingtable.paths import Folders
    from kingtable.store.matches import Match

    app = QApplication([])
    with tempfile.TemporaryDirectory() as folder:
        folders = Folders.below(Path(folder))
        folders.config.mkdir(parents=True)
        # At once to the first position in which the person is asked, where nothing moves by itself.
        folders.settings.write_text('{"speed": "instant"}', encoding="ascii")
        house = House(folders)
        window = house.window
        window.show()
        for game in IDS:
            names = ("You", "Ada", "Bo", "Cem")
            match = Match.begun(Record(game, names, 20260101), (0,), (None, "rule", "rule", "rule"))
            window.play(match)
            settled = _Settling(app, window.table.table)
            asked = time.perf_counter() + _ASKED
            while time.perf_counter() < asked:
                app.processEvents()
            took = []
            for _ in range(RUNS):
                settled.after(window, SMALL)
                took.append(settled.after(window, LARGE))
            clock, processor = (statistics.median(times) for times in zip(*took, strict=True))
            verdict = "" if clock <= LIMIT else f", more than {LIMIT}"
            longest = max(took).clock
            print(
                f"ratio {ratio}, {game}: {clock:.0f} ms (longest {longest:.0f}; processor {processor:.0f}){verdict}",
                flush=True,
            )
        window.close()
        house.close()


class _Took(NamedTuple):
    """Milliseconds."""

    clock: float
    processor: float


class _Settling:
    """Watches the cloth until its last paint."""

    def __init__(self, app: QApplication, table: TableView) -> None:
        self._app, self._table = app, table
        self._painted = self._worked = 0.0
        table.painted.connect(self._paint)

    def _paint(self) -> None:
        self._painted, self._worked = time.perf_counter(), time.process_time()

    def after(self, window: QWidget, size: tuple[int, int]) -> _Took:
        """What it takes until the table is settled in a window of that size."""
        began, worked = time.perf_counter(), time.process_time()
        self._painted, self._worked = began, worked
        window.resize(*size)
        while self._table.stage.faces.waiting or time.perf_counter() - self._painted < _QUIET:
            self._app.processEvents()
            time.sleep(0.001)
        return _Took(1000 * (self._painted - began), 1000 * (self._worked - worked))


if __name__ == "__main__":
    if len(sys.argv) == 2:
        _measure(int(sys.argv[1]))
    else:
        main()
