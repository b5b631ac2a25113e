"""The rounds of Classic King for the search."""

from __future__ import annotations

from collections.abc import Mapping

from kingtable.bots.contest import Contest, Taste, taste
from kingtable.games.classic_king_rounds import NAMED_CARDS, Round, playable, round_over, trick_points
from kingtable.games.classic_king_rounds import TRICKS as TRICKS_OF_A_ROUND

_TASTES: Mapping[str, Taste] = {
    "tricks": taste(guard=0.7, void=0.15, later=0.95, tempo=0.1),
    "hearts": taste(guard=0.7, catch=0.2, own=0.5, void=0.15, later=0.8),
    "boys": taste(guard=0.7, own=0.5, void=0.15, later=0.55),
    "queens": taste(guard=0.7, catch=0.3, own=0.5, void=0.02, later=0.4),
    "king": taste(guard=0.8, catch=0.3, own=0.5, void=0.02, later=0.1),
    "last_two": taste(guard=0.6, later=1),
    "all": taste(guard=0.7, catch=0.3, own=0.5, void=0.2, later=2, tempo=0.5),
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
        pack=32,
        quiet=TRICKS_OF_A_ROUND - 2 if contract == "last_two" else 0,
        taste=_TASTES[contract] if played.sign < 0 else None,
    )


def _legal(hand: int, led: int, best: int, high: int, broken: bool, duty: Round) -> int:
    return playable(hand, led, duty)
