"""Naming a game of King by simulation: what the hand gets in each over sampled deals, against what is usual there."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from kingtable.bots.contest import Position
from kingtable.bots.king_contest import contest_of
from kingtable.bots.rollout import rollout
from kingtable.bots.worlds import Worlds
from kingtable.games.tricks import DECK

USUAL: Mapping[str, float] = {}


def promises(
    seat: int, hand: int, contracts: Sequence[str], rules: Mapping[str, str], rng: random.Random, number: int
) -> dict[str, float]:
    """By contract, the mean points above the fair share for a chooser with this hand, over so many deals."""
    worlds = Worlds(DECK & ~hand, [DECK] * 4, {other: 13 for other in range(4) if other != seat})
    deals = [worlds.drawn(rng) for _ in range(number)]
    found = {}
    for contract in contracts:
        contest = contest_of(contract, rules)
        total = 0.0
        for world in deals:
            hands = tuple(hand if s == seat else held for s, held in enumerate(world))
            points = rollout(contest, Position(hands, seat, (), 0, 0, seat, False, 1, 0))
            total += points[seat] - sum(points) / 4
        found[contract] = total / number
    return found
