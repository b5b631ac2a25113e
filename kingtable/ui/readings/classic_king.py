"""Classic King for the ear."""

from __future__ import annotations

from kingtable.core.cards import SUITS
from kingtable.core.game import places_of
from kingtable.games.classic_king import View, next_seat
from kingtable.games.classic_king_events import RoundEnded
from kingtable.games.classic_king_rounds import TRICKS
from kingtable.games.tricks import suit_of
from kingtable.ui import told, told_classic_king, told_table
from kingtable.ui.people import People
from kingtable.ui.readings import trick
from kingtable.ui.table.picture import RoundPlate


def tells(event: object, view: View, people: People) -> str:
    """Plays, tricks and rounds."""
    if isinstance(event, RoundEnded):
        return f"{told_table.entries(people, event.entries)} {told_table.totals(people, event.totals)}"
    return trick.tells(event, people)


def due(view: View, people: People) -> str:
    """A card, with the led suit."""
    deal = view.deal
    if view.over:
        return told_table.places(people, places_of(view.totals))
    if deal.to_act != view.seat:
        return ""
    led = SUITS[suit_of(deal.trick[0])] if deal.trick else ""
    return trick.asked(people, RoundPlate(led, deal.number), view.playable, view.hand)


def reading(view: View, people: People) -> list[str]:
    """The round and its aim, whose turn, trick, hand, scores, tricks left."""
    deal = view.deal
    if view.over:
        return [due(view, people), told_table.totals(people, view.totals)]
    duties = told_classic_king.round_duties(deal.round)
    return [
        told_classic_king.reminder(deal.number),
        *([duties] if duties else []),
        due(view, people) or told.situation_turn(people, deal.to_act),
        trick.lying(people, deal.leader, deal.trick, next_seat),
        told_table.hand(trick.fan(view.hand)),
        told_table.entries(people, deal.entries),
        told_table.totals(people, view.totals),
        told_table.tricks_left(TRICKS - len(deal.tricks)),
    ]
