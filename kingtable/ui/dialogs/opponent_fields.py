"""The opponents of a new match, as many as there are other seats at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from kingtable.store.settings import Opponent, Settings
from kingtable.ui import kit
from kingtable.ui.dialogs.avatar_button import AvatarButton
from kingtable.ui.dialogs.avatar_picker import COUNT
from kingtable.ui.dialogs.opponent_row import OpponentRow


class OpponentFields(QWidget):
    """Clockwise from the person's left. Who has no seat is kept for a larger table."""

    def __init__(self, opponents: Sequence[Opponent], own_avatar: int) -> None:
        super().__init__()
        self._own_avatar = own_avatar
        usual = Settings().opponents
        self._rows = [OpponentRow(one, default.name) for one, default in zip(opponents, usual, strict=True)]
        taken = [own_avatar, *(row.avatar.number for row in self._rows)]
        for row in self._rows:
            if row.avatar.number == own_avatar:
                # Another person plays than the last time.
                row.avatar.show_number(next(number for number in range(1, COUNT + 1) if number not in taken))
        lines = kit.column(self, gap=9)
        for row in self._rows:
            row.avatar.picked.connect(partial(self._give, row.avatar))
            lines.addWidget(row)

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """All of them, those too that have no seat at a smaller table."""
        return tuple(row.opponent for row in self._rows)

    def leave_avatar(self, number: int) -> None:
        """The person has taken that picture: an opponent who had it gets the one that became free."""
        before, self._own_avatar = self._own_avatar, number
        for row in self._rows:
            if row.avatar.number == number:
                row.avatar.show_number(before)

    def _give(self, button: AvatarButton, number: int) -> None:
        """Who had that picture gets the other one in exchange; the person's own stays."""
        before = button.number
        if number == self._own_avatar:
            return
        for row in self._rows:
            if row.avatar.number == number:
                row.avatar.show_number(before)
        button.show_number(number)

    def show_seats(self, seats: int, teams: bool = False) -> None:
        """That many sit at the table, the person included; in ``teams`` who sits opposite is the partner."""
        places = self._places(seats, teams)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(places))
            if number < len(places):
                row.show_place(places[number])

    def _places(self, seats: int, teams: bool) -> list[str]:
        left, right = self.tr("On your left"), self.tr("On your right")
        if seats == 2:
            places = [self.tr("The other player")]
        elif seats <= 4:
            places = [left, self.tr("Across from you"), right] if seats == 4 else [left, right]
        else:
            template = self.tr("Player {number}")
            places = [left, *(template.format(number=number) for number in range(2, seats - 1)), right]
        if teams:
            places[seats // 2 - 1] = self.tr("Your partner, across")
        return places
