"""The hand of who played a challenged joker, shown to the challenger alone until it was read (UI-23)."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from kingtable.games.kings_reverse_events import JokerChallenged
from kingtable.ui.key_button import KeyButton
from kingtable.ui.kit import label, paragraph
from kingtable.ui.panels.kings_reverse_tally import CardStrip
from kingtable.ui.panels.overlay import Overlay
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px


class RevealPanel(Overlay):
    """Enter hides it again and goes on."""

    continued = Signal()

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, scale, parent)
        self._shown: tuple[JokerChallenged, People] | None = None
        self._title = paragraph("", "dialog")
        self._line = paragraph("")
        self._cards = CardStrip()
        self._note = label(self.tr("Only you see these cards, and only now."), "small")
        self._note.setWordWrap(True)
        self._next = KeyButton(self.tr("Continue"), "Enter", "main")
        self.setFocusProxy(self._next)
        self._next.clicked.connect(self.continued)
        for part in (self._title, self._cards, self._line):
            self._body.addWidget(part)
        self._foot.addWidget(self._note, 1)
        self._foot.addWidget(self._next)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        if self._shown is not None:
            self.show_hand(*self._shown)

    def show_hand(self, event: JokerChallenged, people: People) -> None:
        """Show what the challenger saw, and what follows."""
        self._shown = event, people
        name = people.names[event.player]
        self._title.setText(self.tr("{name} held these cards beside the joker").format(name=name))
        self._cards.show_cards(event.cards, px(112, self._scale), self._theme.deck)
        verdict = (
            self.tr("Nothing else could be played: the joker was lawful. You draw six and miss the turn.")
            if event.lawful
            else self.tr(
                "A bluff: something else could be played! {name} takes the joker back and draws four; you play."
            )
        )
        self._line.setText(verdict.format(name=name))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.continued.emit()
        else:
            super().keyPressEvent(event)
