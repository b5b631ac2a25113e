"""One game's tile on the home page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout

from kingtable.ui import icons, kit, text
from kingtable.ui.key_button import KeyButton
from kingtable.ui.name_label import NameLabel
from kingtable.ui.pages.miniature import TRICK, Lying, Miniature, fan
from kingtable.ui.theme import Theme, px

GAMES = ("king", "classic-king", "kings-reverse", "no-kings")
"""The games of the house in the order of the tiles."""

_CARDS: dict[str, tuple[Lying, ...]] = {
    "king": TRICK,
    "classic-king": fan(("KS", "QS", "JH", "10S", "7D")),
    "kings-reverse": fan(("8H", "8S", "8C")),
    "no-kings": fan(("6C", "2D", "AS")),
}


def _line(game: str) -> str:
    return {
        "king": QCoreApplication.translate("Tile", "Name the game, dodge the king of hearts"),
        "classic-king": QCoreApplication.translate("Tile", "Seven penalties, then seven rewards"),
        "kings-reverse": QCoreApplication.translate("Tile", "Shed your cards, turn the table round"),
        "no-kings": QCoreApplication.translate("Tile", "Match and add up around the basket"),
    }[game]


class Tile(QFrame):
    """A tile to play from, or, for a game that cannot be played yet, one that says so and takes no focus."""

    chosen = Signal(str)
    """The game's id."""

    def __init__(self, game: str, theme: Theme, scale: int, key: str | None) -> None:
        super().__init__()
        self.setProperty("role", "panel" if key else "plain")
        box = kit.column(self, margin=9, gap=3)
        box.addWidget(Miniature(_CARDS[game], theme.cloths[game], theme, closed=key is None), 1)
        box.addSpacing(5)
        box.addWidget(NameLabel(text.game_title(game), "section"))
        box.addWidget(kit.paragraph(_line(game), "" if key else "muted"))
        if key is None:
            self._add_lock(box, theme, scale)
        else:
            self._add_play(box, game, key)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _add_play(self, box: QVBoxLayout, game: str, key: str) -> None:
        box.addWidget(kit.label(self.tr("4 players · 20 deals"), "small"))
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
