"""Why something is done in Kings Reverse: what the play does, as the player who does it sees it."""

from __future__ import annotations

from kingtable.bots.kings_reverse import NEARLY_OUT
from kingtable.bots.kings_reverse_reading import drew_before_the_joker, known_cards
from kingtable.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Marry, Pass, Play
from kingtable.core.cards import JACK, KING, Card
from kingtable.games.kings_reverse import View
from kingtable.games.kings_reverse_cards import (
    EIGHT,
    SEVEN,
    fits,
    fitting,
    is_ace_of_spades,
    is_joker,
    joker_is_lawful,
    named,
    points_of,
)

_DEAR = 15
"""From so many points on a card is dear to be left with."""


def reason_of(view: View, action: Action) -> str:
    """The id of the sentence of `bots.reasons` that says why."""
    match action:
        case Call():
            return "call-open" if view.deal.calls[view.seat] == "open" else "call"
        case Catch():
            return "catch"
        case Accept() | Challenge():
            return _answer(view, isinstance(action, Challenge))
        case Give(card):
            return _gift(view, card)
        case Draw():
            return "draw-keep" if fitting(view.hand, view.deal.suit, view.deal.rank) else "draw-must"
        case Marry():
            return "marry" if len(view.hand) > 2 else "out"
        case Play(card):
            return _play(view, card)
        case Pass():
            return "only-move"
    return "rule"


def _play(view: View, card: Card) -> str:
    deal, hand = view.deal, view.hand
    if len(hand) == 1:
        return "out"
    if deal.drawn is not None and not any(isinstance(action, Marry) for action in view.legal):
        return "drawn"
    left = _without(hand, card)
    victim = deal.next_seat(view.seat, view.rules)
    close = victim != view.seat and view.counts[victim] <= NEARLY_OUT
    if is_joker(card):
        return "joker" if joker_is_lawful(left, deal.suit, deal.rank) else "bluff"
    if is_ace_of_spades(card):
        return "hand-out"
    if card.rank == SEVEN:
        return "seven-close" if close else "seven"
    if card.rank == EIGHT or (card.rank == KING and deal.seats == 2):
        return "skip-close" if close else "skip"
    if card.rank == JACK:
        return "jack" if fitting(left, deal.suit, deal.rank) else "jack-must"
    if not fitting(left, deal.suit, deal.rank):
        return "only-fit"
    if card.rank == KING:
        return "turn-close" if close else "turn"
    if any(fits(other, card.suit, card.rank) and other.rank != JACK for other in left):
        return "follow"
    return "dear" if points_of(card) >= _DEAR else "shed"


def _answer(view: View, challenged: bool) -> str:
    doubt = view.deal.doubt
    assert doubt is not None, "only the seat that must answer is asked"
    if view.left <= 4:
        return "doubt-free" if challenged else "believe"
    if challenged:
        known = known_cards(view, doubt.player)
        return "doubt-known" if fitting(known, doubt.suit, doubt.rank) else "doubt"
    return "believe-drawn" if drew_before_the_joker(view) else "believe"


def _gift(view: View, card: Card) -> str:
    if len(view.hand) <= len(view.deal.handout):
        return "give-all"
    left = _without(view.hand, card)
    alone = not any(other.suit == card.suit for other in left)
    return "give-dear" if points_of(card) >= _DEAR else "give-lone" if alone else "give-least"


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    names = [named(held) for held in hand]
    names.remove(named(card))
    return tuple(names)
