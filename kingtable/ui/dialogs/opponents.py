"""The opponents of the running match: their levels can be changed from one deal to the next."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from kingtable.bots.company import Levels
from kingtable.ui import icons, kit, text
from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.dialogs.opponent_row import level_box, luck_words
from kingtable.ui.dialogs.sheet import Sheet
from kingtable.ui.key_button import KeyButton
from kingtable.ui.people import People

_LINES = 2.0
"""The size of a picture, in heights of a text line."""


class OpponentsDialog(Sheet):
    """Enter takes the levels; Esc leaves them as they are."""

    chosen = Signal(object)
    """The Levels by seat."""

    def __init__(self, game: str, people: People, levels: Levels, deal: int, parent: QWidget | None = None) -> None:
        """``levels`` are those that hold from that deal on, as long as nothing is changed."""
        super().__init__(self.tr("Opponents"), lines=34, parent=parent)
        self._levels = levels
        self._boxes: dict[int, Choice] = {}
        self.add_introduction(self.tr("Levels chosen here hold from deal {deal} on.").format(deal=deal))
        body = QWidget()
        column = kit.column(body, gap=14)
        column.addLayout(self._lines_of(people))
        luck = luck_words(game)
        if luck:
            column.addWidget(kit.paragraph(luck, "small"))
        column.addStretch(1)
        self.set_body(body)
        take = KeyButton(self.tr("Take these levels"), "Enter", "main")
        take.clicked.connect(self._take)
        cancel = kit.button(self.tr("Cancel"), "large")
        cancel.clicked.connect(self.reject)
        self.add_buttons(take, cancel)

    def _lines_of(self, people: People) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(1, 1)
        size = round(_LINES * self.fontMetrics().height())
        for line, seat in enumerate(seat for seat in people.around if self._levels[seat] is not None):
            person = people.seats[seat]
            box = self._boxes[seat] = level_box(self._levels[seat] or "")
            box.setAccessibleName(self.tr("Level of {name}").format(name=person.name))
            name = kit.paragraph(person.name, "strong")
            name.setBuddy(box)
            grid.addWidget(kit.picture(icons.avatar(person.avatar, size, self.devicePixelRatioF())), line, 0)
            grid.addWidget(name, line, 1)
            grid.addWidget(kit.label(text.temper_name(person.temper), "muted"), line, 2, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(box, line, 3)
        return grid

    def _take(self) -> None:
        levels = tuple(self._boxes[seat].value if seat in self._boxes else None for seat in range(len(self._levels)))
        self.accept()
        self.chosen.emit(levels)
