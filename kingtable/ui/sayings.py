"""What is said aloud at a real table, for a bubble at the badge of whoever says it. Other words tell the same."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QLocale

from kingtable.core.events import GameNamed, KingMade
from kingtable.games import kings_reverse_events as reverse
from kingtable.games.no_kings_events import JokerSwept, KingPenalty
from kingtable.ui import text, told_kings_reverse
from kingtable.ui.table.picture import Beat, Tempo
from kingtable.ui.words import tr as _tr

_PASSING = (Tempo.PLAY, Tempo.SET)
"""Beats that rest too short for the viewer's own words to be worth a bubble."""


class Saying(NamedTuple):
    """A seat, and its words as they are heard."""

    seat: int
    words: str


def saying_of(beat: Beat) -> Saying | None:
    """What is said when that beat begins, None for nothing."""
    said = _said(beat.event)
    if said is not None and said.seat == beat.picture.viewer and beat.tempo in _PASSING:
        return None
    return said


def exclaimed(words: str) -> str:
    """A name called out: “Diamonds!”."""
    return _tr("“{words}!”").format(words=QLocale().toUpper(words[:1]) + words[1:])


def _said(event: object) -> Saying | None:
    match event:
        case GameNamed(seat, contract):
            return Saying(seat, exclaimed(text.contract_name(contract)))
        case KingMade(seat):
            return Saying(seat, _tr("“King!”"))
        case reverse.OneCardCalled(seat):
            return Saying(seat, told_kings_reverse.one_card())
        case reverse.JokerPlayed(seat, _, suit) if suit:
            return Saying(seat, exclaimed(text.suit_name(suit)))
        case reverse.JokerChallenged(seat):
            return Saying(seat, _tr("“I doubt it!”"))
        case reverse.JokerAccepted(seat):
            return Saying(seat, _tr("“I believe it.”"))
        case reverse.Caught(_, by):
            return Saying(by, _tr("“Caught!”"))
        case reverse.Passed(seat):
            return Saying(seat, _tr("“I pass.”"))
        case KingPenalty(seat):
            return Saying(seat, _tr("“Trump, kings are losers!”"))
        case JokerSwept(seat):
            return Saying(seat, _tr("“A joker!”"))
    return None
