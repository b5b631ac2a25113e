"""Values one after the other as lines or single markers: places over time, points over the deals."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingtable.ui.panels.lettering import font, width_of, write
from kingtable.ui.panels.plotting import draw_marker, stroke, ticks_of
from kingtable.ui.text import figure
from kingtable.ui.theme import Theme, px

_MARKERS = 30
"""A line of more points has no markers."""


class Series(Struct, frozen=True):
    """A named row of values; ``joined`` by a line, or single markers, of which those in ``hollow`` are marked."""

    name: str
    values: tuple[float, ...]
    joined: bool = True
    hollow: frozenset[int] = frozenset()


class Course(Struct, frozen=True):
    """What a chart shows. ``first`` is the number of the first value; ``falling`` has the best, the lowest, on top."""

    title: str
    series: tuple[Series, ...]
    first: int = 0
    falling: bool = False
    power: int = 0
    """Grid lines are at least 10 to that power apart."""


class CourseChart(QWidget):
    """Painted with the house's lines; its accessible description says the last value of each series."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._scale = theme, scale
        self._course = Course("", ())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_course(self, course: Course) -> None:
        """Show these values."""
        self._course = course
        last = self.tr("{name}: {value}")
        self.setAccessibleName(course.title)
        self.setAccessibleDescription(
            ", ".join(last.format(name=each.name, value=_number(each.values[-1])) for each in self._drawn)
        )
        self.update()

    @property
    def _drawn(self) -> Sequence[Series]:
        return [each for each in self._course.series if each.values]

    def sizeHint(self) -> QSize:
        return QSize(px(420, self._scale), px(260, self._scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(200, self._scale), px(130, self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        series = self._drawn
        if not series:
            return
        theme, course = self._theme, self._course
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        small = font(self, 12, self._scale)
        line = px(18, self._scale)
        steps = min(max(2, self.height() // px(44, self._scale)), 10)
        ticks = ticks_of([value for each in series for value in each.values], steps, course.power)
        left = max(width_of(figure(tick), small) for tick in ticks) + 10
        legend = self._legend(line)
        plot = QRectF(left, line / 2 + 2, self.width() - left - 12, self.height() - 2.2 * line - legend[-1].bottom())
        low, high = ticks[0], ticks[-1]
        count = max(len(each.values) for each in series)

        def at(place: int, value: float) -> QPointF:
            share = (value - low) / (high - low)
            across = place / max(1, count - 1)
            return QPointF(
                plot.left() + plot.width() * across,
                plot.top() + plot.height() * (share if course.falling else 1 - share),
            )

        for tick in ticks:
            start = at(0, tick)
            painter.setPen(QPen(QColor(theme.edge if tick == 0 else theme.hairline), 1))
            painter.drawLine(QPointF(plot.left(), start.y()), QPointF(plot.right(), start.y()))
            beside = QRectF(0, start.y() - line / 2, left - 6, line)
            write(painter, beside, figure(tick), theme.muted, small, Qt.AlignmentFlag.AlignRight)
        every = max(1, -(-count // max(1, int(plot.width() // px(54, self._scale)))))
        for place in range(0, count, every):
            below = QRectF(at(place, low).x() - 30, plot.bottom() + 4, 60, line)
            write(painter, below, str(place + course.first), theme.muted, small, Qt.AlignmentFlag.AlignHCenter)
        for number in reversed(range(len(series))):
            self._draw(painter, number, series[number], [at(*pair) for pair in enumerate(series[number].values)])
        painter.translate(0, plot.bottom() + line + 6)
        for number, (box, each) in enumerate(zip(legend, series, strict=True)):
            middle = box.center().y()
            if each.joined:
                painter.setPen(stroke(number, theme))
                painter.drawLine(QPointF(box.left(), middle), QPointF(box.left() + 26, middle))
            draw_marker(painter, number, QPointF(box.left() + 13, middle), theme)
            write(painter, box.adjusted(32, 0, 0, 0), each.name, theme.text, font(self, 12.5, self._scale, 600))

    def _draw(self, painter: QPainter, number: int, series: Series, points: list[QPointF]) -> None:
        if series.joined:
            painter.setPen(stroke(number, self._theme))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(points)
        if not series.joined or len(points) <= _MARKERS:
            for place, point in enumerate(points):
                draw_marker(painter, number, point, self._theme, hollow=place in series.hollow)

    def _legend(self, line: int) -> list[QRectF]:
        """Where the names stand: beside each other, or one below the other if they need the room."""
        face = font(self, 12.5, self._scale, 600)
        needed = max(width_of(each.name, face) for each in self._drawn) + 48
        across = max(1, min(len(self._drawn), int(self.width() // needed)))
        return [
            QRectF(place % across * needed + 4, place // across * (line + 2), needed - 10, line)
            for place in range(len(self._drawn))
        ]


def _number(value: float) -> str:
    return figure(round(value)) if value == round(value) else f"{value:.2f}"
