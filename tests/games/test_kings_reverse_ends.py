"""Deals, upcards, passes, ends of hands and of matches: KR-01 … 03, KR-50, KR-60 … KR-66, KR-70 … KR-72."""

from __future__ import annotations

import pytest

from kingtable.core.cards import Card, parse_card
from kingtable.core.events import DealStarted, MatchEnded
from kingtable.core.game import SetupError
from kingtable.core.rng import Words
from kingtable.games.kings_reverse import KINGS_REVERSE, State
from kingtable.games.kings_reverse_cards import pack_of
from kingtable.games.kings_reverse_events import HandEnded, UpcardTurned
from tests.reverse_positions import hand, legal, played, position, reason, to_act, told, with_target

# -- the deal ---------------------------------------------------------------------------------------------------------


def dealer_seed(seats: int, dealer: int) -> int:
    return next(seed for seed in range(1000) if Words(seed, 0).below(seats) == dealer)


def with_upcard(seats: int, *turned: str) -> State:
    """A first hand of dealer A with these cards on top of the rest; the stack below is sorted."""
    cards = [Card(rank, suit) for rank, suit, _ in pack_of({"packs": "auto"}, seats)]
    top = [parse_card(text) for text in turned]
    for card in top:
        cards.remove(card)
    # jokers sort last and shall not be dealt
    deck = cards[: 10 * seats] + top + cards[10 * seats :]
    return KINGS_REVERSE.start({}, seats, dealer_seed(seats, 0), [deck])


def test_ten_cards_each_from_the_dealers_left() -> None:
    """KR-02, KR-72."""
    state = with_upcard(3, "5D")
    pack = pack_of({"packs": "auto"}, 3)
    pack.remove(Card(5, "D"))
    names = [card.text for card in pack]
    assert [[card.text for card in held] for held in state.deal.hands] == [names[2:30:3], names[0:30:3], names[1:30:3]]
    assert (to_act(state), len(state.deal.stack)) == ("B", 108 - 31)


@pytest.mark.parametrize(
    ("seats", "upcard", "drawn", "first", "direction"),
    [
        (3, "7H", 2, "C", 1), (3, "8H", 0, "C", 1), (3, "KH", 0, "C", -1),  # EX-50
        (2, "7H", 2, "A", 1), (2, "8H", 0, "A", 1), (2, "KH", 0, "A", 1),
        (8, "KH", 0, "H", -1), (8, "7H", 2, "C", 1), (4, "AS", 0, "B", 1), (4, "JH", 0, "B", 1), (4, "QH", 0, "B", 1),
    ],
)  # fmt: skip
def test_the_upcard(seats: int, upcard: str, drawn: int, first: str, direction: int) -> None:
    state = with_upcard(seats, upcard)
    assert [len(held) for held in state.deal.hands] == [10 + (seat == 1) * drawn for seat in range(seats)]
    assert (to_act(state), state.deal.direction, state.deal.phase) == (first, direction, "turn")
    assert KINGS_REVERSE.spread(state).centre == (upcard, upcard[-1])


def test_jokers_turned_up_go_back() -> None:
    """EX-41."""
    state = with_upcard(4, "Jk", "Jk", "7S")
    assert UpcardTurned(state.deal.discards[0], 2) in state.story
    assert [card.text for card in state.deal.discards] == ["7S"]
    assert (len(state.deal.hands[1]), to_act(state)) == (12, "C")
    assert sum(map(len, state.deal.hands)) + len(state.deal.stack) + 1 == 108
    assert len({*state.deal.stack, *state.deal.discards, *(c for held in state.deal.hands for c in held)}) == 108


@pytest.mark.parametrize(
    ("options", "seats", "where"),
    [
        ({}, 1, "seats"), ({}, 9, "seats"), ({}, 0, "seats"), ({"packs": "4"}, 4, "options.packs"),
        ({"target": "525"}, 4, "options.target"), ({"target": "1050"}, 4, "options.target"),
        ({"jokers": "on"}, 4, "options.jokers"), ({"bluffing": "On"}, 4, "options.bluffing"),
    ],
)  # fmt: skip
def test_what_cannot_begin(options: dict[str, str], seats: int, where: str) -> None:
    with pytest.raises(SetupError) as refused:
        KINGS_REVERSE.start(options, seats, 1)
    assert refused.value.where == where


