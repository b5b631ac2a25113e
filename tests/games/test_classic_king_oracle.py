"""The engine against the naive second reading of the rules: positions at random and whole matches."""

from __future__ import annotations

import itertools
import random

import pytest

from kingtable.core.actions import Play
from kingtable.core.cards import SUITS, Card
from kingtable.core.rng import Words
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.classic_king_rounds import PACK, TABLE_RULES, playable, round_of, trick_points
from kingtable.games.tricks import SUIT_MASKS, cards_of, mask_of
from tests.games import classic_king_oracle as oracle

ALL_RULES = [
    dict(zip((rule.name for rule in TABLE_RULES), values, strict=True))
    for values in itertools.product(*(rule.values for rule in TABLE_RULES))
]


@pytest.mark.parametrize("number", range(1, 15))
def test_any_hand_on_any_trick(number: int) -> None:
    """Hands and tricks drawn at random, also such as no lawful play would bring about."""
    chance = random.Random(number)
    pack = list(PACK)
    seen = set()
    for rules in ALL_RULES:
        now = round_of(number, rules)
        for _ in range(150):
            chance.shuffle(pack)
            hand, rest = pack[: chance.randint(1, 8)], pack[8:]
            if chance.random() < 0.5:  # two suits, so that long ones and voids come up
                two = chance.sample(SUITS, 2)
                hand = [card for card in hand if card.suit in two] or hand
            trick = rest[: chance.randint(0, 3)]
            led = SUIT_MASKS[SUITS.index(trick[0].suit)] if trick else 0
            found = cards_of(playable(mask_of(hand), led, now))
            expected = oracle.legal_cards(hand, trick, number, rules)
            assert set(found) == set(expected), (rules, hand, trick)
            seen.add(len(found) < len(hand))
            place = chance.randint(1, 8)
            assert trick_points(now, mask_of(rest[:4]), place) == oracle.trick_value(rest[:4], number, place)
    assert seen == {True, False}


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: " ".join(rules.values()))
def test_whole_matches_agree(rules: dict[str, str]) -> None:
    """Same deals, seats to act, legal cards, takers, endings, entries and totals, followed card by card."""
    for seed in range(10):
        chance = random.Random(seed)
        state = CLASSIC_KING.start(rules, 4, seed)
        totals = [0, 0, 0, 0]
        opener = Words(seed, 0).below(4)
        for number in range(1, 15):
            pack = Words(seed, number).shuffled(PACK)
            hands = [pack[(seat - opener) % 4 :: 4] for seat in range(4)]
            leader, trick, gone, entries = opener, list[Card](), list[Card](), [0, 0, 0, 0]
            while not oracle.is_finished(gone if not trick else gone[: -len(trick)], number, rules):
                seat = (leader + len(trick)) % 4
                assert (state.deal.number, CLASSIC_KING.to_act(state)) == (number, seat)
                legal = CLASSIC_KING.legal(state, seat)
                expected = oracle.legal_cards(hands[seat], trick, number, rules)
                assert {Play(card) for card in expected} == set(legal)
                assert len(legal) == len(expected)
                card = chance.choice(expected)
                state, _ = CLASSIC_KING.apply(state, seat, Play(card))
                hands[seat].remove(card)
                trick.append(card)
                gone.append(card)
                if len(trick) == 4:
                    leader = (leader + oracle.winning_place(trick)) % 4
                    entries[leader] += oracle.trick_value(trick, number, len(gone) // 4)
                    trick = []
            assert state.sheet[-1].entries == tuple(entries)
            totals = [total + entry for total, entry in zip(totals, entries, strict=True)]
            assert state.totals == tuple(totals)
            opener = (opener + 1) % 4
        assert state.over
        assert sum(totals) == 0
