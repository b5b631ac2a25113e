"""Facts that an action brought about, in the past tense and in order; `redact` blanks what a seat may not see."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from kingtable.core.cards import Card


class Event(Struct, frozen=True):
    """Something that happened; most of it is seen by all."""

    def seen_by(self, seat: int) -> Event:
        """The event as that seat may know it; kinds with secrets blank them."""
        return self


class DealStarted(Event, frozen=True):
    """Cards were dealt; ``hands`` holds an empty hand for every seat that the reader may not see."""

    deal: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]

    def seen_by(self, seat: int) -> DealStarted:
        """Only the own hand."""
        return replace(self, hands=tuple(hand if s == seat else () for s, hand in enumerate(self.hands)))


class GameNamed(Event, frozen=True):
    """The chooser named the deal's game."""

    seat: int
    contract: str


class CardPlayed(Event, frozen=True):
    """A card left a hand for the trick."""

    seat: int
    card: Card


class TrickTaken(Event, frozen=True):
    """The full trick went to ``seat``; ``points`` is what it counts, 0 for a harmless one."""

    number: int
    leader: int
    cards: tuple[Card, ...]
    seat: int
    points: int


class DealEnded(Event, frozen=True):
    """The deal was written down: its entries and the totals after it, a figure a seat."""

    deal: int
    contract: str
    chooser: int
    entries: tuple[int, ...]
    totals: tuple[int, ...]


class KingMade(Event, frozen=True):
    """One seat took all the tricks of a Trump deal (KING-46)."""

    seat: int


class MatchEnded(Event, frozen=True):
    """The last deal is written down."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


def redact(event: Event, seat: int) -> Event:
    """The event as that seat may know it."""
    return event.seen_by(seat)
