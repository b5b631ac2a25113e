"""Where a match of Injera Be Wat or No Kings is."""

from __future__ import annotations

from kingtable.games.no_kings import View
from kingtable.ui import told
from kingtable.ui.people import People
from kingtable.ui.situations.situation import Situation
from kingtable.ui.text import mode_title
from kingtable.ui.words import tr as _tr

_SHOWN = 5
"""So many cards of the Wat are shown."""


def situation(view: View, people: People) -> Situation:
    """Injera Be Wat, round 1: whose turn it is and how many cards the ring has left.

    A match of one round is decided by the cards captured, a longer one by the rounds won (NK-52).
    """
    single = view.rules["match"] == "single"
    title = _tr("{game}, round {number}").format(game=mode_title(view.rules["rules_mode"]), number=view.round.number)
    return Situation(
        title=title if single else f"{title}, {_length(view.rules['match'])}",
        line=_line(view, people),
        figures=view.counts if single else view.scores,
        faces=tuple(card.text for card in view.round.wat if card.rank)[-_SHOWN:],
    )


def _length(match: str) -> str:
    kind, _, number = match.rpartition("-")
    words = _tr("best of {number}") if kind == "best-of" else _tr("first to {number}")
    return words.format(number=number)


def _line(view: View, people: People) -> str:
    if view.over:
        return told.situation_over()
    if view.phase == "choose" and view.round.to_act == view.seat:
        return _tr("You have a capture to choose.")
    left = _tr("1 card is left in the ring.") if view.left == 1 else _tr("{count} cards are left in the ring.")
    return f"{told.situation_turn(people, view.round.to_act)} {left.format(count=view.left)}"
