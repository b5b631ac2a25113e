"""A deal that is over, with all hands open: nothing in it is a secret any more."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from kingtable.core.actions import Action
from kingtable.core.cards import Card
from kingtable.core.events import DealStarted, Event
from kingtable.core.game import Game


class Deed(Struct, frozen=True):
    """One action: its number in the match (from 0), who did it, and what came of it in this deal."""

    number: int
    seat: int
    action: Action
    events: tuple[Event, ...]


class PastDeal(Struct, frozen=True):
    """The hands by seat as they were dealt, and all that was done, in order."""

    deal: int
    hands: tuple[tuple[Card, ...], ...]
    deeds: tuple[Deed, ...]


def told(
    game: Game[Any, Any], deal: int, first: int, states: Sequence[Any], actions: Iterable[tuple[int, str]]
) -> PastDeal:
    """The deal of that number, which began in the first of the states, before action ``first`` of the match."""
    deeds = []
    for number, (state, (seat, text)) in enumerate(zip(states, actions, strict=True), first):
        action = game.decode(text)
        assert action is not None, "it was played before"
        _, events = game.apply(state, seat, action)
        # The last action of a deal deals the next one, of which nothing may be told.
        here = takewhile(lambda event: not isinstance(event, DealStarted), events)
        deeds.append(Deed(number, seat, action, tuple(here)))
    return PastDeal(deal, _dealt(game, states[0]), tuple(deeds))


def _dealt(game: Game[Any, Any], state: Any) -> tuple[tuple[Card, ...], ...]:
    hands = game.spread(state).hands
    # Everybody is dealt the same number; more came by what the upcard of Kings Reverse does.
    number = min(map(len, hands))
    return tuple(hand[:number] for hand in hands)
