"""A match at random in which the engine is held to its promises after every action; what the random matches share."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kingtable.core.actions import Action, Play
from kingtable.core.game import Game, IllegalAction


class BrokenPromise(AssertionError):
    """The engine did what the rules exclude."""


class Watched(NamedTuple):
    """The last state of a match, and how many actions were applied and refused on the way."""

    state: Any
    applied: int
    refused: int


def promise(kept: bool, words: str) -> None:
    """Stop if it was not kept; unlike `assert` under every option of the interpreter."""
    if not kept:
        raise BrokenPromise(words)


def watched_match(
    game: Game[Any, Any],
    state: Any,
    actions: Sequence[Action],
    check: Callable[[Any], None],
    chance: random.Random,
) -> Watched:
    """Play that match to its end; ``actions`` are all that the game knows, ``check`` looks at each state.

    For games in which one seat alone may act.
    """
    applied = refused = 0
    while (seat := game.to_act(state)) is not None:
        check(state)
        legal = game.legal(state, seat)
        promise(len(set(legal)) == len(legal) > 0, "legal actions are there, each once")
        refused += _check_refusals(game, state, seat, legal, actions, chance)
        state, _ = game.apply(state, seat, chance.choice(legal))
        applied += 1
    check(state)
    return Watched(state, applied, refused)


def _check_refusals(
    game: Game[Any, Any],
    state: Any,
    seat: int,
    legal: Sequence[Action],
    actions: Sequence[Action],
    chance: random.Random,
) -> int:
    """ALL-03, ALL-08: what is not legal is refused with reason and rule; how many such actions were tried.

    Tried are the cards of the hand, a few actions at random, and one of a seat out of turn.
    """
    hands = game.spread(state).hands
    tried = {*map(Play, hands[seat]), *chance.sample(actions, 6)}
    illegal = tried - set(legal)
    for action in tried:
        refusal = game.refusal(state, seat, action)
        promise((refusal is not None) == (action in illegal), "refused is what is not legal")
        promise(refusal is None or bool(refusal.reason and refusal.rule), "a refusal has its reason and rule")
    other = (seat + chance.randrange(1, len(hands))) % len(hands)
    promise(not game.legal(state, other), "only one seat may act")
    for who, action in [(seat, action) for action in illegal] + [(other, chance.choice(actions))]:
        try:
            game.apply(state, who, action)
        except IllegalAction:
            continue
        raise BrokenPromise(f"{game.encode(action)} by seat {who} was accepted")
    return len(illegal) + 1
