"""Winners, values, early ends, totals, places and made Kings: KING-40 … KING-53, EX-01 … EX-11."""

from __future__ import annotations

import random

import pytest

from kingtable.core.actions import Name
from kingtable.core.cards import Card, pack_52
from kingtable.core.events import CardPlayed, DealEnded, DealStarted, Event, KingMade, MatchEnded, TrickTaken
from kingtable.core.game import places_of
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, UNIT_VALUE, deal_over, trick_units
from kingtable.games.king_match import Finished, State, king_points, kings_made
from kingtable.games.tricks import DECK, HEARTS, Trick, mask_of
from tests.positions import SEAT_OF, cards, entries_of, facing, names, played, position, told


def taken_by(contract: str, trick: str) -> str:
    """Who wins that trick of A, B, C, D, and leads the next."""
    state, events = told(position(contract, *trick.split()), trick)
    (done,) = [event for event in events if isinstance(event, TrickTaken)]
    assert state.deal.to_act == done.seat
    return next(name for name, seat in SEAT_OF.items() if seat == done.seat)


@pytest.mark.parametrize(
    ("contract", "trick", "winner"),
    [
        ("trump D", "AC 5D JD 3D", "C"),  # EX-02
        ("trump S", "10H KH 2S AH", "C"),  # EX-02
        ("el", "9S 10S 8S 7S", "B"),  # EX-03
        ("el", "4S 7S QS 2S", "C"),
        ("el", "10S JS 2S 3S", "B"),
        ("el", "2S AH AD KD", "A"),
        ("trump H", "AS 2S 3S 4S", "A"),
        ("trump H", "2S 3H 4H AS", "C"),
        ("trump H", "2H AS 3H KD", "C"),
        ("el", "2D 3D 4D AD", "D"),
    ],
)
def test_who_takes_the_trick(contract: str, trick: str, winner: str) -> None:
    """KING-40, KING-06."""
    assert taken_by(contract, trick) == winner


@pytest.mark.parametrize(
    ("contract", "trick", "number", "points"),
    [
        ("el", "2C 3C 4C 5C", 1, -50),
        ("kupa", "2C 3C 4C 5C", 1, 0),
        ("kupa", "2H 3H 4H 5H", 1, -120),
        ("kupa", "2C 3H 4C 5C", 1, -30),
        ("erkek", "JC KC JD QC", 1, -180),
        ("erkek", "10C QC AC 2H", 1, 0),
        ("kiz", "QS QD 8S 7S", 1, -200),  # EX-07
        ("kiz", "KS JS 8S 7S", 1, 0),
        ("rifki", "AH KH 8H 7H", 1, -320),
        ("rifki", "AH QH KD KS", 1, 0),
        ("son", "2C 3C 4C 5C", 11, 0),
        ("son", "2C 3C 4C 5C", 12, -180),
        ("son", "2C 3C 4C 5C", 13, -180),
        ("trump S", "2C 3C 4C 5C", 1, 50),
        ("trump C", "2C 3C 4C 5C", 13, 50),
    ],
)
def test_what_a_trick_counts(contract: str, trick: str, number: int, points: int) -> None:
    """KING-43, KING-44."""
    assert UNIT_VALUE[contract] * trick_units(contract, mask_of(cards(trick)), number) == points


@pytest.mark.parametrize("contract", CONTRACTS)
def test_when_a_deal_is_over(contract: str) -> None:
    """KING-41, KING-42."""
    last = {"kupa": "2H", "erkek": "JC", "kiz": "QC", "rifki": "KH"}.get(contract)
    assert deal_over(contract, 13, DECK)
    if last is None:
        assert not deal_over(contract, 12, DECK - mask_of(cards("2S 3S 4S 5S")))
    else:
        card = mask_of(cards(last))
        assert not deal_over(contract, 12, DECK - card)
        assert deal_over(contract, 5, DECK - mask_of(cards("2S 3S 4S 5S")) | card)


def test_ex_01_hearts_open_with_a_discard() -> None:
    state = position("kupa", "7H 8S")
    assert names(KING.legal(state, 0)) == "8S"
    state = played(position("kupa", "4C", "9C 7H 8S", "6H", "2C KH"), "4C 9C 6H 2C")
    assert names(KING.legal(state, SEAT_OF["B"])) == "7H 8S"


