"""What a drawn card captures, in what order it lies on the pile, and when there is a choice: NK-03, NK-10 … NK-19."""

from __future__ import annotations

import pytest

from kingtable.core.cards import parse_card
from kingtable.games.no_kings import NO_KINGS
from kingtable.games.no_kings_captures import run
from kingtable.games.no_kings_events import CardLaid, CardsCaptured, RingCardDrawn
from kingtable.games.no_kings_table import value_of
from tests.no_kings_positions import after, names, offered, piles, position, told, wat


@pytest.mark.parametrize(
    ("card", "value"), [("AS", 1), ("2H", 2), ("10C", 10), ("JD", 11), ("QS", 12), ("KH", 13), ("Jk", 0)]
)
def test_values(card: str, value: int) -> None:
    assert value_of(parse_card(card)) == value


@pytest.mark.parametrize(
    ("card", "in_the_wat", "taken"),
    [
        ("JS", "7S 4H", "4H 7S"),
        ("QS", "9S 3H", "3H 9S"),
        ("KS", "10S 3H", "3H 10S"),
        ("10S", "AS 2S 3S 4S", "AS 2S 3S 4S"),
        ("2S", "AC AH", "AH AC"),
        ("KS", "QS AH", ""),  # courts in the Wat have no value
        ("QS", "JS AH", ""),
        ("10S", "Jk 9H", ""),
        ("JS", "JD JH", "JH JD"),
        ("QS", "QD QC QH", "QH QD QC"),
        ("AS", "AD 2C", "AD"),
        ("2S", "AC", ""),  # one card is no group
        ("3S", "Jk AH", ""),
    ],
)
def test_the_centre(card: str, in_the_wat: str, taken: str) -> None:
    state, events = told(position(f"{card} 2D", in_the_wat), "draw")
    assert names(state.round.piles[0]) == (f"{taken} {card}" if taken else "")
    if taken:
        captured = events[-1]
        assert isinstance(captured, CardsCaptured)
        assert (names(captured.centre), captured.runs, captured.card.text) == (taken, (), card)
        assert NO_KINGS.to_act(state) == 0
    else:
        assert isinstance(events[-1], CardLaid)
        assert state.round.wat[-1].text == card
        assert NO_KINGS.to_act(state) == 1


def test_the_top_card_is_drawn() -> None:
    state, events = told(position("2S 3S 4S"), "draw", "draw")
    assert names(state.ring) == "4S"
    drawn = [event for event in events if isinstance(event, RingCardDrawn)]
    assert [(event.seat, event.card.text, event.left) for event in drawn] == [(0, "2S", 2), (1, "3S", 1)]
    assert [(turn.seat, turn.card.text, turn.fate, turn.moved) for turn in state.round.turns] == [
        (0, "2S", "laid", ()), (1, "3S", "laid", ()),
    ]  # fmt: skip


def test_several_groups_are_a_choice_the_largest_first() -> None:
    state = after(position("8S 2D", "AS 2H 5C 6D 3D"), "draw")
    assert offered(state) == ["take AS 2H 5C", "take 3D 5C", "take 2H 6D"]
    assert state.round.drawn is not None and state.round.drawn.text == "8S"
    assert wat(state) == "2H 3D 5C 6D AS"
    chosen = after(state, "take 2H 6D")
    assert piles(chosen)[0] == "2H 6D 8S"
    assert wat(chosen) == "3D 5C AS"
    assert chosen.round.drawn is None
    assert chosen.round.turns[-1].fate == "captured"


def test_groups_of_the_same_ranks_count_once() -> None:
    """With the first cards of each rank in suit order; a single one left is no choice."""
    state = after(position("8S 2D", "5C 3D 5H 3S 3H"), "draw")
    assert piles(state)[0] == "3S 5H 8S"
    state = after(position("10S 2D", "5C 5D 5H 4S 6C"), "draw")
    assert sorted(offered(state)) == ["take 4S 6C", "take 5H 5D"]
    state = after(position("6S 2D", "3C 3C 2D 2D 2D 3H"), "draw")
    assert offered(state) == ["take 2D 2D 2D", "take 3H 3C"]
    assert wat(after(state, "take 3H 3C")) == "2D 2D 2D 3C"


def test_own_top() -> None:
    state, events = told(position("7S 2D", "AS", "4H 7D"), "draw")
    assert piles(state)[0] == "4H 7D 7S"
    captured = events[-1]
    assert isinstance(captured, CardsCaptured)
    assert (captured.centre, captured.runs) == ((), ())
    assert NO_KINGS.to_act(state) == 0


