"""Moments of Classic King and the people who play it, for tests of everything that shows a View."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kingtable.games.classic_king import CLASSIC_KING, View
from tests.matches_of_classic_king import states


def views(seed: int, **rules: str) -> Iterator[View]:
    """A match played at random through the eyes of seat 0."""
    return (CLASSIC_KING.view(state, 0) for state in states(seed, rules))


def view_where(seed: int, wanted: Callable[[View], bool], **rules: str) -> View:
    """The first moment of that match that is as wanted."""
    return next(view for view in views(seed, **rules) if wanted(view))


def a_turn(view: View) -> bool:
    """The viewer is last to play and may not play everything."""
    return view.deal.to_act == 0 and len(view.deal.trick) == 3 and 0 < view.playable != view.hand


def at_round(number: int) -> Callable[[View], bool]:
    """The viewer is to play in that round, with a trick taken in it."""
    return lambda view: view.deal.number == number and view.playable > 0 and len(view.deal.tricks) > 0
