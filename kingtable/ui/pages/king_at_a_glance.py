"""The seven games of King with their marks and values, for those who do not know them by heart yet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout

from kingtable.games.king_contracts import UNIT_VALUE
from kingtable.ui import icons, kit, text
from kingtable.ui.name_label import NameLabel
from kingtable.ui.pages.miniature import Miniature, fan
from kingtable.ui.theme import Theme, px

_GAMES = ("el", "kupa", "erkek", "kiz", "rifki", "son", "trump S")
"""Any trump stands for all four."""
_COURT = ("JS", "QH", "KH", "QC", "KD")


class KingAtAGlance(QFrame):
    """A row a game: what it is called, what it is about, and what it counts; a picture above where there is room."""

    def __init__(self, theme: Theme, scale: int) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        box = kit.column(self, margin=14, gap=6)
        self._picture = Miniature(fan(_COURT), "king", theme)
        box.addWidget(self._picture, 4)
        box.addWidget(kit.label(self.tr("King at a glance"), "section"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(9)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(2, 1)
        middle = Qt.AlignmentFlag.AlignVCenter
        for place, game in enumerate(_GAMES):
            mark = icons.pixmap(icons.mark_of(game), px(21, scale), self.devicePixelRatioF(), theme.dark)
            grid.addWidget(kit.picture(mark), place, 0, middle)
            name = self.tr("Trump") if game == _GAMES[-1] else text.contract_name(game)
            grid.addWidget(kit.label(name, "label"), place, 1, middle)
            grid.addWidget(NameLabel(text.contract_gloss(game), "small", least=4), place, 2, middle)
            value = kit.label(text.signed(UNIT_VALUE[game]), "penalty" if UNIT_VALUE[game] < 0 else "gain")
            value.setAccessibleName(text.contract_value(game))
            grid.addWidget(value, place, 3, Qt.AlignmentFlag.AlignRight | middle)
        box.addLayout(grid, 1)

    def show_picture(self, shown: bool) -> None:
        """Whether the page has room for the picture."""
        self._picture.setVisible(shown)
