"""What the plays of a deal give away: never more than is true, and as much as the duties say."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from kingtable.bots.king_reading import Reading, reading_of
from kingtable.core.actions import Play
from kingtable.games.king import KING
from kingtable.games.tricks import HEARTS, SUIT_MASKS, mask_of
from tests.positions import SEAT_OF, cards, played, position

RULES: list[Mapping[str, str]] = [
    {},
    {"must_play_higher": "every", "trump_lead_ban": "on", "heart_lead_ban": "all_penalties"},
    {"must_play_higher": "trumps", "rifki_void": "any_heart", "choice_limit": "free"},
]


@pytest.mark.parametrize("rules", RULES)
def test_no_held_card_is_ruled_out(rules: Mapping[str, str]) -> None:
    rng = random.Random(7)
    state = KING.start(rules, 4, 7)
    told = 0
    while (seat := KING.to_act(state)) is not None:
        if state.deal.contract is not None:
            reading = reading_of(KING.view(state, seat))
            for other in reading.others:
                assert not state.deal.hands[other] & ~reading.holds[other]
                told += (reading.out & ~reading.holds[other]).bit_count()
        state, _ = KING.apply(state, seat, rng.choice(KING.legal(state, seat)))
    assert told > 1_000


def read(
    contract: str, trick: str, *hands: str, rules: Mapping[str, str] | None = None, broken: bool = False
) -> Reading:
    """What the next player reads after that running trick."""
    state = played(position(contract, *hands, rules=rules, broken=broken), trick)
    return reading_of(KING.view(state, state.deal.to_act))


def excluded(reading: Reading, seat: str) -> int:
    """The cards out that the reading rules out for that seat."""
    return reading.out & ~reading.holds[SEAT_OF[seat]] & ~mask_of(cards("2D"))  # 2D is deal 1's chooser's


def test_void_in_the_led_suit() -> None:
    reading = read("el", "5S 9D", "5S 6C", "9D 3C", "7S 2C", "")
    assert excluded(reading, "B") == reading.out & SUIT_MASKS[0]
    assert excluded(reading, "A") == 0


def test_void_without_a_penalty_card_has_none() -> None:
    reading = read("kiz", "5S 9D", "5S 6C", "9D 3C", "7S 2C", "")
    assert excluded(reading, "B") & mask_of(cards("QH QD QC")) == mask_of(cards("QH QD QC"))


def test_void_with_a_penalty_card_tells_no_more_than_the_void() -> None:
    reading = read("kiz", "5S QD", "5S 6C", "QD 3C", "7S 2C", "")
    assert excluded(reading, "B") == reading.out & SUIT_MASKS[0]


def test_void_in_a_trump_deal_without_a_trump() -> None:
    reading = read("trump H", "5S 9D", "5S 6C", "9D 3C", "7S 2C", "")
    assert excluded(reading, "B") == reading.out & (SUIT_MASKS[0] | HEARTS)


def test_a_penalty_card_not_given_under_a_higher_one_is_not_there() -> None:
    reading = read("erkek", "AS 9S", "AS 6C", "9S 3C", "7S 2C", "")
    assert excluded(reading, "B") == mask_of(cards("KS JS"))


def test_the_duty_to_play_higher_read_backwards() -> None:
    reading = read("el", "9S 4S", "9S 6C", "4S 3C", "7S 2C", "", rules={"must_play_higher": "every"})
    assert excluded(reading, "B") == mask_of(cards("10S JS QS KS AS"))


def test_a_heart_led_under_the_ban_leaves_only_hearts() -> None:
    reading = read("kupa", "9H", "9H 3H", "4H 3C", "", "")
    assert excluded(reading, "A") == reading.out & ~HEARTS & ~mask_of(cards("2D"))
    assert excluded(read("kupa", "9H", "9H 3H", "4H 3C", "", "", broken=False), "C") == 0


def test_the_cards_out_are_all_but_the_own_and_the_played() -> None:
    state = KING.start({}, 4, 9)
    state, _ = KING.apply(state, state.deal.to_act, KING.legal(state, state.deal.to_act)[0])
    for _ in range(6):
        seat = state.deal.to_act
        reading = reading_of(KING.view(state, seat))
        assert reading.out == sum(hand for other, hand in enumerate(state.deal.hands) if other != seat)
        assert reading.to_come == tuple((seat - step) % 4 for step in range(1, 4 - len(state.deal.trick)))
        action = KING.legal(state, seat)[0]
        assert isinstance(action, Play)
        state, _ = KING.apply(state, seat, action)
