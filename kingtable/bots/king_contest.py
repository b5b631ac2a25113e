"""Turkish King's deals for the search."""

from __future__ import annotations

from collections.abc import Mapping

from kingtable.bots.contest import Contest
from kingtable.games.king_contracts import (
    PENALTY_CARDS,
    UNIT_VALUE,
    deal_over,
    duty_of,
    is_trump,
    playable,
    trick_units,
)


TASTES = {
    # guard, catch, own, void, density, tempo, sight
    "el": (0.7, 0, 0, 0.16, 0.95, 0.1, 0),
    "kupa": (0.8, 0, 0.5, 0.13, 0.6, 0.0, 0.15),
    "erkek": (0.7, 0.5, 0.5, 0.08, 0.5, 0.08, 0.15),
    "kiz": (0.7, 0.5, 0.5, 0.05, 0.25, 0.05, 0.08),
    "rifki": (0.7, 0.5, 0.5, 0.015, 0.07, 0.015, 0.02),
    "son": (0.9, 0, 0, 0, 1.0, 0.0, 0.0),
}


def contest_of(contract: str, rules: Mapping[str, str]) -> Contest:
    """That contract under the table rules in force."""
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
        wanted=is_trump(contract),
        dear=cards,
        ending=cards,
        tricks=13,
        memo={},
        taste=TASTES.get(contract),
        push=True,
        quiet=11 if contract == "son" else 0,
    )
