"""The names of the opponents, as many as there are other seats at the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget

from kingtable.store.settings import Settings
from kingtable.ui import kit

NAME_LENGTH = 40
_IN_ONE_COLUMN = 3


class OpponentFields(QWidget):
    """Clockwise from the person's left. Names of seats that are not there are kept for a larger table."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._fields = [
            name_field(name, default) for name, default in zip(names, Settings().opponent_names, strict=True)
        ]
        self._labels: list[QLabel] = []
        self._parts: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(9)
        for number, field in enumerate(self._fields):
            part, label = QWidget(), kit.label("", "label")
            label.setBuddy(field)
            pair = kit.column(part, gap=3)
            pair.addWidget(label)
            pair.addWidget(field)
            self._labels.append(label)
            self._parts.append(part)
            # All of them from the beginning: Tab follows the order in which they came.
            self._grid.addWidget(part, number, 0)

    def names(self, seats: int) -> tuple[str, ...]:
        """The names of the others at a table of that many."""
        return tuple(map(name_in, self._fields[: seats - 1]))

    def show_seats(self, seats: int, teams: bool = False) -> None:
        """That many sit at the table, the person included; in ``teams`` who sits opposite is the partner."""
        places = self._places(seats, teams)
        columns = 1 if len(places) <= _IN_ONE_COLUMN else 2
        for number, part in enumerate(self._parts):
            self._grid.removeWidget(part)
            part.setVisible(number < len(places))
            if number < len(places):
                self._labels[number].setText(places[number])
                self._fields[number].setAccessibleName(places[number])
                self._grid.addWidget(part, number // columns, number % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def _places(self, seats: int, teams: bool) -> list[str]:
        left, right = self.tr("Opponent on your left"), self.tr("Opponent on your right")
        if seats == 2:
            places = [self.tr("Opponent")]
        elif seats <= 4:
            places = [left, self.tr("Opponent across"), right] if seats == 4 else [left, right]
        else:
            template = self.tr("Opponent {number}")
            places = [left, *(template.format(number=number) for number in range(2, seats - 1)), right]
        if teams:
            places[seats // 2 - 1] = self.tr("Your partner, across")
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
