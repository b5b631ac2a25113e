"""What can be done just now."""

from __future__ import annotations

from enum import Enum, auto

from kingtable.ui.commands import Commands
from kingtable.ui.controller import Controller


class Front(Enum):
    """The page that people see."""

    HOME = auto()
    TABLE = auto()
    SHEET = auto()
    ARCHIVE = auto()


def enable(do: Commands, controller: Controller, front: Front) -> None:
    """Let those commands be given that make sense in this match on this page."""
    running, at_table = controller.running, front is Front.TABLE
    # Where taking back is not allowed the command says so.
    barred = running and not controller.match.undo_allowed
    do.undo.setEnabled(at_table and (barred or controller.can_undo))
    do.redo.setEnabled(at_table and controller.can_redo)
    do.hint.setEnabled(at_table and controller.can_hint)
    do.hurry.setEnabled(at_table and running and controller.places is None)
    do.panel.setEnabled(at_table)
    do.read_out.setEnabled(at_table and running)
    for voice in do.voices:
        voice.setEnabled(at_table and running)
    do.table_rules.setEnabled(running)
    do.look_back.setEnabled(at_table and bool(controller.past))
    do.opponents.setEnabled(running and controller.places is None)
    do.sheet.setEnabled(running and front is not Front.ARCHIVE)
    do.home.setEnabled(front is not Front.HOME)
    do.explain(controller.game)
