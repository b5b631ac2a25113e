"""The names of the levels and what stands behind them."""

from __future__ import annotations

import random

import pytest

from kingtable.bots.levels import bot_for, judge_of
from kingtable.games.king import KING
from tests.bots.players import PLAYERS, player


def test_every_level_plays_a_whole_match_by_the_rules() -> None:
    for level in PLAYERS:
        bot = player("king", level)
        rng = random.Random(3)
        state = KING.start({"choice_limit": "free", "must_play_higher": "every"}, 4, 3)
        while (seat := KING.to_act(state)) is not None:
            action = bot.choose(KING.view(state, seat), rng)
            assert action in KING.legal(state, seat)
            state, _ = KING.apply(state, seat, action)
        assert sum(state.totals) == 0


def test_the_judge_knows_what_is_legal_from_the_view_alone() -> None:
    rng = random.Random(4)
    state = KING.start({}, 4, 4)
    for _ in range(400):
        for seat in range(4):
            assert judge_of("king").legal(KING.view(state, seat)) == KING.legal(state, seat)
        seat = state.deal.to_act
        state, _ = KING.apply(state, seat, rng.choice(KING.legal(state, seat)))


@pytest.mark.parametrize("level", ["Hard", "worlds", "worlds-0", "worlds-", "worlds-10000", "", "Rule", "random "])
def test_an_unknown_level_is_refused_with_the_known_ones(level: str) -> None:
    with pytest.raises(ValueError, match="known are random, rule, easy, normal, hard, worlds-N"):
        bot_for("king", level)


def test_worlds_are_for_the_games_of_tricks() -> None:
    bot_for("classic-king", "worlds-30")
    for game in ("kings-reverse", "no-kings"):
        with pytest.raises(ValueError, match="known are random, rule, easy, normal, hard$"):
            bot_for(game, "worlds-30")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="known are king"):
        bot_for("poker", "rule")


def test_random_plays_every_action_about_equally_often() -> None:
    view = KING.view(KING.start({}, 4, 5), KING.start({}, 4, 5).deal.to_act)
    rng = random.Random(5)
    seen = [bot_for("king", "random").choose(view, rng) for _ in range(2000)]
    counts = [seen.count(action) for action in judge_of("king").legal(view)]
    assert sum(counts) == 2000
    assert min(counts) > 120 and max(counts) < 280  # ten contracts, 200 expected, ± 6 standard deviations