@pytest.mark.parametrize("change", [slice(0, 107), slice(0, 54)])
def test_a_wrong_pack(change: slice) -> None:
    with pytest.raises(SetupError) as refused:
        KINGS_REVERSE.start({}, 4, 1, [pack_of({"packs": "2"}, 4), pack_of({"packs": "2"}, 4)[change]])
    assert refused.value.where == "decks[1]"


def test_the_number_of_packs() -> None:
    for seats, packs, cards in ((5, "auto", 108), (6, "auto", 162), (8, "2", 108), (2, "3", 162)):
        deal = KINGS_REVERSE.start({"packs": packs}, seats, 3).deal
        assert sum(map(len, deal.hands)) + len(deal.stack) + len(deal.discards) == cards


# -- going out --------------------------------------------------------------------------------------------------------


def test_the_hand_is_written_down() -> None:
    """EX-44, KR-62, KR-64: the deal passes to the left and the next hand is dealt at once."""
    state, events = told(position("9H", "7H 5C", "Jk JH", "AS AH 8D KD"), "A play 9H")
    assert state.totals == (0, 25, 40, 65)
    assert (state.deal.number, state.deal.dealer) == (2, 0)
    assert state.sheet[0].entries == (0, 25, 40, 65)
    assert [len(held) for held in state.deal.hands] in ([10] * 4, [10, 12, 10, 10])
    kinds = [type(event) for event in events]
    assert kinds[1:4] == [HandEnded, DealStarted, UpcardTurned]


@pytest.mark.parametrize(("card", "drawn"), [("7S", ["2D", "3D"]), ("Jk", ["2D", "3D", "4D", "5D"]), ("8S", [])])
def test_the_last_card_takes_effect(card: str, drawn: list[str]) -> None:
    """EX-36, EX-37, KR-61: the next seat draws before the count, unasked."""
    state = position(card, "5H", "6H")
    assert card != "Jk" or legal(state, "A") == "call, draw, play Jk"
    state = played(state, f"A play {card}")
    done = state.sheet[0]
    assert (done.out, [held.text for held in done.left[1]], len(done.left[2])) == (0, ["5H", *drawn], 1)
    assert done.entries[1] == 5 + 5 * len(drawn)


def test_no_suit_is_named_for_a_last_card() -> None:
    """EX-36, KR-17; the last line of a trace has no required suit then."""
    state = with_target(position("Jk", "5H", "6H", totals=(90, 0, 0)), 50)
    assert reason(state, "A play Jk D") == "suit-not-needed KR-17"
    state = played(state, "A play Jk")
    assert state.over
    assert KINGS_REVERSE.spread(state).centre == ("Jk",)
    assert reason(position("Jk 2C", "5H"), "A play Jk") == "name-a-suit KR-17"


def test_the_end_of_the_match() -> None:
    """KR-63, ALL-11: the lowest total wins."""
    state = position("9H", "7H 5C", "Jk", "AS 5H", totals=(430, 480, 0, 0))
    state, events = told(state, "A play 9H")
    assert state.over
    assert KINGS_REVERSE.standing(state).places == (3, 4, 1, 1)
    assert events[-1] == MatchEnded((430, 505, 25, 25), (3, 4, 1, 1))
    assert KINGS_REVERSE.to_act(state) is None
    assert all(KINGS_REVERSE.legal(state, seat) == () for seat in range(4))
    assert [reason(state, f"B {text}") for text in ("draw", "call", "catch 0")] == ["game-over ALL-08"] * 3
    assert not played(position("9H", "7H 5C", totals=(430, 470)), "A play 9H").over
    assert played(position("9H", "7H 5C", totals=(430, 475)), "A play 9H").over


# -- blocked hands ----------------------------------------------------------------------------------------------------

BLOCKED = ("5H 6C", "5D 6H", "3H 6C", "4H 4C")


def test_all_pass() -> None:
    """EX-35: four passes, all add."""
    state = position(*BLOCKED, stack="")
    assert legal(state, "A") == "call, pass"
    assert reason(state, "A draw") == "stack-empty KR-60"
    state = played(state, "A pass", "B pass", "C pass")
    assert not state.sheet
    state = played(state, "D pass")
    assert (state.sheet[0].out, state.totals) == (None, (10, 10, 10, 10))


def test_no_pass_with_a_card_to_play() -> None:
    """EX-47; KR-60: a joker with nothing else fitting is a play as well, and so is a bluff."""
    state = played(position("5H 6C", "9D 6H", "3H 6C", stack=""), "A pass")
    assert reason(state, "B pass") == "pass-not-allowed KR-60"
    assert reason(position("5H Jk", "9D 6H", stack=""), "A pass") == "pass-not-allowed KR-60"
    assert reason(position("5H 2C", "9D 6H", stack="2D"), "A pass") == "pass-not-allowed KR-60"


