"""Gaps between paints of the table while cards move and opponents think, at 1366×768 and pixel ratio 1, or as asked.

``python -m benchmarks.bench_frames --size 2560x1440 --ratio 2``

Needs a display (``xvfb-run`` does). The same deal is played several times at normal speed, the person's seat by the
first legal card; gaps are counted only while something flies. A shared machine stops any program now and then, which
the control shows: the same small piece of work, timed over and over in a process of its own just before. What the
program itself causes comes back in each run at the same beat, and what the machine causes does not. Therefore three
sets of figures are printed: all gaps as they were, the processor's time that the program used in them, and for each
beat the median over the runs of its longest gap.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

RUNS = 3
LIMIT_SECONDS = 90
_CONTROL = """
import time
took = []
end = time.perf_counter() + 8
while time.perf_counter() < end:
    start = time.perf_counter()
    sum(i * i for i in range(25000))
    took.append(1000 * (time.perf_counter() - start))
    time.sleep(0.012)
took.sort()
print(f"median {took[len(took) // 2]:.1f} ms, p99 {took[int(0.99 * len(took))]:.1f}, longest {took[-1]:.1f}")
"""


def main() -> None:
    """Play the deal some times and print the distribution of gaps."""
    asked = _asked()
    # Qt reads it once, when its application is made.
    os.environ["QT_SCALE_FACTOR"] = str(asked.ratio)
    print(f"{asked.size[0]}×{asked.size[1]} at pixel ratio {asked.ratio}")
    print("control, the same work over and over:", end=" ", flush=True)
    subprocess.run([sys.executable, "-c", _CONTROL], check=True)
    runs = [played(asked.size) for _ in range(RUNS)]
    if not all(runs):
        print("nothing moved")
        return
    for number, run in enumerate(runs, 1):
        print(f"run {number}: {_distribution([gap.clock for gap in run])}")
    print(f"all: {_distribution([gap.clock for run in runs for gap in run])}")
    print(f"processor in all: {_distribution([gap.processor for run in runs for gap in run])}")
    longest: dict[int, list[float]] = {}
    for run in runs:
        of_run: dict[int, float] = {}
        for gap in run:
            of_run[gap.beat] = max(gap.clock, of_run.get(gap.beat, 0.0))
        for beat, clock in of_run.items():
            longest.setdefault(beat, []).append(clock)
    recurring = [statistics.median(gaps) for gaps in longest.values() if len(gaps) == len(runs)]
    print(f"longest of each beat, median over the runs: {_distribution(recurring)}")


def _asked() -> argparse.Namespace:
    def size(words: str) -> tuple[int, int]:
        width, height = words.split("x")
        return int(width), int(height)

    parser = argparse.ArgumentParser()
    parser.add_argument(
        "--size", type=size, default=(1366, 768), metavar="WxH", help="of the window, in its own pixels"
    )
    parser.add_argument("--ratio", type=int, default=1, metavar="N", help="pixels of the screen to one of the window")
    return parser.parse_args()


def _distribution(gaps: list[float]) -> str:
    gaps = sorted(gaps)

    def share(part: float) -> float:
        return gaps[min(len(gaps) - 1, int(part * len(gaps)))]

    return (
        f"{len(gaps)} gaps: median {share(0.5):.1f} ms, p95 {share(0.95):.1f}, "
        f"p99 {share(0.99):.1f}, longest {gaps[-1]:.1f}"
    )


class Gap(NamedTuple):
    """Between two paints while something moves: the number of the beat, and milliseconds."""

    beat: int
    clock: float
    processor: float


def played(size: tuple[int, int]) -> list[Gap]:
    """Play one deal through a window; all gaps."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from kingtable.app import House
    from kingtable.core.actions import Name
    from kingtable.core.record import Record
    from kingtable.games.tricks import bits_of, card_of
    from kingtable.paths import Folders
    from kingtable.store.matches import Match

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    gaps: list[Gap] = []
    last: list[tuple[float, float]] = []
    beats = 0
    with tempfile.TemporaryDirectory() as folder:
        house = House(Folders.below(Path(folder)))
        window = house.window
        window.resize(*size)
        window.show()
        record = Record("king", ("You", "Ada", "Bo", "Cem"), 20260101)
        table = window.table.table

        def begun() -> None:
            nonlocal beats
            beats += 1

        def painted() -> None:
            now = time.perf_counter(), time.process_time()
            if last and table.stage.moving:
                clock, processor = (1000 * (end - start) for start, end in zip(last[0], now, strict=True))
                gaps.append(Gap(beats, clock, processor))
            last[:] = [now] if table.stage.moving else []

        def act() -> None:
            if not house.controller.running:
                return
            view = house.controller.view
            if view.deal.number > 1:
                app.quit()
            elif view.nameable and not table.choreographer.busy:
                house.controller.act(Name(view.nameable[0]))
            elif table.choreographer.waiting:
                window.table.board.read.emit()
            elif view.playable and not table.choreographer.busy:
                house.controller.play(card_of(next(bits_of(view.playable))))

        table.painted.connect(painted)
        table.choreographer.begun.connect(begun)
        clock = QTimer()
        clock.timeout.connect(act)
        clock.start(50)
        # A person needs longer than that to begin a match.
        QTimer.singleShot(1200, lambda: window.play(Match.begun(record, (0,), (None, "rule", "rule", "rule"))))
        limit = QTimer(singleShot=True)
        limit.timeout.connect(app.quit)
        limit.start(LIMIT_SECONDS * 1000)
        app.exec()
        clock.stop()
        limit.stop()
        window.close()
        house.close()
    return gaps


if __name__ == "__main__":
    main()
