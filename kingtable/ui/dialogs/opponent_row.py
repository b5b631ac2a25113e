"""One of the others in a new match: name and picture, level and temperament, or which person plays there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from kingtable.store.settings import OFFERED_LEVELS, TEMPERS, Opponent
from kingtable.ui import kit, text
from kingtable.ui.dialogs.avatar_button import AvatarButton
from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.dialogs.who_plays import WhoPlays
from kingtable.ui.player_menu import Seated

NAME_LENGTH = 40
_PERSON = "person"
"""Stands in the place of a level."""
_LEAST_NAME = 7
"""The least width of a name beside the boxes, in heights of a text line."""


class OpponentRow(QWidget):
    """Everything in one line where there is room, the boxes below the name where there is not.

    A player has the name and the picture of the profile; what stood there comes back with somebody else.
    """

    changed = Signal()
    """Somebody else sits here."""
    joined = Signal()
    """A person sits down in an opponent's place."""

    def __init__(self, opponent: Opponent, usual: Opponent, players: Sequence[Seated] = ()) -> None:
        """``usual`` is who sits there in a new program; ``players`` are the profiles to choose a person from."""
        super().__init__()
        self._place = kit.label("", "label")
        self.avatar = AvatarButton(opponent.avatar)
        self._name = name_field(opponent.name, usual.name)
        self._place.setBuddy(self._name)
        self._level = level_box(opponent.level)
        self._level.addItem(self.tr("Person"), _PERSON)
        if opponent.person:
            self._level.setCurrentIndex(self._level.count() - 1)
        self._kept = opponent.level
        self._temper = Choice(tuple((each, text.temper_name(each)) for each in TEMPERS), opponent.temper)
        self._temper.setToolTip(self.tr("How this opponent likes to play; it changes the style, not the strength."))
        self.who = WhoPlays(players, opponent.profile)
        self._stood = (opponent.name, opponent.avatar)
        """The name and picture that make room for a player's."""
        if opponent.profile:
            self._stood = (usual.name, usual.avatar)
            self._show(*self._stood)
        self._level.currentIndexChanged.connect(self._level_chosen)
        self.who.currentIndexChanged.connect(self._adapt)
        self._player: Seated | None = None
        self._adapt()
        self._in_one_line: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._arrange(in_one_line=True)

    @property
    def opponent(self) -> Opponent:
        """What was chosen."""
        level = next((level for level in OFFERED_LEVELS if level == self._level.value), self._kept)
        temper = next(temper for temper in TEMPERS if temper == self._temper.value)
        profile = self.who.value if self.person else ""
        return Opponent(name_in(self._name), self.avatar.number, level, temper, self.person, profile)

    @property
    def person(self) -> bool:
        """Whether a person plays there."""
        return self._level.value == _PERSON

    @property
    def player(self) -> Seated | None:
        """Which of the players sits there, None for a guest, somebody new and an opponent."""
        return self.who.player if self.person else None

    def _level_chosen(self) -> None:
        self._adapt()
        if self.person:
            self.joined.emit()

    def _adapt(self) -> None:
        """A person has no temperament to be chosen, and a player no other name."""
        self._temper.setVisible(not self.person)
        self.who.setVisible(self.person)
        before, self._player = self._player, self.player
        if before is None and self._player is not None:
            self._stood = (self._name.text(), self.avatar.number)
        if self._player is not None:
            self._show(self._player.name, self._player.avatar)
        elif before is not None:
            self._show(*self._stood)
        self._name.setEnabled(self._player is None)
        self.avatar.setEnabled(self._player is None)
        self.changed.emit()

    def _show(self, name: str, avatar: int) -> None:
        self._name.setText(name)
        self.avatar.show_number(avatar)

    def show_place(self, words: str) -> None:
        """Where it sits, in words."""
        self._place.setText(words)
        self._name.setAccessibleName(words)
        self.avatar.tell_whose(words)
        self._level.setAccessibleName(self.tr("{opponent}: level").format(opponent=words))
        self._temper.setAccessibleName(self.tr("{opponent}: temperament").format(opponent=words))
        self.who.setAccessibleName(self.tr("{opponent}: which person").format(opponent=words))

    def minimumSizeHint(self) -> QSize:
        # That of two lines: if one line asked for more, it could never become two.
        third = self.who if self.person else self._temper
        boxes = self._level.sizeHint().width() + third.sizeHint().width() + 8
        return QSize(self.avatar.sizeHint().width() + 8 + boxes, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = self.minimumSizeHint().width() + 8 + _LEAST_NAME * self.fontMetrics().height()
        self._arrange(in_one_line=self.width() >= needed)

    def _arrange(self, *, in_one_line: bool) -> None:
        if in_one_line == self._in_one_line:
            return
        self._in_one_line = in_one_line
        grid = self._grid
        grid.addWidget(self._place, 0, 0, 1, 4)
        if in_one_line:
            for column, part in enumerate((self.avatar, self._name, self._level, self._temper)):
                grid.addWidget(part, 1, column)
            grid.addWidget(self.who, 1, 3)
            stretched = [1]
        else:
            grid.addWidget(self.avatar, 1, 0, 2, 1)
            grid.addWidget(self._name, 1, 1, 1, 2)
            grid.addWidget(self._level, 2, 1)
            grid.addWidget(self._temper, 2, 2)
            grid.addWidget(self.who, 2, 2)
            stretched = [1, 2]
        for column in range(4):
            grid.setColumnStretch(column, int(column in stretched))


def level_box(level: str) -> Choice:
    """A choice among the levels; one that is no longer offered becomes normal."""
    chosen = level if level in OFFERED_LEVELS else "normal"
    return Choice(tuple((each, text.level_name(each)) for each in OFFERED_LEVELS), chosen)


def name_field(name: str, default: str) -> QLineEdit:
    """A field for a name; left empty it has the default."""
    field = QLineEdit(name)
    field.setMaxLength(NAME_LENGTH)
    field.setPlaceholderText(default)
    return field


def name_in(field: QLineEdit) -> str:
    """The name in the field."""
    return field.text().strip() or field.placeholderText()


def luck_words(game: str) -> str:
    """How much a level means in that game, "" where it means much."""
    return {
        "kings-reverse": QCoreApplication.translate(
            "OpponentRow", "Luck has a large share in this game: a higher level wins somewhat more often, no more."
        ),
        "no-kings": QCoreApplication.translate(
            "OpponentRow",
            "Luck decides this game: there is little to choose, for you and for the opponents, whatever their level.",
        ),
    }.get(game, "")