def test_ex_04_void_in_erkek() -> None:
    assert facing("erkek", "6H", "KD JC 4S").legal == "JC KD"


def test_ex_05_the_last_two_tricks() -> None:
    state = position("son", "AS 2C", "2S 3C", "3S 4C", "4S 2D", tricks=11)
    state = played(state, "AS 2S 3S 4S 2C 3C 4C 2D")
    assert entries_of(state.sheet[0]) == {"A": -180, "B": 0, "C": -180, "D": 0}
    assert state.totals == state.sheet[0].entries


def test_ex_06_the_fourth_queen_ends_the_deal() -> None:
    """The deal ends with its trick, cards left count nothing, the next seat chooses."""
    hands = ["KS AD AC KH 2S", "QS QD QC QH 3S", "4S 2D 2C 2H 5S", "6S 3D 3C 3H 7S"]
    state = position("kiz", *hands, tricks=2)
    state = played(state, "KS QS 4S 6S AD QD 2D 3D AC QC 2C 3C")
    assert state.deal.number == 1
    state, events = told(state, "KH QH 2H 3H")
    assert entries_of(state.sheet[0]) == {"A": -400, "B": 0, "C": 0, "D": 0}
    assert len(state.sheet[0].tricks) == 6
    assert (state.deal.number, state.deal.chooser, state.deal.dealer) == (2, 3, 0)
    assert [hand.bit_count() for hand in state.deal.hands] == [13] * 4
    kinds = [type(event) for event in events]
    assert kinds == [CardPlayed] * 4 + [TrickTaken, DealEnded, DealStarted]


def test_a_discarded_rifki_ends_the_deal_with_its_trick_only() -> None:
    """KING-42: the trick is played out, for only then is it known who takes it."""
    state = position("rifki", "4C 2S", "KH 3S", "9C 4S", "2C 5S")
    state, events = told(state, "4C KH 9C")
    assert state.deal.number == 1
    assert all(isinstance(event, CardPlayed) for event in events)
    state = played(state, "2C")
    assert entries_of(state.sheet[0]) == {"A": 0, "B": 0, "C": -320, "D": 0}


def test_ex_08_the_rifki_under_the_ace() -> None:
    assert facing("rifki", "4H AH", "KH 3H", broken=True).legal == "KH"
    assert facing("rifki", "4H", "KH 3H", broken=True).legal == "3H KH"
    assert facing("rifki", "4H QH", "KH 3H", broken=True).legal == "3H KH"


def test_ex_09_a_queen_under_the_king() -> None:
    assert facing("kiz", "5S KS", "QS 2S").legal == "QS"
    assert facing("kiz", "5S JS", "QS 2S").legal == "2S QS"


@pytest.mark.parametrize("number", [1, 2])
def test_ex_11_trumps_are_closed_in_every_deal(number: int) -> None:
    sheet = (Finished(1, "el", (0, 0, 0, 0), (Trick(0, (), 0, 0),)),) * (number - 1)
    state = position(None, "AS 2S 7H 8D", rules={"trump_lead_ban": "on"}, sheet=sheet)
    state, _ = KING.apply(state, 0, Name("trump S"))
    assert names(KING.legal(state, 0)) == "7H 8D"


def king_deal(contract: str) -> tuple[State, list[Event]]:
    """Deal 1 in which each seat holds one suit; the chooser names that game and takes all thirteen tricks."""
    suits = [[card for card in pack_52() if card.suit == suit] for suit in "SHDC"]
    hands = dict(zip(range(4), suits, strict=True))
    chooser = 2  # the diamonds
    order = [(-1 - n) % 4 for n in range(4)]
    pack = [hands[seat][n] for n in range(13) for seat in order]
    seed = next(seed for seed in range(100) if KING.start({}, 4, seed).deal.dealer == 0)
    state = KING.start({}, 4, seed, [pack])
    assert state.deal.chooser == chooser
    state, told_so_far = KING.apply(state, chooser, Name(contract))
    events = list(told_so_far)
    while state.deal.number == 1:
        seat = state.deal.to_act
        state, more = KING.apply(state, seat, KING.legal(state, seat)[0])
        events += more
    return state, events


