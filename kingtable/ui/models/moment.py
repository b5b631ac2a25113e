"""A moment of a deal that is over: which cards had left each hand, and which leave it now."""

from __future__ import annotations

from typing import NamedTuple

from kingtable.core.cards import Card
from kingtable.core.events import CardPlayed, Event
from kingtable.core.past import PastDeal
from kingtable.games.kings_reverse_events import CardGiven, JokerPlayed, JokerReturned, Married


class Moment(NamedTuple):
    """Cards by seat."""

    gone: tuple[tuple[Card, ...], ...]
    now: tuple[tuple[Card, ...], ...]


def moment_of(past: PastDeal, place: int) -> Moment:
    """The moment at which the deed at that place (from 0) of the deal was done."""
    gone: list[list[Card]] = [[] for _ in past.hands]
    now: list[list[Card]] = [[] for _ in past.hands]
    for number, deed in enumerate(past.deeds[: place + 1]):
        for event in deed.events:
            seat, cards = _laid(event)
            (now if number == place else gone)[seat] += cards
            if number < place and isinstance(event, JokerReturned) and event.card in gone[event.seat]:
                gone[event.seat].remove(event.card)
    return Moment(tuple(map(tuple, gone)), tuple(map(tuple, now)))


def _laid(event: Event) -> tuple[int, list[Card]]:
    """The cards that leave a hand, and whose hand."""
    match event:
        case CardPlayed(seat, card) | JokerPlayed(seat, card) | CardGiven(seat, _, card):
            return seat, [card]
        case Married(seat, first, second):
            return seat, [first, second]
    return 0, []
