"""Positions of Kings Reverse and No Kings in which a strong player has one right action, or several that do the same.

Every level that does not slip finds them, whatever it dreams.
"""

from __future__ import annotations

import random

import pytest

from kingtable.bots.levels import bot_for
from kingtable.games.kings_reverse import KINGS_REVERSE, State
from kingtable.games.no_kings import NO_KINGS
from kingtable.games.no_kings import State as Round
from tests.no_kings_positions import after
from tests.no_kings_positions import position as ring
from tests.reverse_positions import played, position

SIX = "2H 3H 4C 5C 6D 9D"
PLAIN: list[tuple[str, State, str]] = [
    ("the last card wins the hand", position("9H", SIX, SIX), "play 9H"),
    ("a marriage as the last two cards", position("KS QS", SIX, SIX), "marry KS QS or marry QS KS"),
    ("the ace of spades hands out the rest", position("AS 2C 3D", SIX, SIX), "play AS"),
    ("a joker is lawful and nothing else goes", position("Jk 4C 4C 6C", SIX, SIX), "play Jk C"),
    ("nothing fits", position("4C 6D", SIX, SIX), "draw"),
    ("two cards in one turn", position("KS QS 4C 4D", SIX, SIX), "marry KS QS or marry QS KS"),
    ("the seven hits who has one card left", position("7S 5S 4C 6C", "2D", SIX), "play 7S"),
    ("the eight passes over who has one card left", position("8S 5S 4C 6C", "2D", SIX), "play 8S"),
    ("the king turns away from who has one card left", position("KS 5S 4C 6C", "2D", SIX), "play KS"),
    ("a jack is kept while something fits", position("JH 4S 4C", SIX, SIX), "play 4S"),
    ("a joker is no bluff while something fits", position("Jk 4S 4C 9D", SIX, SIX), "play 4S or play 9D"),
    ("a drawn joker was lawful", played(position("4C 6C", SIX, SIX, stack="Jk 2D 3D 4D 5D 6D 9D"), "A draw",
                                        "A play Jk C"), "accept"),
    ("a challenge that costs nothing", played(position("Jk 4S 4C 9D", SIX, SIX, stack="2D 3D 4D"), "A play Jk C"),
     "challenge"),
    ("a hand that is known to hold what fits", played(position("AS 9S 4C 6D 6H", "Jk KC 2C 3C 4C"), "A play AS",
                                                      "A give 9S", "B play Jk C"), "challenge"),
]  # fmt: skip

ONE = {"captures_per_card": "one"}
CAPTURES: list[tuple[str, Round, str]] = [
    ("three cards rather than two",
     after(ring("7S KD", "3C 4C AD 2D 4D 9H", "", ""), "draw"), "take AD 2D 4D"),
    ("a run of three rather than one card", after(ring("7S KD", "7C", "", "7H 7D 7C", rules=ONE), "draw"),
     "take from 1"),
    ("from the stronger of two", after(ring("7S KD", "", "", "2C 7H", "3C 4C 5C 6C 7D", rules=ONE), "draw"),
     "take from 2"),
]  # fmt: skip


def told_of(state: State, level: str, seed: int) -> str:
    view = KINGS_REVERSE.view(state, state.deal.turn)
    return KINGS_REVERSE.encode(bot_for("kings-reverse", level).choose(view, random.Random(seed)))


@pytest.mark.parametrize(("what", "state", "right"), PLAIN, ids=[what for what, *_ in PLAIN])
@pytest.mark.parametrize("level", ["rule", "normal", "hard"])
def test_kings_reverse(what: str, state: State, right: str, level: str) -> None:
    assert {told_of(state, level, seed) for seed in range(3)} <= set(right.split(" or ")), what


@pytest.mark.parametrize(("what", "state", "right"), CAPTURES, ids=[what for what, *_ in CAPTURES])
@pytest.mark.parametrize("level", ["rule", "normal", "hard"])
def test_no_kings(what: str, state: Round, right: str, level: str) -> None:
    view = NO_KINGS.view(state, 0)
    chosen = {NO_KINGS.encode(bot_for("no-kings", level).choose(view, random.Random(seed))) for seed in range(3)}
    assert chosen <= set(right.split(" or ")), what
