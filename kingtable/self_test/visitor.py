"""Opens the program as a person would, sits down and plays, with all events of the window going on."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from kingtable.app import House
from kingtable.bots.levels import judge_of
from kingtable.core.game import Game
from kingtable.core.record import Record
from kingtable.paths import Folders
from kingtable.store.matches import Match

_PATIENCE = 60_000
"""Milliseconds after which something that does not come about is a problem, on the slowest machine."""
_LOOK = 2
"""Milliseconds between two looks."""
_NAMES = ("Self-test", "Ada", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus")


class Stuck(Exception):
    """The program did not come to where it was expected."""


def wait_until(come: Callable[[], bool], what: str) -> None:
    """Let the window live until ``come``; Stuck, naming ``what``, if that does not happen."""
    loop = QEventLoop()
    looks, patience = QTimer(), QTimer()
    looks.timeout.connect(lambda: loop.quit() if come() else None)
    patience.setSingleShot(True)
    patience.timeout.connect(loop.quit)
    looks.start(_LOOK)
    patience.start(_PATIENCE)
    # Asked again after the loop: what was due at the same moment has moved the table on.
    while not come():
        if not patience.isActive():
            raise Stuck(f"{what} did not come about")
        loop.exec()


@contextmanager
def open_house(folders: Folders) -> Iterator[House]:
    """The whole program with its window at instant speed, closed and saved at the end."""
    folders.config.mkdir(parents=True, exist_ok=True)
    folders.settings.write_text(json.dumps({"speed": "instant"}), encoding="utf-8")
    house = House(folders)
    try:
        house.window.show()
        wait_until(house.window.isVisible, "the window")
        yield house
    finally:
        house.window.close()
        house.close()
        house.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


_SHORTER = {"kings-reverse": {"target": "100"}}
"""Table rules by game with which a match has fewer deals, all alike."""


def begin(house: House, game: Game[Any, Any], seed: int) -> Match:
    """Put a new match of that game on the table, with four players."""
    record = Record(game.id, _NAMES[:4], seed, _SHORTER.get(game.id, {}))
    match = Match.begun(record, (0,), (None, *("rule",) * 3))
    house.window.play(match)
    return match


def play(house: House, most: int = 100_000) -> int:
    """Do what a person in the viewer's place would, ``most`` times or to the end of the match; how often it was."""
    controller, page = house.controller, house.window.table
    judge, rng = judge_of(controller.match.record.game), random.Random(1)
    refused: list[object] = []
    told = controller.refused.connect(refused.append)
    stage = page.table.choreographer
    decisions = 0
    while decisions < most:
        wait_until(lambda: _waits(house), "the viewer's turn")
        if stage.waiting:
            assert page.table.overlay is not None
            press(page.table.overlay, Qt.Key.Key_Return)
            continue
        if controller.places is not None:
            wait_until(lambda: page.table.overlay is page.board.final, "the panel of the final places")
            break
        decisions += 1
        if controller.held:
            controller.go_on()
        else:
            page.board.wish.emit(judge.choose(controller.view, rng))
    controller.refused.disconnect(told)
    if refused:
        raise Stuck(f"a legal action was refused: {refused[0]}")
    return decisions


def _waits(house: House) -> bool:
    """Whether the table waits for the viewer: to decide, to read on, or at the end."""
    controller, page = house.controller, house.window.table
    stage = page.table.choreographer
    if stage.waiting:
        return page.table.overlay is not None
    if stage.busy:
        return False
    picture = page.table.stage.picture
    turn = picture is not None and any(seat.turn and seat.seat == picture.viewer for seat in picture.seats)
    return turn or controller.held or controller.places is not None


def press(widget: QWidget, key: Qt.Key) -> None:
    """A key as it comes from the keyboard, to that widget."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def is_painted(widget: QWidget) -> bool:
    """Whether the widget shows anything: a picture of more than a few colours."""
    image = widget.grab().toImage().scaled(64, 64)
    return len({image.pixel(x, y) for x in range(64) for y in range(64)}) > 8
