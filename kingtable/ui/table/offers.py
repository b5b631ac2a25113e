"""What the viewer can do besides playing a card, as buttons with their keys above the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QWidget

from kingtable.core.actions import Action
from kingtable.ui.key_button import KeyButton
from kingtable.ui.table.placement import Rect

GO_ON = "go on"
"""Means that the viewer has nothing to say out of turn, and that the next opponent may act."""


@dataclass(frozen=True, slots=True)
class Offer:
    """One button: its words, its key (as `QKeySequence` writes it) and what it means to the board."""

    words: str
    key: str
    meaning: Action | str
    """An action, `GO_ON`, or a word of the board's own such as ``cancel``."""
    main: bool = False


class OfferBar(QFrame):
    """A row of buttons that floats over the cloth."""

    taken = Signal(object)
    """The Offer that was chosen."""
    marked = Signal(object)
    """The Offer that the arrow keys lead to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: tuple[Offer, ...] = ()
        self._buttons: list[KeyButton] = []
        self._row = QGridLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
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
        focus = QApplication.focusWidget()
        focused = focus is not None and self.isAncestorOf(focus)
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._buttons = [self._button(offer) for offer in self._offers]
        for column, button in enumerate(self._buttons):
            self._row.addWidget(button, 0, column)
        self.setVisible(bool(self._offers))
        parent = self.parentWidget()
        if focused and parent is not None:
            parent.setFocus()

    def _button(self, offer: Offer) -> KeyButton:
        main = "main" if len(self._offers) < 3 else "marked"
        button = KeyButton(offer.words, offer.key, main if offer.main else "", self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda _checked=False, offer=offer: self.taken.emit(offer))
        return button

    @property
    def main(self) -> Offer | None:
        """The offer that Enter means, None if there is none."""
        return next((offer for offer in self._offers if offer.main), None)

    def step(self, by: int) -> None:
        """Mark the offer so many places on."""
        if self._offers:
            place = next((n for n, offer in enumerate(self._offers) if offer.main), 0)
            self.marked.emit(self._offers[(place + by) % len(self._offers)])

    def offer_of(self, key: int) -> Offer | None:
        """The offer with that key."""
        pressed = QKeySequence(key)
        return next((offer for offer in self._offers if QKeySequence(offer.key) == pressed), None)

    def fit(self, width: float, bottom: float) -> None:
        """Stand centred above that line."""
        hint = self._row.sizeHint()
        wide = min(hint.width(), int(width) - 16)
        self.setGeometry(int((width - wide) / 2), int(bottom) - hint.height(), wide, hint.height())

    def lie(self, area: Rect) -> None:
        """Lie in the middle of that area, in rows; what is too much reaches out below and beside."""
        gap = 6 if len(self._buttons) > 1 else 10
        widest = max((button.sizeHint().width() for button in self._buttons), default=1)
        columns = max(1, min(len(self._buttons), int((area.width + gap) / (widest + gap))))
        for place, button in enumerate(self._buttons):
            self._row.addWidget(button, place // columns, place % columns)
        self._row.setSpacing(gap)
        hint = self._row.sizeHint()
        x, y = area.centre
        left, top = max(area.x, x - hint.width() / 2), max(area.y, y - hint.height() / 2)
        self.setGeometry(int(left), int(top), hint.width(), hint.height())
