"""The engine against the naive second reading of Kings Reverse: whole matches, compared after every action."""

from __future__ import annotations

import itertools
import random

import pytest

from kingtable.core.cards import Card
from kingtable.games.kings_reverse import KINGS_REVERSE, State
from kingtable.games.kings_reverse_cards import TABLE_RULES
from tests.games import reverse_oracle

TABLES = [
    dict(zip(("packs", "bluffing", "one_card_call", "final_pass"), values, strict=True))
    for values in itertools.product(*(rule.values for rule in TABLE_RULES if rule.name != "target"))
]


def text_of(state: State, seat: int) -> set[str]:
    """The legal actions of that seat as text; none twice."""
    actions = KINGS_REVERSE.legal(state, seat)
    texts = {KINGS_REVERSE.encode(action) for action in actions}
    assert len(texts) == len(actions)
    return texts


def in_order(hands: tuple[tuple[Card, ...], ...]) -> list[list[str]]:
    return [sorted(card.text for card in hand) for hand in hands]


def compare(state: State, naive: reverse_oracle.NaiveHand) -> None:
    spread = KINGS_REVERSE.spread(state)
    assert in_order(spread.hands) == [sorted(hand) for hand in naive.hands]
    assert [card.text for card in state.deal.stack] == naive.stack
    assert [card.text for card in state.deal.discards] == naive.pile
    assert list(spread.centre) == naive.centre()
    assert KINGS_REVERSE.to_act(state) == naive.turn
    for seat in range(naive.n):
        assert text_of(state, seat) == naive.legal(seat)


def chosen(naive: reverse_oracle.NaiveHand, chance: random.Random, style: int) -> tuple[int, str]:
    """An action of any seat: at random, or out of turn as often as can be, or bluffing and doubting."""
    choices = [(seat, text) for seat in range(naive.n) for text in sorted(naive.legal(seat))]
    words = {0: (), 1: ("call", "catch"), 2: ("play Jk", "challenge"), 3: ("play", "marry", "catch")}[style]
    liked = [(seat, text) for seat, text in choices if text.startswith(words)] if words else []
    return chance.choice(liked if liked and chance.random() < 0.8 else choices)


@pytest.mark.parametrize("seats", range(2, 9))
def test_whole_matches_agree(seats: int) -> None:
    """All 24 tables of rules in turn, in every style of play: cards, turns, legal sets, entries, next hands."""
    for number in range(8):
        rules = {**TABLES[(number * 7 + seats * 5) % len(TABLES)], "target": "100"}
        seed = 1000 * seats + number
        chance = random.Random(seed)
        state = KINGS_REVERSE.start(rules, seats, seed)
        dealer, totals, hand = reverse_oracle.first_dealer(seed, seats), [0] * seats, 1
        while not state.over:
            cards = reverse_oracle.dealt(seed, hand, dealer, seats, rules["packs"])
            naive = reverse_oracle.NaiveHand(*cards, dealer, rules)
            assert (state.deal.number, state.deal.dealer) == (hand, dealer)
            compare(state, naive)
            while True:
                seat, text = chosen(naive, chance, number % 4)
                action = KINGS_REVERSE.decode(text)
                assert action is not None
                state, _ = KINGS_REVERSE.apply(state, seat, action)
                naive.do(seat, text)
                if naive.over:
                    break
                compare(state, naive)
            totals = [total + entry for total, entry in zip(totals, naive.entries(), strict=True)]
            done = state.sheet[-1]
            assert len(state.sheet) == hand
            assert (list(done.entries), list(state.totals)) == (naive.entries(), totals)
            assert in_order(done.left) == [sorted(held) for held in naive.hands]
            assert state.over == (max(totals) >= 100)
            hand, dealer = hand + 1, (dealer + 1) % seats


def test_both_ends_come_up() -> None:
    """Hands that somebody wins, and hands that are blocked."""
    ends = set()
    for seed in range(5):
        chance = random.Random(seed)
        state = KINGS_REVERSE.start({"target": "100"}, 3, seed)
        while not state.over:
            seat = state.deal.turn
            state, _ = KINGS_REVERSE.apply(state, seat, chance.choice(KINGS_REVERSE.legal(state, seat)))
        ends |= {done.out is None for done in state.sheet}
    assert ends == {True, False}
