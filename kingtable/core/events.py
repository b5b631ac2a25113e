"""Facts that an action brought about, in the past tense and in order; `redact` blanks what a seat may not see."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kingtable.core.cards import Card


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Cards were dealt; ``hands`` holds an empty hand for every seat that the reader may not see."""

    deal: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class GameNamed:
    """The chooser named the deal's game."""

    seat: int
    contract: str


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card left a hand for the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The full trick went to ``seat``; ``points`` is what it counts, 0 for a harmless one."""

    number: int
    leader: int
    cards: tuple[Card, ...]
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The deal was written down: its entries and the totals after it, a figure a seat."""

    deal: int
    contract: str
    chooser: int
    entries: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class KingMade:
    """One seat took all the tricks of a Trump deal (KING-46)."""

    seat: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The last deal is written down."""

    scores: tuple[int, ...]
    places: tuple[int, ...]


Event = DealStarted | GameNamed | CardPlayed | TrickTaken | DealEnded | KingMade | MatchEnded


def redact(event: Event, seat: int) -> Event:
    """The event as that seat may know it."""
    if isinstance(event, DealStarted):
        return replace(event, hands=tuple(hand if s == seat else () for s, hand in enumerate(event.hands)))
    return event
