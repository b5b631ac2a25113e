"""Random matches of King, for tests that need some position and not a certain one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kingtable.core.actions import Action
from kingtable.core.events import Event
from kingtable.games.king import KING
from kingtable.games.king_match import State, View


def steps(
    seed: int, options: dict[str, str] | None = None
) -> Iterator[tuple[State, int, Action, tuple[Event, ...], State]]:
    """A whole random match as (state, seat, action, events, next state)."""
    rng = random.Random(seed)
    state = KING.start(options or {}, 4, seed)
    while (seat := KING.to_act(state)) is not None:
        action = rng.choice(KING.legal(state, seat))
        after, events = KING.apply(state, seat, action)
        yield state, seat, action, events, after
        state = after


def state_where(seed: int, wanted: Callable[[View], bool], seat: int = 0) -> State:
    """The first state of a random match whose View from that seat is as wanted."""
    for state, *_ in steps(seed):
        if wanted(KING.view(state, seat)):
            return state
    raise AssertionError("the match has no such state")


def view_where(seed: int, wanted: Callable[[View], bool], seat: int = 0) -> View:
    """That state's View."""
    return KING.view(state_where(seed, wanted, seat), seat)
