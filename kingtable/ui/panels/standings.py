"""The four seats in the order of their places, with figures and words: for the end of a deal and of a match."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from kingtable.ui.icons import avatar
from kingtable.ui.kit import frame, label, restyle
from kingtable.ui.name_label import NameLabel
from kingtable.ui.people import People
from kingtable.ui.text import figure, place_name, signed
from kingtable.ui.theme import Theme, px

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Standing(NamedTuple):
    """One seat's line: place and total, and the entry of a deal with what was taken in it, where there is one."""

    seat: int
    place: int
    total: int
    entry: int | None = None
    words: str = ""


class Standings(QFrame):
    """A row a seat, the best place first; the viewer's is tinted."""

    def __init__(self, headings: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = [_Row() for _ in range(4)]
        self._own = frame("own")
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(3, 1)
        self._grid = grid
        for column, heading in zip((4, 5), headings, strict=False):
            word = label(heading, "small")
            word.setContentsMargins(0, 0, 12 if column == 5 else 0, 0)
            grid.addWidget(word, 0, column, _RIGHT)
        grid.addWidget(self._own, 1, 0, 1, 6)
        for line, row in enumerate(self._rows, 1):
            grid.setRowStretch(line, 1)
            for column, part in enumerate((row.place, row.avatar, row.name, row.words)):
                grid.addWidget(part, line, column)
            grid.addWidget(row.entry, line, 4, _RIGHT)
            grid.addWidget(row.total, line, 5, _RIGHT)

    def show_standings(self, standings: list[Standing], people: People, theme: Theme, scale: int) -> None:
        """Show these four lines, whatever their order."""
        ordered = sorted(standings, key=lambda line: (line.place, people.around.index(line.seat)))
        for number, (row, line) in enumerate(zip(self._rows, ordered, strict=True), 1):
            person = people.seats[line.seat]
            own = line.seat == people.viewer
            self._grid.setRowMinimumHeight(number, px(40, scale))
            if own:
                self._grid.addWidget(self._own, number, 0, 1, 6)
                self._own.lower()
            row.place.setText(place_name(line.place))
            row.avatar.setPixmap(avatar(person.avatar, px(32, scale), self.devicePixelRatioF()))
            row.name.setText(person.name)
            restyle(row.name, "strong" if own or line.place == 1 else "label")
            row.words.setText(line.words)
            row.words.setVisible(bool(line.words))
            row.entry.setVisible(line.entry is not None)
            if line.entry is not None:
                row.entry.setText(signed(line.entry))
                restyle(row.entry, "penalty" if line.entry < 0 else "gain" if line.entry else "muted")
            row.total.setText(figure(line.total))
            row.total.setAccessibleName(
                self.tr("{name}, total {points}").format(name=person.name, points=figure(line.total))
            )


class _Row:
    """The widgets of one seat."""

    def __init__(self) -> None:
        self.place = label("", "label")
        self.place.setContentsMargins(12, 0, 0, 0)
        self.avatar = QLabel()
        self.name = NameLabel("", "label", least=6)
        self.words = label("", "muted")
        self.words.setWordWrap(True)
        self.entry = label("", "penalty")
        self.total = label("", "section")
        self.total.setContentsMargins(0, 0, 12, 0)
