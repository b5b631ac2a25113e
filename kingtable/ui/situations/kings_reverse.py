"""Where a match of Kings Reverse is."""

from __future__ import annotations

from kingtable.games.kings_reverse import View
from kingtable.ui import told
from kingtable.ui.people import People
from kingtable.ui.situations.situation import Situation
from kingtable.ui.text import game_title, suit_name
from kingtable.ui.words import tr as _tr

_SHOWN = 5
"""So many of the cards laid last are shown."""


def situation(view: View, people: People) -> Situation:
    """Kings Reverse, hand 2, to 500 points: whose turn it is and what is required."""
    laid = [card.text for card in view.deal.discards if card.rank]
    return Situation(
        title=_tr("{game}, hand {number}, to {target} points").format(
            game=game_title("kings-reverse"), number=view.deal.number, target=view.rules["target"]
        ),
        line=_line(view, people),
        figures=view.totals,
        faces=tuple(laid[-_SHOWN:]),
    )


def _line(view: View, people: People) -> str:
    deal = view.deal
    if view.over:
        return told.situation_over()
    if deal.turn == view.seat and deal.phase == "answer":
        assert deal.doubt is not None
        return _tr("{name} played a joker: accept or challenge it.").format(name=people.names[deal.doubt.player])
    if deal.turn == view.seat and deal.phase == "give":
        return _tr("You hand out cards for the ace of spades.")
    required = _tr("Required suit: {suit}.").format(suit=suit_name(deal.suit))
    return f"{told.situation_turn(people, deal.turn)} {required}"
