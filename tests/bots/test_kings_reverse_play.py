"""The rule-of-thumb player of Kings Reverse: sound plays, answers and gifts, and what it says out of turn."""

from __future__ import annotations

import random

import pytest

from kingtable.bots.base import Care
from kingtable.bots.kings_reverse import KingsReverseJudge
from kingtable.bots.kings_reverse_calls import due, interjects
from kingtable.bots.kings_reverse_reading import cards_since_it_lacked, chance_of_fitting, known_cards, unseen_cards
from kingtable.bots.levels import LEVELS, interjection_for
from kingtable.core.actions import Call, Catch
from kingtable.games.kings_reverse import KINGS_REVERSE, State
from tests.bots.players import player
from tests.reverse_positions import played, position, seat_of

JUDGE = KingsReverseJudge()
FULL = "5H 6H 3H 4H 9H 10H"


def choice(state: State) -> str:
    view = KINGS_REVERSE.view(state, state.deal.turn)
    return KINGS_REVERSE.encode(JUDGE.choose(view, random.Random(0)))


@pytest.mark.parametrize(
    ("top", "held", "others", "expected"),
    [
        ("9S", "9H", [FULL, FULL], "play 9H"),  # out
        ("KH", "KS QS", [FULL, FULL], "marry KS QS"),  # out with both
        ("9S", "AS 2C 3C", [FULL, FULL], "play AS"),  # two gifts, and out
        ("9S", "4S JD JH 3H 2C", [FULL, FULL], "play 4S"),  # the jacks are kept
        ("9S", "7S 4S 2C 3D", ["2C", FULL], "play 7S"),  # the next seat is nearly out
        ("9S", "8S 4S 2C 3D", ["2C", FULL], "play 8S"),
        ("9S", "KS 4S 2C 3D", ["2C 3C", FULL], "play KS"),  # away from it
        ("9S", "5S 9H 2H 3H 4H", [FULL, FULL], "play 9H"),  # towards the longest suit
        ("9S", "JH 2C 3D", [FULL, FULL], "play JH"),  # better than a draw
        ("9S", "2C 3D 4H", [FULL, FULL], "draw"),
        ("9S", "Jk 3D 4D 5H", [FULL, FULL], "play Jk D"),  # lawful: the longest suit
        ("9S", "Jk 9D 4D 5H", [FULL, FULL], "play 9D"),  # no needless bluff
    ],
)
def test_play(top: str, held: str, others: list[str], expected: str) -> None:
    assert choice(position(held, *others, top=top)) == expected


def test_on_an_empty_stack_a_bluff_costs_only_the_turn() -> None:
    assert choice(position("Jk 4S 5H 6H", "2C", FULL, stack="")).startswith("play Jk")
    assert choice(position("Jk 4S 5H 6H", "2C", FULL)) == "play 4S"
    assert choice(position("2C 3D", "2C 5H", FULL, stack="")) == "pass"


def test_many_cards_are_doubted_and_few_are_not() -> None:
    many = position("Jk 2C 3C 4C 5C 6C 9C 10C QC 2H 3H", FULL, FULL)
    assert choice(played(many, "A play Jk D")) == "challenge"
    assert choice(played(position("Jk 2C", FULL, FULL), "A play Jk D")) == "accept"


def test_a_joker_right_after_a_draw_is_lawful() -> None:
    """KR-14."""
    state = position("2C 3C 4C 5C 6C 10C QC 2H 3H", FULL, FULL, stack="Jk 2D 3D 4D 5D 6D 9D")
    assert choice(played(state, "A draw", "A play Jk D")) == "accept"


def test_a_known_card_convicts() -> None:
    """B gave A a jack, so A's joker cannot be lawful."""
    state = position("Jk 2C", "AS JD 3C 4C 5H", turn="B")
    state = played(state, "B play AS", "B give JD", "A play Jk C")
    view = KINGS_REVERSE.view(state, 1)
    assert [card.text for card in known_cards(view, 0)] == ["JD"]
    assert chance_of_fitting(view, 0, 2, "S", 14) == 1.0
    assert choice(state) == "challenge"


