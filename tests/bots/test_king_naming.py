"""How the rule-of-thumb player names its games."""

from __future__ import annotations

import random
from statistics import fmean

import pytest

from kingtable.bots.king import KingJudge
from kingtable.bots.king_naming import best_name, promise
from kingtable.core.actions import Name
from kingtable.core.cards import pack_52
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, PENALTIES, TRUMPS, is_trump
from kingtable.games.king_match import Finished, View
from kingtable.games.tricks import mask_of
from tests.positions import cards, position


def view_of(hand: str, *named: str, choice_limit: str = "3+2") -> View:
    """The View of a chooser with that hand who has named these games before; the others have named none."""
    sheet = tuple(Finished(0, contract, (0, 0, 0, 0), ()) for contract in named)
    state = position(None, hand, rules={"choice_limit": choice_limit}, sheet=sheet)
    return KING.view(state, 0)


def named(hand: str, *before: str) -> str:
    """What such a chooser names."""
    return best_name(view_of(hand, *before))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("AS KS QS JS 9S 8S 3S AH KH 2D 3D AC 4C", "trump S"),
        ("AD KD JD 10D 9D 4D 2D AH 3H AC KC 2S 3S", "trump D"),
        ("2S 3S 5S 7S 2H 4H 6H 3D 4D 7D 2C 5C 6C", "el"),
    ],
)
def test_the_hand_speaks(hand: str, expected: str) -> None:
    assert named(hand) == expected


def test_a_hand_full_of_queens_is_not_for_kiz() -> None:
    queens = mask_of(cards("QS QH QD QC KS AH 3D 4D 5D 2C 3C 4C 2S"))
    twos = mask_of(cards("2S 3H 2D 3C 4S 5H 6D 7D 5D 2C 7C 4C 8S"))
    assert promise(0, queens, "kiz") < -50 < 50 < promise(0, twos, "kiz")


def test_used_up_picks_leave_the_other_kind() -> None:
    low = "2S 3S 5S 7S 2H 4H 6H 3D 4D 7D 2C 5C 6C"
    high = "AS KS QS JS 9S 8S 3S AH KH 2D 3D AC 4C"
    assert is_trump(named(low, "kupa", "son", "kiz"))
    assert not is_trump(named(high, "trump S", "trump H"))


def test_a_promise_is_about_nothing_for_a_random_hand() -> None:
    rng = random.Random(1)
    pack = pack_52()
    hands = []
    for _ in range(300):
        rng.shuffle(pack)
        hands.append(mask_of(pack[:13]))
    for contract in CONTRACTS:
        assert abs(fmean(promise(0, hand, contract) for hand in hands)) < 25, contract


@pytest.mark.parametrize("choice_limit", ["3+2", "free"])
def test_trumps_are_spread_over_the_match(choice_limit: str) -> None:
    rng = random.Random(2)
    first_half = 0
    for seed in range(30):
        state = KING.start({"choice_limit": choice_limit}, 4, seed)
        picks: list[bool] = []
        while (seat := KING.to_act(state)) is not None:
            if state.deal.contract is None:
                contract = best_name(KING.view(state, seat))
                picks.append(is_trump(contract))
                state, _ = KING.apply(state, seat, Name(contract))
            else:
                state, _ = KING.apply(state, seat, rng.choice(KING.legal(state, seat)))
        assert sum(picks) == len(TRUMPS) * 2 and len(picks) - sum(picks) == len(PENALTIES) * 2
        first_half += sum(picks[:10])
    assert 80 <= first_half <= 160  # of 240; burning trumps first would give 240


def test_naming_by_the_hand_beats_naming_at_random() -> None:
    judge = KingJudge()

    def chooser_gain(seed: int, by_hand: bool) -> float:
        """What the chooser of a first deal gets above the others' mean."""
        rng = random.Random(seed)
        state = KING.start({}, 4, seed)
        chooser = state.deal.to_act
        view = KING.view(state, chooser)
        contract = best_name(view) if by_hand else rng.choice(view.nameable)
        state, _ = KING.apply(state, chooser, Name(contract))
        while not state.sheet:
            seat = state.deal.to_act
            state, _ = KING.apply(state, seat, judge.choose(KING.view(state, seat), rng))
        entries = state.sheet[0].entries
        return entries[chooser] - (sum(entries) - entries[chooser]) / 3

    gains = [chooser_gain(seed, by_hand=True) - chooser_gain(seed, by_hand=False) for seed in range(120)]
    assert fmean(gains) > 40  # measured: 94, standard error 14