def test_a_play_begins_the_count_anew() -> None:
    state = played(position("5H 6C 9D 2C", "9S 6H", "3H 6C", top="10S", stack=""), "A pass", "B play 9S", "C pass")
    assert state.deal.passed == (False, False, True)
    state = played(state, "A play 9D", "B pass", "C pass", "A pass")
    assert state.sheet[0].out is None


def test_drawing_the_last_card_is_no_pass() -> None:
    state = played(position("5H 6C", "5D 6H", stack="2D"), "A draw", "B pass")
    assert not state.sheet
    assert played(state, "A pass").sheet


def test_a_caught_bluff_that_costs_nothing_is_a_pass() -> None:
    """KR-65."""
    state = position("5H 6C", "5D 6H", "Jk 9C 4H", stack="", top="9S")
    state = played(state, "A pass", "B pass", "C play Jk D", "A challenge")
    assert state.sheet[0].out is None
    # accepted, it is a play like any other
    state = position("5H 6C", "5D 6H", "Jk 9C 4H", stack="", top="9S")
    state = played(state, "A pass", "B pass", "C play Jk D", "A accept")
    assert (state.deal.passed, to_act(state)) == ((False,) * 3, "B")
    # with cards to draw it is neither
    state = played(position("Jk 9C 4H", "5D 6H", stack="2D"), "A play Jk D", "B challenge")
    assert (state.deal.passed, to_act(state), hand(state, "A")) == ((False, False), "B", "2D 4H 9C Jk")


def test_final_passes() -> None:
    """KR-66: a seat that passed takes no more turns, but hand-outs reach it."""
    final = {"final_pass": "on"}
    state = position("5H 6C", "9D 8D 7D 8H", "AS AD 2C 3C 4C", stack="", rules=final)
    state = played(state, "A pass", "B play 9D", "C play AD", "B play 8D")
    assert to_act(state) == "B"  # C, the only other one, loses its turn
    state = played(state, "B play 7D")
    assert (to_act(state), state.deal.passed) == ("B", (True, False, False))
    out = position("5H 6C", "9D 6D 7C", "AS AD 2C 3C 4C", stack="", rules=final, passed="B", turn="C")
    out = played(out, "C play AS")
    assert out.deal.handout == (0, 1)
    out = played(out, "C give AD", "C give 2C")
    assert to_act(out) == "A"
    alone = position("7S 8S 9C KC 6H 4D", "2H 3H", "4H 5H", stack="", rules=final, passed="BC")
    alone = played(alone, "A play 7S", "A play 8S")
    assert (to_act(alone), legal(alone, "A")) == ("A", "pass")
    alone = played(alone, "A pass")
    assert (alone.sheet[0].out, alone.totals) == (None, (35, 10, 10))


def test_nobody_left_to_answer() -> None:
    """KR-66: no effect, no question; the last card hits nobody either."""
    final = {"final_pass": "on"}
    state = played(position("Jk 9S 4H", "2H 3H", "4H 5H", stack="", rules=final, passed="BC"), "A play Jk H")
    assert (to_act(state), state.deal.phase, legal(state, "A")) == ("A", "turn", "call, play 4H")
    state = position("Jk", "2H 3H", "4H 5H", stack="2D 3D 4D 5D", rules=final, passed="BC")
    assert played(state, "A play Jk").totals == (0, 10, 10)


def test_a_final_pass_with_a_bluff() -> None:
    """KR-65 and KR-66 together: the caught seat is out of the turns as well."""
    state = position("Jk 9C 4H", "5D 6H", "9D 6H", stack="", rules={"final_pass": "on"})
    state = played(state, "A play Jk D", "B challenge", "B pass", "C play 9D")
    assert (to_act(state), state.deal.passed) == ("C", (True, True, False))
    assert played(state, "C pass").sheet[0].out is None


def test_a_king_of_two_seats_does_not_depend_on_who_still_plays() -> None:
    """KR-66: with three seats of which two still play a king turns; the other one is next anyway."""
    state = position("KS 9C 4H", "5D 6H", "9D 6H", stack="", rules={"final_pass": "on"}, passed="C")
    state = played(state, "A play KS")
    assert (to_act(state), state.deal.direction) == ("B", -1)
