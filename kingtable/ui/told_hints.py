"""Hints in words: what to do, and why in one line."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kingtable.bots import reasons
from kingtable.bots.advice import Hint
from kingtable.core.actions import (
    Accept,
    Action,
    Call,
    Catch,
    Challenge,
    Draw,
    Give,
    Marry,
    Name,
    Pass,
    Play,
    Take,
    TakeFrom,
)
from kingtable.ui.people import People
from kingtable.ui.text import card_name, contract_name, joined, suit_name
from kingtable.ui.words import tr as _tr


def hint(people: People, given: Hint) -> str:
    """The whole hint."""
    advice = _advice(people, given.action)
    why = reason(given.reason)
    return (
        _tr("Hint: {advice} {why}").format(advice=advice, why=why)
        if why
        else _tr("Hint: {advice}").format(advice=advice)
    )


def none_now() -> str:
    """A hint was asked for while others play."""
    return _tr("It is not your turn: there is nothing to give a hint for.")


def reason(id: str) -> str:
    """The sentence of a reason, "" for one without."""
    sentence = reasons.SENTENCES.get(id)
    return QCoreApplication.translate("hints", sentence) if sentence else ""


def _advice(people: People, action: Action) -> str:
    match action:
        case Name(contract):
            return _tr("name {game}.").format(game=contract_name(contract))
        case Play(card, suit) if not card.rank:
            if not suit:
                return _tr("play the joker.")
            return _tr("play the joker and name {suit}.").format(suit=suit_name(suit))
        case Play(card):
            return _tr("play the {card}.").format(card=card_name(card))
        case Marry(first, second):
            words = _tr("marry: lay the {first}, and on it the {second}.")
            return words.format(first=card_name(first), second=card_name(second))
        case Give(card):
            return _tr("hand over the {card}.").format(card=card_name(card))
        case Take(cards):
            return _tr("take the {cards}.").format(cards=joined([card_name(card) for card in cards]))
        case Catch(seat):
            return _tr("catch {name}, who did not call.").format(name=people.names[seat])
        case TakeFrom(seat):
            return _tr("take the run from the pile of {name}.").format(name=people.names[seat])
        case Draw():
            return _tr("draw a card.")
        case Pass():
            return _tr("pass.")
        case Accept():
            return _tr("accept the joker.")
        case Challenge():
            return _tr("challenge the joker.")
        case Call():
            return _tr("call “One card!”.")
