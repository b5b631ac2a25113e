"""No level of the trick games makes the plays that look stupid to people."""

from __future__ import annotations

import random

import pytest

from kingtable.core.actions import Name, Play
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, is_trump
from kingtable.games.tricks import SUIT_MASKS, beats, bit_of, bits_of, suit_of
from tests.bots.players import player
from tests.bots.test_king_play import foolish

LEVELS = ("rule", "easy", "normal", "hard")


@pytest.mark.parametrize("contract", [each for each in CONTRACTS if not is_trump(each) or each[-1] in "SH"])
@pytest.mark.parametrize("level", LEVELS)
def test_no_blunders_in_king(level: str, contract: str) -> None:
    bot = player("king", level)
    for seed in range(6):
        state = KING.start({}, 4, seed)
        rng = random.Random(seed)
        state, _ = KING.apply(state, state.deal.to_act, Name(contract))
        while not state.sheet:
            seat = state.deal.to_act
            action = bot.choose(KING.view(state, seat), rng)
            assert isinstance(action, Play)
            assert not foolish(state, bit_of(action.card)), (seed, len(state.deal.tricks))
            state, _ = KING.apply(state, seat, action)


@pytest.mark.parametrize("level", LEVELS)
def test_no_blunders_in_classic_king(level: str) -> None:
    bot = player("classic-king", level)
    state = CLASSIC_KING.start({}, 4, 6)
    rng = random.Random(6)
    lasts = 0
    while (seat := CLASSIC_KING.to_act(state)) is not None:
        deal = state.deal
        hand = deal.hands[seat]
        others = sum(deal.hands) - hand
        action = bot.choose(CLASSIC_KING.view(state, seat), rng)
        assert isinstance(action, Play)
        card = bit_of(action.card)
        choices = list(bits_of(deal.playable(hand)))
        penalty = deal.round.sign < 0
        if penalty and len(deal.trick) == 3 and deal.round.contract in ("tricks", "all"):
            takes = [beats(each, deal.best, deal.led, 0) for each in choices]
            if any(takes) and not all(takes):
                lasts += 1
                assert not beats(card, deal.best, deal.led, 0)
        if penalty and not deal.trick and deal.round.contract in ("tricks", "all"):
            alive = [each for each in choices if others & SUIT_MASKS[suit_of(each)]]

            assert card in alive or not alive
        state, _ = CLASSIC_KING.apply(state, seat, action)
    assert lasts
