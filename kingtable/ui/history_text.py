"""The deal's history as lines of text, told anew from the View: what was played stays right after undo and resume."""

from __future__ import annotations

from kingtable.games.king_match import View
from kingtable.games.tricks import Trick, card_of
from kingtable.ui import told
from kingtable.ui.models.history import Line
from kingtable.ui.people import People


def history_lines(view: View, people: People) -> list[Line]:
    """The finished deals in a line each, then the running one card by card."""
    lines = [
        Line("deal", told.finished_deal(people, number, done.chooser, done.contract))
        for number, done in enumerate(view.sheet, 1)
        if view.over or number < view.deal.number
    ]
    deal = view.deal
    if view.over:
        return lines
    lines.append(Line("deal", told.deals(people, deal.number, deal.dealer)))
    if deal.number == 1:
        lines.append(Line("note", told.first_chooser(people, view.first_chooser)))
    if deal.contract is not None:
        lines.append(Line("name", told.named(people, deal.chooser, deal.contract)))
    for trick in deal.tricks:
        lines.append(Line("play", _plays(trick.leader, trick.cards, people)))
        lines.append(Line("trick", _taken(trick, people)))
    if deal.trick:
        lines.append(Line("play", _plays(deal.leader, deal.trick, people)))
    return lines


def _plays(leader: int, cards: tuple[int, ...], people: People) -> str:
    played = [told.play(people, (leader - turn) % 4, card_of(bit)) for turn, bit in enumerate(cards)]
    return ", ".join(played)


def _taken(trick: Trick, people: People) -> str:
    return told.takes(people, trick.winner, trick.points)
