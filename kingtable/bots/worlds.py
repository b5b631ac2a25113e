"""Worlds: ways to deal the cards out to the other seats that agree with all that is known, each as likely as another.

Cards that the same seats may hold are alike. How many of each such group go to which seat is drawn by the number of
deals behind each answer, and then the cards themselves are drawn; so no attempt can fail and no deal is favoured.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations
from math import factorial

from kingtable.games.tricks import bits_of

Split = tuple[tuple[int, ...], ...]
"""By group, how many of its cards go to each of the other seats."""


class Worlds:
    """All the deals of ``out`` to the seats in ``counts`` (seat → number of cards) that ``holds`` (by seat) allows.

    ValueError if there is none: what is known then contradicts itself.
    """

    def __init__(self, out: int, holds: Sequence[int], counts: Mapping[int, int]) -> None:
        self._seats = tuple(counts)
        groups: dict[tuple[int, ...], list[int]] = {}
        for card in bits_of(out):
            groups.setdefault(tuple(n for n, seat in enumerate(counts) if card & holds[seat]), []).append(card)
        # The most constrained first: it leaves the fewest splits to look at.
        self._groups = [groups[key] for key in sorted(groups, key=len)]
        found = list(_splits([(len(groups[key]), key) for key in sorted(groups, key=len)], tuple(counts.values())))
        if not found:
            raise ValueError("no deal agrees with what is known")
        self._splits: list[Split] = [split for split, _ in found]
        self._reach = list(accumulate(ways for _, ways in found))
        self.number = self._reach[-1]
        """How many worlds there are."""

    def drawn(self, rng: random.Random) -> tuple[int, ...]:
        """One of the worlds, as hands by seat; seats that are not dealt to have none."""
        split = self._splits[bisect(self._reach, int(rng.random() * self.number)) if len(self._splits) > 1 else 0]
        hands = [0, 0, 0, 0]
        draw = rng.random
        for cards, shares in zip(self._groups, split, strict=True):
            at = 0
            if max(shares) < len(cards):
                cards = sorted(cards, key=lambda _: draw())
            for seat, share in zip(self._seats, shares, strict=True):
                if share:
                    hands[seat] |= sum(cards[at : at + share])
                    at += share
        return tuple(hands)

    def all(self) -> Iterator[tuple[int, ...]]:
        """Every world once."""
        for split in self._splits:
            for hands in _dealings(self._groups, split, len(self._seats)):
                world = [0, 0, 0, 0]
                for seat, hand in zip(self._seats, hands, strict=True):
                    world[seat] = hand
                yield tuple(world)


def _splits(groups: Sequence[tuple[int, tuple[int, ...]]], room: tuple[int, ...]) -> Iterator[tuple[Split, int]]:
    """Every split of the groups, given as size and seats, that fills the seats; and the number of deals behind it."""
    if not groups:
        if not any(room):
            yield (), 1
        return
    (size, seats), *rest = groups
    # The last group fills what is left.
    for shares in _shares(size, seats, room) if rest else [room]:
        if not rest and (sum(room) != size or any(share and n not in seats for n, share in enumerate(room))):
            return
        ways = factorial(size)
        for share in shares:
            ways //= factorial(share)
        left = tuple(has - share for has, share in zip(room, shares, strict=True))
        for split, more in _splits(rest, left):
            yield (shares, *split), ways * more


def _shares(size: int, seats: Sequence[int], room: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """The ways to share that many cards among those seats, by number."""
    if not seats:
        if not size:
            yield (0,) * len(room)
        return
    first, *rest = seats
    for share in range(min(size, room[first]) + 1):
        for shares in _shares(size - share, rest, room):
            yield (*shares[:first], share, *shares[first + 1 :])


def _dealings(groups: Sequence[Sequence[int]], split: Split, seats: int) -> Iterator[tuple[int, ...]]:
    if not groups:
        yield (0,) * seats
        return
    for hands in _dealings(groups[1:], split[1:], seats):
        for shared in _shared(tuple(groups[0]), split[0]):
            yield tuple(hand | more for hand, more in zip(hands, shared, strict=True))


def _shared(cards: tuple[int, ...], shares: Sequence[int]) -> Iterator[tuple[int, ...]]:
    if not shares:
        yield ()
        return
    for given in combinations(cards, shares[0]):
        left = tuple(card for card in cards if card not in given)
        for rest in _shared(left, shares[1:]):
            yield (sum(given), *rest)
