"""What is heard when something happens at the table: one decision for every kind of event, without any Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from kingtable.core.events import (
    CardPlayed,
    DealEnded,
    DealStarted,
    Event,
    GameNamed,
    KingMade,
    MatchEnded,
    TrickTaken,
)
from kingtable.games import classic_king_events as classic
from kingtable.games import kings_reverse_events as reverse
from kingtable.games import no_kings_events as kingless
from kingtable.ui.cue import Cue
from kingtable.ui.table.picture import Beat, Picture, Tempo

Decision = Callable[[Any, int], Cue | None]


def _always(cue: Cue | None) -> Decision:
    return lambda _event, _viewer: cue


def _trick(event: TrickTaken, viewer: int) -> Cue | None:
    # A harmless trick is heard when it is swept.
    return Cue.COSTLY if event.seat == viewer and event.points < 0 else None


def _match(event: MatchEnded, viewer: int) -> Cue:
    return Cue.WON if event.places[viewer] == 1 else Cue.LOST


def _drawn(event: reverse.CardsDrawn, viewer: int) -> Cue | None:
    if not event.cards:
        return None
    return Cue.COSTLY if event.seat == viewer and event.cause != "turn" else Cue.SLID


def _king(event: kingless.KingPenalty, viewer: int) -> Cue:
    return Cue.COSTLY if event.seat == viewer and event.pile else Cue.SWEPT


def _joker(event: kingless.JokerSwept, viewer: int) -> Cue:
    return Cue.COSTLY if any(seat == viewer and pile for seat, pile in event.piles) else Cue.SWEPT


DECISIONS: Mapping[type[Event], Decision] = {
    DealStarted: _always(Cue.DEALT),
    GameNamed: _always(Cue.ANNOUNCED),
    CardPlayed: _always(Cue.PLAYED),
    TrickTaken: _trick,
    KingMade: _always(Cue.KING_MADE),
    DealEnded: _always(Cue.DEAL_OVER),
    MatchEnded: _match,
    classic.RoundEnded: _always(Cue.DEAL_OVER),
    reverse.UpcardTurned: _always(Cue.DEALT),
    reverse.JokerPlayed: lambda event, _viewer: Cue.ANNOUNCED if event.suit else Cue.PLAYED,
    reverse.Married: _always(Cue.PLAYED),
    reverse.CardsDrawn: _drawn,
    reverse.TurnLost: _always(None),
    reverse.DirectionTurned: _always(None),
    reverse.JokerAccepted: _always(None),
    reverse.JokerChallenged: _always(Cue.ANNOUNCED),
    reverse.JokerReturned: _always(Cue.SLID),
    reverse.CardGiven: lambda event, viewer: Cue.COSTLY if event.to == viewer else Cue.SLID,
    reverse.Passed: _always(None),
    reverse.OneCardCalled: _always(Cue.ANNOUNCED),
    reverse.Caught: _always(Cue.ANNOUNCED),
    reverse.HandEnded: _always(Cue.DEAL_OVER),
    kingless.RoundStarted: _always(Cue.DEALT),
    kingless.RingCardDrawn: _always(Cue.SLID),
    kingless.CardLaid: _always(Cue.PLAYED),
    kingless.CardsCaptured: _always(Cue.SWEPT),
    kingless.KingPenalty: _king,
    kingless.JokerSwept: _joker,
    kingless.RoundEnded: _always(Cue.DEAL_OVER),
}
"""What is heard of each kind of event by the seat that hears it."""


def cue_for(event: Event, viewer: int) -> Cue | None:
    """The sound of that event for that seat, None for silence."""
    decision = DECISIONS.get(type(event))
    return decision(event, viewer) if decision is not None else None


def cue_of(beat: Beat, shown: Picture | None, *, instant: bool) -> Cue | None:
    """The one sound with which a beat begins; ``shown`` is the picture before it.

    Where cards do not travel, as at ``instant`` speed or while something is told, they are not heard either.
    """
    cue = _moving(beat, shown) if beat.event is None else _telling(beat)
    return None if cue is not None and cue.moves and (instant or beat.tempo is Tempo.TELL) else cue


def _telling(beat: Beat) -> Cue | None:
    return cue_for(beat.event, beat.picture.viewer) if isinstance(beat.event, Event) else None


def _moving(beat: Beat, shown: Picture | None) -> Cue | None:
    if shown is None or _places(shown) == _places(beat.picture):
        return None
    if beat.tempo is Tempo.COLLECT:
        return Cue.SWEPT
    return Cue.SLID if beat.tempo is Tempo.PLAY else None


def _places(picture: Picture) -> Counter[object]:
    return Counter(pic.zone for pic in picture.cards)
