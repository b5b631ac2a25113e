"""What is written down and how a match runs: KNG14-02, 03, 08 … 10, 20 … 22 and the examples with points."""

from __future__ import annotations

import random

import pytest

from kingtable.core.cards import parse_card
from kingtable.core.events import CardPlayed, DealStarted, MatchEnded, TrickTaken
from kingtable.core.game import SetupError
from kingtable.core.rng import Words
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.classic_king_events import RoundEnded
from kingtable.games.classic_king_rounds import PACK, round_of, round_sum, trick_points
from kingtable.games.tricks import cards_of, mask_of
from tests.matches_of_classic_king import steps
from tests.positions_classic_king import TO_THE_END, cards, position, told

RULES = {"force_kh": "king_rounds", "end_when_exhausted": "on"}


@pytest.mark.parametrize(
    ("number", "trick", "place", "points"),
    [
        (1, "7S 8S 9S 10S", 1, -2), (8, "AH KH QH JH", 8, 2),
        (2, "AH KH 7S 8S", 1, -4), (9, "AH KH QH 7S", 8, 6), (2, "7S 8S KD QC", 8, 0),
        (3, "KH JH QH AD", 1, -4), (10, "KS KH KD KC", 1, 8), (3, "QS QH AD AC", 1, 0),
        (4, "QS QD 8S 7S", 1, -8), (11, "QH KH JH AH", 1, 4),
        (5, "AH KH QH JH", 1, -16), (12, "AH KH QH JH", 1, 16), (5, "AH KS QH JH", 1, 0),
        (6, "AH KH QH JH", 6, 0), (6, "AH KH QH JH", 7, -8), (13, "7S 8S 9S 10S", 8, 8),
        # EX-25
        (7, "AH KH QH JH", 1, -34), (7, "AH KH QH JH", 8, -42), (7, "7S 8S 9S 10S", 3, -2), (7, "QS QD KC 7S", 7, -20),
        (14, "AH KH QH JH", 1, 34), (14, "QS QD KC 7S", 7, 20),
    ],
)  # fmt: skip
def test_what_a_trick_counts(number: int, trick: str, place: int, points: int) -> None:
    assert trick_points(round_of(number, RULES), mask_of(cards(trick)), place) == points


@pytest.mark.parametrize(
    ("card", "points"),
    [("KH", 20), ("QH", 6), ("JH", 4), ("AH", 2), ("7H", 2), ("KS", 2), ("JC", 2), ("QD", 4), ("AS", 0), ("10C", 0)],
)
def test_one_card_counts_several_times(card: str, points: int) -> None:
    """KNG14-08: what the card adds to the two points of its trick."""
    assert trick_points(round_of(14, RULES), mask_of(cards(card)), 1) - 2 == points


def test_the_sums_of_the_rounds() -> None:
    """KNG14-02, KNG14-20."""
    assert [round_sum(number) for number in range(1, 15)] == [-16] * 6 + [-96] + [16] * 6 + [96]
    assert sum(round_sum(number) for number in range(1, 8)) == -192


def test_the_last_two_tricks() -> None:
    """EX-22: A wins tricks 7 and 8 of round 6."""
    state = position(6, "AS KS", "QS JS", "10S 9S", "8S 7S", tricks=6)
    state, events = told(state, "AS QS 10S 8S KS JS 9S 7S")
    assert state.sheet[5].entries == (-16, 0, 0, 0)
    assert [event.points for event in events if isinstance(event, TrickTaken)] == [-8, -8]


def test_two_queens_in_one_trick() -> None:
    """EX-23."""
    state, events = told(position(4, "QS 7C", "QD 8C", "8S 9C", "7S QC"), "QS QD 8S 7S")
    assert state.deal.entries == (-8, 0, 0, 0)
    assert events[-1] == TrickTaken(1, 0, tuple(cards("QS QD 8S 7S")), 0, -8)


def test_the_winner_leads_and_the_next_round_is_opened_in_turn() -> None:
    """EX-24, KNG14-03."""
    state, _ = told(position(1, "9S 7C", "10S 8C", "AS 9C", "KS QC", tricks=6), "9S 10S AS KS")
    assert CLASSIC_KING.to_act(state) == 2
    state, _ = told(state, "9C QC 7C 8C")
    assert (state.deal.number, state.deal.opener, CLASSIC_KING.to_act(state), state.deal.dealer) == (2, 1, 1, 0)
    assert state.sheet[0].entries == (0, 0, -2, -2)


@pytest.mark.parametrize(
    ("number", "points"), [(2, -6), (3, -4), (4, -4), (5, -16), (9, 6), (10, 4), (11, 4), (12, 16)]
)
def test_a_round_ends_with_the_last_named_card(number: int, points: int) -> None:
    """KNG14-10; the trick is played out first."""
    state, _ = told(position(number, "7S 8C", "KH 8D", "QH 9D", "JH 10D", tricks=6), "7S KH QH")
    assert (state.deal.number, len(state.deal.trick)) == (number, 3)
    state, events = told(state, "JH")
    assert state.deal.number == number + 1
    assert state.sheet[-1].entries == (points, 0, 0, 0)
    assert [type(event) for event in events] == [CardPlayed, TrickTaken, RoundEnded, DealStarted]


