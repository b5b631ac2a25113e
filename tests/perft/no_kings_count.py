"""All ways in which small tables of No Kings can end, counted by the engine; `no_kings.txt` pins the counts.

python -m tests.perft.no_kings_count            compare
python -m tests.perft.no_kings_count --write    write the counts anew, after a change of the rules that was meant

A way is an order of the ring (equal cards of it count apart) and every choice that was met under it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from kingtable.games.no_kings import NO_KINGS, State
from tests.no_kings_positions import position
from tests.perft.pinned import fields_of, rules_of, run

FILE = Path(__file__).with_name("no_kings.txt")


class Line(NamedTuple):
    """A table of the file: piles of the sides, seat 0 to draw, and what is pinned about it."""

    rules: dict[str, str]
    seats: int
    ring: str
    wat: str
    piles: tuple[str, ...]
    ways: int
    cards: tuple[int, ...]
    """Cards captured by the sides, over all ways."""

    @property
    def states(self) -> Iterator[State]:
        """The table with every order of the ring."""
        state = position(self.ring, self.wat, *self.piles, seats=self.seats, rules=self.rules)
        return (replace(state, ring=ring) for ring in permutations(state.ring))

    @property
    def text(self) -> str:
        """The line of the file."""
        rules = " ".join(f"{name}={value}" for name, value in self.rules.items()) or "-"
        places = [self.ring, self.wat, *self.piles]
        cards = " ".join(map(str, self.cards))
        return " | ".join([rules, str(self.seats), *(place or "-" for place in places), str(self.ways), cards])


def lines() -> list[Line]:
    """The tables of the file."""
    found = []
    for fields in fields_of(FILE):
        rules, seats, *places, ways, cards = fields
        ring, wat, *piles = ("" if place == "-" else place for place in places)
        pinned = tuple(map(int, cards.split()))
        found.append(Line(rules_of(rules), int(seats), ring, wat, tuple(piles), int(ways), pinned))
    return found


def count(line: Line) -> tuple[int, tuple[int, ...]]:
    """How many ways there are to the end, and the cards of each side over all of them."""
    ends = [end for state in line.states for end in _ends(state)]
    return len(ends), tuple(map(sum, zip(*ends, strict=True)))


def _ends(state: State) -> Iterator[tuple[int, ...]]:
    seat = NO_KINGS.to_act(state)
    if seat is None:
        yield state.sheet[-1].cards
        return
    for action in NO_KINGS.legal(state, seat):
        yield from _ends(NO_KINGS.apply(state, seat, action)[0])


def main() -> int:
    """Compare the file, or write it."""
    counted = [line._replace(ways=found[0], cards=found[1]) for line in lines() for found in [count(line)]]
    return run(FILE, lines(), counted)


if __name__ == "__main__":
    sys.exit(main())
