"""The choreographer: shows the beats of each step one after the other and tells when the table is idle."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from kingtable.core.events import GameNamed
from kingtable.ui.table.look import Pace
from kingtable.ui.table.picture import Beat, Picture, Tempo
from kingtable.ui.table.scene import TableScene
from kingtable.ui.theme import DURATIONS

_NAMED_REST = 1500
_TOLD_REST = 900
_SUMMARY_REST = 1800
_CELEBRATION = 2600
_BREATH = 150


class Choreographer(QObject):
    """Owns the order of beats and their holds. A skip ends what moves or rests now; it never plays a card."""

    begun = Signal(object)
    """A Beat begins."""
    paused = Signal(object)
    """A deal is over or something is shown: its event; nothing goes on before `go_on`."""
    idle = Signal()
    """The table shows the position, nothing moves, and the disk has it."""

    def __init__(self, scene: TableScene, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.pace = pace
        self._beats: deque[Beat] = deque()
        self._waiting = False
        self._flying = False
        self._generation = 0
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.timeout.connect(self._next)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._rested)
        self._saved = True
        self._due = False

    @property
    def busy(self) -> bool:
        """Whether anything moves, rests or waits, so that no card may be played."""
        resting = self._hold.isActive() or self._rest.isActive() or self._due
        return bool(self._beats) or self._flying or self._waiting or resting

    @property
    def waiting(self) -> bool:
        """Whether the summary of a deal is open."""
        return self._waiting

    def set_saved(self, saved: bool) -> None:
        """Whether the disk has the last position shown or to be shown; nobody acts before."""
        self._saved = saved
        if saved and self._due:
            self._due = False
            self.idle.emit()

    def perform(self, beats: Iterable[Beat]) -> None:
        """Show these beats after those still to come."""
        self._rest.stop()
        self._due = False
        self._beats.extend(beats)
        if not (self._flying or self._waiting or self._hold.isActive()):
            self._next()

    def jump(self, picture: Picture) -> None:
        """Drop everything under way and show that picture."""
        self._halt()
        self._scene.show_picture(picture, Tempo.SET, 0.0, lambda: None)
        self._rest.start()

    def stop(self) -> None:
        """Drop everything under way and fall silent: the table is left."""
        self._halt()

    def skip(self) -> None:
        """End the flight or the rest under way."""
        if self._scene.moving:
            self._scene.land()
        if self._hold.isActive():
            self._hold.stop()
            self._next()

    def go_on(self) -> None:
        """The summary was read."""
        if self._waiting:
            self._waiting = False
            self._next()

    def _halt(self) -> None:
        self._generation += 1
        self._beats.clear()
        self._waiting = self._flying = self._due = False
        self._hold.stop()
        self._rest.stop()
        self._scene.land()

    def _rested(self) -> None:
        self._due = not self._saved
        if self._saved:
            self.idle.emit()

    def _next(self) -> None:
        if not self._beats:
            self._rest.start()
            return
        beat = self._beats.popleft()
        self.begun.emit(beat)
        self._flying = True
        generation = self._generation
        pace = self.pace
        self._scene.show_picture(
            beat.picture, beat.tempo, pace.travel, lambda: self._landed(beat, generation), fade=pace.fade
        )

    def _landed(self, beat: Beat, generation: int) -> None:
        if generation != self._generation:
            return
        self._flying = False
        if beat.tempo is Tempo.SHOW or (beat.tempo is Tempo.PAUSE and self.pace.summaries):
            self._waiting = True
            self.paused.emit(beat.event)
            return
        self._hold.start(round(self._hold_of(beat) * self.pace.factor))

    def _hold_of(self, beat: Beat) -> int:
        """How long the beat rests at normal speed, ms."""
        if beat.hold is not None:
            return beat.hold
        if beat.tempo is Tempo.REST:
            return self.pace.trick_rest
        if beat.tempo is Tempo.LAST_REST:
            return self.pace.trick_rest + DURATIONS.last_rest - 1200
        if beat.tempo is Tempo.PAUSE:
            return _SUMMARY_REST
        if beat.tempo is Tempo.CELEBRATE:
            return _CELEBRATION
        if beat.tempo is Tempo.TELL:
            return _TOLD_REST
        mine = beat.picture.viewer
        if isinstance(beat.event, GameNamed):
            return _BREATH if beat.event.seat == mine else _NAMED_REST
        if beat.tempo is Tempo.PLAY:
            # Opponents play in the pace of people; whoever waits for the viewer need not wait longer.
            to_go = getattr(beat.event, "seat", mine) == mine or bool(self._beats) or beat.picture.slot_open
            return 0 if to_go else DURATIONS.pace - DURATIONS.play
        return _BREATH
