"""The other seats of the table: for each its name, and whether a person or a computer opponent plays there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from kingtable.store.settings import Settings
from kingtable.ui import kit
from kingtable.ui.dialogs.avatar_button import AvatarButton
from kingtable.ui.dialogs.avatar_picker import COUNT
from kingtable.ui.dialogs.choice import Switch

NAME_LENGTH = 40
_IN_ONE_COLUMN = 3
_GAP = 14


class SeatField(QWidget):
    """One seat. A switch makes it a person's, who then has a picture to choose."""

    turned = Signal()
    """It became a person's seat, or an opponent's."""

    def __init__(self, name: str, default: str, avatar: int) -> None:
        super().__init__()
        self.name = name_field(name, default)
        self.picture = AvatarButton(avatar or 1)
        self.switch = Switch(self.tr("Person"))
        self.switch.setChecked(avatar > 0)
        self.picture.setVisible(avatar > 0)
        for part in (self.name, self.picture, self.switch):
            part.setParent(self)  # in the order of Tab
        self._label = kit.label("", "label")
        self._label.setBuddy(self.name)
        head = kit.row(gap=8)
        head.addWidget(self._label, 1)
        head.addWidget(self.switch)
        line = kit.row(gap=6)
        line.addWidget(self.name, 1)
        line.addWidget(self.picture)
        pair = kit.column(self, gap=3)
        pair.addLayout(head)
        pair.addLayout(line)
        self.switch.toggled.connect(self._turn)

    @property
    def avatar(self) -> int:
        """The picture of the person who plays here, 0 for an opponent."""
        return self.picture.chosen if self.switch.isChecked() else 0

    def call_it(self, words: str) -> None:
        """Where the seat is."""
        self._label.setText(words)
        self.name.setAccessibleName(words)
        self.switch.setAccessibleName(self.tr("{seat}: a person plays here").format(seat=words))
        self.picture.call_it(self.tr("{seat}: picture").format(seat=words))

    def _turn(self, person: bool) -> None:
        self.picture.setVisible(person)
        self.turned.emit()


class OpponentFields(QWidget):
    """Clockwise from the person's left. Names of seats that are not there are kept for a larger table."""

    changed = Signal()
    """A seat became a person's or an opponent's."""

    def __init__(self, names: Sequence[str], avatars: Sequence[int]) -> None:
        """``avatars`` has the pictures of the persons, 0 for opponents."""
        super().__init__()
        defaults = Settings().opponent_names
        self._fields = [SeatField(*seat) for seat in zip(names, defaults, avatars, strict=True)]
        self._seats, self._teams = len(names) + 1, False
        self._first = 1
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(_GAP)
        self._grid.setVerticalSpacing(9)
        for number, field in enumerate(self._fields):
            field.turned.connect(lambda field=field: self._turned(field))
            # All of them from the beginning: Tab follows the order in which they came.
            self._grid.addWidget(field, number, 0)

    def names(self, seats: int) -> tuple[str, ...]:
        """The names of the others at a table of that many."""
        return tuple(name_in(field.name) for field in self._fields[: seats - 1])

    def avatars(self, seats: int) -> tuple[int, ...]:
        """The pictures of the other persons at a table of that many, 0 for opponents."""
        return tuple(field.avatar for field in self._fields[: seats - 1])

    def leave_out(self, avatar: int) -> None:
        """That picture is the first person's: whoever comes to the table begins with another one."""
        self._first = avatar

    def show_seats(self, seats: int, teams: bool = False) -> None:
        """That many sit at the table, the person included; in ``teams`` who sits opposite is the partner."""
        self._seats, self._teams = seats, teams
        for number, field in enumerate(self._fields):
            field.setVisible(number < seats - 1)
        self._call_them()
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        # Always the width of one column: if two asked for theirs, they could never become one again.
        return QSize(self._widest, self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def _widest(self) -> int:
        return max(field.minimumSizeHint().width() for field in self._fields[: self._seats - 1])

    def _arrange(self) -> None:
        """One column, or two for many seats where there is room."""
        fitting = self.width() >= 2 * self._widest + _GAP
        columns = 2 if fitting and self._seats - 1 > _IN_ONE_COLUMN else 1
        for number, field in enumerate(self._fields):
            self._grid.removeWidget(field)
            if number < self._seats - 1:
                self._grid.addWidget(field, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def _turned(self, field: SeatField) -> None:
        others = {self._first, *(other.avatar for other in self._fields if other is not field)}
        if field.avatar in others:
            field.picture.choose(next(number for number in range(1, COUNT + 1) if number not in others))
        self._call_them()
        self.changed.emit()

    def _call_them(self) -> None:
        places = self._places()
        for field, (opponent, person) in zip(self._fields, places, strict=False):
            field.call_it(person if field.avatar else opponent)

    def _places(self) -> list[tuple[str, str]]:
        """Where each seat is, in words for an opponent and for a person."""
        seats = self._seats
        left = self.tr("Opponent on your left"), self.tr("Person on your left")
        right = self.tr("Opponent on your right"), self.tr("Person on your right")
        across = self.tr("Opponent across"), self.tr("Person across")
        if seats == 2:
            places = [(self.tr("Opponent"), self.tr("The other person"))]
        elif seats <= 4:
            places = [left, across, right] if seats == 4 else [left, right]
        else:
            opponent, person = self.tr("Opponent {number}"), self.tr("Person {number}")
            numbers = range(2, seats - 1)
            places = [left, *((opponent.format(number=n), person.format(number=n)) for n in numbers), right]
        if self._teams:
            partner = self.tr("Your partner, across")
            places[seats // 2 - 1] = partner, partner
        return places


def name_field(name: str, default: str) -> QLineEdit:
    """A field for a name; left empty it has the default."""
    field = QLineEdit(name)
    field.setMaxLength(NAME_LENGTH)
    field.setPlaceholderText(default)
    return field


def name_in(field: QLineEdit) -> str:
    """The name in the field."""
    return field.text().strip() or field.placeholderText()
