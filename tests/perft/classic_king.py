"""All ways in which fixed positions of Classic King can be played out; `classic_king.txt` pins the counts.

python -m tests.perft.classic_king            compare
python -m tests.perft.classic_king --write    write the counts anew, after a change of the rules that was meant
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from kingtable.games.classic_king import CLASSIC_KING, State
from kingtable.games.classic_king_rounds import TRICKS
from tests.perft.pinned import fields_of, rules_of, run
from tests.positions_classic_king import position

FILE = Path(__file__).with_name("classic_king.txt")


class Line(NamedTuple):
    """A position of the file: hands of A (on the lead), B, C and D, and what is pinned about it."""

    number: int
    rules: dict[str, str]
    hands: tuple[str, ...]
    playouts: int
    sum_of_a: int

    @property
    def state(self) -> State:
        """The position with as many tricks gone as there are cards missing."""
        return position(self.number, *self.hands, rules=self.rules, tricks=TRICKS - len(self.hands[0].split()))

    @property
    def text(self) -> str:
        """The line of the file."""
        rules = " ".join(f"{name}={value}" for name, value in self.rules.items()) or "-"
        return " | ".join([str(self.number), rules, *self.hands, str(self.playouts), str(self.sum_of_a)])


def lines() -> list[Line]:
    """The positions of the file."""
    found = []
    for fields in fields_of(FILE):
        number, rules, *hands, playouts, sum_of_a = fields
        found.append(Line(int(number), rules_of(rules), tuple(hands), int(playouts), int(sum_of_a)))
    return found


def count(state: State) -> tuple[int, int]:
    """How many ways there are to play the round to its end, and A's entries (seat 0) over all of them."""
    written = len(state.sheet)
    playouts = sum_of_a = 0
    for action in CLASSIC_KING.legal(state, state.deal.to_act):
        after, _ = CLASSIC_KING.apply(state, state.deal.to_act, action)
        over = len(after.sheet) > written
        more, points = (1, after.sheet[-1].entries[0]) if over else count(after)
        playouts, sum_of_a = playouts + more, sum_of_a + points
    return playouts, sum_of_a


def main() -> int:
    """Compare the file, or write it."""
    counted = [line._replace(playouts=found[0], sum_of_a=found[1]) for line in lines() for found in [count(line.state)]]
    return run(FILE, lines(), counted)


if __name__ == "__main__":
    sys.exit(main())
