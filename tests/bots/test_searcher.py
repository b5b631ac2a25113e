"""The players who think: same View and seed, same decision; what they say of it; budgets; a short memory."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from kingtable.bots.easy import EasyPlayer, without_old_tricks
from kingtable.bots.king import KingJudge
from kingtable.bots.king_mind import KingMind
from kingtable.bots.king_naming_search import USUAL, simulated
from kingtable.bots.king_reading import reading_of
from kingtable.bots.levels import LEVELS, bot_for, explained, hint, judge_of
from kingtable.bots.reasons import SENTENCES
from kingtable.bots.search import alike, drawn, likely
from kingtable.bots.searcher import HARD, Effort, HardPlayer
from kingtable.core.actions import Name, Play
from kingtable.games import GAMES
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, TRUMPS
from kingtable.games.king_match import State
from kingtable.games.tricks import bits_of, mask_of
from tests.bots.golden_positions import Golden, state_of
from tests.positions import cards

MIND = KingMind()


def moments(contract: str, seed: int) -> Iterator[State]:
    """The states of one deal between rule-of-thumb players, where there is a choice."""
    rng = random.Random(seed)
    state = KING.start({}, 4, seed)
    state, _ = KING.apply(state, state.deal.to_act, Name(contract))
    while not state.sheet:
        seat = state.deal.to_act
        if len(KING.legal(state, seat)) > 1:
            yield state
        state, _ = KING.apply(state, seat, bot_for("king", "rule").choose(KING.view(state, seat), rng))


@pytest.mark.parametrize("contract", ["el", "rifki", "trump H"])
def test_the_worlds_of_a_seat_agree_with_its_view(contract: str) -> None:
    for state in list(moments(contract, 3))[::5]:
        view = KING.view(state, state.deal.to_act)
        at, reading = MIND.seen(view), reading_of(view)
        for world in (*drawn(at, random.Random(1), 3), *likely(at, random.Random(1), 3)):
            assert world[view.seat] == view.hand
            assert [hand.bit_count() for hand in world] == list(view.counts)
            assert sum(world) == view.hand | reading.out
            assert all(not world[other] & ~reading.holds[other] for other in reading.others)


def test_cards_that_do_the_same_are_weighed_once() -> None:
    state = state_of(Golden("erkek", "", "4S", "2S 3S 5S 7S KS AS 2H 3H 4H 2D 3D 2C 3C", ""), random.Random(1))
    at = MIND.seen(KING.view(state, state.deal.to_act))
    found = alike(at, list(bits_of(mask_of(cards("2S 3S 5S KS AS")))))
    heads = {"2S": "3S", "3S": "3S", "5S": "5S", "KS": "KS", "AS": "AS"}
    # 4S lies between 3S and 5S on the table; the king counts and the ace does not.
    assert found == {mask_of(cards(low)): mask_of(cards(high)) for low, high in heads.items()}


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "worlds-3"])
def test_a_decision_depends_on_view_and_seed_alone(level: str) -> None:
    for state in list(moments("kiz", 5))[::9]:
        view = KING.view(state, state.deal.to_act)
        first = bot_for("king", level).choose(view, random.Random(7))
        # What was thought about in between leaves no trace.
        other = next(moments("el", 1))
        bot_for("king", "worlds-1").choose(KING.view(other, other.deal.to_act), random.Random(1))
        assert bot_for("king", level).choose(view, random.Random(7)) == first


def test_hard_tells_what_it_expected() -> None:
    state = next(moments("el", 6))
    view = KING.view(state, state.deal.to_act)
    found = hint("king", view, random.Random(4))
    assert found.worlds >= HARD.fewest and found.reason in SENTENCES
    assert [option.points for option in found.options] == sorted((o.points for o in found.options), reverse=True)
    assert found.action in [option.action for option in found.options]
    assert all(-650 <= option.points <= 0 for option in found.options)
    assert found.lacks is not None and set(found.lacks) == set(reading_of(view).others)


def test_what_it_knew_for_certain_is_true_and_not_nothing() -> None:
    told = 0
    for state in list(moments("kupa", 8))[8::2]:
        view = KING.view(state, state.deal.to_act)
        found = explained("king", "normal", view, random.Random(1))
        assert found.lacks is not None
        for seat, lacking in found.lacks.items():
            told += len(lacking)
            assert not state.deal.hands[seat] & mask_of(lacking)
    assert told > 20


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_hints_and_explanations_are_legal_in_every_game(game: str) -> None:
    rules: Any = next(each for each in GAMES if each.id == game)
    rng = random.Random(2)
    state = rules.start({}, 4, 2)
    for n in range(60):
        seat = rules.to_act(state)
        view = rules.view(state, seat)
        if n % 10 == 0:
            assert hint(game, view, random.Random(n)).action in rules.legal(state, seat)
        for level in LEVELS if n % 20 == 0 else ():
            found = explained(game, level, view, random.Random(n))
            assert found.action == bot_for(game, level).choose(view, random.Random(n))
            assert found.reason in SENTENCES
        assert set(judge_of(game).sound(view)) <= set(rules.legal(state, seat))
        state, _ = rules.apply(state, seat, rng.choice(judge_of(game).sound(view)))


def test_the_budget_is_bounded_and_shared_by_the_cards() -> None:
    effort = Effort(deals=400, fewest=40, most=240)
    assert effort.worlds(cards=13, part=1.0) == 40
    assert effort.worlds(cards=5, part=1.0) == 80
    assert effort.worlds(cards=2, part=0.2) == 240


def test_naming_by_simulation_knows_a_hand_for_trumps_and_one_for_penalties() -> None:
    strong = "AS KS QS JS 10S 9S AH KH AD KD AC KC QC"
    weak = "2S 3S 4S 2H 3H 4H 2D 3D 4D 5D 2C 3C 4C"
    named = {}
    for hand in (strong, weak):
        start = KING.start({}, 4, 1)
        seat = start.deal.chooser
        view = KING.view(start, seat)
        hands = tuple(mask_of(cards(hand)) if s == seat else 0 for s in range(4))
        view = replace(view, deal=replace(view.deal, hands=hands))
        found = hint("king", view, random.Random(1))
        assert isinstance(found.action, Name) and found.reason == "name"
        assert {option.action for option in found.options} == {Name(each) for each in CONTRACTS}
        named[hand] = found.action.contract
        assert set(simulated(view, random.Random(1), 2)) == set(USUAL)
    assert named[strong] == "trump S"
    assert named[weak] not in TRUMPS


def test_easy_slips_about_as_often_as_it_should() -> None:
    judge = KingJudge()
    easy = EasyPlayer(judge, lambda view: view)
    state = next(state for state in moments("el", 2) if len(judge.sound(KING.view(state, state.deal.to_act))) > 5)
    view = KING.view(state, state.deal.to_act)
    best = judge.choose(view, random.Random(0))
    seen = Counter(easy.choose(view, random.Random(n)) == best for n in range(600))
    assert 70 < seen[False] < 230  # some slips hit the best card by chance


def test_a_short_memory_keeps_the_last_two_tricks() -> None:
    state = list(moments("el", 2))[-1]
    view = KING.view(state, state.deal.to_act)
    short = without_old_tricks(view)
    assert len(short.deal.tricks) == len(view.deal.tricks) > 4
    assert [bool(trick.cards) for trick in short.deal.tricks] == [False] * (len(view.deal.tricks) - 2) + [True] * 2
    assert short.playable == view.playable
    assert reading_of(short).out.bit_count() == reading_of(view).out.bit_count() + 4 * (len(view.deal.tricks) - 2)


def test_hard_with_little_effort_is_still_hard() -> None:
    state = next(moments("el", 9))
    view = KING.view(state, state.deal.to_act)
    action = HardPlayer(MIND, Effort(4, 2, 4)).choose(view, random.Random(1))
    assert isinstance(action, Play) and action in KING.legal(state, view.seat)
