"""No Kings for the ear."""

from __future__ import annotations

from kingtable.games.no_kings import View
from kingtable.games.no_kings_events import (
    CardLaid,
    CardsCaptured,
    JokerSwept,
    KingPenalty,
    RingCardDrawn,
    RoundEnded,
    RoundStarted,
)
from kingtable.games.no_kings_round import Turn
from kingtable.ui import told_no_kings, told_table
from kingtable.ui.people import People
from kingtable.ui.situations.no_kings import situation


def tells(event: object, view: View, people: People) -> str:
    """Draws, captures and rounds."""
    match event:
        case RingCardDrawn(seat, card, _) if card == view.round.drawn:
            return told_table.drawn(people, seat, card)
        case CardLaid(seat, card):
            return told_no_kings.turn_line(people, Turn(seat, card, "laid", ()))
        case CardsCaptured(seat, card, centre, runs):
            taken = (*centre, *(other for _, cards in runs for other in cards))
            return told_no_kings.turn_line(people, Turn(seat, card, "captured", taken))
        case KingPenalty(seat, card, _, pile, _):
            return told_no_kings.turn_line(people, Turn(seat, card, "king", pile))
        case JokerSwept(seat, card, centre, piles):
            swept = (*centre, *(other for _, cards in piles for other in cards))
            return told_no_kings.turn_line(people, Turn(seat, card, "joker", swept))
        case RoundStarted(number):
            return told_no_kings.round_title(number)
        case RoundEnded(number, cards, winners, _):
            return told_no_kings.round_line(people, number, winners, max(cards))
    return ""


def due(view: View, people: People) -> str:
    """A card to draw or a capture to choose."""
    places = view.places
    if places is not None:
        return told_table.places(people, places)
    return situation(view, people).line if view.round.to_act == view.seat else ""


def reading(view: View, people: People) -> list[str]:
    """The round, whose turn, the Wat, the piles, cards or rounds won."""
    at, where = view.round, situation(view, people)
    totals = told_table.totals(people, where.figures)
    if view.over:
        return [due(view, people), totals]
    lines = [f"{where.title}.", where.line]
    if at.drawn is not None:
        lines.append(f"{told_table.drawn(people, at.to_act, at.drawn)}.")
    lines.append(told_table.wat(at.wat))
    for seat in people.around:
        side = view.seating.side_of(seat)
        if view.seating.seats_of(side)[0] == seat:
            lines.append(f"{told_table.pile(people, seat, at.piles[side])}.")
    lines.append(totals)
    return lines
