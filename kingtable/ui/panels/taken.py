"""What a seat took in a finished deal, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from kingtable.games.king_contracts import PENALTY_CARDS
from kingtable.games.king_match import Finished
from kingtable.games.tricks import cards_of
from kingtable.ui.text import short_card


def taken(done: Finished, seat: int) -> str:
    """The penalty cards, tricks or last tricks that made the seat's entry."""
    won = [(number, trick) for number, trick in enumerate(done.tricks, 1) if trick.winner == seat]
    penalty = PENALTY_CARDS.get(done.contract)
    if penalty is not None:
        held = sum(sum(trick.cards) for _, trick in won) & penalty
        if not held:
            return QCoreApplication.translate("taken", "nothing")
        if done.contract == "kupa":
            return QCoreApplication.translate("taken", "hearts: {count}").format(count=held.bit_count())
        return " ".join(short_card(card) for card in reversed(cards_of(held)))
    if done.contract == "son":
        last = [number for number, trick in won if trick.points]
        if not last:
            return QCoreApplication.translate("taken", "nothing")
        if len(last) == 1:
            return QCoreApplication.translate("taken", "trick {number}").format(number=last[0])
        sentence = QCoreApplication.translate("taken", "tricks {first} and {second}")
        return sentence.format(first=last[0], second=last[1])
    return QCoreApplication.translate("taken", "tricks: {count}").format(count=len(won))
