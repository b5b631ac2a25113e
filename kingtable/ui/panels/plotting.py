"""What all charts have in common: lines told apart by colour, stroke and marker, and round figures at the axis."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from kingtable.ui.theme import Theme

_STROKES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
_INKS = {False: ("#C42B3C", "#8A4B12", "#1558B0", "#0B6A43"), True: ("#FF8A8A", "#FFB454", "#7CC4FF", "#7FD6A4")}
_ROUND = QRectF(-4.2, -4.2, 8.4, 8.4)
_SQUARE = QPolygonF(QRectF(-4, -4, 8, 8))
_TRIANGLE = QPolygonF([QPointF(0, -5), QPointF(5, 4), QPointF(-5, 4)])
_DIAMOND = QPolygonF([QPointF(0, -5.6), QPointF(5.6, 0), QPointF(0, 5.6), QPointF(-5.6, 0)])


def ink(place: int, theme: Theme) -> QColor:
    """The colour of the line of that number."""
    # The fifth has the stroke of the first, but another colour.
    return QColor(_INKS[theme.dark][(place + place // 4) % 4])


def stroke(place: int, theme: Theme) -> QPen:
    """The pen of the line of that number; the first is a little stronger."""
    pen = QPen(ink(place, theme), 2.4 if place == 0 else 2, _STROKES[place % 4])
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def draw_marker(painter: QPainter, place: int, point: QPointF, theme: Theme, hollow: bool = False) -> None:
    """The marker of the line of that number: a disc, square, triangle or diamond; ``hollow`` shows its ground."""
    painter.setPen(QPen(ink(place, theme), 1.8) if hollow else QPen(QColor(theme.panel), 1))
    painter.setBrush(QColor(theme.panel) if hollow else ink(place, theme))
    if place % 4 == 0:
        painter.drawEllipse(_ROUND.translated(point))
    else:
        painter.drawPolygon((_SQUARE, _TRIANGLE, _DIAMOND)[place % 4 - 1].translated(point))


def ticks_of(values: Sequence[float], most: int, power: int) -> list[int]:
    """Round figures from below the lowest value to above the highest, at most so many steps of 10 to ``power``."""
    low, high = min(values), max(values)
    for step in (base * 10**exponent for exponent in count(power) for base in (1, 2, 5)):
        first, last = int(low // step), int(-(-high // step))
        if last - first <= most:
            return [step * n for n in range(first, max(last, first + 1) + 1)]
    raise AssertionError("the steps grow without end")
