"""What the viewer can do besides playing a card, as buttons with their keys above the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QWidget

from kingtable.core.actions import Action
from kingtable.ui import kit
from kingtable.ui.key_button import KeyButton

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

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._offers: tuple[Offer, ...] = ()
        self._row = kit.row(self, gap=10)
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
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for offer in self._offers:
            button = KeyButton(offer.words, offer.key, "main" if offer.main else "", self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, offer=offer: self.taken.emit(offer))
            self._row.addWidget(button)
        self.setVisible(bool(self._offers))

    def offer_of(self, key: int) -> Offer | None:
        """The offer with that key."""
        pressed = QKeySequence(key)
        return next((offer for offer in self._offers if QKeySequence(offer.key) == pressed), None)

    def fit(self, width: float, bottom: float) -> None:
        """Stand centred above that line."""
        hint = self._row.sizeHint()
        wide = min(hint.width(), int(width) - 16)
        self.setGeometry(int((width - wide) / 2), int(bottom) - hint.height(), wide, hint.height())
