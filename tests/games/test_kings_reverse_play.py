"""Turns, special cards, marriages and bluffs of Kings Reverse: KR-10 … KR-33 and the worked examples."""

from __future__ import annotations

import pytest

from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.games.kings_reverse_cards import pack_of, points_of
from kingtable.games.kings_reverse_events import CardsDrawn, DirectionTurned, JokerChallenged, TurnLost
from tests.reverse_positions import hand, legal, played, position, reason, to_act, told

FOUR = ("KD KC KH 8D 9H 2S", "2C 3C 4C", "2H 3H 4H", "5H 6H KH")


# -- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("top", "held", "plays"),
    [
        ("9S", "9H 4S 4C AD", "play 4S, play 9H"),
        ("9S", "JD QC QD", "play JD"),
        ("JD", "JS 5S 9C", "play JS"),
        ("JD", "10D 5S 9C", "play 10D"),
        ("Jk C", "9C JD 5S", "play 9C, play JD"),
        ("AS", "AC 5D 2S", "play 2S, play AC"),
    ],
)
def test_suit_rank_or_a_jack(top: str, held: str, plays: str) -> None:
    """KR-04, KR-10, KR-11; KR-13: drawing is free besides."""
    state = position(held + " 2H 3H", "2C", top=top)
    assert legal(state, "A") == f"draw, {plays}"


def test_a_jack_sets_its_suit() -> None:
    state = played(position("JD 2H 3H 4H", "10D QS 2S 8C", top="9S"), "A play JD")
    assert KINGS_REVERSE.spread(state).centre == ("JD", "D")
    assert legal(state, "B") == "draw, play 10D"


JOKER = "play Jk C, play Jk D, play Jk H, play Jk S"


@pytest.mark.parametrize(
    ("top", "held", "lawful"),
    [
        ("JD", "Jk 5S 9C 6H", True),
        ("JD", "Jk 2D 5S 6H", False),
        ("9S", "Jk JD 5C 6H", False),
        ("9S", "Jk Jk 5C 6H", True),
        ("Jk C", "Jk 5H 6H 7H", True),
        ("Jk C", "Jk 5C 6H 7H", False),
    ],
)
def test_a_lawful_joker(top: str, held: str, lawful: bool) -> None:
    """KR-12; KR-16: unlawful ones only where bluffs exist, and then only a challenge tells."""
    assert JOKER in legal(position(held, "2C 3C", top=top), "A")
    honest = position(held, "2C 3C", top=top, rules={"bluffing": "off"})
    assert (JOKER in legal(honest, "A")) == lawful
    if not lawful:
        assert reason(honest, "A play Jk D") == "bluff-not-allowed KR-16"
    for answer, cards in (("challenge", 8 if lawful else 2), ("accept", 6)):
        state = played(position(held, "2C 3C", top=top), "A play Jk D", f"B {answer}")
        assert len(state.deal.hands[1]) == cards


def test_drawing() -> None:
    """KR-13, KR-14, EX-40: one card a turn; one that fits must be played."""
    state = position("5C 6C 7C 9H", "2C 3C", top="9S", stack="2D 3S JH")
    state = played(state, "A draw")
    assert to_act(state) == "B"
    assert reason(state, "A draw") == "not-your-turn ALL-08"
    state = played(state, "B draw")
    assert legal(state, "B") == "call, play 3S"
    assert reason(state, "B play 2C") == "must-play-drawn KR-14"
    assert legal(played(state, "B play 3S", "A draw"), "A") == "play JH"


def test_a_drawn_joker_is_played_only_if_lawful() -> None:
    """KR-14: who holds a fitting card keeps it, and no bluff comes right after a draw."""
    assert legal(played(position("5C 6C 2D 4D", "2C 3C", stack="Jk 2D"), "A draw"), "A") == JOKER
    state = played(position("5C 6C 2D 9H", "2C 3C", stack="Jk 2D"), "A draw")
    assert (to_act(state), hand(state, "A")) == ("B", "2D 5C 6C 9H Jk")
    # beside another joker it is still lawful
    assert legal(played(position("5C 6C 2D Jk", "2C 3C", stack="Jk 2D"), "A draw"), "A") == JOKER


def test_a_drawn_card_is_the_one_that_is_played() -> None:
    """ALL-01: the drawn nine of hearts, not the one in the hand."""
    state = position("9H 2C 3C 4C", "2C", top="9S", stack="9H 5D")
    own = state.deal.hands[0][0]
    state = played(state, "A draw", "A play 9H")
    assert own in state.deal.hands[0]
    assert state.deal.discards[-1] != own


# -- marriages --------------------------------------------------------------------------------------------------------


