"""What the seats did in a match besides scoring: told from its events, counted by seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kingtable.core.events import Event, TrickTaken
from kingtable.core.game import Game
from kingtable.core.record import Record
from kingtable.core.replay import begin
from kingtable.games.kings_reverse_events import Caught, JokerChallenged, Married
from kingtable.games.no_kings_events import CardsCaptured, JokerSwept, KingPenalty

TRICKS = "tricks"
CHALLENGES, CHALLENGES_WON, BLUFFS_FOUND = "challenges", "challenges-won", "bluffs-found"
CATCHES, CAUGHT, MARRIAGES = "catches", "caught", "marriages"
CAPTURES, RUNS_TAKEN, SWEEPS, PILES_LOST = "captures", "runs-taken", "sweeps", "piles-lost"


def deeds_of(game: Game[Any, Any], record: Record) -> tuple[dict[str, int], ...]:
    """How often each seat did what; a deed that never happened is left out."""
    counts = [Counter[str]() for _ in record.seats]
    state = begin(game, record)
    for seat, text in record.actions:
        action = game.decode(text)
        assert action is not None, "the match was played"
        state, events = game.apply(state, seat, action)
        for event in events:
            for doer, deed in _deeds(event):
                counts[doer][deed] += 1
    return tuple(dict(count) for count in counts)


def _deeds(event: Event) -> Iterator[tuple[int, str]]:
    match event:
        case TrickTaken(seat=seat):
            yield seat, TRICKS
        case JokerChallenged(seat=seat, player=player, lawful=lawful):
            yield seat, CHALLENGES
            if not lawful:
                yield seat, CHALLENGES_WON
                yield player, BLUFFS_FOUND
        case Caught(seat=seat, by=by):
            yield by, CATCHES
            yield seat, CAUGHT
        case Married(seat=seat):
            yield seat, MARRIAGES
        case CardsCaptured(seat=seat, runs=runs):
            yield seat, CAPTURES
            yield from [(seat, RUNS_TAKEN)] * len(runs)
        case JokerSwept(seat=seat):
            yield seat, SWEEPS
        case KingPenalty(seat=seat):
            yield seat, PILES_LOST
