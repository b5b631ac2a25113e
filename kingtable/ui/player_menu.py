"""The people who play here as entries of a menu, each one click away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from kingtable.store.settings import Personal
from kingtable.ui import icons
from kingtable.ui.players import GUEST, Players
from kingtable.ui.text import default_player

_SIZE = 24


class Seated(NamedTuple):
    """One who can play here: the profile's id (empty for the guest), the name and the picture with its ring."""

    id: str
    name: str
    avatar: int
    colour: str


def everybody(players: Players) -> tuple[Seated, ...]:
    """All players in their order, the guest last."""
    people = [
        Seated(each.id, each.personal.player_name or default_player(), each.personal.avatar, each.personal.colour)
        for each in players.profiles
    ]
    plain = Personal()
    guest = QCoreApplication.translate("PlayerMenu", "Guest")
    return (*people, Seated(GUEST, guest, plain.avatar, plain.colour))


def fill(menu: QMenu, seats: Sequence[Seated], current: str, chosen: Callable[[str], object]) -> None:
    """Have the menu list everybody; who plays now is checked."""
    group = QActionGroup(menu)
    for seat in seats:
        # An ampersand in somebody's name is no mark of a key.
        action = QAction(seat.name.replace("&", "&&"), menu)
        action.setIcon(icons.steady(icons.portrait(seat.avatar, seat.colour, _SIZE, menu.devicePixelRatioF())))
        action.setCheckable(True)
        action.setChecked(seat.id == current)
        action.triggered.connect(lambda _=False, id=seat.id: chosen(id))
        group.addAction(action)
        menu.addAction(action)
