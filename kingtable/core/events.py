"""Facts that an action brought about, in the past tense and in order; `redact` blanks what a seat may not see."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingtable.core.cards import Card


class Event:
    """Something that happened; most of it is seen by all."""

    __slots__ = ()

    def seen_by(self, seat: int) -> Event:
        """The event as that seat may know it; kinds with secrets blank them."""
        return self


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """Cards were dealt; ``hands`` holds an empty hand for every seat that the reader may not see."""

    deal: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, seat: int) -> DealStarted:
        """Only the own hand."""
        return replace(self, hands=tuple(hand if s == seat else () for s, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class GameNamed(Event):
    """The chooser named the deal's game."""

    seat: int
    contract: str


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card left a hand for the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The full trick went to ``seat``; ``points`` is what it counts, 0 for a harmless one."""

    number: int
    leader: int
    cards: tuple[Card, ...]
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal was written down: its entries and the totals after it, a figure a seat."""

    deal: int
    contract: str
    chooser: int
    entries: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KingMade(Event):
    """One seat took all the tricks of a Trump deal (KING-46)."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """The last deal is written down."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


def redact(event: Event, seat: int) -> Event:
    """The event as that seat may know it."""
    return event.seen_by(seat)