def test_making_a_king() -> None:
    """KING-46: 650 and nothing more; the game goes on; it is told before the deal is written down."""
    state, events = king_deal("trump D")
    assert state.sheet[0].entries == (0, 0, 650, 0)
    assert state.totals == (0, 0, 650, 0)
    assert not state.over
    kinds = [type(event) for event in events[-4:]]
    assert kinds == [TrickTaken, KingMade, DealEnded, DealStarted]
    assert KingMade(2) in events
    assert [kings_made(state.sheet, seat) for seat in range(4)] == [0, 0, 1, 0]


@pytest.mark.parametrize("contract", ["el", "kupa"])
def test_all_tricks_of_a_penalty_deal_make_no_king(contract: str) -> None:
    state, events = king_deal(contract)
    assert state.sheet[0].entries == (0, 0, {"el": -650, "kupa": -390}[contract], 0)
    assert not any(isinstance(event, KingMade) for event in events)
    assert kings_made(state.sheet, 2) == 0


def test_king_points() -> None:
    """KING-47: +1 a deal won, ties included, +10 the game, +25 a King; the totals are not touched."""

    def done(contract: str, *entries: int) -> Finished:
        return Finished(0, contract, entries, ())

    sheet = (
        done("trump S", 650, 0, 0, 0),
        done("rifki", 0, 0, -320, 0),
        done("el", -650, 0, 0, 0),
        done("trump H", 150, 150, 150, 200),
    )
    assert [king_points(sheet, seat, place) for seat, place in enumerate((2, 1, 4, 3))] == [27, 12, 1, 3]
    assert king_points(sheet, 1, 2) == 2
    assert king_points((), 0, 1) == 10


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((10, 20, 30, 40), (4, 3, 2, 1)),
        ((20, 20, 10, 0), (1, 1, 3, 4)),
        ((0, 20, 20, 10), (4, 1, 1, 3)),
        ((0, 0, 0, 0), (1, 1, 1, 1)),
        ((-10, 30, -10, -10), (2, 1, 2, 2)),
    ],
)
def test_equal_results_share_the_place(scores: tuple[int, ...], places: tuple[int, ...]) -> None:
    """ALL-11, KING-45."""
    assert places_of(scores) == places


def test_the_last_deal_ends_the_match() -> None:
    """KING-03, KING-45: what the last action left stays in sight."""
    sheet = (Finished(0, "el", (0, 0, 0, 0), (Trick(0, (), 0, 0),)),) * 19
    state = position("rifki", "4C 2S", "KH 3S", "9C 4S", "2C 5S", sheet=sheet)
    assert KING.standing(state).places is None
    state, events = told(state, "4C KH 9C 2C")
    assert state.over
    assert KING.to_act(state) is None
    standing = KING.standing(state)
    assert (standing.deal, standing.scores, standing.places) == (20, (0, 0, -320, 0), (1, 1, 4, 1))
    assert events[-1] == MatchEnded((0, 0, -320, 0), (1, 1, 4, 1))
    assert not any(isinstance(event, DealStarted) for event in events)
    spread = KING.spread(state)
    assert [[card.text for card in hand] for hand in spread.hands] == [["2S"], ["5S"], ["4S"], ["3S"]]
    assert (spread.centre, spread.left) == ((), 0)


def test_spread_shows_the_running_trick_in_order() -> None:
    state = played(position("el", "4C 2S", "9C", "8C", "7C"), "4C 9C")
    assert KING.spread(state).centre == ("4C", "9C")
    assert KING.spread(state).hands[SEAT_OF["C"]] == (Card(8, "C"),)


def test_hearts_are_thirteen() -> None:
    """A Kupa deal in which one heart never falls is played to its end."""
    chance = random.Random(4)
    for seed in range(10):
        state = KING.start({}, 4, seed)
        state, _ = KING.apply(state, state.deal.chooser, Name("kupa"))
        while state.deal.number == 1:
            before = state.deal
            state, _ = KING.apply(state, before.to_act, chance.choice(KING.legal(state, before.to_act)))
        done = state.sheet[0]
        fallen = [sum((sum(trick.cards) & HEARTS).bit_count() for trick in done.tricks[:n]) for n in (-1, None)]
        assert fallen[0] < 13 == fallen[1]
        assert sum(done.entries) == -390
