"""The player's figures on the home page, the last matches, and the ways to the pages about finished matches."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLayout, QVBoxLayout

from kingtable.ui import kit
from kingtable.ui.pages.at_home import Home
from kingtable.ui.panels.last_matches import LastMatches
from kingtable.ui.theme import Theme


class OwnGames(QFrame):
    statistics_requested = Signal()
    history_requested = Signal()

    def __init__(self, home: Home, theme: Theme, scale: int) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._bars: LastMatches | None = None
        box = kit.column(self, margin=14, gap=8)
        box.addWidget(kit.label(self.tr("Your games"), "section"))
        if home.guest:
            box.addWidget(kit.paragraph(self.tr("You play as a guest."), "strong"))
            words = self.tr("Your matches are kept in the history and counted for nobody.")
            box.addWidget(kit.paragraph(words, "muted"))
            box.addLayout(self._books())
        elif home.played:
            self._figures(box, home)
            if home.lately:
                self._bars = LastMatches(home.lately, theme, scale)
                self._bars.hide()
                box.addWidget(self._bars, 1)
            box.addLayout(self._books())
        else:
            box.addWidget(kit.paragraph(self.tr("No match finished yet."), "strong"))
            words = self.tr("Wins, King points and the Kings you make will be counted here.")
            box.addWidget(kit.paragraph(words, "muted"))

    def show_lately(self, shown: bool) -> None:
        """Draw the last matches, where there are any and the page has room for them."""
        if self._bars is not None:
            self._bars.setVisible(shown)

    def _figures(self, box: QVBoxLayout, home: Home) -> None:
        king = home.tallies["king"]
        figures = kit.row(gap=8)
        for figure, words in (
            (home.won, self.tr("won of {played}").format(played=home.played)),
            (king.king_points, self.tr("King points")),
            (king.kings_made, self.tr("Kings made")),
        ):
            pair = kit.column(gap=0)
            pair.addWidget(kit.label(str(figure), "page"))
            pair.addWidget(kit.paragraph(words, "small"), 1, Qt.AlignmentFlag.AlignTop)
            figures.addLayout(pair, 1)
        box.addLayout(figures)

    def _books(self) -> QLayout:
        line = kit.row(gap=10)
        for words, wanted in (
            (self.tr("Statistics"), self.statistics_requested),
            (self.tr("History"), self.history_requested),
        ):
            link = kit.button(words, "link")
            link.setAutoDefault(True)
            link.clicked.connect(wanted)
            line.addWidget(link)
        line.addStretch(1)
        return line
