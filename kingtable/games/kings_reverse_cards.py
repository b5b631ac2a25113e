"""Kings Reverse: the packs, what a card counts, what fits, and the table rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from kingtable.core.cards import ACE, JACK, KING, Card, pack_52
from kingtable.core.game import TableRule

SEVEN, EIGHT, JOKER_RANK = 7, 8, 0
BACK = Card(-1, "")
"""A card face down, wherever a View or an event may not say which one it is."""

TABLE_RULES = (
    TableRule("packs", ("auto", "2", "3")),
    TableRule("bluffing", ("on", "off")),
    TableRule("one_card_call", ("manual", "automatic")),
    TableRule("final_pass", ("off", "on")),
    TableRule("target", ("500", *(str(total) for total in range(100, 1001, 50) if total != 500))),
)


def pack_of(rules: Mapping[str, str], seats: int) -> list[Card]:
    """All the cards, sorted: pack by pack, each with its two jokers last (KR-01)."""
    packs = rules["packs"]
    number = (2 if seats <= 5 else 3) if packs == "auto" else int(packs)
    return [
        card
        for pack in range(number)
        for card in (
            *(Card(rank, suit, pack) for rank, suit, _ in pack_52()),
            Card(JOKER_RANK, "", 2 * pack),
            Card(JOKER_RANK, "", 2 * pack + 1),
        )
    ]


@cache
def named(card: Card) -> Card:
    """The card as actions name it: any one of those that look like it."""
    return Card(card.rank, card.suit) if card.copy else card


def told_apart(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards known by name alone, with a copy number each, so that equal ones stay single objects (ALL-01)."""
    seen: Counter[Card] = Counter()
    found = []
    for card in map(named, cards):
        found.append(Card(card.rank, card.suit, seen[card]))
        seen[card] += 1
    return tuple(found)


def is_joker(card: Card) -> bool:
    """Whether it is a joker; a card face down is none."""
    return card.rank == JOKER_RANK


def is_ace_of_spades(card: Card) -> bool:
    """The card that is handed out from (KR-23)."""
    return card.rank == ACE and card.suit == "S"


def points_of(card: Card) -> int:
    """What the card counts against who is left with it (KR-62)."""
    if is_joker(card):
        return 25
    if card.rank in (SEVEN, EIGHT, KING) or is_ace_of_spades(card):
        return 20
    return 15 if card.rank == JACK else 5


def fitting(cards: Iterable[Card], suit: str, rank: int) -> list[Card]:
    """Those that may be laid on this requirement (KR-10, KR-11); a joker never counts."""
    return [
        card for card in cards if card.rank == JACK or ((card.suit == suit or card.rank == rank) and not is_joker(card))
    ]


def fits(card: Card, suit: str, rank: int) -> bool:
    """Whether a card other than a joker may be laid on this requirement."""
    return bool(fitting((card,), suit, rank))


def joker_is_lawful(rest: Sequence[Card], suit: str, rank: int) -> bool:
    """Whether nothing else of the hand can be played; other jokers do not count (KR-12)."""
    return not fitting(rest, suit, rank)
