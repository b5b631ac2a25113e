"""The window with each game's table in the middle of a match, to look at: python3 packaging/draw/tables.py [folder]

Each at three sizes and at pixel ratios 1 and 2, and one reduced picture of them all that is kept in docs/pictures:
tables.png. Without a folder they go to build/art. Opponents play the match up to a position with a choice.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from kingtable.app import House
from kingtable.core.record import Record
from kingtable.paths import Folders
from kingtable.simulate import Plan, Tally, play
from kingtable.store.matches import Match

_HOME = Path(__file__).resolve().parents[2] / "build" / "art"
_SIZES = (QSize(1024, 640), QSize(1366, 768), QSize(2560, 1440))
_RATIOS = (1, 2)
_NAMES = ("Deniz", "Selin", "Kaan", "Emine", "Baba", "Arda")
_AVATARS = (2, 3, 4, 7, 6)
"""Of all but the first."""
_REDUCED = QSize(480, 300)
_GAP = 8


@dataclass(frozen=True)
class Scene:
    """A game with that many seats, and what the first seat sees where the match stops."""

    game: str
    seats: int
    wanted: Callable[[Any], bool]


def _last_to_play(view: Any) -> bool:
    return len(view.deal.trick) == 3 and view.deal.number > 5 and 0 < view.playable != view.hand


def _with_a_call(view: Any) -> bool:
    deal = view.deal
    return deal.turn == view.seat and deal.doubt is None and "called" in deal.calls and len(view.hand) > 3


SCENES = (
    Scene("king", 4, _last_to_play),
    Scene("classic-king", 4, _last_to_play),
    Scene("kings-reverse", 5, _with_a_call),
    Scene("no-kings", 6, lambda view: len(view.choices) > 1 and view.left < 100),
)


def match_of(scene: Scene) -> Match:
    """A match among opponents, stopped at the first position of the first seat that is wanted."""
    plan = Plan.of(scene.game, ",".join(["rule"] * scene.seats), [], 1, 1, False)
    game = plan.game
    for seed in range(1, 50):
        players = [(bot, Tally("rule")) for bot in plan.bots()]
        record, _ = play(plan, seed, players)
        state = game.start(plan.options, scene.seats, seed)
        for count, (seat, action) in enumerate(record.actions):
            if game.to_act(state) == 0 and scene.wanted(game.view(state, 0)):
                names = _NAMES[: scene.seats]
                return _begun(replace(record, seats=names, actions=record.actions[:count]))
            state, _ = game.apply(state, seat, game.decode(action))
    raise LookupError(f"no match of {scene.game} has such a position")


def _begun(record: Record) -> Match:
    others = len(record.seats) - 1
    return Match.begun(record, (0,), (None, *["normal"] * others), avatars=_AVATARS[:others])


def pictures(folder: Path, ratio: int) -> None:
    """Write the windows of this process, which draws at that pixel ratio."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    with tempfile.TemporaryDirectory() as data:
        house = House(Folders.below(Path(data)))
        window = house.window
        window.show()
        for scene in SCENES:
            window.play(match_of(scene))
            for size in _SIZES:
                window.resize(size)
                app.processEvents()
                faces = window.table.table.stage.faces
                while faces.waiting or window.grab().isNull() or faces.waiting:
                    app.processEvents()
                window.grab().save(str(folder / f"{scene.game}-{size.width()}x{size.height()}-{ratio}.png"))
        window.close()
        house.close()


def together(folder: Path) -> QImage:
    """All sizes of all games, reduced, a game a row."""
    cell = _REDUCED
    wide, high = cell.width() + _GAP, cell.height() + _GAP
    whole = QImage(len(_SIZES) * wide + _GAP, len(SCENES) * high + _GAP, QImage.Format.Format_RGB32)
    whole.fill(QColor("#DDD5C2"))
    painter = QPainter(whole)
    for row, scene in enumerate(SCENES):
        for column, size in enumerate(_SIZES):
            one = QImage(str(folder / f"{scene.game}-{size.width()}x{size.height()}-2.png"))
            one.setDevicePixelRatio(1)
            small = one.scaled(cell, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
            painter.drawImage(
                _GAP + column * wide + (cell.width() - small.width()) // 2,
                _GAP + row * high + (cell.height() - small.height()) // 2,
                small,
            )
    painter.end()
    return whole


def main(folder: Path) -> None:
    """Write every picture into the folder, a process for each pixel ratio."""
    folder.mkdir(parents=True, exist_ok=True)
    for ratio in _RATIOS:
        environment = os.environ | {"QT_SCALE_FACTOR": str(ratio)}
        subprocess.run([sys.executable, __file__, str(folder), str(ratio)], env=environment, check=True)
    together(folder).save(str(folder / "tables.png"), "PNG", 0)
    print(f"Tables: {folder}")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if len(sys.argv) == 3:
        program = QApplication(sys.argv[:1])
        pictures(Path(sys.argv[1]), int(sys.argv[2]))
    else:
        main(Path(sys.argv[1]) if len(sys.argv) > 1 else _HOME)
