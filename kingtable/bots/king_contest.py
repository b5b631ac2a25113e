"""The deals of Turkish King for the search."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from kingtable.bots.contest import Contest, Taste
from kingtable.games.king_contracts import (
    PENALTY_CARDS,
    UNIT_VALUE,
    deal_over,
    duty_of,
    playable,
    trick_units,
)
from kingtable.games.tricks import SUIT_MASKS

_TASTES: Mapping[str, Taste] = {
    "el": Taste(guard=0.7, later=0.95, void=0.16, tempo=0.1),
    "kupa": Taste(guard=0.8, later=0.6, own=0.5, void=0.13, fall=1.0),
    "erkek": Taste(guard=0.7, later=0.8, catch=0.5, own=0.5, void=0.083, tempo=0.083),
    "kiz": Taste(guard=0.7, later=0.8, catch=0.5, own=0.5, void=0.05, tempo=0.05),
    "rifki": Taste(guard=0.7, later=0.8, catch=0.5, own=0.5, void=0.0156, tempo=0.0156),
    "son": Taste(guard=0.9, later=0.8),
    "trump": Taste(guard=0.8, later=0.84, void=0.04, tempo=0.1),
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
        solid=duty.trump or (cards if cards in SUIT_MASKS else 0),
        forced=0,
        pack=52,
        tricks=13,
        quiet=11 if contract == "son" else 0,
        wanted=bool(duty.trump),
        taste=_TASTES["trump" if duty.trump else contract],
    )