def test_runs_in_seat_order_from_the_next_seat_on() -> None:
    """NK-15, NK-16: each run keeps its order, and ends at the first other rank."""
    state, events = told(position("7S 2D", "4D 3C", "7H AS", "7C 9S 7D 7H", "2H", "9D 7C", seats=4, seat=2), "draw")
    # C holds 2H; next are D, A, B; A's top is no 7.
    assert piles(state) == ["7H AS", "7C 9S", "2H 3C 4D 7C 7D 7H 7S", "9D"]
    captured = events[-1]
    assert isinstance(captured, CardsCaptured)
    assert [(seat, names(cards)) for seat, cards in captured.runs] == [(3, "7C"), (1, "7D 7H")]


def test_a_rank_that_is_not_on_top_is_safe() -> None:
    state = after(position("7S 2D", "", "7H AS", "7C 9S"), "draw")
    assert piles(state) == ["7H AS", "7C 9S", ""]
    assert NO_KINGS.to_act(state) == 1


def test_everything_at_once_or_one() -> None:
    """NK-18."""
    layout = ("6S 2D", "2D 4H AC 5S", "8D 6D", "6H", "9D 6C 6D")
    state = after(position(*layout), "draw")
    assert sorted(offered(state)) == ["take 2D 4H", "take AC 5S"]
    assert piles(after(state, "take AC 5S")) == ["8D 6D AC 5S 6H 6C 6D 6S", "", "9D"]
    state = after(position(*layout, rules={"captures_per_card": "one"}), "draw")
    assert sorted(offered(state)) == ["take 2D 4H", "take AC 5S", "take from 1", "take from 2"]
    assert piles(after(state, "take from 2")) == ["8D 6D 6C 6D 6S", "6H", "9D"]
    assert wat(after(state, "take from 2")) == "2D 4H 5S AC"


def test_one_capture_without_choice_happens_at_once() -> None:
    one = {"captures_per_card": "one"}
    assert piles(after(position("6S 2D", "", "8D 6D", "6H", rules=one), "draw")) == ["8D 6D 6H 6S", "", ""]
    assert piles(after(position("6S 2D", "", "8D 6D", "", rules=one), "draw")) == ["8D 6D 6S", "", ""]
    assert piles(after(position("6S 2D", "6C 2H 4H", "8D 6D", rules=one), "draw")) == ["8D 6D 6C 6S", "", ""]


def test_a_direct_match_excludes_sums_but_no_runs() -> None:
    state = after(position("6S 2D", "6C 2H 4H", "", "6H", rules={"captures_per_card": "one"}), "draw")
    assert offered(state) == ["take 6C", "take from 1"]
    free = {"captures_per_card": "one", "direct_first": "off"}
    state = after(position("6S 2D", "6C 2H 4H", "", "6H", rules=free), "draw")
    assert offered(state) == ["take 6C", "take 2H 4H", "take from 1"]


def test_teams_share_a_pile() -> None:
    """NK-53: partners are never opponents; a team goes by its first seat from the next seat on."""
    teams = {"teams": "on", "captures_per_card": "one"}
    state = after(position("6S 2D", "", "8D 6D", "6H", "9C 6C", seats=6, seat=5, rules=teams), "draw")
    # Seat 5 plays with seat 2 on side 2; the other sides go by seats 0 and 1.
    assert offered(state) == ["take from 0", "take from 1"]
    state = after(position("6S 2D", "", "8D 6D", "6H", "9C 6C", seats=6, seat=1, rules=teams), "draw")
    assert offered(state) == ["take from 2", "take from 3"]
    assert piles(after(state, "take from 3")) == ["8D", "6H 6D 6S", "9C 6C"]
    own = after(position("6S 2D", "", "8D", "6H", "9C", seats=6, seat=4, rules=teams), "draw")
    assert piles(own) == ["8D", "6H 6S", "9C"]
    assert NO_KINGS.to_act(own) == 4


def test_a_king_is_a_card_like_any_other_in_injera() -> None:
    """NK-30."""
    assert piles(after(position("KS 2D", "", "", "4S KH KD"), "draw")) == ["KH KD KS", "4S", ""]
    assert piles(after(position("KS 2D", "", "4S KH"), "draw"))[0] == "4S KH KS"
    assert wat(after(position("KS 2D", "QS AS", "4S"), "draw")) == "AS KS QS"


def test_run() -> None:
    pile = [parse_card(name) for name in ["6S", "6D", "5C", "6H", "6C"]]
    assert names(run(pile, parse_card("6S"))) == "6H 6C"
    assert run(pile, parse_card("5S")) == ()
    assert run([], parse_card("5S")) == ()
