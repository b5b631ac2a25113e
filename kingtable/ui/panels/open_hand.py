"""A hand as it was dealt, face up: what was played before some moment is dim, what is played then has a ring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingtable.core.cards import Card
from kingtable.ui import icons
from kingtable.ui.deck import Deck
from kingtable.ui.theme import INK, Theme, px

_HIGH, _FEW_HIGH = 62, 84
"""The height of a card where many hands are shown, and where few are; px at 100 % text size."""
_FEW = 4
_ROOM = 5
"""For the ring."""


class OpenHand(QWidget):
    """Cards side by side, overlapping where they must."""

    def __init__(self, cards: Sequence[Card], hands: int, theme: Theme, scale: int) -> None:
        """``hands`` is how many are shown in all."""
        super().__init__()
        self._cards = tuple(cards)
        self._deck: Deck = theme.deck
        self._gold = QColor(theme.gold)
        self._high = px(_FEW_HIGH if hands <= _FEW else _HIGH, 50 + scale // 2)
        self._gone: frozenset[int] = frozenset()
        self._marked: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_moment(self, gone: Sequence[Card], marked: Sequence[Card]) -> None:
        """Dim the cards that are gone, and put a ring round those that are played now; others are no matter."""
        taken: list[int] = []
        for card in gone:
            taken += self._places(card, taken)[:1]
        now = [place for card in marked for place in self._places(card, taken)[:1]]
        self._gone, self._marked = frozenset(taken), now[0] if now else None
        self.update()

    @property
    def dim(self) -> tuple[Card, ...]:
        """The cards that are gone."""
        return tuple(card for place, card in enumerate(self._cards) if place in self._gone)

    @property
    def marked(self) -> Card | None:
        """The card with the ring."""
        return None if self._marked is None else self._cards[self._marked]

    def _places(self, card: Card, besides: Sequence[int]) -> list[int]:
        # Equal cards of several packs stand for each other.
        return [
            place
            for place, held in enumerate(self._cards)
            if (held.rank, held.suit) == (card.rank, card.suit) and place not in besides
        ]

    def sizeHint(self) -> QSize:
        width = self._high * 2 // 3
        return QSize(width + (len(self._cards) - 1) * width // 2 + 2 * _ROOM, self._high + 2 * _ROOM)

    def minimumSizeHint(self) -> QSize:
        width = self._high * 2 // 3
        return QSize(width + (len(self._cards) - 1) * width // 4 + 2 * _ROOM, self._high + 2 * _ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = QSize(self._high * 2 // 3, self._high)
        step = size.width() * 1.05
        if len(self._cards) > 1:
            step = min(step, (self.width() - size.width() - 2 * _ROOM) / (len(self._cards) - 1))
        # The card with the ring comes last, so that no other lies on the ring.
        for place in sorted(range(len(self._cards)), key=lambda place: place == self._marked):
            card = self._cards[place]
            at = QRect(round(_ROOM + place * step), _ROOM, size.width(), size.height())
            if place == self._marked:
                for wide, colour in ((8.0, QColor(INK)), (5.0, self._gold)):
                    painter.setPen(QPen(colour, wide))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    painter.drawRoundedRect(QRectF(at), 5, 5)
            painter.drawPixmap(at, icons.face(card, self._deck, size, self.devicePixelRatioF()))
            if place in self._gone:
                tint = QColor("#1A2B26")
                tint.setAlphaF(0.5)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(tint)
                painter.drawRoundedRect(QRectF(at), 4, 4)
