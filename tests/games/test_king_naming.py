"""Deals, dealers, choosers and the naming of games: KING-01 … KING-13."""

from __future__ import annotations

import random

import pytest

from kingtable.core.actions import Name
from kingtable.core.cards import Card, pack_52
from kingtable.core.game import SetupError
from kingtable.core.rng import Words
from kingtable.games.king import KING
from kingtable.games.king_contracts import (
    CONTRACTS,
    PENALTIES,
    TABLE_RULES,
    TRUMPS,
    UNIT_VALUE,
    UNITS,
    picks_left,
)
from kingtable.games.king_match import State
from kingtable.games.tricks import cards_of
from tests.positions import cards, finished, position, refusal_of


def offered(state: State) -> set[str]:
    return {action.contract for action in KING.legal(state, state.deal.to_act) if isinstance(action, Name)}


def test_the_pack_is_dealt_one_card_at_a_time_from_the_seat_after_the_dealer() -> None:
    """KING-02, KING-13: counterclockwise, dealer of deal 1 from the deal number."""
    dealers = set()
    for seed in range(12):
        pack = pack_52()
        random.Random(seed).shuffle(pack)
        state = KING.start({}, 4, seed, [pack])
        dealer = Words(seed, 0).below(4)
        dealers.add(dealer)
        assert state.deal.dealer == dealer
        for n in range(4):
            assert set(cards_of(state.deal.hands[(dealer - 1 - n) % 4])) == set(pack[n::4])
    assert dealers == {0, 1, 2, 3}


def test_without_given_packs_the_deal_number_shuffles() -> None:
    state = KING.start({}, 4, 77)
    pack = Words(77, 1).shuffled(pack_52())
    assert KING.start({}, 4, 77, [pack]).deal == state.deal
    assert KING.start({}, 4, 78).deal.hands != state.deal.hands


def test_the_two_of_diamonds_chooses_first() -> None:
    """KING-04, KING-06."""
    choosers = set()
    for seed in range(20):
        deal = KING.start({}, 4, seed).deal
        assert Card(2, "D") in cards_of(deal.hands[deal.chooser])
        assert deal.leader == deal.to_act == deal.chooser
        choosers.add(deal.chooser)
    assert choosers == {0, 1, 2, 3}


@pytest.mark.parametrize("seed", [1, 2])
def test_dealer_and_chooser_move_counterclockwise(seed: int) -> None:
    """KING-04, KING-13, KING-03: each seat chooses five times in twenty deals."""
    chance = random.Random(seed)
    state = KING.start({}, 4, seed)
    seen: list[tuple[int, int, int]] = []
    while (seat := KING.to_act(state)) is not None:
        deal = state.deal
        if deal.contract is None:
            assert seat == deal.chooser == deal.leader
            seen.append((deal.number, deal.dealer, deal.chooser))
        state, _ = KING.apply(state, seat, chance.choice(KING.legal(state, seat)))
    _, dealer, chooser = seen[0]
    assert seen == [(n + 1, (dealer - n) % 4, (chooser - n) % 4) for n in range(20)]
    assert [done.chooser for done in state.sheet] == [(chooser - n) % 4 for n in range(20)]
    assert state.deal.number == 20
    assert KING.legal(state, state.deal.to_act) == ()


def test_the_seven_games() -> None:
    """KING-07; KING-43: values and deal sums."""
    assert PENALTIES == ("el", "kupa", "erkek", "kiz", "rifki", "son")
    assert TRUMPS == ("trump S", "trump H", "trump D", "trump C")
    sums = {contract: UNIT_VALUE[contract] * UNITS[contract] for contract in CONTRACTS}
    assert sums == {
        "el": -650, "kupa": -390, "erkek": -480, "kiz": -400, "rifki": -320, "son": -360,
        "trump S": 650, "trump H": 650, "trump D": 650, "trump C": 650,
    }  # fmt: skip
    assert sum(sums[contract] for contract in PENALTIES) == -2600


def test_all_games_are_open_at_first() -> None:
    assert offered(position(None, "2D")) == set(CONTRACTS)


@pytest.mark.parametrize("limit", ["3+2", "free"])
def test_a_penalty_closes_after_its_second_deal(limit: str) -> None:
    """KING-08; the running deal's own name counts from the next deal on."""
    rules = {"choice_limit": limit}
    assert "kiz" in offered(position(None, "2D", rules=rules, sheet=finished("son", "kiz", "el", "el")))
    state = position(None, "2D", rules=rules, sheet=finished("kiz", "kiz", "el", "son"))
    assert offered(state) == set(CONTRACTS) - {"kiz"}
    assert refusal_of(state, "name kiz").reason == "penalty-closed"