def test_gifts() -> None:
    """The dearest goes to who is nearest to winning if that ends the hand; else what is of least use goes."""
    state = position("AS KD 2C", FULL, FULL, totals=(0, 90, 20))
    state = played(state, "A play AS")
    assert choice(state) == "give 2C"
    assert choice(played(state, "A give 2C")) == "give KD"
    keep = played(position("AS 8D 2C 3C 4C 5C JH", FULL, FULL), "A play AS")
    assert choice(keep) == "give 8D"
    # nothing that fits to a seat with one card
    assert choice(played(position("AS 8S 2C 3C 4C 5C JH", "2H", FULL), "A play AS")) == "give 2C"


def test_what_is_unseen() -> None:
    view = KINGS_REVERSE.view(KINGS_REVERSE.start({}, 4, 3), 2)
    unseen = unseen_cards(view)
    assert unseen.total() == 108 - len(view.hand) - 1
    assert min(unseen.values()) >= 0


def test_a_draw_tells() -> None:
    state = position("Jk 2C 3H 4C", "5H 6H QD", FULL, stack="2D 3D 4D 5D")
    state = played(state, "A draw", "B draw", "C draw")
    view = KINGS_REVERSE.view(state, 1)
    assert cards_since_it_lacked(view, 0, "S") == 1
    assert cards_since_it_lacked(view, 0, "H") is None


# -- out of turn ------------------------------------------------------------------------------------------------------

OPEN = played(position("9H 2C", "5H 6H 2S", "3H 9C 3S"), "A play 9H")


def said(name: str, care: Care, state: State = OPEN) -> object:
    return interjects(KINGS_REVERSE.view(state, seat_of(name)), random.Random(1), care)


def test_calls_and_catches() -> None:
    """The own missing call first; never anything while nothing is missing; nothing without care."""
    keen, careless = Care(1, 1), Care(0, 0)
    assert [said(name, keen) for name in "ABC"] == [Call(), Catch(0), Catch(0)]
    assert [said(name, careless) for name in "ABC"] == [None] * 3
    called = played(OPEN, "A call")
    assert [said(name, keen, called) for name in "ABC"] == [None] * 3


def test_care_is_a_chance() -> None:
    view = KINGS_REVERSE.view(OPEN, 1)
    rng = random.Random(5)
    caught = sum(interjects(view, rng, Care(1, 0.6)) is not None for _ in range(1000))
    assert 500 < caught < 700  # 600 expected, ± 6 standard deviations


def test_the_call_is_due_before_the_last_card_but_one() -> None:
    before = position("9H 2C", "5H 6H 2S", "3H 9C 3S")
    assert due(KINGS_REVERSE.view(before, 0)) == Call()
    assert due(KINGS_REVERSE.view(before, 1)) is None
    assert due(KINGS_REVERSE.view(played(before, "A call"), 0)) is None
    assert due(KINGS_REVERSE.view(position("4H 2C", "5H 6H 2S", "3H 9C 3S"), 0)) is None
    assert due(KINGS_REVERSE.view(position("9H 2C 3C", "5H 6H 2S", "3H 9C 3S"), 0)) is None
    assert due(KINGS_REVERSE.view(position("KS QS 3C", "5H 6H 2S", "3H 9C 3S"), 0)) == Call()


def test_levels() -> None:
    assert all(interjection_for("king", level) is None for level in LEVELS)
    random_speaks = interjection_for("kings-reverse", "random")
    assert random_speaks is not None
    assert random_speaks(KINGS_REVERSE.view(OPEN, 0), random.Random(0)) is None


# -- matches ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{}, {"bluffing": "off", "one_card_call": "automatic", "final_pass": "on"}])
def test_every_level_plays_by_the_rules(level: str, options: dict[str, str]) -> None:
    bot, speaks = player("kings-reverse", level), interjection_for("kings-reverse", level)
    assert speaks is not None
    for seats in (3, 5):
        rng = random.Random(seats)
        state = KINGS_REVERSE.start(options | {"target": "100"}, seats, seats)
        while (seat := KINGS_REVERSE.to_act(state)) is not None:
            for other in range(seats):
                allowed = KINGS_REVERSE.legal(state, other)
                word = speaks(KINGS_REVERSE.view(state, other), rng) if allowed else None
                assert word is None or word in allowed
            action = bot.choose(KINGS_REVERSE.view(state, seat), rng)
            state, _ = KINGS_REVERSE.apply(state, seat, action)
