"""The hard level finds the right card, whatever it dreams; and says what it thought."""

from __future__ import annotations

import random

import pytest

from kingtable.bots.levels import bot_for, hint
from kingtable.bots.reasons import SENTENCES
from kingtable.core.actions import Play
from kingtable.games import game_of
from tests.bots.golden_positions import GOLDEN, Golden, later, state_of

POSITIONS = [*GOLDEN, *later()]


@pytest.mark.parametrize("golden", POSITIONS, ids=lambda golden: f"{golden.deal}-{golden.trick}-{golden.right}")
def test_hard_finds_the_right_card(golden: Golden) -> None:
    game = game_of(golden.game_id)
    assert game is not None
    state = state_of(golden, random.Random(1))
    view = game.view(state, state.deal.to_act)
    assert sorted(card.text for card in game.spread(state).hands[view.seat]) == sorted(golden.hand.split())
    found = hint(golden.game_id, view, random.Random(2))
    assert isinstance(found.action, Play)
    assert found.action.card.text in golden.right.split(), found
    assert found.reason in SENTENCES
    assert bot_for(golden.game_id, "hard").choose(view, random.Random(2)) == found.action


def test_there_are_three_or_more_for_every_contract() -> None:
    deals = [golden.deal.split()[0] for golden in POSITIONS]
    assert len(POSITIONS) >= 120
    assert set(deals) == {"el", "kupa", "erkek", "kiz", "rifki", "son", "trump", *map(str, range(1, 15))}
    assert all(deals.count(deal) >= 5 for deal in deals)
    assert len([golden for golden in later() if len(golden.closed.split()) >= 8]) == len(later()) >= 60
