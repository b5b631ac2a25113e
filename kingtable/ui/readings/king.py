"""King for the ear."""

from __future__ import annotations

from kingtable.core.cards import SUITS
from kingtable.core.events import DealEnded, DealStarted, GameNamed, KingMade
from kingtable.core.game import places_of
from kingtable.games.king_deal import next_seat
from kingtable.games.king_match import View
from kingtable.games.tricks import suit_of
from kingtable.ui import text, told, told_table
from kingtable.ui.people import People
from kingtable.ui.readings import trick
from kingtable.ui.situations.king import situation
from kingtable.ui.table.picture import Plate

_TRICKS = 13


def tells(event: object, view: View, people: People) -> str:
    """Plays, tricks, names and deals."""
    match event:
        case GameNamed(seat, contract) if seat == people.viewer:
            return f"{told.named(people, seat, contract)} {text.contract_duty(contract)}"
        case DealStarted(number, dealer, _):
            return told.deals(people, number, dealer)
        case KingMade(seat):
            return told.king_made(people, seat)
        case DealEnded(_, _, _, entries, totals):
            return f"{told_table.entries(people, entries)} {told_table.totals(people, totals)}"
    return trick.tells(event, people)


def due(view: View, people: People) -> str:
    """Naming, or a card with the led suit."""
    deal = view.deal
    if view.over:
        return told_table.places(people, places_of(view.totals))
    if deal.to_act != view.seat:
        return ""
    if deal.contract is None:
        return told.chooses(people, view.seat)
    led = SUITS[suit_of(deal.trick[0])] if deal.trick else ""
    return trick.asked(people, Plate(led, deal.contract, deal.chooser), view.playable, view.hand)


def reading(view: View, people: People) -> list[str]:
    """Deal and game, whose turn, trick, hand, scores, tricks left."""
    deal = view.deal
    if view.over:
        return [due(view, people), told_table.totals(people, view.totals)]
    lines = [f"{situation(view, people).title}."]
    if deal.contract is None:
        lines.append(told.chooses(people, deal.chooser))
    else:
        lines += [told.named(people, deal.chooser, deal.contract), text.contract_duty(deal.contract)]
        lines.append(due(view, people) or told.situation_turn(people, deal.to_act))
    lines.append(trick.lying(people, deal.leader, deal.trick, next_seat))
    lines.append(told_table.hand(trick.fan(view.hand, deal.duty.trump if deal.duty is not None else 0)))
    lines.append(told_table.entries(people, deal.entries))
    lines.append(told_table.totals(people, view.totals))
    lines.append(told_table.tricks_left(_TRICKS - len(deal.tricks)))
    return lines
