"""Hands and tricks as integers: one bit a card, so that a whole duty is one AND. Plain functions for trick games.

Bits are rank-major, ``1 << ((rank - 2) * 4 + suit)``: among cards of one suit the larger number is the higher card, and
``m & -m`` is the lowest card of any set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from kingtable.core.cards import SUITS, Card

DECK = (1 << 52) - 1
SPADES = sum(1 << (rank * 4) for rank in range(13))
SUIT_MASKS = (SPADES, SPADES << 1, SPADES << 2, SPADES << 3)
"""All cards of a suit, in the order of `SUITS`."""
SPADE, HEART, DIAMOND, CLUB = range(4)
HEARTS = SUIT_MASKS[HEART]


class Trick(NamedTuple):
    """A finished trick: who led it, its cards in the order played, who took it and what it counts."""

    leader: int
    cards: tuple[int, ...]
    winner: int
    points: int


def last_trick(number: int, tricks: Sequence[Trick], before: Sequence[Trick]) -> tuple[int, Trick, int] | None:
    """The most recently closed trick as (deal, trick, its number), over the end of a deal (UI-04).

    ``tricks`` are those of deal ``number``, ``before`` those of the deal before, if there was one.
    """
    if tricks:
        return number, tricks[-1], len(tricks)
    return (number - 1, before[-1], len(before)) if before else None


def rank_mask(rank: int) -> int:
    """The four cards of a rank."""
    return 0b1111 << ((rank - 2) * 4)


_CARDS = tuple(Card(place // 4 + 2, SUITS[place % 4]) for place in range(52))
_BITS = {card: 1 << place for place, card in enumerate(_CARDS)}


def bit_of(card: Card) -> int:
    """A card's bit; the card must be one of a pack of 52."""
    return _BITS[card]


def card_of(bit: int) -> Card:
    """The card of one bit."""
    return _CARDS[bit.bit_length() - 1]


def suit_of(bit: int) -> int:
    """The suit of one bit, as an index into `SUITS`."""
    return (bit.bit_length() - 1) & 3


def bits_of(mask: int) -> Iterator[int]:
    """Each card of a set as its own bit, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a set, lowest first."""
    return tuple(card_of(bit) for bit in bits_of(mask))


def mask_of(cards: Iterable[Card]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= bit_of(card)
    return mask


def dealt(pack: Iterable[Card], first: int, step: int, seats: int = 4) -> tuple[int, ...]:
    """Hands dealt one card at a time from the top, beginning with ``first`` and going on by ``step`` seats."""
    hands = [0] * seats
    seat = first
    for card in pack:
        hands[seat] |= bit_of(card)
        seat = (seat + step) % seats
    return tuple(hands)


def beats(bit: int, best: int, led: int, trump: int) -> bool:
    """Whether a card wins over the one now winning; ``led`` and ``trump`` are sets of cards, trump 0 without trumps."""
    if bit & trump:
        return not best & trump or bit > best
    return bool(bit & led) and not best & trump and bit > best
