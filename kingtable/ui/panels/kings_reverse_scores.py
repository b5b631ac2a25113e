"""The totals in the side panel of Kings Reverse: every seat's cards and points on the way to the target."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from kingtable.games.kings_reverse import View
from kingtable.ui.icons import avatar, pixmap
from kingtable.ui.kit import frame, label, picture
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.seat_rows import keep_rows
from kingtable.ui.people import People
from kingtable.ui.text import figure
from kingtable.ui.theme import Theme, px

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | _MIDDLE
_COLUMNS = (_MIDDLE, _MIDDLE, _MIDDLE, _RIGHT, _MIDDLE, _RIGHT)


class ReverseScores(QFrame):
    """A row a seat in the order around the table, the viewer's first and tinted; the leader has a star."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._theme, self._scale = theme, scale
        self._view: View | None = None
        self._people: People | None = None
        self._rows: list[_Row] = []
        self._bars = True
        self._own = frame("own")
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(4, 4, 4, 5)
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(1, 1)
        grid.addWidget(label(self.tr("cards"), "small"), 0, 3, _RIGHT)
        total = label(self.tr("total"), "small")
        total.setContentsMargins(0, 0, 8, 0)
        grid.addWidget(total, 0, 5, _RIGHT)
        grid.addWidget(self._own, 1, 0, 1, 6)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._show()

    def show_view(self, view: View, people: People) -> None:
        """Show hand sizes and the totals of the finished hands."""
        self._view, self._people = view, people
        self._show()

    def set_bars(self, shown: bool) -> None:
        """Whether there is room to draw the way to the target."""
        self._bars = shown
        for row in self._rows:
            row.bar.setVisible(shown)

    def _show(self) -> None:
        view, people = self._view, self._people
        if view is None or people is None:
            return
        keep_rows(self._grid, self._rows, len(people.seats), _Row, _COLUMNS)
        self.set_bars(self._bars)
        ratio, dark = self.devicePixelRatioF(), self._theme.dark
        best, target = min(view.totals), int(view.rules["target"])
        for place, (row, seat) in enumerate(zip(self._rows, people.around, strict=True), 1):
            person, total = people.seats[seat], view.totals[seat]
            self._grid.setRowMinimumHeight(place, px(26, self._scale))
            row.avatar.setPixmap(avatar(person.avatar, px(22, self._scale), ratio))
            row.name.setText(person.name)
            row.star.setPixmap(pixmap("star", px(14, self._scale), ratio, dark))
            row.star.setVisible(total == best and any(view.totals))
            row.cards.setText(str(view.counts[seat]))
            row.cards.setAccessibleName(
                self.tr("{name}, cards: {count}").format(name=person.name, count=view.counts[seat])
            )
            row.bar.show_share(min(1.0, total / target), self._theme, self._scale)
            row.total.setText(figure(total))
            row.total.setAccessibleName(
                self.tr("{name}, total: {points}").format(name=person.name, points=figure(total))
            )


class _Row:
    """The widgets of one seat."""

    def __init__(self) -> None:
        self.avatar = QLabel()
        self.avatar.setContentsMargins(4, 0, 0, 0)
        self.name = NameLabel("", "label", least=4)
        self.star = picture(pixmap("star", 1, 1.0))
        self.cards = label("", "muted")
        self.bar = ShareBar()
        self.total = label("", "strong")
        self.total.setContentsMargins(0, 0, 8, 0)
        self.parts: tuple[QWidget, ...] = (self.avatar, self.name, self.star, self.cards, self.bar, self.total)


class ShareBar(QWidget):
    """How much of the target a total has reached."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self._theme: Theme | None = None
        self._scale = 100
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float, theme: Theme, scale: int) -> None:
        """Fill that share of it."""
        self._share, self._theme, self._scale = share, theme, scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(44, self._scale), px(8, self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(theme.edge) if theme.plain_cloth else Qt.PenStyle.NoPen)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(QColor(theme.sunken))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        if self._share:
            box.setWidth(max(box.height(), box.width() * self._share))
            painter.setPen(Qt.PenStyle.NoPen)
            wine = "#A4628C" if theme.dark else theme.cloths["kings-reverse"].centre
            painter.setBrush(QColor(theme.gold if theme.plain_cloth else wine))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
