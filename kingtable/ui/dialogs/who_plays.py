"""The box that says which person sits at a seat: one of the players, somebody new, or a guest."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox

from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.player_menu import Seated
from kingtable.ui.players import GUEST

NEWCOMER = "somebody new"
"""Stands in the place of a profile's id for a person who becomes a player with this match."""

_LETTERS = 9
"""The room for a name, in letters; a longer one is shown whole in the list."""


class WhoPlays(Choice):
    """The value is a profile's id, GUEST or NEWCOMER."""

    def __init__(self, players: Sequence[Seated], chosen: str) -> None:
        """A profile that is gone makes a guest of its seat."""
        self._players = {each.id: each for each in players}
        newcomer = QCoreApplication.translate("WhoPlays", "New player")
        guest = QCoreApplication.translate("WhoPlays", "Guest")
        names = tuple((each.id, each.name) for each in players)
        super().__init__((*names, (NEWCOMER, newcomer), (GUEST, guest)), chosen if chosen in self._players else GUEST)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_LETTERS)

    @property
    def player(self) -> Seated | None:
        """The player that is chosen, None for a guest and somebody new."""
        return self._players.get(self.value)

    def choose(self, value: str) -> None:
        """Choose that one."""
        self.setCurrentIndex(self.findData(value))
