"""One deal of a trick game as a search sees it: what is legal, what counts, and the position on bare integers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct

from kingtable.games.tricks import suit_of

Legal = Callable[[int, int, int, int, bool, Any], int]
"""hand, led suit, best card, highest card of the led suit, whether the lead ban is over, duty → the playable cards."""


class Taste(Struct, frozen=True, eq=False, dict=True):
    """What weighs how much in the habits of a deal, in units of the contract.

    Compared by identity, so that answers are quickly found again.
    """

    guard: float
    """Where tricks are avoided: what is left of a card's danger for each lower card of its suit that can go first.
    Where they are wanted: the higher cards expected to fall for each other card of its suit in the hand."""
    later: float
    """For what a trick holds that is taken later with a card that is kept."""
    catch: float = 0.0
    """For a dear card out below the card, which may fall under it; where tricks are avoided, for each of them."""
    own: float = 0.0
    """For the card's own value, while it is kept."""
    void: float = 0.0
    """For each card by which a short suit falls below three."""
    tempo: float = 0.0
    """What having the next lead costs."""
    fall: float = 1 / 3
    """The chance that who follows below the card must play a dear one, for each that is out there."""

    @cached_property
    def guards(self) -> tuple[float, ...]:
        """The powers of ``guard``, for up to twelve lower cards."""
        return tuple(self.guard**lower for lower in range(13))

    @cached_property
    def drops(self) -> tuple[float, ...]:
        """By number of dear cards out below a card, the chance that who follows must play one."""
        return tuple(min(1.0, self.fall * cards) for cards in range(14))


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
    solid: int
    """A whole suit that who is void in the led one must play; empty where there is no such duty."""
    forced: int
    """Cards that who is void in the led suit must give."""
    pack: int
    """How many cards are dealt."""
    tricks: int
    """How many tricks are played where all are."""
    quiet: int
    """How many tricks count nothing before the first that does."""
    wanted: bool
    """Whether tricks are wanted, not avoided."""
    taste: Taste
    """The habits' weights."""


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
    shown: int = 0
    """Who is known to lack which suit, as the bit 4 × suit + seat."""


def lacking(contest: Contest, seat: int, led: int, card: int) -> int:
    """What that card, not of the led suit, shows its seat to lack, as in `Position.shown`."""
    found = 1 << suit_of(led) * 4 + seat
    if contest.solid and not card & contest.solid:
        found |= 1 << suit_of(contest.solid) * 4 + seat
    return found


ORDERS: dict[int, Sequence[Sequence[tuple[int, ...]]]] = {
    step: tuple(
        tuple(tuple((leader + step * place) % 4 for place in range(done, 4)) for done in range(4))
        for leader in range(4)
    )
    for step in (-1, 1)
}
"""By step, leader and number of cards already on the trick: the seats still to play."""
