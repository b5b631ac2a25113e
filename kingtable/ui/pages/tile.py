"""One game's tile on the home page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy

from kingtable.store.results import Tally
from kingtable.ui import kit, text
from kingtable.ui.key_button import KeyButton
from kingtable.ui.name_label import NameLabel
from kingtable.ui.pages.miniature import RING, STACK, TRICK, Lying, Miniature, fan
from kingtable.ui.theme import Theme

_CARDS: dict[str, tuple[Lying, ...]] = {
    "king": TRICK,
    "classic-king": fan(("KS", "QS", "JH", "10S", "7D")),
    "kings-reverse": STACK,
    "no-kings": RING,
}


def _size(game: str) -> str:
    return {
        "king": QCoreApplication.translate("Tile", "4 players · 20 deals"),
        "classic-king": QCoreApplication.translate("Tile", "4 players · 14 rounds"),
        "kings-reverse": QCoreApplication.translate("Tile", "2–8 players · to 500"),
        "no-kings": QCoreApplication.translate("Tile", "2–8 players · No Kings"),
    }[game]


class Tile(QFrame):
    chosen = Signal(str)
    """The game's id."""

    def __init__(self, game: str, theme: Theme, key: str, tally: Tally) -> None:
        """``tally`` is what people did in this game so far."""
        super().__init__()
        self.setProperty("role", "panel")
        box = kit.column(self, margin=9, gap=3)
        box.addWidget(Miniature(_CARDS[game], game, theme), 1)
        box.addSpacing(5)
        box.addWidget(NameLabel(text.game_title(game), "section"))
        box.addWidget(kit.paragraph(text.game_line(game)))
        box.addWidget(kit.paragraph(_size(game), "small"))
        won = self.tr("Won {won} of {played}") if tally.played else self.tr("Not played yet")
        box.addWidget(kit.paragraph(won.format(won=tally.won, played=tally.played), "small"))
        box.addSpacing(5)
        play = KeyButton(self.tr("Play"), key)
        play.setShortcut(key)
        play.setAccessibleName(self.tr("Play {game}").format(game=text.game_title(game)))
        play.clicked.connect(lambda: self.chosen.emit(game))
        box.addWidget(play)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
