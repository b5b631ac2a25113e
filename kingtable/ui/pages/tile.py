"""One game's tile on the home page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout

from kingtable.store.stats import Tally
from kingtable.ui import icons, kit, text
from kingtable.ui.key_button import KeyButton
from kingtable.ui.name_label import NameLabel
from kingtable.ui.pages.miniature import RING, STACK, TRICK, Lying, Miniature, fan
from kingtable.ui.theme import Theme, px

GAMES = ("king", "classic-king", "kings-reverse", "no-kings")
"""The games of the house in the order of the tiles."""

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
    """A tile to play from, or, for a game that cannot be played yet, one that says so and takes no focus."""

    chosen = Signal(str)
    """The game's id."""

    def __init__(self, game: str, theme: Theme, scale: int, key: str, tally: Tally | None) -> None:
        """``tally`` is what people did in this game so far, None where it cannot be played yet."""
        super().__init__()
        self.setProperty("role", "panel" if tally else "plain")
        box = kit.column(self, margin=9, gap=3)
        box.addWidget(Miniature(_CARDS[game], theme.cloths[game], theme, closed=tally is None), 1)
        box.addSpacing(5)
        box.addWidget(NameLabel(text.game_title(game), "section"))
        box.addWidget(kit.paragraph(text.game_line(game), "" if tally else "muted"))
        if tally is None:
            self._add_lock(box, theme, scale)
        else:
            self._add_play(box, game, key, tally)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _add_play(self, box: QVBoxLayout, game: str, key: str, tally: Tally) -> None:
        box.addWidget(kit.paragraph(_size(game), "small"))
        won = self.tr("Won {won} of {played}") if tally.played else self.tr("Not played yet")
        box.addWidget(kit.paragraph(won.format(won=tally.won, played=tally.played), "small"))
        box.addSpacing(5)
        play = KeyButton(self.tr("Play"), key)
        play.setShortcut(key)
        play.setAccessibleName(self.tr("Play {game}").format(game=text.game_title(game)))
        play.clicked.connect(lambda: self.chosen.emit(game))
        box.addWidget(play)

    def _add_lock(self, box: QVBoxLayout, theme: Theme, scale: int) -> None:
        box.addSpacing(5)
        line = kit.row(gap=6)
        line.addWidget(kit.picture(icons.pixmap("lock", px(16, scale), self.devicePixelRatioF(), theme.dark)))
        line.addWidget(kit.paragraph(self.tr("Not playable yet"), "label"), 1)
        box.addLayout(line)
        box.addSpacing(4)