def test_no_hearts_goes_on_while_a_heart_is_held() -> None:
    state, _ = told(position(2, "AH 9H", "KH 8S", "QH 9S", "JH 10S", tricks=5), "AH KH QH JH")
    assert (state.deal.number, state.deal.entries) == (2, (-8, 0, 0, 0))
    state, _ = told(state, "9H 8S 9S 10S")
    assert (state.deal.number, state.sheet[1].entries) == (3, (-10, 0, 0, 0))


@pytest.mark.parametrize("number", range(1, 15))
def test_played_to_the_end(number: int) -> None:
    """Without the early end, and in tricks, last two and combined rounds always, there are eight tricks."""
    state = position(number, "AH 9H", "KH 8S", "QH 9S", "JH 10S", rules=TO_THE_END, tricks=6)
    state, _ = told(state, "AH KH QH JH")
    assert (state.deal.number, len(state.sheet)) == (number, number - 1)
    ended, _ = told(state, "9H 8S 9S 10S")
    assert len(ended.sheet) == number


def test_combined_rounds_never_end_early() -> None:
    for number in (1, 6, 7, 8, 13, 14):
        state, _ = told(position(number, "AH 7S", "KH 8S", "QH 9S", "JH 10S", tricks=6), "7S 8S 9S 10S")
        assert len(state.sheet) == number - 1


def test_the_order_of_a_whole_match() -> None:
    """KNG14-01 … KNG14-03, KNG14-09, KNG14-22."""
    first = Words(5, 0).below(4)
    state = CLASSIC_KING.start({}, 4, 5)
    assert (state.deal.opener, state.deal.dealer) == (first, (first - 1) % 4)
    match = list(steps(5))
    happened = [event for *_, events, _ in match for event in events]
    deals = [event for event in happened if isinstance(event, DealStarted)]
    ends = [event for event in happened if isinstance(event, RoundEnded)]
    state = match[-1][-1]
    assert [(deal.deal, deal.dealer) for deal in deals] == [(n, (first + n - 2) % 4) for n in range(2, 15)]
    assert all(len(hand) == 8 for deal in deals for hand in deal.hands)
    contracts = ["tricks", "hearts", "boys", "queens", "king", "last_two", "all"]
    assert [end.contract for end in ends] == contracts * 2
    assert [(end.number, end.opener) for end in ends] == [(n, (first + n - 1) % 4) for n in range(1, 15)]
    running = [0, 0, 0, 0]
    for end, done in zip(ends, state.sheet, strict=True):
        running = [total + entry for total, entry in zip(running, end.entries, strict=True)]
        assert end.totals == tuple(running)
        assert (done.entries, done.opener) == (end.entries, end.opener)
    standing = CLASSIC_KING.standing(state)
    assert happened[-1] == MatchEnded(standing.scores, standing.places or ())
    assert standing.scores == tuple(running)
    assert (standing.deal, sum(running)) == (14, 0)


def test_dealing() -> None:
    """One card at a time from the leader on, clockwise; from the sorted pack of 32."""
    assert " ".join(card.text for card in PACK[:9]) == "AS KS QS JS 10S 9S 8S 7S AH"
    assert (len(PACK), PACK[-1].text) == (32, "7C")
    state = CLASSIC_KING.start({}, 4, 77)
    pack = Words(77, 1).shuffled(PACK)
    for place in range(4):
        hand = state.deal.hands[(state.deal.opener + place) % 4]
        assert set(cards_of(hand)) == set(pack[place::4])


def test_a_given_pack() -> None:
    deck = tuple(PACK)
    state = CLASSIC_KING.start({}, 4, 3, [deck])
    assert set(cards_of(state.deal.hands[state.deal.opener])) == set(deck[::4])
    rng = random.Random(1)
    while state.deal.number == 1:
        state, _ = CLASSIC_KING.apply(
            state, state.deal.to_act, rng.choice(CLASSIC_KING.legal(state, state.deal.to_act))
        )
    assert set(cards_of(state.deal.hands[state.deal.opener])) == set(Words(3, 2).shuffled(PACK)[::4])


@pytest.mark.parametrize(
    ("options", "seats", "decks", "where"),
    [
        ({"choice_limit": "free"}, 4, (), "options.choice_limit"),
        ({"force_kh": "no"}, 4, (), "options.force_kh"),
        ({"end_when_exhausted": ""}, 4, (), "options.end_when_exhausted"),
        ({}, 3, (), "seats"),
        ({}, 5, (), "seats"),
        ({}, 4, (PACK[:-1],), "decks[0]"),
        ({}, 4, (PACK, (*PACK[:-1], PACK[0])), "decks[1]"),
        ({}, 4, ((*PACK[:-1], parse_card("6C")),), "decks[0]"),
        ({}, 4, ((*PACK[:-1], parse_card("Jk")),), "decks[0]"),
    ],
)
def test_what_cannot_begin(options: dict[str, str], seats: int, decks: tuple, where: str) -> None:  # type: ignore[type-arg]
    """ALL-10."""
    with pytest.raises(SetupError) as caught:
        CLASSIC_KING.start(options, seats, 1, decks)
    assert caught.value.where == where
