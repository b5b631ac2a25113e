"""One deal of a trick game as a search sees it: what is legal, what counts, and the position on bare integers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Legal = Callable[[int, int, int, int, bool, Any], int]
"""hand, led suit, best card, highest card of the led suit, whether the lead ban is over, duty → the playable cards."""


class Contest(NamedTuple):
    """What is fixed for a whole deal. Sets of cards are masks as in `games.tricks`."""

    legal: Legal
    duty: Any
    """Handed to ``legal``."""
    points: Callable[[int, int], int]
    """The points of a trick with these cards and of that number, from 1."""
    over: Callable[[int, int], bool]
    """Whether the deal ends after that many tricks with these cards taken."""
    step: int
    """From a seat to the next one in play."""
    trump: int
    ban: int
    """Cards that may not be led until one of them was played."""
    wanted: bool
    """Whether tricks are to be taken, not avoided."""
    dear: int
    """The cards that carry points; empty where only tricks do."""
    ending: int
    """Only a trick with one of these can end the deal early."""
    tricks: int
    """How many tricks all the cards make."""
    memo: Any
    taste: Any
    push: bool
    quiet: int
    """How many tricks count nothing before the first that does."""


class Position(NamedTuple):
    """A moment of a deal with all hands open."""

    hands: tuple[int, ...]
    leader: int
    table: tuple[int, ...]
    """The cards of the running trick in the order played."""
    best: int
    high: int
    winner: int
    broken: bool
    tricks: int
    """How many are closed."""
    taken: int
    """The cards of the closed tricks."""


def orders(step: int) -> Sequence[Sequence[tuple[int, ...]]]:
    """By leader and by number of cards already on the trick, the seats still to play."""
    return tuple(
        tuple(tuple((leader + step * place) % 4 for place in range(done, 4)) for done in range(4))
        for leader in range(4)
    )


ORDERS = {step: orders(step) for step in (-1, 1)}
