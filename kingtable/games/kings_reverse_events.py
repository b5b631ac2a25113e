"""What happens in Kings Reverse; secrets are blanked for those who may not see them by cards face down."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec.structs import replace

from kingtable.core.cards import Card
from kingtable.core.events import CardPlayed, Event
from kingtable.games.kings_reverse_cards import BACK

Cause = Literal["turn", "seven", "joker", "challenge", "bluff", "catch", "handout"]
"""Why cards are drawn: the own turn; a 7; an accepted joker; a challenge that failed; a bluff that was found out;
a missing call; an ace of spades whose player had no card left to give."""


class UpcardTurned(Event, frozen=True):
    """The discard pile began with ``card``, after ``jokers`` jokers had gone back into the stack (KR-02)."""

    card: Card
    jokers: int


class JokerPlayed(Event, frozen=True):
    """A joker was laid; ``suit`` is the named one, empty for a last card."""

    seat: int
    card: Card
    suit: str


class Married(Event, frozen=True):
    """King and queen of a suit were laid, ``second`` on top."""

    seat: int
    first: Card
    second: Card


class CardsDrawn(Event, frozen=True):
    """Cards came from the stack into a hand, perhaps fewer than were due (KR-25)."""

    seat: int
    cards: tuple[Card, ...]
    cause: Cause

    def seen_by(self, seat: int) -> CardsDrawn:
        """Which cards they are is for who drew them."""
        return self if seat == self.seat else replace(self, cards=(BACK,) * len(self.cards))


class TurnLost(Event, frozen=True):
    """A seat misses its turn."""

    seat: int


class DirectionTurned(Event, frozen=True):
    """Play goes the other way: 1 is clockwise, -1 counterclockwise."""

    direction: int


class JokerAccepted(Event, frozen=True):
    """The next seat took the joker of ``player`` as lawful."""

    seat: int
    player: int


class JokerChallenged(Event, frozen=True):
    """``seat`` saw the hand of ``player`` as it stood; all learn whether the joker was lawful (KR-31 … 33)."""

    seat: int
    player: int
    cards: tuple[Card, ...]
    lawful: bool

    def seen_by(self, seat: int) -> JokerChallenged:
        """The hand is shown to the challenger alone."""
        return self if seat in (self.seat, self.player) else replace(self, cards=(BACK,) * len(self.cards))


class JokerReturned(Event, frozen=True):
    """An unlawful joker went back to the hand it came from (KR-32)."""

    seat: int
    card: Card


class CardGiven(Event, frozen=True):
    """After the ace of spades a card went from hand to hand."""

    seat: int
    to: int
    card: Card

    def seen_by(self, seat: int) -> CardGiven:
        """Which one it is know the two hands."""
        return self if seat in (self.seat, self.to) else replace(self, card=BACK)


class Passed(Event, frozen=True):
    """A seat could neither play nor draw."""

    seat: int


class OneCardCalled(Event, frozen=True):
    """A seat said "one card"; where calls are automatic, as soon as it held one."""

    seat: int


class Caught(Event, frozen=True):
    """``by`` caught the missing call of ``seat``."""

    seat: int
    by: int


class HandEnded(Event, frozen=True):
    """A hand was written down: who went out (None: blocked), the cards left in the hands, entries and totals."""

    hand: int
    out: int | None
    left: tuple[tuple[Card, ...], ...]
    entries: tuple[int, ...]
    totals: tuple[int, ...]


Deed = Literal["play", "draw", "lost", "accept", "challenge", "return", "give", "pass", "call", "catch"]


class Note(NamedTuple):
    """One thing that a seat remembers of the running hand, in plain data."""

    deed: Deed
    seat: int
    """Who did it, or to whom it happened (draw, lost, return); for a catch, who was caught."""
    cards: tuple[Card, ...] = ()
    """Cards laid (two for a marriage), drawn, given or shown, face down where the reader may not know them."""
    other: int = -1
    """The player of the joker, who got the card, or who caught."""
    word: str = ""
    """The suit named with a joker, the cause of a draw, or ``lawful`` or ``bluff`` after a challenge."""


def noted(event: Event) -> Note | None:
    """What is remembered of an event as its reader saw it; None for what the table shows anyway."""
    match event:
        case CardPlayed(seat, card):
            return Note("play", seat, (card,))
        case Married(seat, first, second):
            return Note("play", seat, (first, second))
        case JokerPlayed(seat, card, suit):
            return Note("play", seat, (card,), word=suit)
        case CardsDrawn(seat, cards, cause):
            return Note("draw", seat, cards, word=cause)
        case TurnLost(seat):
            return Note("lost", seat)
        case JokerAccepted(seat, player):
            return Note("accept", seat, other=player)
        case JokerChallenged(seat, player, cards, lawful):
            return Note("challenge", seat, cards, player, "lawful" if lawful else "bluff")
        case JokerReturned(seat, card):
            return Note("return", seat, (card,))
        case CardGiven(seat, to, card):
            return Note("give", seat, (card,), to)
        case Passed(seat):
            return Note("pass", seat)
        case OneCardCalled(seat):
            return Note("call", seat)
        case Caught(seat, by):
            return Note("catch", seat, other=by)
    return None
