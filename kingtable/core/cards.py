"""Cards and their one text form: rank then suit letter (``AS 10H 2D``), a joker is ``Jk``."""

from __future__ import annotations

from typing import NamedTuple

SUITS = "SHDC"
"""Suit letters in the order of a sorted pack."""

RANK_TEXTS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
"""Ranks from the ace downwards, as they are written."""

JACK, QUEEN, KING, ACE = 11, 12, 13, 14
JOKER = "Jk"

_RANK_OF = {text: 14 - place for place, text in enumerate(RANK_TEXTS)}
_TEXT_OF = {rank: text for text, rank in _RANK_OF.items()}


class Card(NamedTuple):
    """One card: rank 2 to 14 (ace high; 0 for a joker), suit letter ("" for a joker), copy number in several packs."""

    rank: int
    suit: str
    copy: int = 0

    @property
    def text(self) -> str:
        """The card's name; equal cards of several packs share it."""
        return _TEXT_OF[self.rank] + self.suit if self.rank else JOKER

    @property
    def rank_text(self) -> str:
        """The rank as written on the card."""
        return _TEXT_OF[self.rank] if self.rank else JOKER


def parse_card(text: str) -> Card:
    """The card of that name; ValueError for anything else (one spelling a card, upper case)."""
    if text == JOKER:
        return Card(0, "")
    rank = _RANK_OF.get(text[:-1])
    suit = text[-1:]
    if rank is None or suit not in SUITS or not suit:
        raise ValueError(f"{text!r} is not a card")
    return Card(rank, suit)


def pack_52() -> list[Card]:
    """The sorted pack of 52: suits S H D C, in a suit from the ace downwards."""
    return [Card(_RANK_OF[rank], suit) for suit in SUITS for rank in RANK_TEXTS]
