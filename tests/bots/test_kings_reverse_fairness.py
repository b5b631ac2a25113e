"""Opponents of Kings Reverse know what their seat knows: unseen cards in other places change no decision."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from benchmarks._redeals import reshuffled
from kingtable.bots.base import Care
from kingtable.bots.kings_reverse_calls import interjects
from kingtable.bots.levels import LEVELS, bot_for
from kingtable.core.actions import Action, Challenge
from kingtable.games.kings_reverse import KINGS_REVERSE, State
from tests.bots.players import player

Decide = Callable[[State, int, int], Action | None]
"""What a player at that seat does with that state and that seed."""


def differences(decide: Decide) -> int:
    """In how many re-deals the decision of the seat to act is another one."""
    rng = random.Random(8)
    bot = bot_for("kings-reverse", "rule")
    state = KINGS_REVERSE.start({"target": "300"}, 4, 8)
    differing = altered = 0
    while (seat := KINGS_REVERSE.to_act(state)) is not None:
        if state.deal.phase == "answer" or rng.random() < 0.25:
            other = reshuffled(state, seat, rng)
            altered += other.deal != state.deal
            assert msgspec.json.encode(KINGS_REVERSE.view(other, seat)) == msgspec.json.encode(
                KINGS_REVERSE.view(state, seat)
            )
            differing += decide(other, seat, 1) != decide(state, seat, 1)
        state, _ = KINGS_REVERSE.apply(state, seat, bot.choose(KINGS_REVERSE.view(state, seat), rng))
    assert altered > 60
    return differing


@pytest.mark.parametrize("level", LEVELS)
def test_unseen_cards_change_no_decision(level: str) -> None:
    bot = player("kings-reverse", level)

    def decide(state: State, seat: int, seed: int) -> Action:
        return bot.choose(KINGS_REVERSE.view(state, seat), random.Random(seed))

    assert differences(decide) == 0


def test_nor_what_is_said_out_of_turn() -> None:
    def decide(state: State, seat: int, seed: int) -> Action | None:
        return interjects(KINGS_REVERSE.view(state, seat), random.Random(seed), Care(0.5, 0.5))

    assert differences(decide) == 0


def test_a_planted_cheat_is_caught() -> None:
    def cheat(state: State, seat: int, seed: int) -> Action | None:
        """Looks at the next card of the stack."""
        if state.deal.stack and state.deal.stack[0].suit == state.deal.suit:
            return None
        return Challenge()

    assert differences(cheat) > 10
