"""Moving sprites: one clock carries all flights of a beat from where the cards are to where they belong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

from kingtable.ui.table.card_item import CardItem
from kingtable.ui.table.placement import Placement


@dataclass(frozen=True, slots=True)
class Flight:
    """One card on its way: when it starts, how long it takes (ms) and how high it stacks meanwhile."""

    item: CardItem
    start: Placement
    end: Placement
    delay: int
    duration: int
    lift: float
    turns: bool = False
    """Whether it leaves face down and turns its face up on the way."""


class Flights(QObject):
    """The flights under way. Finishing early lands every card exactly at its end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flights: tuple[Flight, ...] = ()
        self._landed: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._finish)
        self._arrive = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide = QEasingCurve(QEasingCurve.Type.InOutCubic)

    @property
    def moving(self) -> bool:
        """Whether any card is on its way."""
        return self._clock.state() == QAbstractAnimation.State.Running

    def start(self, flights: Sequence[Flight], landed: Callable[[], None]) -> None:
        """Let them fly; ``landed`` is called once, when the last has arrived."""
        self.land()
        self._flights = tuple(flights)
        self._landed = landed
        self._clock.setDuration(max((flight.delay + flight.duration for flight in flights), default=0))
        self._clock.start()

    def land(self) -> None:
        """Bring every card to its end now."""
        if self.moving:
            # `stop()` would leave the cards in mid-air and tell nobody.
            self._clock.setCurrentTime(self._clock.totalDuration())

    def _tick(self) -> None:
        now = self._clock.currentTime()
        for flight in self._flights:
            if flight.turns:
                flight.item.turn(min(1.0, max(0.0, (now - flight.delay) / flight.duration)))
            flight.item.place(self._at(flight, now))

    def _at(self, flight: Flight, now: int) -> Placement:
        elapsed = now - flight.delay
        if elapsed <= 0:
            return flight.start
        if elapsed >= flight.duration:
            return flight.end
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
        for flight in self._flights:
            if flight.turns:
                flight.item.turn(1.0)
            flight.item.place(flight.end)
        self._flights = ()
        landed, self._landed = self._landed, None
        if landed is not None:
            landed()
