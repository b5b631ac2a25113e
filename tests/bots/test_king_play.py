"""The rule-of-thumb player at the table: plays that any good player would make, and blunders it never makes."""

from __future__ import annotations

import random

import pytest

from kingtable.bots.king import best_card
from kingtable.core.actions import Name, Play
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, PENALTIES, is_trump, trick_units
from kingtable.games.king_match import State
from kingtable.games.tricks import SUIT_MASKS, beats, bit_of, bits_of, card_of, suit_of
from tests.positions import played, position


def choice(contract: str, trick: str, hand: str, *, broken: bool = False) -> str:
    """What the player with that hand plays after those cards of the trick."""
    hands = [*trick.split(), hand]
    state = played(position(contract, *hands, broken=broken), trick)
    return card_of(best_card(KING.view(state, state.deal.to_act), random.Random(0))).text


@pytest.mark.parametrize(
    ("contract", "trick", "hand", "expected"),
    [
        ("el", "9S 10S 3S", "JS 8S 2S", "8S"),  # duck with the highest card that still loses
        ("el", "9S 10S 3S", "AS QS JS", "AS"),  # it must be taken: with the highest
        ("kiz", "5S QS 8S", "KS 2S", "2S"),  # a queen lies there
        ("kiz", "5S 6S 8S", "KS 2S", "KS"),  # harmless: away with the king
        ("rifki", "5S QS 8S", "KS 2S", "KS"),
        ("erkek", "5S QS 8S", "KS 10S 2S", "10S"),  # not with the king, which is a penalty itself
        ("kupa", "4H 9H 6H", "AH 8H 2H", "8H"),
        ("son", "4H 9H 6H", "AH 8H 2H", "AH"),  # high cards first, nothing counts yet
        ("trump S", "5H 7H 9H", "AH JH 2H", "JH"),  # no ace where the jack wins
        ("trump S", "5H AH 9H", "KH JH 2H", "2H"),  # it cannot be won
        ("trump S", "5H AH 9H", "KS 3S 2S", "2S"),  # the lowest trump takes it
        ("trump S", "", "AH 3D 2C", "AH"),
        ("el", "", "AH 3D KS", "3D"),
    ],
)
def test_play(contract: str, trick: str, hand: str, expected: str) -> None:
    assert choice(contract, trick, hand) == expected


def foolish(state: State, card: int) -> str:
    """What is foolish about that play of the seat to act; empty for a sound one."""
    deal = state.deal
    assert deal.contract is not None and deal.duty is not None
    hand = deal.hands[deal.to_act]
    legal = deal.playable(hand)
    others = sum(deal.hands) - hand
    if len(deal.trick) == 3:
        taking = {bit for bit in bits_of(legal) if beats(bit, deal.best, deal.led, deal.duty.trump)}
        units = trick_units(deal.contract, sum(deal.trick) | card, len(deal.tricks) + 1)
        if is_trump(deal.contract):
            if card in taking and any(bit < card and suit_of(bit) == suit_of(card) for bit in taking):
                return "a high card wasted"
        elif units and card in taking and len(taking) < legal.bit_count():
            return "points taken that could be ducked"
    if not deal.trick and deal.contract in ("el", "kupa", "erkek", "kiz", "rifki"):
        alive = any(others & SUIT_MASKS[suit_of(bit)] for bit in bits_of(legal))
        counts = deal.contract == "el" or trick_units(deal.contract, others, 1)
        if counts and alive and not others & SUIT_MASKS[suit_of(card)]:
            return "a dead suit led"
    return ""


@pytest.mark.parametrize("contract", CONTRACTS)
def test_no_blunders(contract: str) -> None:
    for seed in range(12):
        state = KING.start({}, 4, seed)
        rng = random.Random(seed)
        state, _ = KING.apply(state, state.deal.to_act, Name(contract))
        while not state.sheet:
            seat = state.deal.to_act
            card = best_card(KING.view(state, seat), rng)
            assert not foolish(state, card), (seed, len(state.deal.tricks))
            state, _ = KING.apply(state, seat, Play(card_of(card)))


def test_the_checker_of_blunders_finds_them() -> None:
    taken = played(position("kiz", "5S", "QS", "8S", "KS 2S"), "5S QS 8S")
    assert foolish(taken, bit_of(card_of(bit_of_text("KS")))) == "points taken that could be ducked"
    wasted = played(position("trump S", "5H", "7H", "9H", "AH JH"), "5H 7H 9H")
    assert foolish(wasted, bit_of_text("AH")) == "a high card wasted"
    assert foolish(position("el", "AS 2H", "3H"), bit_of_text("AS")) == "a dead suit led"


def bit_of_text(text: str) -> int:
    """The bit of the card of that name."""
    action = KING.decode(f"play {text}")
    assert isinstance(action, Play)
    return bit_of(action.card)


def test_it_clearly_beats_random_players_in_every_contract() -> None:
    for contract in (*PENALTIES, "trump S"):
        points = []
        for number in range(24):
            state = KING.start({}, 4, number)
            state, _ = KING.apply(state, state.deal.to_act, Name(contract))
            rng = random.Random(number)
            while not state.sheet:
                seat = state.deal.to_act
                view = KING.view(state, seat)
                card = best_card(view, rng) if seat == number % 4 else rng.choice(list(bits_of(view.playable)))
                state, _ = KING.apply(state, seat, Play(card_of(card)))
            entries = state.sheet[0].entries
            points.append(entries[number % 4] - sum(entries) / 4)
        assert sum(points) / len(points) > 15, contract
