"""One deal of a trick game as a search sees it: what is legal, what counts, and the position on bare integers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

Legal = Callable[[int, int, int, int, bool, Any], int]
"""hand, led suit, best card, highest card of the led suit, whether the lead ban is over, duty → the playable cards."""


class Taste(NamedTuple):
    """What weighs how much in the habits of a deal in which tricks are avoided, in units of the contract."""

    guard: float
    """What is left of a card's danger for each lower card of its suit that can go first."""
    catch: float
    """For each dear card out below the card, which may fall under it."""
    own: float
    """For the card's own value, while it is kept."""
    void: float
    """For each card by which a short suit falls below three."""
    later: float
    """For a trick taken later with a card that is kept."""
    tempo: float
    """What having the next lead costs."""
    guards: tuple[float, ...]
    """The powers of ``guard``, for up to twelve lower cards."""


def taste(
    guard: float,
    later: float,
    catch: float = 0.0,
    own: float = 0.0,
    void: float = 0.0,
    tempo: float = 0.0,
) -> Taste:
    """A Taste in which what is not named weighs nothing."""
    return Taste(guard, catch, own, void, later, tempo, tuple(guard**lower for lower in range(13)))


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
    bare: int
    """What a trick counts for itself in units of the contract, 1 or 0."""
    dear: int
    """The cards that count."""
    ending: int
    """Only a trick with one of these can end the deal early."""
    pack: int
    """How many cards are dealt."""
    quiet: int
    """How many tricks count nothing before the first that does."""
    taste: Taste | None
    """The habits' weights where tricks are avoided; None where they are wanted."""


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
    number: int
    """Of the running trick, from 1."""
    taken: int
    """The cards of the closed tricks."""


ORDERS: dict[int, Sequence[Sequence[tuple[int, ...]]]] = {
    step: tuple(
        tuple(tuple((leader + step * place) % 4 for place in range(done, 4)) for done in range(4))
        for leader in range(4)
    )
    for step in (-1, 1)
}
"""By step, leader and number of cards already on the trick: the seats still to play."""
