"""The rule-of-thumb player of No Kings: lawful everywhere, sound where there is a choice, blind to the ring."""

from __future__ import annotations

import random

import pytest

from benchmarks.random_no_kings import reshuffled, table_of
from kingtable.bots.levels import LEVELS, bot_for, judge_of
from kingtable.bots.no_kings import likely_loss, ranks_to_come
from kingtable.core.cards import KING
from kingtable.games.no_kings import NO_KINGS, State
from tests.no_kings_positions import after, offered, position

FREE = {"captures_per_card": "one", "direct_first": "off"}


def chosen(state: State, seed: int = 1) -> str:
    """What the rule-of-thumb player does."""
    seat = state.round.to_act
    return NO_KINGS.encode(bot_for("no-kings", "rule").choose(NO_KINGS.view(state, seat), random.Random(seed)))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_by_the_rules_at_every_table(level: str) -> None:
    bot = bot_for("no-kings", level)
    for seed in range(46, 54):
        seats, options = table_of(seed)
        rng = random.Random(seed)
        state = NO_KINGS.start(options | {"match": "single"}, seats, seed)
        while (seat := NO_KINGS.to_act(state)) is not None:
            view = NO_KINGS.view(state, seat)
            assert judge_of("no-kings").legal(view) == NO_KINGS.legal(state, seat)
            action = bot.choose(view, rng)
            assert action in NO_KINGS.legal(state, seat)
            state, _ = NO_KINGS.apply(state, seat, action)


def test_more_cards_are_better() -> None:
    state = after(position("8S 2D", "AS 2H 5C 6D 3D"), "draw")
    assert offered(state) == ["take AS 2H 5C", "take 3D 5C", "take 2H 6D"]
    assert {chosen(state, seed) for seed in range(20)} == {"take AS 2H 5C"}
    state = after(position("9S 2D", "9C 5D 4H", rules={"direct_first": "off"}), "draw")
    assert chosen(state) == "take 4H 5D"


def test_a_card_of_a_rival_counts_twice_if_he_is_the_strongest() -> None:
    state = after(position("6S 2D", "6C", "", "2S 3S 6D", "6H", rules=FREE), "draw")
    assert offered(state) == ["take 6C", "take from 1", "take from 2"]
    assert chosen(state) == "take from 1"


def test_among_as_many_cards_the_next_seat_is_left_less() -> None:
    # Either way two cards come. The other deuces are gone, so that 2H 6H are less likely to be taken than 3D 5C.
    state = after(position("8S 9H 9D 9C", "2H 6H 3D 5C", "", "2S 2D 2C 10S", rules={"packs": "1"}), "draw")
    view = NO_KINGS.view(state, 0)
    losses = {NO_KINGS.encode(choice.action): likely_loss(view, choice) for choice in view.choices}
    assert losses["take 3D 5C"] < losses["take 2H 6H"]
    assert {chosen(state, seed) for seed in range(20)} == {"take 3D 5C"}


@pytest.mark.parametrize(("mode", "kings"), [("injera", 4), ("no_kings", 0)])
def test_cards_to_come_are_counted(mode: str, kings: int) -> None:
    state = NO_KINGS.start({"rules_mode": mode}, 2, 3)
    for _ in range(30):
        seat = NO_KINGS.to_act(state)
        assert seat is not None
        ranks = ranks_to_come(NO_KINGS.view(state, seat))
        truth = [card.rank for card in state.ring if card.rank and (kings or card.rank != KING)]
        assert {rank: count for rank, count in ranks.items() if count} == {rank: truth.count(rank) for rank in truth}
        state, _ = NO_KINGS.apply(state, seat, NO_KINGS.legal(state, seat)[0])


@pytest.mark.parametrize("level", LEVELS)
def test_the_order_of_the_ring_changes_no_decision(level: str) -> None:
    bot = bot_for("no-kings", level)
    chance = random.Random(4)
    compared = 0
    for seed in range(6):
        state = NO_KINGS.start(FREE, 4, seed)
        while (seat := NO_KINGS.to_act(state)) is not None:
            legal = NO_KINGS.legal(state, seat)
            if len(legal) > 1:
                action = bot.choose(NO_KINGS.view(state, seat), random.Random(seed))
                for _ in range(3):
                    other = NO_KINGS.view(reshuffled(state, chance), seat)
                    assert bot.choose(other, random.Random(seed)) == action
                    compared += 1
            state, _ = NO_KINGS.apply(state, seat, chance.choice(legal))
    assert compared > 60
