"""The card counter (UI-05): which cards of this deal the viewer has seen, by suit from the ace down."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, Qt

from kingtable.core.cards import SUITS, Card
from kingtable.games import classic_king, king_match
from kingtable.games.tricks import bit_of
from kingtable.ui.models import NOWHERE, Index
from kingtable.ui.text import card_name, suit_name

View = king_match.View | classic_king.View


class Whereabouts(Enum):
    """Where a card is, as the viewer knows it."""

    PLAYED = "played"
    TABLE = "table"
    OWN = "own"
    ELSEWHERE = "elsewhere"


def whereabouts(view: View, card: Card) -> Whereabouts:
    """Where that card is in the running deal, from the viewer's seat."""
    bit = bit_of(card)
    if bit & view.hand:
        return Whereabouts.OWN
    if bit in view.deal.trick:
        return Whereabouts.TABLE
    if any(bit in trick.cards for trick in view.deal.tricks):
        return Whereabouts.PLAYED
    return Whereabouts.ELSEWHERE


class CounterModel(QAbstractTableModel):
    """A row a suit; the shape never changes, cells do as cards fall."""

    def __init__(self, pack: Sequence[Card], parent: QObject | None = None) -> None:
        """``pack`` holds as many cards of each suit."""
        super().__init__(parent)
        self._cards = [[card for card in pack if card.suit == suit] for suit in SUITS]
        self._where = [[Whereabouts.ELSEWHERE] * len(cards) for cards in self._cards]

    def show_view(self, view: View) -> None:
        """Take in what changed."""
        for row, cards in enumerate(self._cards):
            before, now = self._where[row], [whereabouts(view, card) for card in cards]
            if before != now:
                self._where[row] = now
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(cards) - 1))

    def card(self, row: int, column: int) -> tuple[Card, Whereabouts]:
        """The card of a cell and where it is."""
        return self._cards[row][column], self._where[row][column]

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(SUITS)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._cards[0])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card, where = self.card(index.row(), index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return card.rank_text
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            sentence = {
                Whereabouts.PLAYED: self.tr("{card}: played"),
                Whereabouts.TABLE: self.tr("{card}: on the table"),
                Whereabouts.OWN: self.tr("{card}: in your hand"),
                Whereabouts.ELSEWHERE: self.tr("{card}: not seen yet"),
            }[where]
            return sentence.format(card=card_name(card))
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return suit_name(SUITS[section])
        return self._cards[0][section].rank_text
