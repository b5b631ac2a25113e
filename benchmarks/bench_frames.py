"""Gaps between paints of the table while cards move and opponents think, at 1366×768 and pixel ratio 1.

Needs a display (``xvfb-run`` does). A person's seat is played by the first legal card; gaps are counted only while
something flies.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

DEALS = 2
LIMIT_SECONDS = 150


def main() -> None:
    """Play some deals at normal speed and print the distribution of gaps."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from kingtable.app import House
    from kingtable.core.actions import Name
    from kingtable.core.record import Record
    from kingtable.paths import Folders
    from kingtable.store.matches import Match

    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    gaps: list[float] = []
    last: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(Folders.below(Path(folder)))
        window = house.window
        window.resize(1366, 768)
        window.show()
        record = Record("king", ("You", "Ada", "Bo", "Cem"), 20260101)
        table = window.table.table

        def painted() -> None:
            now = time.perf_counter()
            if last and table.stage.moving:
                gaps.append(1000 * (now - last[0]))
            last[:] = [now] if table.stage.moving else []

        def act() -> None:
            if not house.controller.running:
                return
            view = house.controller.view
            if view.deal.number > DEALS:
                app.quit()
            elif view.nameable and not table.choreographer.busy:
                house.controller.act(Name(view.nameable[0]))
            elif table.choreographer.waiting:
                window.table.board.read.emit()
            elif view.playable and not table.choreographer.busy:
                from kingtable.games.tricks import bits_of, card_of

                house.controller.play(card_of(next(bits_of(view.playable))))

        table.painted.connect(painted)
        clock = QTimer()
        clock.timeout.connect(act)
        clock.start(50)
        QTimer.singleShot(300, lambda: window.play(Match.begun(record, (0,), (None, "rule", "rule", "rule"))))
        QTimer.singleShot(LIMIT_SECONDS * 1000, app.quit)
        app.exec()
        clock.stop()
        window.close()
        house.close()
    gaps.sort()
    if not gaps:
        print("nothing moved")
        return

    def share(part: float) -> float:
        return gaps[min(len(gaps) - 1, int(part * len(gaps)))]

    print(
        f"{len(gaps)} gaps between paints: median {share(0.5):.1f} ms, p95 {share(0.95):.1f}, "
        f"p99 {share(0.99):.1f}, longest {gaps[-1]:.1f}"
    )


if __name__ == "__main__":
    main()
