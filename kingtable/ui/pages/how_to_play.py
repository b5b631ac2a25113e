"""The ways into the help, on the home page."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame

from kingtable.games import IDS
from kingtable.ui import kit, text
from kingtable.ui.key_button import key_name


class HowToPlay(QFrame):
    help_requested = Signal(str, str)
    """A game's id, "" for all games, and an anchor of the help text."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        box = kit.column(self, margin=14, gap=3)
        box.addWidget(kit.label(self.tr("How to play"), "section"))
        rules_of = self.tr("Rules of {game}")
        for place, (game, anchor, words, key) in enumerate(
            (
                ("", "top", self.tr("All games"), "F1"),
                *((game, "top", rules_of.format(game=text.game_title(game)), "") for game in IDS),
                ("", "keys", self.tr("Keys and mouse"), "Ctrl+?"),
            )
        ):
            if place:
                box.addWidget(kit.frame("rule"))
            line = kit.row(gap=6)
            link = kit.button(words, "link")
            link.setAutoDefault(True)
            link.clicked.connect(lambda _=False, place=(game, anchor): self.help_requested.emit(*place))
            line.addWidget(link, 0, Qt.AlignmentFlag.AlignVCenter)
            line.addStretch(1)
            if key:
                line.addWidget(kit.label(key_name(key), "key"), 0, Qt.AlignmentFlag.AlignVCenter)
            # What the page has to spare goes between the lines, and they stay lines of one panel.
            box.addLayout(line, 1)
