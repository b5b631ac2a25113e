"""Rollouts against the games themselves, the record read back, and habits that are legal."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from kingtable.bots import classic_king_contest, king_contest
from kingtable.bots.classic_king import ClassicKingJudge
from kingtable.bots.classic_king_mind import ClassicKingMind
from kingtable.bots.contest import ORDERS, Contest, Position
from kingtable.bots.deeds import read, weight
from kingtable.bots.habit import habit
from kingtable.bots.king import KingJudge
from kingtable.bots.king_mind import KingMind
from kingtable.bots.rollout import rollout
from kingtable.core.actions import Name, Play
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.classic_king_rounds import TABLE_RULES as CLASSIC_RULES
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, TABLE_RULES
from kingtable.games.tricks import DIAMOND, SPADE, bit_of, bits_of, card_of, mask_of
from tests.positions import cards

STRICT = {rule.name: rule.values[-1] for rule in TABLE_RULES}
CLASSIC_STRICT = {rule.name: rule.values[-1] for rule in CLASSIC_RULES}
Started = tuple[Any, Any, Contest]
"""A game, its state at the beginning of a deal, and the deal for the search."""


def king(contract: str, rules: Mapping[str, str], seed: int) -> Started:
    """A first deal of Turkish King with that game named."""
    state = KING.start(rules, 4, seed)
    state, _ = KING.apply(state, state.deal.to_act, Name(contract))
    return KING, state, king_contest.contest_of(contract, state.table.rules)


def classic(number: int, rules: Mapping[str, str], seed: int) -> Started:
    """That round of Classic King; those before it are played at random."""
    rng = random.Random(seed)
    state = CLASSIC_KING.start(rules, 4, seed)
    while state.deal.number < number:
        seat = state.deal.to_act
        state, _ = CLASSIC_KING.apply(state, seat, rng.choice(CLASSIC_KING.legal(state, seat)))
    return CLASSIC_KING, state, classic_king_contest.contest_of(state.deal.round)


STARTS: list[tuple[str, Callable[[int], Started]]] = [
    *((f"king {c}", lambda seed, c=c: king(c, {}, seed)) for c in CONTRACTS),
    *((f"king {c} strict", lambda seed, c=c: king(c, STRICT, seed)) for c in CONTRACTS),
    *((f"classic {n}", lambda seed, n=n: classic(n, {}, seed)) for n in range(1, 15)),
    *((f"classic {n} strict", lambda seed, n=n: classic(n, CLASSIC_STRICT, seed)) for n in (5, 7, 12, 14)),
]
each_deal = pytest.mark.parametrize("start", [start for _, start in STARTS], ids=[name for name, _ in STARTS])


def position_of(contest: Contest, state: Any) -> Position:
    """The moment with all hands open, read from the public record."""
    deal = state.deal
    _, at = read(contest, deal.tricks, deal.leader, deal.trick, deal.to_act, sum(deal.hands))
    return at._replace(hands=deal.hands)


def by_habit(contest: Contest, state: Any) -> int:
    """The card habit chooses for the seat to play."""
    deal = state.deal
    hand = deal.hands[deal.to_act]
    cards = deal.playable(hand)
    if not cards & (cards - 1):
        return int(cards)
    seat = deal.to_act
    _, at = read(contest, deal.tricks, deal.leader, deal.trick, seat, sum(deal.hands))
    after = ORDERS[contest.step][deal.leader][len(deal.trick) + 1] if len(deal.trick) < 3 else ()
    card = habit(
        contest, cards, deal.led, deal.best, sum(deal.trick), seat, sum(1 << each for each in after),
        len(deal.tricks) + 1, sum(deal.hands) ^ hand, hand, at.shown,
    )  # fmt: skip
    assert card & cards and not card & (card - 1)
    return card


@each_deal
def test_a_rollout_plays_as_the_game_does(start: Callable[[int], Started]) -> None:
    for seed in range(3):
        game, state, contest = start(seed)
        rng = random.Random(seed)
        number = len(state.sheet)
        # Before the end of the third trick no deal is over, but for Rıfkı and its like.
        for _ in range(rng.randrange(12)):
            seat = state.deal.to_act
            after, _ = game.apply(state, seat, rng.choice(game.legal(state, seat)))
            if len(after.sheet) > number:
                break
            state = after
        deal = state.deal
        first = rng.choice(list(bits_of(deal.playable(deal.hands[deal.to_act]))))
        gets = rollout(contest, position_of(contest, state), first)
        state, _ = game.apply(state, deal.to_act, Play(card_of(first)))
        while len(state.sheet) == number:
            state, _ = game.apply(state, state.deal.to_act, Play(card_of(by_habit(contest, state))))
        assert [had + more for had, more in zip(deal.entries, gets, strict=True)] == list(state.sheet[-1].entries)


@each_deal
def test_the_record_is_read_as_the_game_keeps_it(start: Callable[[int], Started]) -> None:
    game, state, contest = start(5)
    played: list[tuple[int, int]] = []
    while not state.deal.tricks or state.deal.hands[0]:
        deal = state.deal
        own = deal.to_act
        deeds, at = read(contest, deal.tricks, deal.leader, deal.trick, own, sum(deal.hands))
        assert (at.best, at.number) == (deal.best, len(deal.tricks) + 1)
        if deal.trick:
            assert at.winner == deal.winner
        assert at.taken == sum(sum(trick.cards) for trick in deal.tricks)
        if game is KING:
            assert (at.high, at.broken) == (deal.high, deal.broken)
        assert [(deed.seat, deed.card) for deed in reversed(deeds)] == [each for each in played if each[0] != own]
        # All played by habit: with the true hands nothing is a surprise.
        assert weight(contest, deeds, deal.hands) == 1.0
        card = by_habit(contest, state)
        played.append((own, card))
        before = len(state.sheet)
        state, _ = game.apply(state, own, Play(card_of(card)))
        if len(state.sheet) > before:
            return


def test_a_surprise_costs_a_world_weight() -> None:
    game, state, contest = king("el", {}, 4)
    usual = by_habit(contest, state)
    seat = state.deal.to_act
    odd = next(card for card in bits_of(state.deal.playable(state.deal.hands[seat])) if card != usual)
    state, _ = game.apply(state, seat, Play(card_of(odd)))
    deal = state.deal
    deeds, _ = read(contest, deal.tricks, deal.leader, deal.trick, deal.to_act, sum(deal.hands))
    assert 0 < weight(contest, deeds, deal.hands) < 1


REWARDS = range(8, 14)
"""Rounds of Classic King with a single contract. In Everything the habits count all cards that count alike."""


@pytest.mark.parametrize("name", [*(f"king {contract}" for contract in CONTRACTS), *(f"classic {n}" for n in REWARDS)])
def test_habit_is_the_rule_of_thumb(name: str) -> None:
    start = dict(STARTS)[name]
    asked, same = 0, 0
    for seed in range(6):
        game, state, contest = start(seed)
        mind = KingMind() if game is KING else ClassicKingMind()
        judge = KingJudge() if game is KING else ClassicKingJudge()
        number = state.deal.number
        while state.deal.number == number:
            view = game.view(state, state.deal.to_act)
            action = judge.choose(view, random.Random(1))
            assert isinstance(action, Play)
            if view.playable.bit_count() > 1:
                # Equal worth is broken by chance there, and by suit here.
                worth = mind.opinion(view)
                asked += 1
                same += abs(worth(bit_of(action.card)) - worth(by_habit(contest, state))) < 0.01
            state, _ = game.apply(state, view.seat, action)
    assert asked > 30
    assert same > 0.9 * asked, (same, asked)


def test_habit_remembers_who_lacks_a_suit() -> None:
    _, _, contest = king("kupa", {}, 1)
    hand, out = mask_of(cards("3S 3D")), mask_of(cards("2S 5S 2D 5D KH QH"))
    led = {}
    for suit in (SPADE, DIAMOND):
        # Seat 1 alone may hold that suit, so that the others throw hearts on whoever takes it.
        shown = sum(1 << 4 * suit + seat for seat in (2, 3))
        led[suit] = habit(contest, hand, 0, 0, 0, 0, 0b1110, 11, out, hand, shown)
    assert led == {SPADE: mask_of(cards("3D")), DIAMOND: mask_of(cards("3S"))}
