"""One of the others in a new match: name and picture, level and temperament, or that a person plays there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from kingtable.store.settings import OFFERED_LEVELS, TEMPERS, Opponent
from kingtable.ui import kit, text
from kingtable.ui.dialogs.avatar_button import AvatarButton
from kingtable.ui.dialogs.choice import Choice

NAME_LENGTH = 40
_PERSON = "person"
"""Stands in the place of a level."""
_LEAST_NAME = 7
"""The least width of a name beside the boxes, in heights of a text line."""


class OpponentRow(QWidget):
    """Everything in one line where there is room, the boxes below the name where there is not."""

    def __init__(self, opponent: Opponent, default: str) -> None:
        super().__init__()
        self._place = kit.label("", "label")
        self.avatar = AvatarButton(opponent.avatar)
        self._name = name_field(opponent.name, default)
        self._place.setBuddy(self._name)
        self._level = level_box(opponent.level)
        self._level.addItem(self.tr("Person"), _PERSON)
        if opponent.person:
            self._level.setCurrentIndex(self._level.count() - 1)
        self._kept = opponent.level
        self._temper = Choice(tuple((each, text.temper_name(each)) for each in TEMPERS), opponent.temper)
        self._temper.setToolTip(self.tr("How this opponent likes to play; it changes the style, not the strength."))
        self._level.currentIndexChanged.connect(self._adapt)
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
        return Opponent(name_in(self._name), self.avatar.number, level, temper, self._level.value == _PERSON)

    def _adapt(self) -> None:
        """A person has no temperament to be chosen."""
        self._temper.setVisible(self._level.value != _PERSON)

    def show_place(self, words: str) -> None:
        """Where it sits, in words."""
        self._place.setText(words)
        self._name.setAccessibleName(words)
        self.avatar.tell_whose(words)
        self._level.setAccessibleName(self.tr("{opponent}: level").format(opponent=words))
        self._temper.setAccessibleName(self.tr("{opponent}: temperament").format(opponent=words))

    def minimumSizeHint(self) -> QSize:
        # That of two lines: if one line asked for more, it could never become two.
        boxes = self._level.sizeHint().width() + self._temper.sizeHint().width() + 8
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
            stretched = [1]
        else:
            grid.addWidget(self.avatar, 1, 0, 2, 1)
            grid.addWidget(self._name, 1, 1, 1, 2)
            grid.addWidget(self._level, 2, 1)
            grid.addWidget(self._temper, 2, 2)
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
