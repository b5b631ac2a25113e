"""The rounds of Classic King for the search."""

from __future__ import annotations

from collections.abc import Mapping

from kingtable.bots.contest import Contest, Taste
from kingtable.games.classic_king_rounds import NAMED_CARDS, Round, playable, round_over, trick_points
from kingtable.games.classic_king_rounds import TRICKS as TRICKS_OF_A_ROUND

_TASTES: Mapping[tuple[int, str], Taste] = {
    (-1, "tricks"): Taste(guard=0.7, later=0.95, void=0.15, tempo=0.1),
    (-1, "hearts"): Taste(guard=0.7, later=0.8, catch=0.2, own=0.5, void=0.15),
    (-1, "boys"): Taste(guard=0.7, later=0.55, own=0.5, void=0.15),
    (-1, "queens"): Taste(guard=0.7, later=0.8, catch=0.3, own=0.5, void=0.02),
    (-1, "king"): Taste(guard=0.8, later=0.8, catch=0.3, own=0.5, void=0.02),
    (-1, "last_two"): Taste(guard=0.6, later=0.8, void=0.03, tempo=0.06),
    (-1, "all"): Taste(guard=0.7, later=0.65, catch=0.3, own=0.5, void=0.2, tempo=0.5),
    (1, "tricks"): Taste(guard=0.8, later=0.6, void=0.05, tempo=0.22),
    (1, "hearts"): Taste(guard=0.7, later=0.6, catch=0.1, own=0.5, tempo=0.37),
    (1, "boys"): Taste(guard=0.8, later=0.85, catch=0.1, own=0.5),
    (1, "queens"): Taste(guard=0.7, later=0.975, catch=0.55, own=0.5, tempo=-0.12),
    (1, "king"): Taste(guard=0.8, later=0.85, catch=0.3, own=0.5),
    (1, "last_two"): Taste(guard=0.8, later=0.85),
    (1, "all"): Taste(guard=0.8, later=0.725, catch=0.1, own=0.5, tempo=0.25),
}


def contest_of(played: Round) -> Contest:
    """That round, penalties to be avoided or bonuses to be taken."""
    contract = played.contract
    dear = 0
    for named, cards in NAMED_CARDS.items():
        if contract in (named, "all"):
            dear |= cards
    return Contest(
        legal=_legal,
        duty=played,
        points=lambda pile, number: trick_points(played, pile, number),
        over=lambda tricks, taken: round_over(played, tricks, taken),
        step=1,
        trump=0,
        ban=0,
        bare=int(contract in ("tricks", "last_two", "all")),
        dear=dear,
        ending=played.ends,
        solid=0,
        forced=played.discard,
        pack=32,
        tricks=TRICKS_OF_A_ROUND,
        quiet=TRICKS_OF_A_ROUND - 2 if contract == "last_two" else 0,
        wanted=played.sign > 0,
        taste=_TASTES[played.sign, contract],
    )


def _legal(hand: int, led: int, best: int, high: int, broken: bool, duty: Round) -> int:
    return playable(hand, led, duty)
