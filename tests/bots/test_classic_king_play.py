"""The rule-of-thumb player of Classic King: plays any good player would make, and blunders it never makes."""

from __future__ import annotations

import itertools
import random

import pytest

from kingtable.bots.classic_king import best_card
from kingtable.bots.levels import judge_of
from kingtable.core.actions import Play
from kingtable.games.classic_king import CLASSIC_KING, State
from kingtable.games.classic_king_rounds import round_sum, trick_points
from kingtable.games.tricks import SUIT_MASKS, beats, bit_of, bits_of, card_of, suit_of
from tests.bots.players import PLAYERS, player
from tests.matches_of_classic_king import first_state
from tests.positions_classic_king import COMBINED, TO_THE_END, cards, played, position


def choice(number: int, trick: str, hand: str) -> str:
    """What the player with that hand plays in that round after those cards of the trick."""
    state = played(position(number, *trick.split(), hand), trick)
    return card_of(best_card(CLASSIC_KING.view(state, state.deal.to_act), random.Random(0))).text


@pytest.mark.parametrize(
    ("number", "trick", "hand", "expected"),
    [
        (4, "AS", "KS QS 8S", "QS"),  # EX-27
        (1, "9S 10S 8S", "JS 7S", "7S"),
        (1, "9S JS 8S", "QS 10S 7S", "10S"),  # duck with the highest card that still loses
        (1, "9S 8S 7S", "AS QS 10S", "AS"),  # it must be taken: with the highest
        (4, "9S QS 8S", "KS 7S", "7S"),  # a queen lies there
        (4, "9S 8S 10S", "KS 7S", "KS"),  # harmless: away with the king
        (3, "9S QS 8S", "KS 10S 7S", "10S"),  # not with the king, which is a penalty itself
        (4, "AS", "QD 7C 7D", "QD"),  # void: the queen goes to somebody else
        (3, "AS", "KD 7C 7D", "KD"),
        (2, "AS", "7H 7C 7D", "7H"),
        (8, "9S 10S 8S", "AS JS 7S", "JS"),  # no ace where the jack wins
        (8, "9S AS 8S", "KS JS 7S", "7S"),  # it cannot be won
        (8, "", "AS 8D 7C", "AS"),
        (1, "", "AS 7D KC", "7D"),
        (11, "9S QS 8S", "KS 7S", "KS"),
        (9, "9S 8S AS", "AH 7C 8C", "7C"),  # no heart for another
        (12, "9H KH 8H", "AH 7H", "AH"),
    ],
)
def test_play(number: int, trick: str, hand: str, expected: str) -> None:
    assert choice(number, trick, hand) == expected


def foolish(state: State, card: int) -> str:
    """What is foolish about that play of the seat to act; empty for a sound one."""
    deal = state.deal
    hand = deal.hands[deal.to_act]
    legal = deal.playable(hand)
    others = sum(deal.hands) - hand
    if len(deal.trick) == 3:
        taking = {bit for bit in bits_of(legal) if beats(bit, deal.best, deal.led, 0)}
        points = trick_points(deal.round, sum(deal.trick) | card, len(deal.tricks) + 1)
        if points < 0 and card in taking and len(taking) < legal.bit_count():
            return "points taken that could be ducked"
        if deal.round.contract == "tricks" and points > 0 and card in taking and any(bit < card for bit in taking):
            return "a high card wasted"
    if not deal.trick and deal.round.sign < 0 and deal.round.contract in ("tricks", "all"):
        alive = any(others & SUIT_MASKS[suit_of(bit)] for bit in bits_of(legal))
        if alive and not others & SUIT_MASKS[suit_of(card)]:
            return "a dead suit led"
    return ""


def test_no_blunders() -> None:
    for seed in range(6):
        rng = random.Random(seed)
        state = CLASSIC_KING.start({}, 4, seed)
        while (seat := CLASSIC_KING.to_act(state)) is not None:
            card = best_card(CLASSIC_KING.view(state, seat), rng)
            assert not foolish(state, card), (seed, state.deal.number, len(state.deal.tricks))
            state, _ = CLASSIC_KING.apply(state, seat, Play(card_of(card)))


def test_the_checker_of_blunders_finds_them() -> None:
    taken = played(position(4, "9S", "QS", "8S", "KS 7S"), "9S QS 8S")
    assert foolish(taken, bit_of(cards("KS")[0])) == "points taken that could be ducked"
    wasted = played(position(8, "9S", "8S", "7S", "AS JS"), "9S 8S 7S")
    assert foolish(wasted, bit_of(cards("AS")[0])) == "a high card wasted"
    assert foolish(position(1, "AS 9H", "8H"), bit_of(cards("AS")[0])) == "a dead suit led"


@pytest.mark.parametrize("number", range(1, 15))
def test_it_clearly_beats_random_players_in_every_round(number: int) -> None:
    """Every deal is played once from each seat, so that good cards cancel out."""
    points = []
    for deal, mine in itertools.product(range(20), range(4)):
        state = first_state(number, deal)
        rng = random.Random(deal)
        while len(state.sheet) < number:
            seat = state.deal.to_act
            view = CLASSIC_KING.view(state, seat)
            card = best_card(view, rng) if seat == mine else rng.choice(list(bits_of(view.playable)))
            state, _ = CLASSIC_KING.apply(state, seat, Play(card_of(card)))
        points.append(state.sheet[-1].entries[mine] - round_sum(number) / 4)
    assert sum(points) / len(points) > abs(round_sum(number)) / 32


@pytest.mark.parametrize("rules", [{}, COMBINED, TO_THE_END])
@pytest.mark.parametrize("level", PLAYERS)
def test_every_level_plays_whole_matches_by_the_rules(level: str, rules: dict[str, str]) -> None:
    bot, judge = player("classic-king", level), judge_of("classic-king")
    rng = random.Random(3)
    state = CLASSIC_KING.start(rules, 4, 3)
    while (seat := CLASSIC_KING.to_act(state)) is not None:
        for other in range(4):
            assert judge.legal(CLASSIC_KING.view(state, other)) == CLASSIC_KING.legal(state, other)
        action = bot.choose(CLASSIC_KING.view(state, seat), rng)
        assert action in CLASSIC_KING.legal(state, seat)
        state, _ = CLASSIC_KING.apply(state, seat, action)
    assert sum(state.totals) == 0
