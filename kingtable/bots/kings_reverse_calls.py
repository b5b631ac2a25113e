"""What is said out of turn in Kings Reverse: “One card!”, and the catch of who forgot it."""

from __future__ import annotations

import random

from kingtable.bots.base import Care
from kingtable.core.actions import Action, Call, Catch, Marry, Play
from kingtable.games.kings_reverse import View


def interjects(view: View, rng: random.Random, care: Care) -> Action | None:
    """What the own seat says out of turn after somebody's action: its own missing call, or a catch; mostly nothing."""
    match _missing(view):
        case Call() as call:
            return call if rng.random() < care.call else None
        case Catch() as catch:
            return catch if rng.random() < care.catch else None
    return None


def due(view: View) -> Action | None:
    """What a player who forgets nothing says now: as `interjects`, and before a play that leaves one card (KR-42)."""
    missing = _missing(view)
    if missing is not None or view.seat != view.deal.turn:
        return missing
    legal = view.legal
    leaves_one = any(len(view.hand) - _laid(action) == 1 for action in legal)
    return Call() if leaves_one and Call() in legal else None


def _missing(view: View) -> Action | None:
    calls = view.deal.calls
    if calls[view.seat] == "open":
        return Call()
    return next((Catch(seat) for seat, state in enumerate(calls) if state == "open"), None)


def _laid(action: Action) -> int:
    return 2 if isinstance(action, Marry) else int(isinstance(action, Play))
