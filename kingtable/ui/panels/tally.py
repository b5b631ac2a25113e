"""Cards captured and rounds won, a row a player or team (UI-34)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from kingtable.games.no_kings import View
from kingtable.ui import told_no_kings
from kingtable.ui.icons import avatar, pixmap
from kingtable.ui.kit import frame, label, picture
from kingtable.ui.name_label import NameLabel
from kingtable.ui.people import People
from kingtable.ui.text import place_name
from kingtable.ui.theme import Theme, px

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TallyLine(NamedTuple):
    """One side: its seats, cards, rounds won, and its place where there is one."""

    seats: tuple[int, ...]
    cards: int
    wins: int
    place: int | None = None


def running_lines(view: View, people: People) -> list[TallyLine]:
    """The running round, the viewer's side first, then clockwise."""
    cards = [len(pile) for pile in view.round.piles]
    return [_line(view, side, cards) for side in sides_around(view, people)]


def finished_lines(view: View, people: People, places: bool = False) -> list[TallyLine]:
    """The round that was written down last, most cards first; with ``places`` the whole match, best place first."""
    lines = [_line(view, side, view.sheet[-1].cards) for side in sides_around(view, people)]
    if places and view.places is not None:
        lines = [line._replace(place=view.places[line.seats[0]]) for line in lines]
        return sorted(lines, key=lambda line: line.place or 0)
    return sorted(lines, key=lambda line: -line.cards)


def sides_around(view: View, people: People) -> list[int]:
    """The sides in the order of their first seat from the viewer on."""
    return list(dict.fromkeys(view.seating.side_of(seat) for seat in people.around))


def _line(view: View, side: int, cards: Sequence[int]) -> TallyLine:
    return TallyLine(view.seating.seats_of(side), cards[side], view.wins[side])


class Tally(QFrame):
    """The viewer's row is tinted, a star stands before the rounds won."""

    def __init__(self, theme: Theme, scale: int, height: int, parent: QWidget | None = None) -> None:
        """``height`` is that of a row, px at 100 %."""
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._theme, self._scale, self._height = theme, scale, height
        self._rows: list[_Row] = []
        self._lines: Sequence[TallyLine] = ()
        self._people: People | None = None
        self._rounds = True
        self._own = frame("own")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 4, 4, 4)
        self._grid.setHorizontalSpacing(7)
        self._grid.setVerticalSpacing(0)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._show()

    def show_lines(self, lines: Sequence[TallyLine], people: People, rounds: bool) -> None:
        """Show these lines in this order; ``rounds`` tells whether more than one round is played."""
        self._lines, self._people, self._rounds = lines, people, rounds
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The names of teams come before the bars where there is no room for both."""
        rows = self._rows[: len(self._lines)]
        needed = 0
        for row in rows:
            parts = [part for part in row.parts if part is row.bar or not part.isHidden()]
            gaps = len(parts) * self._grid.horizontalSpacing()
            needed = max(needed, sum(part.sizeHint().width() for part in parts) + gaps)
        bars = needed <= self.width()
        for row in rows:
            row.bar.setVisible(bars)
        self._grid.setColumnStretch(2, int(not bars))
        self._grid.setColumnStretch(3, int(bars))

    def _show(self) -> None:
        people = self._people
        if people is None:
            return
        while len(self._rows) < len(self._lines):
            self._add_row()
        most = max((line.cards for line in self._lines), default=0)
        for number, row in enumerate(self._rows):
            used = number < len(self._lines)
            for part in row.parts:
                part.setVisible(used)
            self._grid.setRowMinimumHeight(number, px(self._height, self._scale) if used else 0)
            if used:
                self._fill(row, number, self._lines[number], most, people)
        self._fit()

    def _add_row(self) -> None:
        row = _Row()
        number = len(self._rows)
        for column, part in enumerate(row.parts):
            if part in (row.cards, row.wins, row.place):
                self._grid.addWidget(part, number, column, _RIGHT)
            else:
                self._grid.addWidget(part, number, column)
        self._rows.append(row)

    def _fill(self, row: _Row, number: int, line: TallyLine, most: int, people: People) -> None:
        theme, scale, ratio = self._theme, self._scale, self.devicePixelRatioF()
        own = people.viewer in line.seats
        if own:
            self._grid.addWidget(self._own, number, 0, 1, len(row.parts))
            self._own.lower()
        row.place.setVisible(line.place is not None)
        row.place.setText(place_name(line.place) if line.place is not None else "")
        row.avatar.setPixmap(avatar(people.seats[line.seats[0]].avatar, px(self._height - 6, scale), ratio))
        name = told_no_kings.names(people, line.seats)
        row.name.setText(name)
        row.bar.show_share(line.cards / most if most else 0.0, theme.accent if own else theme.bronze, theme)
        row.cards.setText(str(line.cards))
        row.cards.setAccessibleName(f"{name}: {told_no_kings.cards_counted(line.cards)}")
        row.star.setVisible(self._rounds)
        row.wins.setVisible(self._rounds)
        star = pixmap("star", px(14, scale), ratio, theme.dark)
        row.star.setPixmap(star)
        row.wins.setText(str(line.wins))
        row.wins.setAccessibleName(f"{name}: {told_no_kings.rounds_counted(line.wins)}")


class _Row:
    """The widgets of one side."""

    def __init__(self) -> None:
        self.place = label("", "muted")
        self.avatar = QLabel()
        self.avatar.setContentsMargins(4, 0, 0, 0)
        self.name = NameLabel("", "label", least=3)
        self.bar = _Bar()
        self.cards = label("", "strong")
        self.star = picture(pixmap("star", 1, 1.0))
        self.wins = label("", "label")
        self.wins.setContentsMargins(0, 0, 6, 0)
        self.parts: tuple[QWidget, ...] = (
            self.place, self.avatar, self.name, self.bar, self.cards, self.star, self.wins,
        )  # fmt: skip


class _Bar(QWidget):
    """A share of the most cards of any side, drawn as a bar."""

    def __init__(self) -> None:
        super().__init__()
        self._share, self._colour, self._ground = 0.0, "#000000", "#FFFFFF"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_share(self, share: float, colour: str, theme: Theme) -> None:
        """Draw that share, 0 to 1."""
        self._share, self._colour, self._ground = share, colour, theme.sunken if not theme.plain_cloth else theme.edge
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(24, 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(16, 8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        box = QRectF(0, self.height() / 2 - 4, self.width(), 8)
        painter.setBrush(QColor(self._ground))
        painter.drawRoundedRect(box, 4, 4)
        if self._share > 0:
            box.setWidth(max(8.0, box.width() * self._share))
            painter.setBrush(QColor(self._colour))
            painter.drawRoundedRect(box, 4, 4)
