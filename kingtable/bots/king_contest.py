"""The deals of Turkish King for the search."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from kingtable.bots.contest import Contest, Taste, taste
from kingtable.games.king_contracts import (
    PENALTY_CARDS,
    UNIT_VALUE,
    deal_over,
    duty_of,
    playable,
    trick_units,
)

_TASTES: Mapping[str, Taste] = {
    "el": taste(guard=0.7, void=0.16, later=0.95, tempo=0.1),
    "kupa": taste(guard=0.8, own=0.5, void=0.13, later=0.6),
    "erkek": taste(guard=0.7, catch=0.5, own=0.5, void=0.08, later=0.5, tempo=0.08),
    "kiz": taste(guard=0.7, catch=0.5, own=0.5, void=0.05, later=0.25, tempo=0.05),
    "rifki": taste(guard=0.7, catch=0.5, own=0.5, void=0.015, later=0.07, tempo=0.015),
    "son": taste(guard=0.9, later=1),
}


def contest_of(contract: str, rules: Mapping[str, str]) -> Contest:
    """That contract under the table rules in force; the same object for the deal in play, for the sake of its memo."""
    return _contest(contract, tuple(sorted(rules.items())))


@lru_cache(maxsize=2)
def _contest(contract: str, settled: tuple[tuple[str, str], ...]) -> Contest:
    rules = dict(settled)
    duty = duty_of(contract, rules)
    value = UNIT_VALUE[contract]
    cards = PENALTY_CARDS.get(contract, 0)
    return Contest(
        legal=playable,
        duty=duty,
        points=lambda pile, number: value * trick_units(contract, pile, number),
        over=lambda tricks, taken: deal_over(contract, tricks, taken),
        step=-1,
        trump=duty.trump,
        ban=duty.lead_ban,
        bare=int(not cards),
        dear=cards,
        ending=cards,
        pack=52,
        quiet=11 if contract == "son" else 0,
        taste=_TASTES.get(contract),
    )
