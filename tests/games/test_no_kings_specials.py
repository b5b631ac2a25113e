"""Drawn Kings and Jokers: NK-20 … NK-40."""

from __future__ import annotations

import pytest

from kingtable.games.no_kings import NO_KINGS
from kingtable.games.no_kings_events import JokerSwept, KingPenalty
from tests.no_kings_positions import after, names, piles, position, told, wat

MODE = {"rules_mode": "no_kings"}
CHAOS = {"rules_mode": "no_kings", "joker_variant": "chaos"}


def test_an_empty_pile_and_a_king() -> None:
    """NK-20: only the King moves."""
    state, events = told(position("KS 2D", "", "", "5H", rules=MODE), "draw")
    assert piles(state) == ["", "5H KS", ""]
    assert events[-1] == KingPenalty(0, state.round.turns[-1].card, 1, (), discarded=False)


def test_the_king_out_of_play() -> None:
    state, events = told(position("KS 2D", "", "3H 4H", "5H", rules=MODE | {"king_card": "discard"}), "draw")
    assert piles(state) == ["", "5H 3H 4H", ""]
    assert names(state.round.discarded) == "KS"
    penalty = events[-1]
    assert isinstance(penalty, KingPenalty)
    assert (names(penalty.pile), penalty.recipient, penalty.discarded) == ("3H 4H", 1, True)
    turn = state.round.turns[-1]
    assert (turn.fate, names(turn.moved)) == ("king", "3H 4H")


@pytest.mark.parametrize("target", ["next_left", "next_opponent"])
def test_the_recipient(target: str) -> None:
    """NK-54: with either value the next seat on the left, in teams their shared pile."""
    rules = MODE | {"king_target": target}
    assert piles(after(position("KS 2D", "", "2H", "3H", "4H", seat=2, rules=rules), "draw")) == ["2H 4H KS", "3H", ""]
    teams = rules | {"teams": "on"}
    state = after(position("KS 2D", "", "2H", "3H", seats=4, seat=3, rules=teams), "draw")
    assert piles(state) == ["2H 3H KS", ""]
    assert NO_KINGS.to_act(state) == 0


def test_no_match_for_a_king() -> None:
    """NK-21: neither the Wat, nor a pile, nor the own top."""
    state = after(position("KS 2D", "KH 10S 3S", "KC", "4H KD", rules=MODE), "draw")
    assert piles(state) == ["", "4H KD KC KS", ""]
    assert wat(state) == "10S 3S KH"


def test_a_standard_joker_takes_piles_with_a_king() -> None:
    """NK-22, NK-32: wherever the King lies in it; the own King harms nobody; order from the next seat on."""
    layout = ("Jk 2D", "9S JD 3H", "2S KS", "KH 4H", "5C", "6C 7C KC 8C")
    state, events = told(position(*layout, seats=4, seat=2, rules=MODE), "draw")
    assert piles(state) == ["", "", "5C 3H 9S JD 6C 7C KC 8C 2S KS KH 4H Jk", ""]
    swept = events[-1]
    assert isinstance(swept, JokerSwept)
    assert [seat for seat, _ in swept.piles] == [3, 0, 1]
    assert NO_KINGS.to_act(state) == 3
    state = after(position(*layout, seats=4, seat=0, rules=MODE), "draw")
    assert piles(state) == ["2S KS 3H 9S JD KH 4H 6C 7C KC 8C Jk", "", "5C", ""]


def test_chaos_takes_every_pile() -> None:
    """NK-23: and the Wat; empty piles are not told of."""
    state, events = told(position("Jk 2D", "9S", "2S", "3H", "", rules=CHAOS), "draw")
    assert piles(state) == ["2S 9S 3H Jk", "", ""]
    swept = events[-1]
    assert isinstance(swept, JokerSwept)
    assert [(seat, names(cards)) for seat, cards in swept.piles] == [(1, "3H")]
    assert names(swept.centre) == "9S"


def test_chaos_means_nothing_in_injera() -> None:
    state = after(position("Jk 2D", "9S", "2S", "3H KH", rules={"joker_variant": "chaos"}), "draw")
    assert piles(state) == ["2S 9S Jk", "3H KH", ""]


def test_teams_and_jokers() -> None:
    """NK-53: the partner's pile is the own one."""
    rules = CHAOS | {"teams": "on"}
    state = after(position("Jk 2D", "9S", "2S KS", "3H KH", "4D", seats=6, seat=3, rules=rules), "draw")
    assert piles(state) == ["2S KS 9S 3H KH 4D Jk", "", ""]
    state = after(position("Jk 2D", "9S", "2S KS", "3H KH", "4D", seats=6, seat=5, rules=rules), "draw")
    assert piles(state) == ["", "", "4D 9S 2S KS 3H KH Jk"]


def test_a_joker_with_nothing_to_take() -> None:
    """NK-31: on the own pile even if the Wat is empty; the turn ends."""
    for rules in ({}, MODE, CHAOS):
        state = after(position("Jk 2D", rules=rules), "draw")
        assert piles(state) == ["Jk", "", ""]
        assert NO_KINGS.to_act(state) == 1


def test_a_joker_never_matches() -> None:
    """NK-33: neither a Joker on a pile nor one in the Wat keeps the turn going."""
    state = after(position("Jk 2D", "Jk", "5S Jk", "6S Jk"), "draw")
    assert piles(state) == ["5S Jk Jk Jk", "6S Jk", ""]
    assert NO_KINGS.to_act(state) == 1


def test_a_joker_of_the_opening_stays() -> None:
    """NK-40."""
    state = after(position("4S 5H 9D 2S", "Jk"), "draw", "draw", "draw")
    assert piles(state) == ["", "", "4S 5H 9D"]
    assert wat(state) == "Jk"


def test_the_last_card_may_be_special() -> None:
    """NK-50: a King or Joker that ends the ring is resolved before the count."""
    state = after(position("KS", "", "2H 3H", rules=MODE), "draw")
    assert state.over
    assert state.sheet[0].cards == (0, 3, 0)
    state = after(position("Jk", "5S", "2H", "3H KH", rules=MODE), "draw")
    assert state.sheet[0].cards == (5, 0, 0)
