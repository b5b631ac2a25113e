"""Which cards may be played in each of the fourteen rounds: KNG14-04 … KNG14-07 as positions in card notation."""

from __future__ import annotations

import pytest

from kingtable.games.classic_king import CLASSIC_KING
from tests.positions_classic_king import COMBINED, TO_THE_END, facing, names, played, position

ROUNDS = range(1, 15)
BANNED = (2, 5, 7, 9, 12, 14)


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.parametrize("rules", [{}, COMBINED, TO_THE_END])
def test_on_the_lead(number: int, rules: dict[str, str]) -> None:
    """KNG14-05: no heart while another suit is held; with only hearts any of them."""
    assert facing(number, "", "9H 8C 7S", rules)[0] == ("7S 8C" if number in BANNED else "7S 8C 9H")
    assert facing(number, "", "9H KH", rules)[0] == "9H KH"
    assert facing(number, "", "9D 8C", rules)[0] == "8C 9D"


@pytest.mark.parametrize("number", BANNED)
def test_there_is_no_breaking(number: int) -> None:
    """EX-26: hearts were discarded, but a heart lead stays forbidden as long as another suit is held."""
    state = position(number, "10S 7D KD", "9H AS 8C", "QH 7S QD", "JH 8S 9D", rules=TO_THE_END, tricks=5)
    state = played(state, "10S AS 7S 8S")
    assert state.deal.to_act == 1
    assert names(CLASSIC_KING.legal(state, 1)) == "8C"
    # Hearts are thrown on the club; B, now with hearts only, may lead one.
    state = played(state, "8C QH JH 7D")
    assert names(CLASSIC_KING.legal(state, 1)) == "9H"
    assert facing(number, "", "9H KH")[0] == "9H KH"


@pytest.mark.parametrize("number", ROUNDS)
@pytest.mark.parametrize("rules", [{}, COMBINED])
def test_following(number: int, rules: dict[str, str]) -> None:
    """KNG14-04; no give-up under a higher card, and KH is not forced while the suit can be followed."""
    assert facing(number, "9S", "7S KS AD", rules)[0] == "7S KS"
    assert facing(number, "9S", "7S KH", rules)[0] == "7S"
    assert facing(number, "AH", "KH 7H AS", rules)[0] == "7H KH"
    assert facing(number, "KS AS", "QS JS 7S", rules)[0] == "7S JS QS"


@pytest.mark.parametrize("number", ROUNDS)
def test_void(number: int) -> None:
    """KNG14-06: in rounds 5 and 12 a void holder of KH must give it, with `combined_too` in 7 and 14 as well."""
    free, forced = "7C KH QD", "KH"
    assert facing(number, "9S", "KH 7C QD")[0] == (forced if number in (5, 12) else free)
    assert facing(number, "9S", "KH 7C QD", COMBINED)[0] == (forced if number in (5, 7, 12, 14) else free)
    assert facing(number, "9S", "AH 7C QD", COMBINED)[0] == "7C AH QD"
    assert facing(number, "9S AS", "KD 7H", COMBINED)[0] == "7H KD"


def test_example_21() -> None:
    assert facing(1, "9S", "7S KS AD")[0] == "7S KS"
    assert facing(1, "", "7S KS AD")[0] == "7S AD KS"


@pytest.mark.parametrize(
    ("trick", "winner"),
    [("9S 10S 8S 7S", 1), ("7S 8S QS JS", 2), ("10S AH AD AC", 0), ("7S 8S 9S KS", 3), ("7S AH 8S AD", 2)],
)
def test_the_highest_card_of_the_led_suit_wins_and_leads(trick: str, winner: int) -> None:
    """KNG14-07, and play goes round clockwise."""
    rest = ("7C 8C", "9C 10C", "JC QC", "KC AC")
    hands = [f"{card} {more}" for card, more in zip(trick.split(), rest, strict=True)]
    state = position(1, *hands)
    for seat, card in enumerate(trick.split()):
        assert CLASSIC_KING.to_act(state) == seat
        state = played(state, card)
    assert state.deal.tricks[-1].winner == winner
    assert CLASSIC_KING.to_act(state) == winner == state.deal.leader
    state = played(state, names(CLASSIC_KING.legal(state, winner)[:1]))
    assert CLASSIC_KING.to_act(state) == (winner + 1) % 4
