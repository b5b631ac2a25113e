"""What happens in No Kings. Every card that leaves the ring is turned up for all, so no kind has secrets."""

from __future__ import annotations

from dataclasses import dataclass

from kingtable.core.cards import Card
from kingtable.core.events import Event


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """The ring lies and the Wat is open; ``draws`` are the cards drawn for the first player (NK-05)."""

    round: int
    dealer: int
    first: int
    draws: tuple[tuple[int, Card], ...]
    wat: tuple[Card, ...]
    left: int


@dataclass(frozen=True, slots=True)
class RingCardDrawn(Event):
    """A ring card was turned up; ``left`` are still in the ring. Without a further event its capture is to choose."""

    seat: int
    card: Card
    left: int


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """Nothing was captured: the drawn card went into the Wat (NK-17)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardsCaptured(Event):
    """Onto the seat's pile, in this order: cards of the Wat, runs by the seats they were on, the drawn card (NK-16).

    With neither centre nor runs the card matched the own top (NK-14).
    """

    seat: int
    card: Card
    centre: tuple[Card, ...]
    runs: tuple[tuple[int, tuple[Card, ...]], ...]


@dataclass(frozen=True, slots=True)
class KingPenalty(Event):
    """A King was drawn: the seat's whole pile went onto the recipient's, the King on top or out of play (NK-20)."""

    seat: int
    card: Card
    recipient: int
    pile: tuple[Card, ...]
    discarded: bool


@dataclass(frozen=True, slots=True)
class JokerSwept(Event):
    """A Joker was drawn: the Wat, then whole piles by their seats, then the Joker went onto the seat's pile (NK-22)."""

    seat: int
    card: Card
    centre: tuple[Card, ...]
    piles: tuple[tuple[int, tuple[Card, ...]], ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The last ring card was resolved: cards captured and rounds won, a figure a seat; nobody wins a tie (NK-51)."""

    round: int
    cards: tuple[int, ...]
    winners: tuple[int, ...]
    """The winning seat, both partners of a team, or nobody."""
    wins: tuple[int, ...]
