"""Kings Reverse told to the viewer: what happened, what is asked, what fits."""

from __future__ import annotations

from typing import NamedTuple

from kingtable.core.cards import ACE, JACK, KING, QUEEN, Card
from kingtable.games.kings_reverse_cards import BACK
from kingtable.games.kings_reverse_events import Note
from kingtable.ui.people import People
from kingtable.ui.table.picture import Course
from kingtable.ui.table.pictures.kings_reverse import Prompt
from kingtable.ui.text import card_name, joined, suit_name
from kingtable.ui.text import short_card as _short
from kingtable.ui.words import tr as _tr


def short_card(card: Card) -> str:
    """The card in a line: 9♥, a joker."""
    return _short(card) if card.rank else _tr("a joker")


def one_card() -> str:
    """The call as it is said."""
    return _tr("“One card!”")


def direction(way: int) -> str:
    """Which way play runs."""
    return _tr("clockwise") if way > 0 else _tr("counterclockwise")


class PlateWords(NamedTuple):
    """The plate with what fits."""

    above: str
    suit: str
    name: str
    below: str


def plate(course: Course) -> PlateWords | None:
    """What fits, None once nothing is asked any more."""
    if not course.suit:
        return None
    name = {"S": _tr("Spade"), "H": _tr("Heart"), "D": _tr("Diamond"), "C": _tr("Club")}[course.suit]
    below = _tr("or {rank}").format(rank=_a_rank(course.rank)) if course.rank else _tr("as named")
    return PlateWords(_tr("Play a"), course.suit, name, below)


def _a_rank(rank: int) -> str:
    return {
        ACE: _tr("an ace"),
        KING: _tr("a king"),
        QUEEN: _tr("a queen"),
        JACK: _tr("a jack"),
        8: _tr("an 8"),
    }.get(rank, _tr("a {rank}").format(rank=rank))


def caption(people: People, told: object) -> str:
    """What the line below the middle says: what is asked, else what happened last."""
    if isinstance(told, Prompt):
        return prompt(people, told)
    return line(people, told) if isinstance(told, Note) else ""


def prompt(people: People, asked: Prompt) -> str:
    """What the seat to act has to do."""
    mine = asked.seat == people.viewer
    name = people.names[asked.seat]
    if asked.phase == "answer":
        other = people.names[asked.other]
        if asked.other == people.viewer:
            return _tr("{name} answers your joker").format(name=name)
        template = _tr("Do you accept {other}’s joker?") if mine else _tr("{name} answers the joker of {other}")
        return template.format(name=name, other=other)
    if asked.phase == "give":
        to = people.names[asked.other]
        if mine:
            if asked.left > 1:
                return _tr("Hand a card to {to} – {left} cards to hand out").format(to=to, left=asked.left)
            return _tr("Hand a card to {to}, the last one").format(to=to)
        if asked.other == people.viewer:
            return _tr("{name} hands you a card").format(name=name)
        return _tr("{name} hands a card to {to}").format(name=name, to=to)
    if mine and asked.card is not None:
        return _tr("You drew the {card}: it fits and must be played").format(card=card_name(asked.card))
    return _tr("{name} drew a card that fits").format(name=name)


def line(people: People, note: Note) -> str:
    """One thing that happened, for the history and the caption."""
    mine, name = note.seat == people.viewer, people.names[note.seat]
    other = people.names[note.other] if note.other >= 0 else ""
    if note.deed == "play":
        return _played(note, name, mine)
    if note.deed == "draw":
        return _drew(note, name, mine)
    if note.deed == "give":
        return _gave(note, people)
    if note.deed == "challenge":
        return _challenged(note, people)
    if note.deed == "catch":
        return _caught(note, people)
    told = {
        "lost": (_tr("You miss a turn"), _tr("{name} misses a turn")),
        "accept": (_tr("You accept the joker of {other}"), _tr("{name} accepts the joker of {other}")),
        "return": (_tr("Your joker goes back to your hand"), _tr("{name} takes the joker back")),
        "pass": (_tr("You pass"), _tr("{name} passes")),
        "call": (_tr("You call “One card!”"), _tr("{name} calls “One card!”")),
    }[note.deed]
    return told[0 if mine else 1].format(name=name, other=other)


