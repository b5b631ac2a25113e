"""Moving sprites: one clock carries all flights of a beat from where the cards are to where they belong.

The clock is a timer of its own: Qt's animations all step every 16 ms, as often as the usual screen shows a picture, and
a step that comes late then costs a picture.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer

from kingtable.ui.table.card_item import CardItem
from kingtable.ui.table.placement import Placement

FRAME_MS = 12
"""Between two steps: less than the 16.7 ms a screen shows a picture for, so that a late step still finds its own."""


class Flight(Struct, frozen=True):
    """One card on its way: when it starts, how long it takes (ms) and how high it stacks meanwhile."""

    item: CardItem
    start: Placement
    end: Placement
    delay: int
    duration: int
    lift: float
    turns: bool = False
    """Whether it leaves face down and turns its face up on the way."""
    bared: int = 0
    """When it is seen where it starts (ms), buried in the pack until then: no frame draws cards nobody sees."""

    @property
    def shifts(self) -> bool:
        """Whether its picture stays the same on the way."""
        return not self.turns and (self.start.angle, self.start.height) == (self.end.angle, self.end.height)


class Flights(QObject):
    """The flights under way. Finishing early lands every card exactly at its end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._under_way: list[Flight] = []
        self._landed: Callable[[], None] | None = None
        self._beat = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._tick)
        self._since = QElapsedTimer()
        self._duration = 0
        self._arrive = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide = QEasingCurve(QEasingCurve.Type.InOutCubic)

    @property
    def moving(self) -> bool:
        """Whether any card is on its way."""
        return self._beat.isActive()

    def start(self, flights: Sequence[Flight], landed: Callable[[], None]) -> None:
        """Let them fly; ``landed`` is called once, when the last has arrived."""
        self.land()
        self._under_way = list(flights)
        self._landed = landed
        for flight in flights:
            flight.item.place(replace(flight.start, shown=False) if flight.bared else flight.start)
        self._duration = max((flight.delay + flight.duration for flight in flights), default=0)
        self._since.start()
        self._beat.start()
        self._tick()

    def land(self) -> None:
        """Bring every card to its end now."""
        if self.moving:
            self._finish()

    def _tick(self) -> None:
        now = self._since.elapsed()
        if now >= self._duration:
            self._finish()
            return
        for flight in tuple(self._under_way):
            elapsed = now - flight.delay
            if elapsed <= 0:
                flight.item.setVisible(now >= flight.bared)
                continue
            if elapsed >= flight.duration:
                self._arrived(flight)
                self._under_way.remove(flight)
                continue
            flight.item.draw_anew(not flight.shifts)
            if flight.turns:
                flight.item.turn(elapsed / flight.duration)
            flight.item.place(self._at(flight, elapsed))

    @staticmethod
    def _arrived(flight: Flight) -> None:
        if flight.turns:
            flight.item.turn(1.0)
        flight.item.place(flight.end)
        flight.item.draw_anew(False)

    def _at(self, flight: Flight, elapsed: int) -> Placement:
        curve = self._arrive if flight.end.shown else self._slide
        share = curve.valueForProgress(elapsed / flight.duration)
        a, b = flight.start, flight.end
        return Placement(
            a.x + (b.x - a.x) * share,
            a.y + (b.y - a.y) * share,
            a.height + (b.height - a.height) * share,
            a.angle + (b.angle - a.angle) * share,
            flight.lift + b.z,
            True,
        )

    def _finish(self) -> None:
        self._beat.stop()
        for flight in self._under_way:
            self._arrived(flight)
        self._under_way = []
        landed, self._landed = self._landed, None
        if landed is not None:
            landed()
