"""The worked examples of the rule book for No Kings and Injera Be Wat."""

from __future__ import annotations

from kingtable.core.events import MatchEnded
from kingtable.games.no_kings import NO_KINGS
from kingtable.games.no_kings_events import CardsCaptured, RingCardDrawn, RoundEnded
from tests.no_kings_positions import after, names, offered, piles, position, told, wat

NO_KINGS_MODE = {"rules_mode": "no_kings"}


def test_ex_61_all_of_a_rank() -> None:
    state = after(position("8S 2D 3C", "8C 8D 3H"), "draw")
    assert piles(state) == ["8D 8C 8S", "", ""]
    assert wat(state) == "3H"
    assert NO_KINGS.to_act(state) == 0
    assert offered(state) == ["draw"]


def test_ex_62_the_last_card_captures_and_the_round_is_over() -> None:
    state, events = told(position("6H", "4S 2C KD JH"), "draw")
    assert piles(state) == ["2C 4S 6H", "", ""]
    assert wat(state) == "JH KD"
    assert NO_KINGS.to_act(state) is None
    assert [type(event) for event in events] == [RingCardDrawn, CardsCaptured, RoundEnded, MatchEnded]
    assert state.sheet[0].cards == (3, 0, 0)


def test_ex_63_injera_joker() -> None:
    state = after(position("Jk 2D", "4S 2C KD JH 9S", "5C", "KS 7D", "KH"), "draw")
    assert piles(state) == ["5C 2C 4S 9S JH KD Jk", "KS 7D", "KH"]
    assert wat(state) == ""
    assert NO_KINGS.to_act(state) == 1


def test_ex_64_a_joker_in_the_opening() -> None:
    state = after(position("10H 2D Jk", "Jk 5C 5D 9S"), "draw")
    assert piles(state)[0] == "5D 5C 10H"
    assert wat(state) == "9S Jk"
    state = after(state, "draw", "draw")
    assert names(state.round.piles[1]) == "Jk 2D 9S Jk"
    assert state.round.wat == ()


def test_ex_65_the_king_costs_the_pile() -> None:
    state = after(position("KD 2S", "KC 3S", "2H 4H 5H 6H 7H 8H 9H", "2C 4C 5C", rules=NO_KINGS_MODE), "draw")
    assert piles(state) == ["", "2C 4C 5C 2H 4H 5H 6H 7H 8H 9H KD", ""]
    assert NO_KINGS.to_act(state) == 1
    assert wat(state) == "3S KC"


def test_ex_66_chaos() -> None:
    state = position(
        "Jk 2S", "AS 3S JD Jk", "2H 3H 4H 5H 6H 7H", "2C 3C 4C 5C 6C 7C 8C 9C", "2D 3D",
        rules={"rules_mode": "no_kings", "joker_variant": "chaos"},
    )  # fmt: skip
    state = after(state, "draw")
    assert [len(pile) for pile in state.round.piles] == [21, 0, 0]
    assert piles(state)[0] == "2H 3H 4H 5H 6H 7H Jk AS 3S JD 2C 3C 4C 5C 6C 7C 8C 9C 2D 3D Jk"
    assert NO_KINGS.to_act(state) == 1


def test_ex_67_a_king_in_the_wat() -> None:
    penalty = after(position("KD 2S", "KC 4S", "5S", rules=NO_KINGS_MODE), "draw")
    assert wat(penalty) == "4S KC"
    assert piles(penalty) == ["", "5S KD", ""]
    capture = after(position("KD 2S", "KC 4S", "5S"), "draw")
    assert wat(capture) == "4S"
    assert piles(capture) == ["5S KC KD", "", ""]
    assert NO_KINGS.to_act(capture) == 0


def test_ex_68_direct_first() -> None:
    state = after(position("9S 2S", "9C 5D 4H"), "draw")
    assert piles(state)[0] == "9C 9S"
    assert wat(state) == "4H 5D"
    state = after(position("9S 2S", "9C 5D 4H", rules={"direct_first": "off"}), "draw")
    assert offered(state) == ["take 9C", "take 4H 5D"]
    assert piles(after(state, "take 4H 5D"))[0] == "4H 5D 9S"


def test_ex_69_centre_and_run() -> None:
    state = after(position("6S 2S", "6C", "3S", "AC 6D 6H"), "draw")
    assert piles(state) == ["3S 6C 6D 6H 6S", "AC", ""]
    state = after(position("6S 2S", "6C", "3S", "AC 6D 6H", rules={"captures_per_card": "one"}), "draw")
    assert offered(state) == ["take 6C", "take from 1"]
    assert piles(after(state, "take from 1")) == ["3S 6D 6H 6S", "AC", ""]
    assert piles(after(state, "take 6C")) == ["3S 6C 6S", "AC 6D 6H", ""]
