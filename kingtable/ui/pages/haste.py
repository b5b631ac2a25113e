"""What the table does of its own accord for the viewer: moves that leave no choice, and a deal that is to end fast."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from kingtable.core.actions import Action
from kingtable.ui.table.look import Pace
from kingtable.ui.table.view import TableView

_FORCED = 450
"""Milliseconds at normal speed in which a person sees that there is no choice."""


class Haste(QObject):
    """Keeps the table's pace. A choice is always the viewer's."""

    forced = Signal(object)
    """The one Action that the viewer can do, and wants done."""

    def __init__(self, table: TableView, pace: Pace, only_action: Callable[[], Action | None]) -> None:
        """``only_action`` gives what the viewer can do where there is no choice."""
        super().__init__(table)
        self._table = table
        self.pace = pace
        """As the viewer chose it."""
        self._only_action = only_action
        self._hurried = False
        self.stepped = False
        """Whether the position came about by going on: after taking something back a person has the choice again."""
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.timeout.connect(self._act)

    def set_pace(self, pace: Pace) -> None:
        """The table moves like that, unless it is in a hurry."""
        self.pace = pace
        self._set()

    def hurry(self) -> None:
        """Until `calm_down` nothing travels or rests, and nobody is asked who has no choice."""
        self._hurried = True
        self._set()
        self._table.choreographer.skip()
        self.consider()

    def calm_down(self) -> None:
        """The usual pace again."""
        self._hurried = False
        self._set()

    def consider(self) -> None:
        """Where the viewer has no choice and wants it done, do it in a moment."""
        pace = self._table.choreographer.pace
        if pace.auto_play and self.stepped and self._at_rest and self._only_action() is not None:
            self._moment.start(round(_FORCED * pace.factor))

    @property
    def acting(self) -> bool:
        """Whether something will be done in a moment."""
        return self._moment.isActive()

    def drop(self) -> None:
        """The position has changed, or the table is left."""
        self._moment.stop()

    @property
    def _at_rest(self) -> bool:
        return not self._table.choreographer.busy and self._table.overlay is None

    def _set(self) -> None:
        fast = replace(self.pace, speed="instant", auto_play=True)
        self._table.choreographer.pace = fast if self._hurried else self.pace

    def _act(self) -> None:
        action = self._only_action()
        if action is not None and self._at_rest:
            self.forced.emit(action)
