"""What each card is likely to bring: worlds that agree with a View, each played out by habit after each card."""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import sqrt
from typing import NamedTuple

from kingtable.bots.contest import Contest, Position
from kingtable.bots.deeds import Deed, read, weight
from kingtable.bots.rollout import rollout
from kingtable.bots.worlds import Worlds
from kingtable.games.tricks import SUIT_MASKS, Trick

Hands = tuple[int, ...]
"""Four hands by seat."""
Aim = Callable[[Sequence[int]], float]
"""How good the points are that the four seats still get."""

_DRAWS = 2
"""So many worlds are drawn for each one that is played out, where they are weighed."""


class Seen(NamedTuple):
    """A deal as the seat to play sees it."""

    contest: Contest
    seat: int
    hand: int
    out: int
    """The cards that the others hold together."""
    holds: Sequence[int]
    """By seat, the cards out that may be there."""
    counts: Mapping[int, int]
    """Of each other seat, how many cards it holds."""
    position: Position
    """With no hand known."""
    deeds: tuple[Deed, ...]


def seen(
    contest: Contest,
    seat: int,
    hand: int,
    out: int,
    holds: Sequence[int],
    counts: Sequence[int],
    tricks: Sequence[Trick],
    leader: int,
    table: tuple[int, ...],
) -> Seen:
    """A deal out of its public record, the closed tricks and the running one, and what can be read from it."""
    deeds, position = read(contest, tricks, leader, table, seat, hand | out)
    others = {other: counts[other] for other in range(4) if other != seat}
    return Seen(contest, seat, hand, out, holds, others, position, deeds)


def drawn(at: Seen, rng: random.Random, number: int) -> Iterator[Hands]:
    """So many worlds, each as likely as another."""
    worlds = Worlds(at.out, at.holds, at.counts)
    for _ in range(number):
        yield _whole(at, worlds.drawn(rng))


def likely(at: Seen, rng: random.Random, number: int) -> Iterator[Hands]:
    """So many worlds, the more often the more of what the others did would be their habit there."""
    worlds = Worlds(at.out, at.holds, at.counts)
    few = worlds.number <= number * _DRAWS
    found = list(worlds.all()) if few else [worlds.drawn(rng) for _ in range(number * _DRAWS)]
    reach = list(accumulate(weight(at.contest, at.deeds, world) for world in found))
    start = rng.random()
    for n in range(number):
        # Evenly spaced, so that a world of twice the weight comes twice as often.
        yield _whole(at, found[bisect(reach, (n + start) / number * reach[-1], hi=len(found) - 1)])


class Prospect(NamedTuple):
    """What playing a card is good for over many worlds."""

    mean: float
    spread: float
    """The standard deviation from world to world."""


class Trials:
    """Deals played out by habit after this card and that, in worlds of which some come more than once."""

    def __init__(self, at: Seen, aim: Aim) -> None:
        self._at = at
        self._aim = aim
        self._known: dict[tuple[Hands, int], float] = {}
        self._values: dict[int, list[float]] = {}

    def play(self, cards: Sequence[int], worlds: Iterable[Hands]) -> None:
        """Try each of these cards in each of these worlds."""
        known, contest = self._known, self._at.contest
        for hands in worlds:
            position = self._at.position._replace(hands=hands)
            for card in cards:
                value = known.get((hands, card))
                if value is None:
                    value = known[hands, card] = self._aim(rollout(contest, position, card))
                self._values.setdefault(card, []).append(value)

    def prospects(self) -> dict[int, Prospect]:
        """By card, what it was good for wherever it was tried."""
        return {card: _prospect(values) for card, values in self._values.items()}


def _prospect(values: Sequence[float]) -> Prospect:
    mean = sum(values) / len(values)
    return Prospect(mean, sqrt(sum((value - mean) ** 2 for value in values) / len(values)))


def alike(at: Seen, cards: Sequence[int]) -> dict[int, int]:
    """By card, the highest of those that do the same: its neighbours, once the cards gone are left out."""
    found: dict[int, int] = {}
    points = at.contest.points
    between = at.out | sum(at.position.table)
    for suit in SUIT_MASKS:
        head = 0
        for card in sorted((card for card in cards if card & suit), reverse=True):
            if not head or between & suit & (head - 1) & -card or points(card, 1) != points(head, 1):
                head = card
            found[card] = head
    return found


def _whole(at: Seen, world: Hands) -> Hands:
    return tuple(at.hand if seat == at.seat else hand for seat, hand in enumerate(world))