def test_the_same_trump_suit_any_number_of_times() -> None:
    """KING-08, EX-10."""
    state = position(None, "2D", sheet=finished("el", "trump S", "trump S", "son"))
    assert "trump S" in offered(state)
    eight = ("trump S",) * 7
    assert "trump S" in offered(position(None, "2D", rules={"choice_limit": "free"}, sheet=finished(*eight, "el")))


def test_three_penalties_and_two_trumps() -> None:
    """KING-09: in any order; a seat's own picks count, those of others do not."""
    others = ("trump C", "trump C", "trump C")
    two_trumps = finished("trump S", *others, "trump S", "el", "el", "son")
    state = position(None, "2D", sheet=two_trumps)
    assert picks_left(tuple((done.chooser, done.contract) for done in two_trumps), 0) == (3, 0)
    assert offered(state) == set(PENALTIES) - {"el"}
    refusal = refusal_of(state, "name trump D")
    assert (refusal.reason, refusal.rule, refusal.facts["kind"]) == ("quota-used", "KING-09", "trumps")

    three_penalties = finished("kiz", *others, "kiz", "el", "el", "son", "rifki", *others)
    state = position(None, "2D", sheet=three_penalties)
    assert offered(state) == set(TRUMPS)
    refusal = refusal_of(state, "name erkek")
    assert (refusal.reason, refusal.rule, refusal.facts["kind"]) == ("quota-used", "KING-09", "penalties")


def test_free_choice_knows_no_quota_but_the_stock() -> None:
    """KING-10: eight trumps, by one seat or by all."""
    free = {"choice_limit": "free"}
    picks = ("trump S", "el", "kupa", "erkek")
    assert offered(position(None, "2D", rules=free, sheet=finished(*picks * 2))) == {"kiz", "rifki", "son", *TRUMPS}
    state = position(None, "2D", rules=free, sheet=finished(*("trump H",) * 8))
    assert offered(state) == set(PENALTIES)
    refusal = refusal_of(state, "name trump S")
    assert (refusal.reason, refusal.rule) == ("trump-limit", "KING-08")


def test_only_the_chooser_names() -> None:
    """KING-05, ALL-08."""
    state = KING.start({}, 4, 5)
    for seat in range(4):
        assert bool(KING.legal(state, seat)) == (seat == state.deal.chooser)


@pytest.mark.parametrize(
    ("options", "seats", "decks", "where"),
    [
        ({"choice": "free"}, 4, [], "options.choice"),
        ({"choice_limit": "2+3"}, 4, [], "options.choice_limit"),
        ({"choice_limit": ""}, 4, [], "options.choice_limit"),
        ({}, 3, [], "seats"),
        ({}, 5, [], "seats"),
        ({}, 0, [], "seats"),
        ({}, 4, [[]], "decks[0]"),
        ({}, 4, [pack_52(), pack_52()[1:]], "decks[1]"),
        ({}, 4, [[*pack_52()[1:], Card(2, "C")]], "decks[0]"),
        ({}, 4, [[*pack_52()[1:], Card(0, "")]], "decks[0]"),
        ({}, 4, [[*pack_52(), Card(2, "C")]], "decks[0]"),
        ({}, 4, [[*pack_52()[1:], Card(14, "S", 1)]], "decks[0]"),
    ],
)
def test_a_match_that_cannot_begin(options: dict[str, str], seats: int, decks: list[list[Card]], where: str) -> None:
    """ALL-10."""
    with pytest.raises(SetupError) as error:
        KING.start(options, seats, 1, decks)
    assert error.value.where == where


def test_missing_options_have_their_defaults() -> None:
    state = KING.start({"rifki_void": "any_heart"}, 4, 1)
    assert state.table.rules == {
        "choice_limit": "3+2", "must_play_higher": "none", "trump_lead_ban": "off",
        "heart_lead_ban": "kupa_rifki", "rifki_void": "any_heart",
    }  # fmt: skip
    assert list(state.table.rules) == [rule.name for rule in TABLE_RULES]


def test_given_packs_replace_the_shuffle_of_their_deals_alone() -> None:
    pack = pack_52()
    given, seeded = KING.start({}, 4, 9, [pack]), KING.start({}, 4, 9)
    assert given.deal.hands != seeded.deal.hands
    for state in (given, seeded):
        chance = random.Random(3)
        while state.deal.number == 1:
            seat = KING.to_act(state)
            assert seat is not None
            state, _ = KING.apply(state, seat, chance.choice(KING.legal(state, seat)))
        by_number = Words(9, 2).shuffled(pack_52())
        assert set(cards_of(state.deal.hands[(state.deal.dealer - 1) % 4])) == set(by_number[0::4])


def test_card_notation() -> None:
    assert cards("10H Jk") == [Card(10, "H"), Card(0, "")]
