"""A deal that is over, told with all hands open: what was done, in lines, and what became of each seat."""

from __future__ import annotations

from typing import NamedTuple

from kingtable.core.events import Event, GameNamed, TrickTaken
from kingtable.core.past import PastDeal
from kingtable.games.kings_reverse_events import CardGiven, CardsDrawn, HandEnded, noted
from kingtable.ui import told, told_kings_reverse
from kingtable.ui.people import People
from kingtable.ui.text import card_name, joined, signed
from kingtable.ui.words import tr as _tr


class PastLine(NamedTuple):
    """One line of the story; ``place`` is that of its deed in the deal, from 0."""

    text: str
    place: int
    decision: bool
    """Whether somebody decided this, so that there is a reason to ask for; else it only followed."""


def lines(past: PastDeal, people: People) -> list[PastLine]:
    """The whole deal, one line for each thing that happened."""
    found = []
    for place, deed in enumerate(past.deeds):
        told_of = [line for event in deed.events if (line := _line(event, people))]
        found += [PastLine(line, place, number == 0) for number, line in enumerate(told_of)]
    return found


def _line(event: Event, people: People) -> str:
    match event:
        case GameNamed(seat, contract):
            return told.named(people, seat, contract)
        case TrickTaken(number, _, _, seat, points):
            return _tr("Trick {number}: {taken}").format(number=number, taken=told.takes(people, seat, points))
        case CardsDrawn(seat, cards):
            words = _tr("You draw {cards}") if seat == people.viewer else _tr("{name} draws {cards}")
            drawn = joined([told_kings_reverse.short_card(card) for card in cards])
            return words.format(name=people.names[seat], cards=drawn)
        case CardGiven(seat, to, card) if people.viewer not in (seat, to):
            words = _tr("{name} hands {to} {card}")
            given = told_kings_reverse.short_card(card)
            return words.format(name=people.names[seat], to=people.names[to], card=given)
    note = noted(event)
    return told_kings_reverse.line(people, note) if note is not None else ""


def outcome(past: PastDeal, seat: int) -> str:
    """What the seat took in that deal, or was left with."""
    events = [event for deed in past.deeds for event in deed.events]
    for event in events:
        if isinstance(event, HandEnded):
            if seat == event.out:
                return _tr("went out")
            left = joined([told_kings_reverse.short_card(card) for card in event.left[seat]])
            return _tr("was left with {cards}: {points}").format(cards=left, points=signed(event.entries[seat]))
    tricks = [event for event in events if isinstance(event, TrickTaken) and event.seat == seat]
    if not tricks:
        return _tr("took nothing")
    took = _tr("took 1 trick") if len(tricks) == 1 else _tr("took {count} tricks").format(count=len(tricks))
    points = sum(event.points for event in tricks)
    return _tr("{took}: {points}").format(took=took, points=signed(points)) if points else took


def dealt(past: PastDeal, people: People, seat: int) -> str:
    """A hand as it was dealt, for a screen reader."""
    cards = joined([card_name(card) for card in past.hands[seat]])
    words = _tr("Your hand: {cards}") if seat == people.viewer else _tr("The hand of {name}: {cards}")
    return words.format(name=people.names[seat], cards=cards)


def deal_name(game: str, number: int) -> str:
    """What the deal of that number is called in that game."""
    match game:
        case "king":
            words = _tr("Deal {number}")
        case "kings-reverse":
            words = _tr("Hand {number}")
        case _:
            words = _tr("Round {number}")
    return words.format(number=number)


def heading(game: str, number: int) -> str:
    """What is seen of the deal of that number."""
    return _tr("{deal}, all hands as dealt").format(deal=deal_name(game, number))
