"""The hand of who played a challenged joker, shown to the challenger alone until it was read (UI-23)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingtable.games.kings_reverse_events import JokerChallenged
from kingtable.ui.kit import paragraph
from kingtable.ui.panels.kings_reverse_tally import CardStrip
from kingtable.ui.panels.overlay import Interlude
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px


class RevealPanel(Interlude):
    """Going on hides it again."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Continue"), theme, scale, parent)
        self._title = paragraph("", "dialog")
        self._line = paragraph("")
        self._cards = CardStrip()
        self._note.setText(self.tr("Only you see these cards, and only now."))
        for part in (self._title, self._cards, self._line):
            self._body.addWidget(part)

    def _fill(self, view: JokerChallenged, people: People) -> None:
        """What the challenger saw, and what follows."""
        name = people.names[view.player]
        self._title.setText(self.tr("{name} held these cards beside the joker").format(name=name))
        self._cards.show_cards(view.cards, px(112, self._scale), self._theme.deck)
        verdict = (
            self.tr("Nothing else could be played: the joker was lawful. You draw six and miss the turn.")
            if view.lawful
            else self.tr(
                "A bluff: something else could be played! {name} takes the joker back and draws four; you play."
            )
        )
        self._line.setText(verdict.format(name=name))
