"""Saying "one card" and catching who did not: KR-40 … KR-45."""

from __future__ import annotations

import pytest

from kingtable.games.kings_reverse_events import Caught, OneCardCalled
from tests.reverse_positions import hand, legal, played, position, reason, to_act, told

LAST_BUT_ONE = ("9H 2C", "5H 6H 2S", "3H 9C 3S", "4H 4C 4S")


def test_who_called_before_cannot_be_caught() -> None:
    """KR-42 (a)."""
    state = position(*LAST_BUT_ONE)
    assert legal(state, "A") == "call, draw, play 9H"
    state, events = told(state, "A call", "A play 9H")
    assert events[0] == OneCardCalled(0)
    assert legal(state, "C") == ""
    assert reason(state, "C catch 0") == "nothing-to-catch KR-43"
    assert reason(state, "A call") == "already-called KR-42"


def test_a_missing_call() -> None:
    """KR-40, KR-43: every other seat may catch, at once and once."""
    state = played(position(*LAST_BUT_ONE), "A play 9H")
    assert [legal(state, name) for name in "ACD"] == ["call", "catch 0", "catch 0"]
    assert legal(state, "B") == "call, catch 0, draw, play 5H, play 6H"
    caught, events = told(state, "D catch 0")
    assert events[0] == Caught(0, 3)
    assert (hand(caught, "A"), to_act(caught)) == ("2C 2D 3D", "B")
    assert reason(caught, "C catch 0") == "nothing-to-catch KR-43"
    called = played(state, "A call")
    assert reason(called, "D catch 0") == "nothing-to-catch KR-43"


def test_open_until_the_own_next_turn_is_taken() -> None:
    """KR-40: one may be caught on the own turn before it is taken, and then goes on with it."""
    state = position("9S 2C", "5H 6C 2S 2H", "3H 9C 3S 7C", top="9D", stack="2D 3D 4D")
    state = played(state, "A play 9S", "B draw", "C draw")
    assert to_act(state) == "A"
    caught = played(state, "B catch 0")
    assert (hand(caught, "A"), legal(caught, "A")) == ("2C 4D", "call, pass")
    drawn = played(state, "A draw")
    assert "catch 0" not in legal(drawn, "B")


def test_a_pass_closes_it() -> None:
    """Afterwards a call is still allowed, though it can no longer help."""
    state = position("9S 2C", "5H 6H", "3H 6C", top="9D", stack="")
    state = played(state, "A play 9S", "B pass", "C pass")
    assert legal(state, "A") == "call, pass"
    assert "catch 0" in legal(state, "C")
    state = played(position("9S 2C", "3S 6C 5H", "3H 6H 6D", top="9D", stack=""), "A play 9S", "B play 3S", "C play 3H")
    assert legal(state, "A") == "call, pass"
    state = played(state, "A pass")
    assert "catch 0" not in legal(state, "B")
    assert legal(state, "A") == "call"


@pytest.mark.parametrize("card", ["8S", "7S"])
def test_a_lost_turn_closes_it(card: str) -> None:
    """KR-40; a 7 with an empty stack leaves one card, too."""
    state = position("9S 2C", f"{card} 6C 5H", "3H 6H", top="9D", stack="", direction=1)
    state = played(state, "A play 9S", f"B play {card}")
    assert to_act(state) == "A"  # C was hit, not A
    assert "catch 0" in legal(state, "B")
    state = position("9S 2C", "3H 6H", f"{card} 6C 5H", top="9D", stack="", direction=1)
    state = played(state, "A play 9S", "B pass", f"C play {card}")
    assert to_act(state) == "B"
    assert "catch 0" not in legal(state, "B")
    assert legal(state, "A") == "call"


def test_an_answer_loses_the_turn_only_when_it_is_given() -> None:
    """KR-40, KR-43: the seat that must answer can be caught before, and goes on answering."""
    state = position("9S 2C", "3H 6H 4H", "Jk 6C 5H", top="9D", stack="2D 3D 4D 5D", direction=1)
    state = played(state, "A play 9S", "B draw", "C play Jk H")
    assert to_act(state) == "A"
    assert legal(state, "A") == "accept, call, challenge"
    assert reason(state, "C call") == "call-not-now KR-42"
    caught = played(state, "C catch 0")
    assert (legal(caught, "A"), hand(caught, "A")) == ("accept, challenge", "2C 3D 4D")
    empty = position("9S 2C", "3H 6H 4H", "Jk 6C 5H", top="9D", stack="2D", direction=1)
    empty = played(empty, "A play 9S", "B draw", "C play Jk H", "A accept")
    assert hand(empty, "A") == "2C"
    assert "catch 0" not in legal(empty, "B")


def test_open_while_the_own_joker_waits() -> None:
    """KR-40; a bluff that comes back closes it, for then it is not one card."""
    state = played(position("Jk 9H", "5H 6H", "3H 6C"), "A play Jk D")
    assert "catch 0" in legal(state, "C")
    assert legal(state, "A") == "call"
    state = played(state, "B challenge")
    assert legal(state, "C") == ""


