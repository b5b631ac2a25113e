"""Naming a game of King by simulation: what the hand gets in each over sampled deals, against what is usual there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from statistics import NormalDist

from kingtable.bots.contest import Position
from kingtable.bots.decision import Decision, Option
from kingtable.bots.king_contest import contest_of
from kingtable.bots.king_naming import picked
from kingtable.bots.rollout import rollout
from kingtable.bots.worlds import Worlds
from kingtable.core.actions import Name
from kingtable.games.king_contracts import TRUMPS
from kingtable.games.king_match import View
from kingtable.games.tricks import DECK

USUAL: Mapping[str, float] = {
    "el": 34, "kupa": 16, "erkek": 21, "kiz": 20, "rifki": 23, "son": 37, **dict.fromkeys(TRUMPS, -10.0)
}  # fmt: skip
"""What a chooser with a random hand gets above the fair share: the mean of `simulated` over 250 hands. Without it the
games in which leading is a gain look good with every hand."""
TRUMP_MARGIN = NormalDist(25, 87)
"""By how much the best suit's promise exceeds that of the best penalty over the same hands."""


def by_simulation(view: View, rng: random.Random, number: int, risk: float) -> Decision:
    """The contract to name after so many deals of the hidden cards, each played out in every open contract."""
    gets = simulated(view, rng, number)
    promises = {contract: points - USUAL[contract] for contract, points in gets.items()}
    options = tuple(Option(Name(each), gets[each]) for each in sorted(gets, key=promises.__getitem__, reverse=True))
    return Decision(Name(picked(view, promises, TRUMP_MARGIN, risk)), "name", options, number)


def simulated(view: View, rng: random.Random, number: int) -> dict[str, float]:
    """By open contract, the mean points above the fair share that the chooser gets."""
    hand, seat = view.hand, view.seat
    worlds = Worlds(DECK & ~hand, [DECK] * 4, {other: 13 for other in range(4) if other != seat})
    deals = [worlds.drawn(rng) for _ in range(number)]
    found = {}
    for contract in view.nameable:
        contest = contest_of(contract, view.rules)
        total = 0.0
        for world in deals:
            hands = tuple(hand if s == seat else held for s, held in enumerate(world))
            points = rollout(contest, Position(hands, seat, (), 0, 0, seat, False, 1, 0))
            total += points[seat] - sum(points) / 4
        found[contract] = total / number
    return found
