"""Who else sits down in a new match, as many as there are other seats at the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from kingtable.store.settings import Opponent, Settings
from kingtable.ui import kit
from kingtable.ui.dialogs.avatar_button import AvatarButton
from kingtable.ui.dialogs.avatar_picker import COUNT
from kingtable.ui.dialogs.opponent_row import OpponentRow
from kingtable.ui.dialogs.who_plays import WhoPlays
from kingtable.ui.player_menu import Seated
from kingtable.ui.players import GUEST


class OpponentFields(QWidget):
    """Clockwise from the person's left. Who has no seat is kept for a larger table."""

    def __init__(self, opponents: Sequence[Opponent], own_avatar: int, players: Sequence[Seated] = ()) -> None:
        """``players`` are the profiles that persons can be chosen from."""
        super().__init__()
        self._own_avatar = own_avatar
        self._players = players
        pairs = zip(opponents, Settings().opponents, strict=True)
        self._rows = [OpponentRow(one, usual, players) for one, usual in pairs]
        self._seats = len(self._rows) + 1
        lines = kit.column(self, gap=9)
        for row in self._rows:
            row.avatar.picked.connect(partial(self._give, row.avatar))
            row.joined.connect(partial(self._suggest, row))
            row.changed.connect(self._adapt)
            lines.addWidget(row)
        self._note = kit.paragraph("", "error")
        lines.addWidget(self._note)
        for one, row in zip(opponents, self._rows, strict=True):
            if one.person and one.profile and row.player is None:
                # Who sat there plays now, or is a player no longer.
                self._suggest(row)
        self._adapt()

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """All of them, those too that have no seat at a smaller table."""
        return tuple(row.opponent for row in self._rows)

    def leave_avatar(self, number: int) -> None:
        """The person has taken that picture: an opponent who had it gets the one that became free."""
        before, self._own_avatar = self._own_avatar, number
        for row in self._rows:
            if row.player is None and row.avatar.number == number:
                row.avatar.show_number(before)

    def _give(self, button: AvatarButton, number: int) -> None:
        """Who had that picture gets the other one in exchange; the person's own stays."""
        before = button.number
        if number == self._own_avatar:
            return
        for row in self._rows:
            if row.player is None and row.avatar.number == number:
                row.avatar.show_number(before)
        button.show_number(number)

    def show_seats(self, seats: int, teams: bool = False) -> None:
        """That many sit at the table, the person included; in ``teams`` who sits opposite is the partner."""
        self._seats = seats
        places = self._places(seats, teams)
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(places))
            if number < len(places):
                row.show_place(places[number])
        self._check()

    @property
    def doubled(self) -> WhoPlays | None:
        """Where somebody is chosen who sits at the table already."""
        seated: set[str] = set()
        for row in self._sitting:
            if row.player is None:
                continue
            if row.player.id in seated:
                return row.who
            seated.add(row.player.id)
        return None

    @property
    def _sitting(self) -> list[OpponentRow]:
        return self._rows[: self._seats - 1]

    def _suggest(self, row: OpponentRow) -> None:
        """A person sits down there: the first of the players who sits nowhere, else a guest."""
        seated = [other.player for other in self._sitting if other is not row]
        row.who.choose(next((each.id for each in self._players if each not in seated), GUEST))

    def _adapt(self) -> None:
        """Somebody else sits down: who has no picture of the own gives way to those who have one."""
        seen = {self._own_avatar, *(row.player.avatar for row in self._rows if row.player is not None)}
        for row in self._rows:
            if row.player is not None:
                continue
            if row.avatar.number in seen:
                taken = seen | {other.avatar.number for other in self._rows}
                row.avatar.show_number(next(number for number in range(1, COUNT + 1) if number not in taken))
            seen.add(row.avatar.number)
        self._check()

    def _check(self) -> None:
        """Nobody sits at two places."""
        twice = self.doubled
        words = "" if twice is None else self.tr("One player sits at two places. Choose somebody else.")
        self._note.setText(words)
        self._note.setVisible(bool(words))
        for row in self._rows:
            row.who.setAccessibleDescription(words if row.who is twice else "")

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
