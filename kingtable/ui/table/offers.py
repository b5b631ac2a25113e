"""What the viewer can do besides playing a card, as buttons with their keys above the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QWidget

from kingtable.core.actions import Action
from kingtable.ui.table.above_hand import room_above
from kingtable.ui.table.look import Look
from kingtable.ui.table.offer import Offer, Spoken
from kingtable.ui.table.offer_button import OfferButton
from kingtable.ui.table.placement import Layout, Rect

_GAP, _TIGHT, _ROW_GAP = 8, 2, 6
_MESSAGE = 46
"""The height of a message of one line at 100 %."""


class OfferBar(QFrame):
    """Rows of buttons that float over the cloth."""

    taken = Signal(object)
    """The Offer that was chosen."""
    marked = Signal(object)
    """The Offer that the arrow keys lead to."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._offers: tuple[Offer, ...] = ()
        self._buttons: list[OfferButton] = []
        self._look, self._scale = look, look.text_scale
        self.hide()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What is offered now."""
        return self._offers

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Offer exactly these."""
        if tuple(offers) == self._offers:
            return
        self._offers = tuple(offers)
        if any(button.hasFocus() for button in self._buttons):
            self._table.setFocus()
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        for offer in self._offers:
            button = OfferButton(offer, self._look, self._scale, self)
            button.clicked.connect(lambda _checked=False, offer=offer: self.taken.emit(offer))
            button.show()
            # Tab comes from the cards to the buttons above them, and then to what lies around the table.
            QWidget.setTabOrder(self._buttons[-1] if self._buttons else self._table, button)
            self._buttons.append(button)
        self.setVisible(bool(self._offers))

    @property
    def main(self) -> Offer | None:
        """The offer that Enter means, None if there is none."""
        return next((offer for offer in self._offers if offer.main), None)

    def point_at(self, meaning: Action | str) -> None:
        """Give the keyboard's ring to the offer of that meaning, if there is one."""
        for button, offer in zip(self._buttons, self._offers, strict=True):
            if offer.meaning == meaning:
                button.setFocus()

    def step(self, by: int) -> None:
        """Mark the offer so many places on."""
        if self._offers:
            place = next((n for n, offer in enumerate(self._offers) if offer.main), 0)
            self.marked.emit(self._offers[(place + by) % len(self._offers)])

    def restyle(self, look: Look, scale: int) -> None:
        """Colours, and the text size in per cent."""
        self._look, self._scale = look, scale
        self._set_words(scale)

    def offer_of(self, key: int) -> Offer | None:
        """The offer with that key."""
        pressed = QKeySequence(Qt.Key.Key_Return if key == Qt.Key.Key_Enter else key)
        return next((offer for offer in self._offers if offer.key and QKeySequence(offer.key) == pressed), None)

    def word_of(self, seat: int) -> Offer | None:
        """What the person at that seat may say first, out of turn."""
        words = (offer for offer in self._offers if isinstance(offer.meaning, Spoken) and offer.meaning.seat == seat)
        return next(words, None)

    def fit(self, placed: Layout, width: float, bottom: float, middle: float) -> None:
        """Stand above that line around that middle on a table so wide, between the badges, in the rows that it takes.

        Words that would leave no room for a message below those in the middle of the table grow smaller, but not below
        100 %.
        """
        highest = placed.legible + _MESSAGE + _ROW_GAP
        room = room_above(placed, width, bottom, highest, self._scale, self._high, self._set_words)
        rows, high = self._rows(room.width)
        lengths = [sum(min(b.sizeHint().width(), room.width) + _GAP for b in row) - _GAP for row in rows]
        longest = max(lengths)
        for place, (row, length) in enumerate(zip(rows, lengths, strict=True)):
            at = (longest - length) // 2
            for button in row:
                wide = min(button.sizeHint().width(), room.width)
                button.setGeometry(at, place * (high + _ROW_GAP), wide, high)
                at += wide + _GAP
        first = max(int(room.left), min(int(middle - longest / 2), int(room.right) - longest))
        self.setGeometry(first, int(room.top), longest, len(rows) * (high + _ROW_GAP) - _ROW_GAP)

    def _high(self, room: int) -> int:
        """The height of all rows in a room so wide."""
        rows, high = self._rows(room)
        return len(rows) * (high + _ROW_GAP) - _ROW_GAP

    def _set_words(self, scale: int) -> None:
        for button in self._buttons:
            button.restyle(self._look, scale)

    def _rows(self, room: int) -> tuple[list[list[OfferButton]], int]:
        """The buttons in rows that wide, and the height of a row."""
        rows: list[list[OfferButton]] = [[]]
        used = 0
        for button in self._buttons:
            wide = min(button.sizeHint().width(), room)
            if rows[-1] and used + _GAP + wide > room:
                rows.append([])
                used = 0
            used += wide + (_GAP if rows[-1] else 0)
            rows[-1].append(button)
        return rows, max((button.sizeHint().height() for button in self._buttons), default=0)

    def lie(self, area: Rect) -> None:
        """Lie in the middle of that area, in columns.

        The words grow smaller where they must, but not below 100 %; what is then too much reaches out.
        """
        scale = self._scale
        while scale > 100 and not self._fits(area):
            scale = max(100, scale - 5)
            self._set_words(scale)
        wide, high, columns = self._grid(area)
        for place, button in enumerate(self._buttons):
            row, column = divmod(place, columns)
            button.setGeometry(column * (wide + _GAP), row * (high + _TIGHT), wide, high)
        rows = -(-len(self._buttons) // columns)
        whole = columns * (wide + _GAP) - _GAP, rows * (high + _TIGHT) - _TIGHT
        x, y = area.centre
        left, top = max(area.x, x - whole[0] / 2), max(area.y, y - whole[1] / 2)
        self.setGeometry(int(left), int(top), *whole)

    def _grid(self, area: Rect) -> tuple[int, int, int]:
        """Width and height of a button, and the number of columns."""
        wide = max((button.sizeHint().width() for button in self._buttons), default=1)
        high = max((button.least_height for button in self._buttons), default=1)
        return wide, high, max(1, min(len(self._buttons), int((area.width + _GAP) / (wide + _GAP))))

    def _fits(self, area: Rect) -> bool:
        wide, high, columns = self._grid(area)
        rows = -(-len(self._buttons) // columns)
        return wide <= area.width and rows * (high + _TIGHT) - _TIGHT <= area.height
