"""The running totals as four lines over all deals of a match, told apart by colour, stroke and marker."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingtable.ui.panels.lettering import font, width_of, write
from kingtable.ui.panels.plotting import draw_marker, stroke, ticks_of
from kingtable.ui.people import People
from kingtable.ui.text import figure
from kingtable.ui.theme import Theme, px


class BalanceChart(QWidget):
    """Lines in the order around the table, the viewer's solid; the legend names them."""

    def __init__(
        self, deals: int, every: int, power: int, theme: Theme, scale: int, parent: QWidget | None = None
    ) -> None:
        """Markers stand at ``every`` so many deals; grid lines are at least 10 to that ``power`` points apart."""
        super().__init__(parent)
        self._deals, self._every, self._power = deals, every, power
        self._theme, self._scale = theme, scale
        self._names: list[str] = []
        self._lines: list[list[int]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_entries(self, sheet: Sequence[tuple[int, ...]], after: str, people: People) -> None:
        """Show the totals after every finished deal; ``after`` says after how many."""
        self._names = [people.names[seat] for seat in people.around]
        self._lines = [list(accumulate((entries[seat] for entries in sheet), initial=0)) for seat in people.around]
        totals = (
            self.tr("{name} {points}").format(name=name, points=figure(line[-1]))
            for name, line in zip(self._names, self._lines, strict=True)
        )
        self.setAccessibleName(after)
        self.setAccessibleDescription(", ".join(totals))
        self.update()

    def sizeHint(self) -> QSize:
        # The chart takes what the page has to spare.
        return QSize(px(300, self._scale), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(px(180, self._scale), px(104, self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lines:
            return
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = font(self, 12, self._scale)
        line = px(18, self._scale)
        everything = [total for totals in self._lines for total in totals]
        ticks = ticks_of(everything, min(max(2, self.height() // px(40, self._scale)), 10), self._power)
        left = max(width_of(figure(tick), small) for tick in ticks) + 8
        legend = self._legend(line)
        plot = QRectF(left, line / 2, self.width() - left - 8, self.height() - line * 1.6 - legend[-1].bottom() - 6)
        low, high = ticks[0], ticks[-1]

        def at(deal: int, total: int) -> QPointF:
            down = (high - total) / (high - low)
            return QPointF(plot.left() + plot.width() * deal / self._deals, plot.top() + plot.height() * down)

        for tick in ticks:
            start = at(0, tick)
            painter.setPen(QPen(QColor(theme.edge if tick == 0 else theme.hairline), 1))
            painter.drawLine(start, at(self._deals, tick))
            beside = QRectF(0, start.y() - line / 2, left - 6, line)
            write(painter, beside, figure(tick), theme.muted, small, Qt.AlignmentFlag.AlignRight)
        for deal in range(self._every, self._deals + 1, self._every):
            below = QRectF(at(deal, low).x() - 20, plot.bottom() + 2, 40 if deal < self._deals else 28, line)
            side = Qt.AlignmentFlag.AlignHCenter if deal < self._deals else Qt.AlignmentFlag.AlignRight
            write(painter, below, str(deal), theme.muted, small, side)
        # The viewer's line comes last and lies on top.
        for place in reversed(range(len(self._lines))):
            totals = self._lines[place]
            points = [at(deal, total) for deal, total in enumerate(totals)]
            painter.setPen(stroke(place, theme))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(points)
            for deal, point in enumerate(points):
                if deal and (deal % self._every == 0 or deal == len(points) - 1):
                    draw_marker(painter, place, point, theme)
        painter.translate(0, plot.bottom() + line + 6)
        for place, (box, name) in enumerate(zip(legend, self._names, strict=True)):
            middle = box.center().y()
            painter.setPen(stroke(place, theme))
            painter.drawLine(QPointF(box.left(), middle), QPointF(box.left() + 26, middle))
            draw_marker(painter, place, QPointF(box.left() + 13, middle), theme)
            write(painter, box.adjusted(32, 0, 0, 0), name, theme.text, font(self, 12.5, self._scale, 600))

    def _legend(self, line: int) -> list[QRectF]:
        """Where the names stand: four in a row, or two, or one if they need the room."""
        face = font(self, 12.5, self._scale, 600)
        needed = max(width_of(name, face) for name in self._names) + 44
        across = next((n for n in (4, 2) if n * needed <= self.width()), 2)
        width = self.width() / across
        return [
            QRectF(place % across * width + 4, place // across * (line + 2), width - 10, line)
            for place in range(len(self._names))
        ]
