"""All ways in which fixed positions of Kings Reverse can be played out, counted by the engine and pinned in a file.

python -m tests.perft.reverse_count            compare
python -m tests.perft.reverse_count --write    write the counts anew, after a change of the rules that was meant
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from kingtable.games.kings_reverse import KINGS_REVERSE, State
from tests.perft.pinned import fields_of, rules_of, run
from tests.reverse_positions import position, with_target

FILE = Path(__file__).with_name("kings_reverse.txt")


class Line(NamedTuple):
    """A position of the file: the hands, A's first, and what is pinned about it."""

    rules: dict[str, str]
    top: str
    stack: str
    hands: tuple[str, ...]
    playouts: int
    sum_of_a: int

    @property
    def state(self) -> State:
        """The position; whatever this hand brings ends the match."""
        start = position(*self.hands, top=self.top, stack=self.stack, rules=self.rules, totals=(100,) * len(self.hands))
        return with_target(start, 100)

    @property
    def text(self) -> str:
        """The line of the file."""
        rules = " ".join(f"{name}={value}" for name, value in self.rules.items()) or "-"
        return " | ".join([rules, self.top, self.stack or "-", *self.hands, str(self.playouts), str(self.sum_of_a)])


def lines() -> list[Line]:
    """The positions of the file."""
    found = []
    for fields in fields_of(FILE):
        rules, top, stack, *hands, playouts, sum_of_a = fields
        stack = "" if stack == "-" else stack
        found.append(Line(rules_of(rules), top, stack, tuple(hands), int(playouts), int(sum_of_a)))
    return found


def count(state: State) -> tuple[int, int]:
    """How many ways there are to play the hand to its end, and A's points left over all of them."""
    if state.over:
        return 1, state.sheet[0].entries[0]
    playouts = sum_of_a = 0
    for seat in range(state.table.seats):
        for action in KINGS_REVERSE.legal(state, seat):
            more, points = count(KINGS_REVERSE.apply(state, seat, action)[0])
            playouts, sum_of_a = playouts + more, sum_of_a + points
    return playouts, sum_of_a


def main() -> int:
    """Compare the file, or write it."""
    counted = [line._replace(playouts=found[0], sum_of_a=found[1]) for line in lines() for found in [count(line.state)]]
    return run(FILE, lines(), counted)


if __name__ == "__main__":
    sys.exit(main())
