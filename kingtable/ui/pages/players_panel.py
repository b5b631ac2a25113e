"""The people on the home page: who plays now, the others one click away, and everybody in a menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QMenu, QPushButton, QVBoxLayout, QWidget

from kingtable.ui import icons, kit
from kingtable.ui.name_label import NameLabel
from kingtable.ui.player_menu import Seated, fill
from kingtable.ui.players import GUEST
from kingtable.ui.text import default_player
from kingtable.ui.theme import px

_AT_HAND = 3
"""How many others have a button of their own."""


class PlayersPanel(QFrame):
    chosen = Signal(str)
    """A profile's id, empty for the guest."""
    players_requested = Signal()
    preferences_requested = Signal()

    def __init__(self, seats: Sequence[Seated], current: str, scale: int) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._seats = seats
        self._current = current
        self._size = px(44, scale)
        box = kit.column(self, margin=14, gap=6)
        head = kit.row(gap=8)
        head.addWidget(kit.label(self.tr("Players"), "section"))
        head.addStretch(1)
        manage = kit.button(self.tr("Manage…"), "link")
        manage.setAutoDefault(True)
        manage.clicked.connect(self.players_requested)
        head.addWidget(manage)
        box.addLayout(head)
        people = kit.row(gap=4)
        box.addLayout(people)
        mine = next((seat for seat in seats if seat.id == current), Seated(GUEST, default_player(), 1, "gold"))
        self.mine = self._disc(mine, self.tr("Who plays, and preferences"))
        self.mine.clicked.connect(self._open)
        own = kit.frame("own")
        self._under(kit.column(own, margin=4, gap=2), self.mine, mine.name, "label")
        people.addWidget(own, 1)
        others = [seat for seat in seats if seat.id not in (current, GUEST)]
        for seat in others[:_AT_HAND]:
            disc = self._disc(seat, self.tr("Play as {name}").format(name=seat.name))
            disc.clicked.connect(lambda _=False, id=seat.id: self.chosen.emit(id))
            cell = kit.column(margin=4, gap=2)
            self._under(cell, disc, seat.name, "small")
            people.addLayout(cell, 1)
        if not others:
            words = kit.column(gap=0)
            words.addStretch(1)
            words.addWidget(kit.paragraph(self.tr("Several at this computer?"), "strong"))
            words.addWidget(kit.paragraph(self.tr("A curtain hides each hand between two turns."), "muted"))
            words.addStretch(1)
            people.addSpacing(8)
            people.addLayout(words, 3)

    def _disc(self, seat: Seated, words: str) -> QPushButton:
        size = self._size
        button = kit.button("", "person")
        button.setIcon(QIcon(icons.portrait(seat.avatar, seat.colour, size, self.devicePixelRatioF())))
        button.setIconSize(QSize(size, size))
        button.setAutoDefault(True)
        button.setAccessibleName(words)
        button.setToolTip(words)
        return button

    def _under(self, cell: QVBoxLayout, disc: QWidget, name: str, role: str) -> None:
        cell.addWidget(disc, 0, Qt.AlignmentFlag.AlignHCenter)
        named = NameLabel(name, role, least=3)
        named.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        cell.addWidget(named)

    def menu(self) -> QMenu:
        """Everybody, and the ways to the dialogs."""
        menu = QMenu(self)
        fill(menu, self._seats, self._current, self.chosen.emit)
        menu.addSeparator()
        menu.addAction(self.tr("Players…"), self.players_requested.emit)
        menu.addAction(self.tr("Preferences…"), self.preferences_requested.emit)
        return menu

    def _open(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mine.mapToGlobal(QPoint(0, self.mine.height())))
