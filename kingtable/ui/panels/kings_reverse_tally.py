"""A hand written down (UI-25): every seat's place, cards left, their points and the new total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from kingtable.core.cards import Card
from kingtable.ui import icons
from kingtable.ui.deck import STANDARD_DECK, Deck
from kingtable.ui.kit import frame, label, restyle
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.seat_rows import keep_rows
from kingtable.ui.people import People
from kingtable.ui.table.pictures.kings_reverse import fan_order
from kingtable.ui.text import card_name, figure, place_name, signed
from kingtable.ui.theme import Theme, px

_LEGIBLE = 60
"""Faces lower than this, px, are read by large indices alone."""
_FILLING = Qt.AlignmentFlag(0)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_COLUMNS = (_FILLING, _FILLING, _FILLING, _FILLING, _RIGHT, _RIGHT)


class TallyLine(NamedTuple):
    """One seat: place and total, and for a single hand its cards left and their points."""

    seat: int
    place: int
    total: int
    entry: int | None = None
    cards: tuple[Card, ...] = ()


class Tally(QFrame):
    """A row a seat, the best place first; the viewer's is tinted."""

    def __init__(self, headings: tuple[str, str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._own = frame("own")
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(3, 1)
        for place, heading in zip((3, 4, 5), headings, strict=True):
            word = label(heading, "small")
            word.setContentsMargins(0, 0, 12 if place == 5 else 0, 0)
            grid.addWidget(word, 0, place, Qt.AlignmentFlag.AlignLeft if place == 3 else _RIGHT)
        grid.addWidget(self._own, 1, 0, 1, 6)

    def show_lines(self, lines: Sequence[TallyLine], people: People, theme: Theme, scale: int) -> None:
        """Show these lines in the order of their places."""
        keep_rows(self._grid, self._rows, len(lines), _Row, _COLUMNS)
        ordered = sorted(lines, key=lambda line: (line.place, people.around.index(line.seat)))
        high = 38 if len(lines) <= 5 else 32
        for number, (row, line) in enumerate(zip(self._rows, ordered, strict=True), 1):
            person = people.seats[line.seat]
            own = line.seat == people.viewer
            self._grid.setRowMinimumHeight(number, px(high, scale))
            if own:
                self._grid.addWidget(self._own, number, 0, 1, 6)
                self._own.lower()
            row.place.setText(place_name(line.place))
            row.avatar.setPixmap(icons.avatar(person.avatar, px(high - 8, scale), self.devicePixelRatioF()))
            row.name.setText(person.name)
            restyle(row.name, "strong" if own or line.place == 1 else "label")
            row.cards.show_cards(line.cards, px(high - 6, scale), theme.deck)
            row.entry.setVisible(line.entry is not None)
            if line.entry is not None:
                row.entry.setText(signed(line.entry))
                restyle(row.entry, "penalty" if line.entry else "gain")
            row.total.setText(figure(line.total))
            row.total.setAccessibleName(
                self.tr("{name}, total {points}").format(name=person.name, points=figure(line.total))
            )


class _Row:
    """The widgets of one seat."""

    def __init__(self) -> None:
        self.place = label("", "label")
        self.place.setContentsMargins(12, 0, 0, 0)
        self.avatar = QLabel()
        self.name = NameLabel("", "label", least=6)
        self.cards = CardStrip()
        self.entry = label("", "penalty")
        self.total = label("", "section")
        self.total.setContentsMargins(0, 0, 12, 0)
        self.parts: tuple[QWidget, ...] = (
            self.place, self.avatar, self.name, self.cards, self.entry, self.total,
        )  # fmt: skip


class CardStrip(QWidget):
    """Small faces side by side, overlapping where they must."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[Card] = []
        self._height = 30
        self._deck = STANDARD_DECK
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: Sequence[Card], height: int, deck: Deck) -> None:
        """Show these cards in the order of a hand."""
        self._cards, self._height = fan_order(cards), height
        self._deck = deck if height >= _LEGIBLE else replace(deck, index="large")
        words = ", ".join(map(card_name, self._cards))
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = self._height * 2 // 3
        return QSize(width * max(1, min(len(self._cards), 12)), self._height)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(90, self.sizeHint().width()), self._height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        width = self._height * 2 // 3
        step = width * 1.04
        if len(self._cards) > 1:
            step = min(step, (self.width() - width) / (len(self._cards) - 1))
        for place, card in enumerate(self._cards):
            size = QSize(width, self._height)
            at = QRect(round(place * step), (self.height() - self._height) // 2, width, self._height)
            painter.drawPixmap(at, icons.face(card, self._deck, size, self.devicePixelRatioF()))
