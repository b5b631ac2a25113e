"""What happens in No Kings. Every card that leaves the ring is turned up for all, so no kind has secrets."""

from __future__ import annotations

from kingtable.core.cards import Card
from kingtable.core.events import Event


class RoundStarted(Event, frozen=True):
    """The ring lies and the Wat is open; ``draws`` are the cards drawn for the first player (NK-05)."""

    round: int
    dealer: int
    first: int
    draws: tuple[tuple[int, Card], ...]
    wat: tuple[Card, ...]
    left: int


class RingCardDrawn(Event, frozen=True):
    """A ring card was turned up; ``left`` are still in the ring. Without a further event its capture is to choose."""

    seat: int
    card: Card
    left: int


class CardLaid(Event, frozen=True):
    """Nothing was captured: the drawn card went into the Wat (NK-17)."""

    seat: int
    card: Card


class CardsCaptured(Event, frozen=True):
    """Onto the seat's pile, in this order: cards of the Wat, runs by the seats they were on, the drawn card (NK-16).

    With neither centre nor runs the card matched the own top (NK-14).
    """

    seat: int
    card: Card
    centre: tuple[Card, ...]
    runs: tuple[tuple[int, tuple[Card, ...]], ...]


class KingPenalty(Event, frozen=True):
    """A King was drawn: the seat's whole pile went onto the recipient's, the King on top or out of play (NK-20)."""

    seat: int
    card: Card
    recipient: int
    pile: tuple[Card, ...]
    discarded: bool


class JokerSwept(Event, frozen=True):
    """A Joker was drawn: the Wat, then whole piles by their seats, then the Joker went onto the seat's pile (NK-22)."""

    seat: int
    card: Card
    centre: tuple[Card, ...]
    piles: tuple[tuple[int, tuple[Card, ...]], ...]


class RoundEnded(Event, frozen=True):
    """The last ring card was resolved: cards captured and rounds won, a figure a seat; nobody wins a tie (NK-51)."""

    round: int
    cards: tuple[int, ...]
    winners: tuple[int, ...]
    """The winning seat, both partners of a team, or nobody."""
    wins: tuple[int, ...]
