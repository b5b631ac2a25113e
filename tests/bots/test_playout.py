"""The fast playout against the game itself: same duties, same counting, same endings."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kingtable.bots.playout import play_out
from kingtable.core.actions import Name, Play
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, TABLE_RULES, UNIT_VALUE, UNITS
from kingtable.games.king_match import State

STRICT = {rule.name: rule.values[-1] for rule in TABLE_RULES}


class Script:
    """A source of numbers that remembers them, to let the game take the same choices."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self.given: list[float] = []

    def __call__(self) -> float:
        self.given.append(self._rng.random())
        return self.given[-1]


def named(contract: str, rules: dict[str, str], seed: int) -> State:
    """A first deal with that game named."""
    state = KING.start(rules, 4, seed)
    return KING.apply(state, state.deal.to_act, Name(contract))[0]


def by_the_game(state: State, numbers: Iterator[float]) -> tuple[int, ...]:
    """The entries when every choice among several cards takes the next number."""
    while not state.sheet:
        seat = state.deal.to_act
        legal = [action for action in KING.legal(state, seat) if isinstance(action, Play)]
        card = legal[int(next(numbers) * len(legal))] if len(legal) > 1 else legal[0]
        state, _ = KING.apply(state, seat, card)
    return state.sheet[0].entries


@pytest.mark.parametrize("rules", [{}, STRICT], ids=["defaults", "strict"])
@pytest.mark.parametrize("contract", CONTRACTS)
def test_it_plays_as_the_game_does(contract: str, rules: dict[str, str]) -> None:
    for seed in range(15):
        state = named(contract, rules, seed)
        deal = state.deal
        assert deal.duty is not None
        script = Script(seed)
        entries = play_out(deal.hands, deal.leader, contract, deal.duty, script)
        assert tuple(entries) == by_the_game(state, iter(script.given))
        assert sum(entries) == UNITS[contract] * UNIT_VALUE[contract]


def test_it_leaves_the_hands_as_they_are() -> None:
    deal = named("el", {}, 1).deal
    assert deal.duty is not None
    hands = list(deal.hands)
    play_out(hands, deal.leader, "el", deal.duty, random.Random(1).random)
    assert tuple(hands) == deal.hands