def _played(note: Note, name: str, mine: bool) -> str:
    if len(note.cards) == 2:
        first, second = map(short_card, note.cards)
        template = _tr("You marry {first} {second}") if mine else _tr("{name} marries {first} {second}")
        return template.format(name=name, first=first, second=second)
    card = short_card(note.cards[0])
    if not note.cards[0].rank:
        if not note.word:
            return (
                _tr("You play a joker, the last card")
                if mine
                else _tr("{name} plays a joker, the last card").format(name=name)
            )
        template = _tr("You play a joker and name {suit}") if mine else _tr("{name} plays a joker and names {suit}")
        return template.format(name=name, suit=suit_name(note.word))
    return (_tr("You play {card}") if mine else _tr("{name} plays {card}")).format(name=name, card=card)


def _drew(note: Note, name: str, mine: bool) -> str:
    if BACK in note.cards:
        mine = False  # told to a bystander, who does not see them
    if len(note.cards) == 1:
        if mine:
            return _tr("You draw {card}").format(card=short_card(note.cards[0]))
        return _tr("{name} draws a card").format(name=name)
    if mine:
        cards = joined([short_card(card) for card in note.cards])
        return _tr("You draw {count} cards: {cards}").format(count=len(note.cards), cards=cards)
    return _tr("{name} draws {count} cards").format(name=name, count=len(note.cards))


def _gave(note: Note, people: People) -> str:
    name, to = people.names[note.seat], people.names[note.other]
    if BACK in note.cards:
        return _tr("{name} hands {to} a card").format(name=name, to=to)
    if note.seat == people.viewer:
        return _tr("You hand {to} {card}").format(to=to, card=short_card(note.cards[0]))
    if note.other == people.viewer:
        return _tr("{name} hands you {card}").format(name=name, card=short_card(note.cards[0]))
    return _tr("{name} hands {to} a card").format(name=name, to=to)


def _challenged(note: Note, people: People) -> str:
    bluff = note.word == "bluff"
    name, other = people.names[note.seat], people.names[note.other]
    if note.seat == people.viewer:
        told = (
            _tr("You challenge {other}: the joker was a bluff")
            if bluff
            else _tr("You challenge {other}: the joker was lawful")
        )
    elif note.other == people.viewer:
        told = _tr("{name} challenges you: a bluff") if bluff else _tr("{name} challenges you: lawful")
    else:
        told = _tr("{name} challenges {other}: a bluff") if bluff else _tr("{name} challenges {other}: lawful")
    return told.format(name=name, other=other)


def _caught(note: Note, people: People) -> str:
    caught, by = people.names[note.seat], people.names[note.other]
    if note.seat == people.viewer:
        return _tr("{by} catches you without the call: you draw two").format(by=by)
    if note.other == people.viewer:
        return _tr("You catch {caught} without the call").format(caught=caught)
    return _tr("{by} catches {caught} without the call").format(by=by, caught=caught)


def begins(people: People, number: int, dealer: int) -> str:
    """The beginning of a hand in the history."""
    template = _tr("Hand {number}: you deal.") if dealer == people.viewer else _tr("Hand {number}: {name} deals.")
    return template.format(number=number, name=people.names[dealer])


def finished(people: People, number: int, out: int | None) -> str:
    """A finished hand in the history."""
    if out is None:
        return _tr("Hand {number}: blocked, nobody went out.").format(number=number)
    template = _tr("Hand {number}: you went out.") if out == people.viewer else _tr("Hand {number}: {name} went out.")
    return template.format(number=number, name=people.names[out])


def upcard(card: Card) -> str:
    """The card that the discard pile began with."""
    return _tr("Upcard: {card}").format(card=short_card(card))


def warning() -> str:
    """Before a joker that may not be played as a rule (KR-12, KR-30)."""
    return _tr(
        "Careful: you hold another card that fits, so this joker is a bluff. If it is challenged, you take it back "
        "and draw four."
    )


def name_suit() -> str:
    """Before a lawful joker."""
    return _tr("Which suit do you name?")


def pick_partner(card: Card) -> str:
    """Once a card of a marriage was picked."""
    return _tr("Play the {card} alone, or pick its partner for a marriage.").format(card=card_name(card))
