"""Ways in which the hidden cards of Kings Reverse may lie: other hands and the stack, as far as a seat can tell."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count

from kingtable.bots.kings_reverse_reading import cards_since_it_lacked, known_cards, unseen_cards
from kingtable.core.cards import JACK, SUITS, Card
from kingtable.games.kings_reverse import View
from kingtable.games.kings_reverse_deal import Deal

Fresh = Mapping[str, int]
"""By suit, how many cards a seat got since it last drew where that suit was required."""

_FIRST_COPY = 8


def worlds(view: View, rng: random.Random, number: int) -> Iterator[Deal]:
    """So many deals with no card face down. Hands hold what is known of them, the rest lies at random.

    Who drew a card where a suit was required is taken not to hold that suit, nor a jack, but among what came later.
    """
    deal = view.deal
    unseen = unseen_cards(view)
    others = [seat for seat in range(deal.seats) if seat != view.seat]
    known = {seat: known_cards(view, seat)[: view.counts[seat]] for seat in others}
    for cards in known.values():
        unseen.subtract(cards)
    # No two cards may be the same object to the course of the hand; the own ones have the low numbers.
    numbers = count(_FIRST_COPY)
    known = {seat: tuple(_copied(cards, numbers)) for seat, cards in known.items()}
    hidden = list(_copied((+unseen).elements(), numbers))
    lacked = {seat: _lacked(view, seat) for seat in others}
    room = {seat: view.counts[seat] - len(known[seat]) for seat in others}
    for _ in range(number):
        rng.shuffle(hidden)
        pool = list(hidden)
        found = {seat: (*known[seat], *_drawn(pool, room[seat], lacked[seat])) for seat in others}
        yield _whole(view, found, pool)


def _copied(cards: Iterable[Card], numbers: Iterator[int]) -> Iterator[Card]:
    return (Card(card.rank, card.suit, next(numbers)) for card in cards)


def _lacked(view: View, seat: int) -> Fresh:
    found = {suit: cards_since_it_lacked(view, seat, suit) for suit in SUITS}
    return {suit: got for suit, got in found.items() if got is not None}


def _drawn(pool: list[Card], number: int, lacked: Fresh) -> list[Card]:
    """So many cards out of the pool, the newest first, of which the older ones are not what the seat lacked."""
    found: list[Card] = []
    for place in range(number):
        gone = [suit for suit, got in lacked.items() if place >= got]
        at = -1
        if gone:
            at = next((n for n in range(-1, -len(pool) - 1, -1) if not _is_one_of(pool[n], gone)), -1)
        found.append(pool.pop(at))
    return found


def _is_one_of(card: Card, suits: Sequence[str]) -> bool:
    return card.suit in suits or card.rank == JACK


def _whole(view: View, found: Mapping[int, Sequence[Card]], stack: Sequence[Card]) -> Deal:
    deal = view.deal
    hands = tuple(view.hand if seat == view.seat else tuple(found[seat]) for seat in range(deal.seats))
    return deal._replace(hands=hands, stack=tuple(stack))