def test_marriages() -> None:
    """KR-15: the first must fit, the second sets the requirement, the king takes effect once."""
    state = position("KH QH 2C 3C", "2D 3D", "4D 5D", "6D 9D", top="KS")
    assert legal(state, "A") == "draw, marry KH QH, play KH"
    state = played(state, "A marry KH QH")
    assert KINGS_REVERSE.spread(state).centre == ("QH", "H")
    assert [card.text for card in state.deal.discards] == ["KS", "KH", "QH"]
    assert (to_act(state), state.deal.direction) == ("D", -1)
    both = position("KH QH 2C 3C", "2D 3D", "4D 5D", "6D 9D", top="9H")
    assert legal(both, "A") == "draw, marry KH QH, marry QH KH, play KH, play QH"
    state = played(both, "A marry QH KH")
    assert KINGS_REVERSE.spread(state).centre == ("KH", "H")
    assert (to_act(state), state.deal.direction) == ("D", -1)


def test_a_marriage_with_two_seats_skips() -> None:
    assert to_act(played(position("KH QH 2C 3C", "2D 3D", top="KS"), "A marry KH QH")) == "A"


def test_a_drawn_card_begins_a_marriage() -> None:
    """KR-14, KR-15: it must fit itself; a hand card that fits cannot lead it."""
    state = played(position("QH 2C 3C 4C", "2D 3D", top="KS", stack="KH 2D"), "A draw")
    assert legal(state, "A") == "marry KH QH, play KH"
    assert reason(state, "A marry QH KH") == "must-play-drawn KR-14"
    state = played(position("QH 2C 3C 4C", "2D 3D", top="QS", stack="KH 2D"), "A draw")
    assert to_act(state) == "B"


def test_two_equal_marriages_are_one_action() -> None:
    state = position("KH KH QH QH", "2D 3D", top="KS")
    assert legal(state, "A") == "draw, marry KH QH, play KH"
    assert hand(played(state, "A marry KH QH"), "A") == "KH QH"


# -- special cards ----------------------------------------------------------------------------------------------------


def test_seven_and_eight() -> None:
    """KR-20."""
    state, events = told(position("7S 2C 3C", "5H 6H", "4H 9H", top="9S"), "A play 7S")
    assert (hand(state, "B"), to_act(state)) == ("2D 3D 5H 6H", "C")
    assert [type(event) for event in events[1:]] == [CardsDrawn, TurnLost]
    state, events = told(position("8S 2C 3C", "5H 6H", "4H 9H", top="9S"), "A play 8S")
    assert (hand(state, "B"), to_act(state)) == ("5H 6H", "C")
    assert events[1:] == [TurnLost(1)]


def test_king_with_two_seats() -> None:
    """EX-31."""
    state = played(position("KS 2C 3C", "5H 6H", top="9S"), "A play KS")
    assert (to_act(state), state.deal.direction) == ("A", 1)


def test_king_turns_the_direction() -> None:
    """EX-32, EX-33."""
    state, events = told(position(*(FOUR[3], FOUR[0], *FOUR[1:3]), top="9D", turn="B"), "B play KD")
    assert to_act(state) == "A"
    assert events[-1] == DirectionTurned(-1)
    state = played(position(*FOUR, top="9C"), "A play KC")
    assert to_act(state) == "D"
    assert to_act(played(state, "D play KH")) == "A"


def test_eight_counterclockwise() -> None:
    """EX-49."""
    assert to_act(played(position(*FOUR, top="9D", direction=-1), "A play 8D")) == "C"


def test_joker_accepted_with_a_short_stack() -> None:
    """EX-34, KR-25."""
    state = position("Jk 2C 3C", "5H 6H", "4H 9H", stack="2D 3D")
    state = played(state, "A play Jk D")
    assert (to_act(state), legal(state, "B")) == ("B", "accept, challenge")
    state = played(state, "B accept")
    assert (hand(state, "B"), to_act(state)) == ("2D 3D 5H 6H", "C")
    assert KINGS_REVERSE.spread(state).centre == ("Jk", "D")


def test_a_bluff_is_found_out() -> None:
    """EX-38, KR-32."""
    state = position("Jk 9D 2C", "5H 6H 7H 8H", "4H 9H", top="4D", stack="2S 3S 4S 5S 6S")
    state, events = told(state, "A play Jk C", "B challenge")
    assert hand(state, "A") == "2C 2S 3S 4S 5S 9D Jk"
    assert (to_act(state), hand(state, "B")) == ("B", "5H 6H 7H 8H")
    assert KINGS_REVERSE.spread(state).centre == ("4D", "D")
    assert (state.deal.suit, state.deal.rank) == ("D", 4)
    shown = next(event for event in events if isinstance(event, JokerChallenged))
    assert [card.text for card in shown.cards] == ["9D", "2C"]
    assert (shown.seat, shown.player, shown.lawful) == (1, 0, False)


