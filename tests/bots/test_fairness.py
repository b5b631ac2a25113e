"""Opponents know what their seat knows: re-dealing what is hidden changes neither View nor decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import msgspec
import pytest
from msgspec.structs import replace

from kingtable.bots.king import best_card
from kingtable.bots.king_reading import reading_of
from kingtable.bots.levels import bot_for
from kingtable.core.actions import Action, Play
from kingtable.games.king import KING
from kingtable.games.king_contracts import is_trump
from kingtable.games.king_match import State
from kingtable.games.tricks import bits_of, card_of
from tests.bots.players import PLAYERS, player

Decide = Callable[[State, int, int], Action]
"""What a player at that seat does with that state and that seed."""


def redealt(state: State, seat: int, rng: random.Random) -> State:
    """The state with cards of the other hands exchanged where the public record allows both."""
    hands = list(state.deal.hands)
    others = [other for other in range(4) if other != seat]
    if state.deal.contract is None:
        holds = [sum(hands)] * 4
    else:
        holds = list(reading_of(KING.view(state, seat)).holds)
    for _ in range(60):
        one, two = rng.sample(others, 2)
        if not hands[one] or not hands[two]:
            continue
        give, get = rng.choice(list(bits_of(hands[one]))), rng.choice(list(bits_of(hands[two])))
        if give & holds[two] and get & holds[one]:
            hands[one] ^= give | get
            hands[two] ^= give | get
    return replace(state, deal=replace(state.deal, hands=tuple(hands)))


def moments(seed: int, every: int) -> Iterator[State]:
    """States of one match between rule-of-thumb players, one in so many."""
    rng = random.Random(seed)
    bot = bot_for("king", "rule")
    state = KING.start({}, 4, seed)
    count = 0
    while (seat := KING.to_act(state)) is not None:
        if count % every == 0:
            yield state
        count += 1
        state, _ = KING.apply(state, seat, bot.choose(KING.view(state, seat), rng))


def differences(decide: Decide) -> int:
    """In how many re-deals the decision is another one."""
    rng = random.Random(8)
    differing = altered = 0
    for state in moments(8, every=9):
        seat = state.deal.to_act
        for seed in range(3):
            other = redealt(state, seat, rng)
            altered += other.deal.hands != state.deal.hands
            assert msgspec.json.encode(KING.view(other, seat)) == msgspec.json.encode(KING.view(state, seat))
            differing += decide(other, seat, seed) != decide(state, seat, seed)
    assert altered > 300
    return differing


@pytest.mark.parametrize("level", PLAYERS)
def test_a_redeal_of_hidden_cards_changes_no_decision(level: str) -> None:
    bot = player("king", level)
    assert differences(lambda state, seat, seed: bot.choose(KING.view(state, seat), random.Random(seed))) == 0


def test_a_planted_cheat_is_caught() -> None:
    def cheat(state: State, seat: int, seed: int) -> Action:
        """Looks whether the next player can beat its card."""
        view = KING.view(state, seat)
        if view.nameable:
            return bot_for("king", "rule").choose(view, random.Random(seed))
        beaten = state.deal.hands[(seat - 1) % 4]
        safe = [bit for bit in bits_of(view.playable) if beaten > bit]
        if safe and not is_trump(state.deal.contract or ""):
            return Play(card_of(safe[-1]))
        return Play(card_of(best_card(view, random.Random(seed))))

    assert differences(cheat) > 10
