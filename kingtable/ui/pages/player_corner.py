"""The corner of the home page in which people change places: the others one click away, the rest in a menu."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from kingtable.ui import icons, kit
from kingtable.ui.player_menu import Seated, fill
from kingtable.ui.players import GUEST
from kingtable.ui.theme import px

_AT_HAND = 3
"""How many others have a button of their own."""


class PlayerCorner(QWidget):
    chosen = Signal(str)
    """A profile's id, empty for the guest."""
    players_requested = Signal()
    preferences_requested = Signal()

    def __init__(self, seats: Sequence[Seated], current: str, scale: int) -> None:
        super().__init__()
        self._seats = seats
        self._current = current
        line = kit.row(self, gap=2)
        others = [seat for seat in seats if seat.id not in (current, GUEST)]
        for seat in others[:_AT_HAND]:
            words = self.tr("Play as {name}").format(name=seat.name)
            button = self._disc(seat, px(26, scale), words)
            button.clicked.connect(lambda _=False, id=seat.id: self.chosen.emit(id))
            line.addWidget(button)
        mine = next((seat for seat in seats if seat.id == current), Seated(GUEST, "", 1, "gold"))
        self.mine = self._disc(mine, px(36, scale), self.tr("Who plays, and preferences"))
        self.mine.clicked.connect(self._open)
        line.addWidget(self.mine)

    def _disc(self, seat: Seated, size: int, words: str) -> QPushButton:
        button = kit.button("", "person")
        button.setIcon(QIcon(icons.portrait(seat.avatar, seat.colour, size, self.devicePixelRatioF())))
        button.setIconSize(QSize(size, size))
        button.setAutoDefault(True)
        button.setAccessibleName(words)
        button.setToolTip(words)
        return button

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
        below = self.mine.mapToGlobal(QPoint(self.mine.width(), self.mine.height()))
        menu.popup(below - QPoint(menu.sizeHint().width(), 0))
