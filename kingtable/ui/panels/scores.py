"""The scores in the side panel: the running deal and the total of every seat, and the sum that proves them."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from kingtable.ui import kit
from kingtable.ui.icons import avatar, pixmap
from kingtable.ui.kit import frame, label, picture
from kingtable.ui.name_label import NameLabel
from kingtable.ui.people import People
from kingtable.ui.text import figure, signed
from kingtable.ui.theme import Theme, px

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Figures(NamedTuple):
    """What the scores show, a figure a seat; ``due`` is what the totals must add up to, ``origin`` says of what."""

    entries: tuple[int, ...]
    totals: tuple[int, ...]
    due: int
    origin: str = ""


class Scores(QFrame):
    """Four rows in the order around the table, the viewer's first and tinted; the leader has a star."""

    def __init__(self, theme: Theme, scale: int, running: str, parent: QWidget | None = None) -> None:
        """``running`` is the heading over what the running deal or round has brought so far."""
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._theme, self._scale = theme, scale
        self._running = running
        self._figures: Figures | None = None
        self._people: People | None = None
        self._rows = [_Row() for _ in range(4)]
        self._sum = label("", "small")
        self._sum.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._sentence = ("", "")
        self._tick = picture(pixmap("check", 1, 1.0), self.tr("The totals are right."))
        grid = QGridLayout(self)
        grid.setContentsMargins(4, 5, 4, 5)
        grid.setHorizontalSpacing(5)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label(running, "small"), 0, 1, 1, 2, _RIGHT)
        total = label(self.tr("total"), "small")
        total.setContentsMargins(0, 0, 8, 0)
        grid.addWidget(total, 0, 3, _RIGHT)
        self._own = frame("own")
        grid.addWidget(self._own, 1, 0, 1, 4)
        for place, row in enumerate(self._rows, 1):
            grid.addWidget(row.avatar, place, 0)
            grid.addLayout(row.named, place, 1)
            grid.addWidget(row.entry, place, 2, _RIGHT)
            grid.addWidget(row.total, place, 3, _RIGHT)
        foot = kit.row(gap=4)
        foot.setContentsMargins(8, 0, 8, 0)
        foot.addWidget(self._sum, 1)
        foot.addWidget(self._tick)
        grid.addLayout(foot, 5, 0, 1, 4)
        self._grid = grid

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._show()

    def show_figures(self, figures: Figures, people: People) -> None:
        """Show the totals of the finished deals and what the running one has brought so far."""
        self._figures, self._people = figures, people
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_sum()

    def _show(self) -> None:
        figures, people = self._figures, self._people
        if figures is None or people is None:
            return
        ratio, dark = self.devicePixelRatioF(), self._theme.dark
        best = max(figures.totals)
        leading = {seat for seat in range(4) if figures.totals[seat] == best and any(figures.totals)}
        for place, (row, seat) in enumerate(zip(self._rows, people.around, strict=True), 1):
            person, entry, total = people.seats[seat], figures.entries[seat], figures.totals[seat]
            self._grid.setRowMinimumHeight(place, px(27, self._scale))
            row.avatar.setPixmap(avatar(person.avatar, px(24, self._scale), ratio))
            row.name.setText(person.name)
            row.star.setPixmap(pixmap("star", px(14, self._scale), ratio, dark))
            row.star.setVisible(seat in leading)
            row.entry.setText(signed(entry))
            row.total.setText(figure(total))
            row.entry.setAccessibleName(
                self.tr("{name}, {running}: {points}").format(
                    name=person.name, running=self._running, points=signed(entry)
                )
            )
            row.total.setAccessibleName(
                self.tr("{name}, total: {points}").format(name=person.name, points=figure(total))
            )
        self._tick.setPixmap(pixmap("check", px(16, self._scale), ratio, dark))
        self._tick.setVisible(sum(figures.totals) == figures.due)
        short = long = self.tr("Sum {points}").format(points=figure(sum(figures.totals)))
        if figures.origin:
            long = self.tr("{sum} = {origin}").format(sum=short, origin=figures.origin)
        self._sentence = long, short
        self._sum.setToolTip(long)
        self._sum.setAccessibleName(long)
        self._fit_sum()

    def _fit_sum(self) -> None:
        # The words are left out where they would be cut off; the tooltip has them.
        long, short = self._sentence
        self._sum.ensurePolished()
        room = self.contentsRect().width() - 2 * (4 + 8) - px(16, self._scale) - 4
        self._sum.setText(long if self._sum.fontMetrics().horizontalAdvance(long) < room else short)


class _Row:
    """The widgets of one seat."""

    def __init__(self) -> None:
        self.avatar = QLabel()
        self.avatar.setContentsMargins(4, 0, 0, 0)
        self.name = NameLabel("", "label", least=2)
        self.star = picture(pixmap("star", 1, 1.0))
        self.named = kit.row(gap=4)
        self.named.addWidget(self.name)
        self.named.addWidget(self.star)
        self.named.addStretch(1)
        self.entry = label("", "muted")
        self.total = label("", "strong")
        self.total.setContentsMargins(0, 0, 8, 0)