def test_a_void_call() -> None:
    """EX-42, KR-44."""
    state = position("5C 9D", "5H 6C 2S 2H", "3H 9C 3S 7C", top="KS", stack="3H 4D 5D 6D 10D")
    state = played(state, "A call", "A draw")
    assert (to_act(state), hand(state, "A")) == ("B", "3H 5C 9D")
    state = played(position("5C 9D 9S", "5H 6S 2H", top="KS"), "A call", "A play 9S", "B play 6S")
    assert legal(state, "A") == "call, draw"
    state = played(position("KH 9S", "5H 6S", top="KS", stack="JH JD 4D"), "A call", "A draw")
    assert reason(state, "A call") == "already-called KR-42"
    state = played(state, "A play JH", "B play 5H")
    assert "call" in legal(state, "A")


def test_one_card_drawn_and_played_at_once() -> None:
    """KR-44; KR-42: calls with one card do not count for the turn, and a call is possible after the draw."""
    state = position("9S 2C", "5H 6S 2H", top="9D", stack="JH 4D 5D")
    state = played(state, "A play 9S", "A call", "B play 6S", "A draw")
    assert legal(state, "A") == "call, play JH"
    silent = played(state, "A play JH")
    assert "catch 0" in legal(silent, "B")
    said = played(state, "A call", "A play JH")
    assert "catch 0" not in legal(said, "B")


def test_a_marriage_with_three_cards() -> None:
    state = position("KS QS 2C", "5H 6H", "3H 6C", top="9S")
    assert "catch 0" in legal(played(state, "A marry KS QS"), "B")
    assert "catch 0" not in legal(played(state, "A call", "A marry KS QS"), "B")
    assert played(position("KS QS", "5H", "3H", top="9S"), "A marry KS QS").sheet[0].out == 0


def test_a_hand_out_is_judged_at_its_end() -> None:
    """KR-41, KR-42: while cards are given, the giver neither calls nor is caught."""
    state = position("AS 5C 6C", "5H 6H", top="9S")
    giving = played(state, "A play AS")
    assert legal(giving, "A") == "give 5C, give 6C"
    assert reason(giving, "A call") == "call-not-now KR-42"
    assert legal(giving, "B") == ""
    three = played(position("AS 5C 6C 7C", "5H 6H", "2H 3H", top="9S"), "A play AS", "A give 5C")
    assert reason(three, "A call") == "call-not-now KR-42"
    given = played(giving, "A give 5C")
    assert (to_act(given), legal(given, "B").split(", ")[1]) == ("B", "catch 0")
    said = played(state, "A call", "A play AS", "A give 5C")
    assert "catch 0" not in legal(said, "B")


def test_a_gift_ends_it() -> None:
    """During another seat's hand-out a seat can still be caught, until it gets a card."""
    state = position("9S 2C", "AS 6H 7H 8H 9H", "3H 6C", top="9D", direction=1)
    state = played(state, "A play 9S", "B play AS")
    assert legal(state, "C") == "catch 0"
    caught = played(state, "C catch 0")
    assert len(caught.deal.hands[0]) == 3
    state = played(state, "B give 6H")
    assert legal(state, "C") == "catch 0"
    state = played(state, "B give 7H")
    assert legal(state, "C") == "call, draw"


def test_no_call_at_other_times() -> None:
    """EX-43."""
    state = position("2S 3S 4S 5S 6S", "5H 6H", "3H 6C", top="9S")
    assert reason(state, "A call") == "call-not-now KR-42"
    assert reason(state, "B call") == "call-not-now KR-42"


def test_a_catch_that_brings_no_card() -> None:
    """KR-43, KR-44: it holds while the hand stays one card."""
    state = played(position("9S 2C", "9H 6H 7H", "3H 6C", top="9D", stack=""), "A play 9S", "B catch 0")
    assert hand(state, "A") == "2C"
    assert reason(state, "C catch 0") == "nothing-to-catch KR-43"
    assert reason(state, "A call") == "call-not-now KR-42"


def test_with_two_seats_a_king_leaves_it_open() -> None:
    state = played(position("KS 9S", "5H 6H"), "A play KS")
    assert to_act(state) == "A"
    assert legal(state, "B") == "catch 0"
    assert legal(state, "A") == "call, draw, play 9S"


def test_automatic_calls() -> None:
    """KR-45."""
    automatic = {"one_card_call": "automatic"}
    state, events = told(position(*LAST_BUT_ONE, rules=automatic), "A play 9H")
    assert events[-1] == OneCardCalled(0)
    assert [legal(state, name) for name in "ACD"] == ["", "", ""]
    assert reason(state, "A call") == reason(state, "B catch 0") == "calls-automatic KR-45"
