"""Why an opponent did what it did, out of its own View: the reason, what it expected, what it knew."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from kingtable.bots import reasons
from kingtable.bots.advice import Explanation
from kingtable.core.actions import Action, Name, Play
from kingtable.core.cards import SUITS, Card, parse_card
from kingtable.core.events import CardPlayed
from kingtable.core.past import PastDeal
from kingtable.games import game_of
from kingtable.games.reasons import QT_TRANSLATE_NOOP
from kingtable.ui.people import People
from kingtable.ui.text import contract_name, joined, listed, short_card, signed, suit_name
from kingtable.ui.words import tr as _tr

_OF_OTHERS: Mapping[str, str] = {
    "hope": QT_TRANSLATE_NOOP("hints", "It may still be beaten by who plays later."),
    "throw": QT_TRANSLATE_NOOP("hints", "No card of the suit led was left: a dangerous card goes for nothing."),
    "name": QT_TRANSLATE_NOOP("hints", "These cards promise most here, compared with what the game usually brings."),
}
"""The sentences of `bots.reasons` that speak to who plays the card, told of somebody else."""


def own() -> str:
    """The viewer's own decision."""
    return _tr("This was your own decision.")


def ask() -> str:
    """Nothing is chosen yet."""
    return _tr("Choose a line to see why it was played.")


def followed() -> str:
    """It was nobody's decision."""
    return _tr("This followed from the rules; nobody decided it.")


def why(game_id: str, explanation: Explanation, past: PastDeal, people: People) -> str:
    """The opponent's reasons, one paragraph."""
    thought = explanation.thought
    if thought is None:
        return _tr("The reason cannot be found any more: something else than thinking chose this.")
    sentence = _OF_OTHERS.get(thought.reason) or reasons.SENTENCES.get(thought.reason, "")
    parts = [QCoreApplication.translate("hints", sentence)] if sentence else []
    game = game_of(game_id)
    assert game is not None, "the match is one of the house's"
    deed = next(deed for deed in past.deeds if deed.number == explanation.number)
    weighed = [(game.decode(text), points) for text, points in thought.options]
    chosen = next((points for action, points in weighed if action == deed.action), None)
    other = next(((action, points) for action, points in weighed if action != deed.action), None)
    if chosen is not None and other is not None:
        parts.append(_expected(chosen, *other, thought.worlds))
    lacks = {seat: {parse_card(text) for text in cards} for seat, cards in thought.lacks.items()}
    known = _known(_unseen(past, deed.number, deed.seat), lacks, people)
    if known:
        parts.append(_tr("Known for certain: {facts}.").format(facts=joined(known)))
    return " ".join(parts)


def _expected(points: float, other: Action | None, others: float, worlds: int) -> str:
    words = _tr(
        "In {worlds} ways to deal the hidden cards that fit all it had seen, this brought {points} on average; "
        "{other} brought {others}."
    )
    return words.format(worlds=worlds, points=signed(round(points)), other=_option(other), others=signed(round(others)))


def _option(action: Action | None) -> str:
    match action:
        case Play(card):
            return short_card(card)
        case Name(contract):
            return contract_name(contract)
    return ""


def _unseen(past: PastDeal, number: int, seat: int) -> set[Card]:
    """The cards that were in other hands before that action; they all were dealt, so this is a game of tricks."""
    played = {
        event.card
        for deed in past.deeds
        for event in deed.events
        if deed.number < number and isinstance(event, CardPlayed)
    }
    return {card for other, hand in enumerate(past.hands) if other != seat for card in hand} - played


def _known(unseen: set[Card], lacks: Mapping[int, set[Card]], people: People) -> list[str]:
    """Who was known to have no card left of which suits."""
    facts = []
    for seat, cards in lacks.items():
        left = {suit: {card for card in unseen if card.suit == suit} for suit in SUITS}
        suits = [suit_name(suit) for suit, of_suit in left.items() if of_suit and of_suit <= cards]
        if suits:
            words = _tr("you had no {suits}") if seat == people.viewer else _tr("{name} had no {suits}")
            facts.append(words.format(name=people.names[seat], suits=listed(suits)))
    return facts
