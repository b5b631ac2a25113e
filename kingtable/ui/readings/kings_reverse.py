"""Kings Reverse for the ear."""

from __future__ import annotations

from kingtable.core.actions import Marry, Play
from kingtable.core.cards import Card
from kingtable.core.events import DealStarted
from kingtable.core.game import places_of
from kingtable.games.kings_reverse import View
from kingtable.games.kings_reverse_cards import named
from kingtable.games.kings_reverse_events import DirectionTurned, HandEnded, JokerChallenged, UpcardTurned, noted
from kingtable.ui import told, told_kings_reverse, told_table
from kingtable.ui.people import People
from kingtable.ui.situations.kings_reverse import situation
from kingtable.ui.table.pictures.kings_reverse import fan_order, picture_of, prompt_of


def tells(event: object, view: View, people: People) -> str:
    """Plays, draws, jokers, calls and hands."""
    match event:
        case UpcardTurned(card, _):
            return told_kings_reverse.upcard(card)
        case DirectionTurned(direction):
            return told_table.runs(told_kings_reverse.direction(direction))
        case HandEnded(number, out, _, entries, totals):
            return " ".join(
                (
                    told_kings_reverse.finished(people, number, out),
                    told_table.entries(people, entries),
                    told_table.totals(people, totals),
                )
            )
        case DealStarted(number, _, _) if number == 1:
            # The upcard of the first hand was turned before anybody sat down.
            return told_kings_reverse.upcard(view.deal.discards[0])
        case JokerChallenged(seat, _, cards, _) if seat == people.viewer:
            return f"{_noted(event, people)}. {told_table.shown(cards)}"
    return _noted(event, people)


def _noted(event: object, people: People) -> str:
    note = noted(event)  # type: ignore[arg-type]
    return told_kings_reverse.line(people, note) if note is not None else ""


def due(view: View, people: People) -> str:
    """A card that fits, an answer, or a card to hand out."""
    deal = view.deal
    if view.over:
        return told_table.places(people, places_of(view.totals))
    if deal.turn != view.seat:
        return ""
    prompt = prompt_of(deal)
    if prompt is not None:
        return f"{told.situation_your_turn()} {told_kings_reverse.prompt(people, prompt)}."
    return f"{told.situation_your_turn()} {_requirement(view, people)}. {_choice(view)}"


def _requirement(view: View, people: People) -> str:
    course = picture_of(view, people).course
    words = told_kings_reverse.plate(course) if course is not None else None
    return f"{words.above} {words.name} {words.below}" if words is not None else ""


def _choice(view: View) -> str:
    names: set[Card] = set()
    for action in view.legal:
        if isinstance(action, Play):
            names.add(action.card)
        elif isinstance(action, Marry):
            names |= {action.first, action.second}
    playable = [card for card in fan_order(view.hand) if named(card) in names]
    return told_table.may_play(playable, len(view.hand))


def reading(view: View, people: People) -> list[str]:
    """The hand, what fits and whose turn, the top of the discards, own cards, the others', scores, the stack."""
    deal = view.deal
    if view.over:
        return [due(view, people), told_table.totals(people, view.totals)]
    lines = [f"{situation(view, people).title}."]
    lines.append(due(view, people) or f"{told.situation_turn(people, deal.turn)} {_requirement(view, people)}.")
    lines.append(told_table.runs(told_kings_reverse.direction(deal.direction)))
    if deal.discards:
        lines.append(f"{told_table.discards(deal.discards[-1], len(deal.discards))}.")
    lines.append(told_table.hand(fan_order(view.hand)))
    lines.append(told_table.cards_held(people, view.counts))
    lines.append(told_table.totals(people, view.totals))
    lines.append(f"{told_table.stack(view.left)}.")
    return lines