def test_a_challenge_that_fails() -> None:
    """KR-31."""
    state = position("Jk 9D 2C", "5H 6H", "4H 9H", top="4S")
    state = played(state, "A play Jk C", "B challenge")
    assert (len(state.deal.hands[1]), to_act(state), hand(state, "A")) == (8, "C", "2C 9D")


def test_lawfulness_is_judged_as_it_stood() -> None:
    """KR-33: a card drawn for a missing call proves nothing."""
    state = position("Jk 2C", "5H 6H", "4H 9H", top="4S", stack="3S 4S 2D 3D 4D 5D 6D 9D")
    state, events = told(state, "A play Jk C", "C catch 0", "B challenge")
    shown = next(event for event in events if isinstance(event, JokerChallenged))
    assert shown.lawful
    assert [card.text for card in shown.cards] == ["2C"]
    assert hand(state, "A") == "2C 3S 4S"


def test_without_bluffs_nobody_is_asked() -> None:
    """KR-30."""
    state = position("Jk 9D 2C", "5H 6H", "4H 9H", top="4S", rules={"bluffing": "off"})
    state = played(state, "A play Jk C")
    assert (len(state.deal.hands[1]), to_act(state), hand(state, "A")) == (6, "C", "2C 9D")


# -- the ace of spades ------------------------------------------------------------------------------------------------


def test_handing_out_and_going_out() -> None:
    """EX-48, KR-23 with h = n − 1."""
    state = position("AS 5C KD 7H", "2H", "3H", "4H", top="9S")
    state = played(state, "A play AS")
    assert (to_act(state), legal(state, "A")) == ("A", "give 5C, give 7H, give KD")
    state = played(state, "A give 7H", "A give KD", "A give 5C")
    done = state.sheet[0]
    assert done.out == 0
    assert [[card.text for card in left] for left in done.left] == [[], ["2H", "7H"], ["3H", "KD"], ["4H", "5C"]]
    assert done.entries == (0, 25, 25, 10)


@pytest.mark.parametrize(
    ("held", "gifts", "left"),
    [
        ("AS 5C", ["5C"], [["2H", "5C"], ["3H", "2D"], ["4H", "3D"]]),
        ("AS", [], [["2H", "2D"], ["3H", "3D"], ["4H", "4D"]]),
    ],
)
def test_handing_out_with_too_few_cards(held: str, gifts: list[str], left: list[list[str]]) -> None:
    """KR-23 with h < n − 1, KR-61 with h = 0: the others draw, in order."""
    state = played(position(held, "2H", "3H", "4H", top="9S"), "A play AS", *(f"A give {card}" for card in gifts))
    assert [[card.text for card in cards] for cards in state.sheet[0].left[1:]] == left


def test_handing_out_counterclockwise() -> None:
    """EX-49: D, C, B, and two cards are left."""
    state = position("AS 5C KD 7H 2C 3C", "2H", "3H", "4H", top="9S", direction=-1)
    state = played(state, "A play AS", "A give 5C", "A give KD", "A give 7H")
    assert [hand(state, name) for name in "ABCD"] == ["2C 3C", "2H 7H", "3H KD", "4H 5C"]
    assert to_act(state) == "D"


def test_the_other_aces_and_low_cards_do_nothing() -> None:
    """KR-24."""
    for card in ("AH", "2H", "3H", "4H", "5H", "6H", "9H", "10H", "QH"):
        state = played(position(f"{card} 2C 3C", "5D 6D", "4D 9D", top="8H"), f"A play {card}")
        assert (to_act(state), state.deal.direction, len(state.deal.hands[1])) == ("B", 1, 2)


# -- equal cards, points ----------------------------------------------------------------------------------------------


def test_equal_cards_are_single_objects() -> None:
    """EX-45, EX-46."""
    state = position("9H 9H 4C", "2C", "3C", "4C", top="9S")
    state = played(state, "A play 9H")
    assert hand(state, "A") == "4C 9H"
    assert reason(state, "A play 9H") == "not-your-turn ALL-08"


def test_a_pack_holds_545_points() -> None:
    """KR-70."""
    for packs in ("2", "3"):
        cards = pack_of({"packs": packs}, 4)
        assert len(set(cards)) == len(cards) == 54 * int(packs)
        assert sum(map(points_of, cards)) == 545 * int(packs)
    assert [len(pack_of({"packs": "auto"}, seats)) // 54 for seats in range(2, 9)] == [2, 2, 2, 2, 3, 3, 3]
