"""Where a match of Classic King is."""

from __future__ import annotations

from kingtable.games.classic_king import View
from kingtable.games.classic_king_rounds import ROUNDS, Round
from kingtable.ui import told
from kingtable.ui.icons import mark_of_round
from kingtable.ui.people import People
from kingtable.ui.situations.situation import Situation
from kingtable.ui.text import game_title
from kingtable.ui.told_classic_king import round_name
from kingtable.ui.words import tr as _tr

_ABOUT = {
    "tricks": ("7S", "8H", "AC", "9D", "10S"),
    "hearts": ("10H", "JH", "AH", "QH", "9H"),
    "boys": ("JS", "KD", "KS", "JH", "KC"),
    "queens": ("QS", "QD", "QC", "QH"),
    "king": ("QH", "KH", "AH"),
    "last_two": ("AC", "KD"),
    "all": ("QS", "JH", "KH", "AH", "KC"),
}


def situation(view: View, people: People) -> Situation:
    """Classic King, round 3 of 14: what the round is about."""
    played = view.deal.round
    return Situation(
        title=_tr("{game}, round {number} of {all}").format(
            game=game_title("classic-king"), number=played.number, all=ROUNDS
        ),
        line=_line(view, people),
        figures=view.totals,
        faces=_ABOUT[played.contract],
        mark=mark_of_round(played.number),
        mark_name=round_name(played.number),
    )


def _line(view: View, people: People) -> str:
    if view.over:
        return told.situation_over()
    return f"{_aim(view.deal.round)} {told.situation_turn(people, view.deal.to_act)}"


def _aim(played: Round) -> str:
    """What to do in the round."""
    if played.sign < 0:
        return {
            "tricks": _tr("Take no tricks."),
            "hearts": _tr("Take no hearts."),
            "boys": _tr("Take no kings or jacks."),
            "queens": _tr("Take no queens."),
            "king": _tr("Do not take the king of hearts."),
            "last_two": _tr("Do not take the last two tricks."),
            "all": _tr("Everything costs: all penalties at once."),
        }[played.contract]
    return {
        "tricks": _tr("Take tricks."),
        "hearts": _tr("Take hearts."),
        "boys": _tr("Take kings and jacks."),
        "queens": _tr("Take queens."),
        "king": _tr("Take the king of hearts."),
        "last_two": _tr("Take the last two tricks."),
        "all": _tr("Everything counts: all rewards at once."),
    }[played.contract]
