"""Cards as bits."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingtable.core.cards import SUITS, Card, pack_52
from kingtable.games.tricks import (
    DECK,
    SUIT_MASKS,
    bit_of,
    bits_of,
    card_of,
    cards_of,
    dealt,
    mask_of,
    rank_mask,
    suit_of,
)


def test_every_card_has_its_bit() -> None:
    assert mask_of(pack_52()) == DECK
    assert len({bit_of(card) for card in pack_52()}) == 52
    for card in pack_52():
        bit = bit_of(card)
        assert card_of(bit) == card
        assert SUITS[suit_of(bit)] == card.suit
        assert bit & rank_mask(card.rank) & SUIT_MASKS[suit_of(bit)] == bit


def test_higher_cards_of_a_suit_are_higher_numbers() -> None:
    for high, low in itertools.product(pack_52(), repeat=2):
        if high.suit == low.suit and high.rank > low.rank:
            assert bit_of(high) > bit_of(low)


@pytest.mark.parametrize("stranger", [Card(0, ""), Card(13, "H", 1)])
def test_other_cards_have_none(stranger: Card) -> None:
    with pytest.raises(KeyError):
        bit_of(stranger)


@given(st.sets(st.sampled_from(pack_52())))
def test_sets_and_masks(cards: set[Card]) -> None:
    mask = mask_of(cards)
    assert set(cards_of(mask)) == cards
    assert len(cards_of(mask)) == mask.bit_count() == len(cards)
    assert list(bits_of(mask)) == sorted(bits_of(mask))


@given(st.permutations(pack_52()), st.integers(0, 3), st.sampled_from([1, -1]))
def test_dealing_one_at_a_time(pack: list[Card], first: int, step: int) -> None:
    hands = dealt(pack, first, step)
    for n, card in enumerate(pack):
        assert hands[(first + n * step) % 4] & bit_of(card)
    assert sum(hands) == DECK
