"""What the own hand has to do with a game, in one sentence for who is to name it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kingtable.core.cards import QUEEN, SUITS
from kingtable.games.king_contracts import PENALTY_CARDS, is_trump
from kingtable.games.tricks import SUIT_MASKS, cards_of
from kingtable.ui.text import joined, short_card, suit_name


def holding(contract: str, hand: int) -> str:
    """The cards of the hand that the game is about, the high ones where it is about tricks."""
    if is_trump(contract):
        return _cards(hand & SUIT_MASKS[SUITS.index(contract[-1])], suit_name(contract[-1]))
    counted = PENALTY_CARDS.get(contract)
    if counted is None:
        high = sum(card.rank >= QUEEN for card in cards_of(hand))
        sentence = QCoreApplication.translate("holdings", "Aces, kings and queens in your hand: {count}.")
        return sentence.format(count=high)
    kinds = {
        "kupa": suit_name("H"),
        "erkek": QCoreApplication.translate("holdings", "kings or jacks"),
        "kiz": QCoreApplication.translate("holdings", "queens"),
    }
    return _cards(hand & counted, kinds.get(contract, ""))


def _cards(held: int, kind: str) -> str:
    cards = [short_card(card) for card in reversed(cards_of(held))]
    if cards:
        return QCoreApplication.translate("holdings", "You hold {cards}.").format(cards=joined(cards))
    if not kind:
        return QCoreApplication.translate("holdings", "You do not hold K♥.")
    return QCoreApplication.translate("holdings", "You hold no {cards}.").format(cards=kind)
