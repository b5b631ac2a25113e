"""What is wished for in the dialogs and menus of players, and what follows for the settings in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from kingtable.store.settings import Personal
from kingtable.ui.chosen import Chosen
from kingtable.ui.dialog_desk import DialogDesk
from kingtable.ui.player_menu import Seated, everybody, fill
from kingtable.ui.players import GUEST, Players

if TYPE_CHECKING:
    from kingtable.ui.dialogs.new_match import NewMatch


class ChangingPlaces(QObject):
    """Who plays now changes together with the settings, never one without the other."""

    forgotten = Signal(str)
    """What counts for that profile is to be taken away."""

    def __init__(self, players: Players, desk: DialogDesk, chosen: Chosen) -> None:
        super().__init__(chosen)
        self.players = players
        self._desk = desk
        self._chosen = chosen
        chosen.changed.connect(players.follow)
        players.follow(chosen.settings)

    @property
    def others(self) -> tuple[Seated, ...]:
        """The players besides the one who plays now."""
        return tuple(each for each in everybody(self.players) if each.id not in (GUEST, self.players.current))

    def welcome(self, new: NewMatch) -> NewMatch:
        """Have the newcomers of that match become players."""
        fresh = self._chosen.settings.personal
        people = (replace(fresh, player_name=one.name, avatar=one.avatar) for one in new.newcomers)
        return new.welcomed([self.players.add(personal) for personal in people])

    def fill(self, menu: QMenu) -> None:
        """Have the menu list everybody anew."""
        menu.clear()
        fill(menu, everybody(self.players), self.players.current, self.seat)

    def seat(self, id: str) -> None:
        """That profile plays now, empty for a guest."""
        if id != self.players.current:
            self._chosen.take(self.players.seat(id, self._chosen.settings))

    def open_dialog(self) -> None:
        """The dialog of all players."""
        self._desk.players(self)

    def open_form(self, id: str) -> None:
        """The form of that profile, empty for somebody new."""
        profile = self.players.of(id)
        if profile is None:
            # A new player begins with what the table looks like, but under a name and picture of its own.
            fresh = replace(self._chosen.settings.personal, player_name="", avatar=self._free_picture())
            self._desk.player_form(fresh, True, self._add)
        else:
            self._desk.player_form(profile.personal, False, lambda personal: self._change(id, personal))

    def delete(self, id: str) -> None:
        """Forget that profile; if it plays now, a guest goes on."""
        if id == self.players.current:
            self.seat(GUEST)
        self.players.delete(id)
        self.forgotten.emit(id)

    def _add(self, personal: object) -> None:
        assert isinstance(personal, Personal)
        self.seat(self.players.add(personal))

    def _change(self, id: str, personal: object) -> None:
        assert isinstance(personal, Personal)
        if id == self.players.current:
            self._chosen.take(self._chosen.settings.of(id, personal))
        else:
            self.players.change(id, personal)

    def _free_picture(self) -> int:
        taken = {each.personal.avatar for each in self.players.profiles}
        return next((number for number in range(1, 9) if number not in taken), 1)
