"""All ways in which fixed positions can be played out, counted by the engine; `king.txt` pins the counts.

python -m tests.perft.count            compare
python -m tests.perft.count --write    write the counts anew, after a change of the rules that was meant
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from kingtable.games.king import KING
from kingtable.games.king_match import State
from tests.perft.pinned import fields_of, rules_of, run
from tests.positions import finished, position

FILE = Path(__file__).with_name("king.txt")
LAST_DEAL = finished(*["el"] * 19)
"""In the twentieth deal nothing is dealt after the last card."""


class Line(NamedTuple):
    """A position of the file: hands of A (on the lead), B, C and D, and what is pinned about it."""

    contract: str
    rules: dict[str, str]
    opened: bool
    hands: tuple[str, ...]
    playouts: int
    sum_of_a: int

    @property
    def state(self) -> State:
        """The position with as many tricks gone as there are cards missing."""
        tricks = 13 - len(self.hands[0].split())
        return position(
            self.contract, *self.hands, rules=self.rules, tricks=tricks, broken=self.opened, sheet=LAST_DEAL
        )

    @property
    def text(self) -> str:
        """The line of the file."""
        rules = " ".join(f"{name}={value}" for name, value in self.rules.items()) or "-"
        opened = "open" if self.opened else "closed"
        return " | ".join([self.contract, rules, opened, *self.hands, str(self.playouts), str(self.sum_of_a)])


def lines() -> list[Line]:
    """The positions of the file."""
    found = []
    for fields in fields_of(FILE):
        contract, rules, opened, *hands, playouts, sum_of_a = fields
        found.append(Line(contract, rules_of(rules), opened == "open", tuple(hands), int(playouts), int(sum_of_a)))
    return found


def count(state: State) -> tuple[int, int]:
    """How many ways there are to play the deal to its end, and A's entries (seat 0) over all of them."""
    if state.over:
        return 1, state.deal.entries[0]
    playouts = sum_of_a = 0
    for action in KING.legal(state, state.deal.to_act):
        more, points = count(KING.apply(state, state.deal.to_act, action)[0])
        playouts, sum_of_a = playouts + more, sum_of_a + points
    return playouts, sum_of_a


def main() -> int:
    """Compare the file, or write it."""
    counted = [line._replace(playouts=found[0], sum_of_a=found[1]) for line in lines() for found in [count(line.state)]]
    return run(FILE, lines(), counted)


if __name__ == "__main__":
    sys.exit(main())
