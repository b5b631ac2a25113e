"""Type and marks for widgets that paint themselves: the user's text size, middle elision, dots, hatching."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from kingtable.ui.theme import px


def font(widget: QWidget, size: float, scale: int, weight: int = 450) -> QFont:
    """The widget's font at a size of the type scale; figures all have one width."""
    made = QFont(widget.font())
    made.setPixelSize(px(size, scale))
    made.setWeight(QFont.Weight(weight))
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    colour: str,
    face: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text, in the middle of the box's height; what is too long loses its middle."""
    painter.setFont(face)
    painter.setPen(QColor(colour))
    shown = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideMiddle, box.width() + 0.5)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def width_of(text: str, face: QFont) -> float:
    """How wide a line is."""
    return QFontMetricsF(face).horizontalAdvance(text)


def dots(painter: QPainter, left: float, middle: float, radius: float, full: int, colour: str, count: int = 2) -> None:
    """A row of dots, 3 radii apart: the first ``full`` are solid, the others rings."""
    painter.setPen(QPen(QColor(colour), max(1.4, radius * 0.34)))
    for place in range(count):
        painter.setBrush(QColor(colour) if place < full else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(left + radius + place * 3 * radius, middle), radius, radius)


def panel(painter: QPainter, box: QRectF, radius: float, fill: str, edge: str, width: float) -> None:
    """A rounded box with its edge inside."""
    inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setPen(QPen(QColor(edge), width))
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(inner, radius, radius)


def hatch(painter: QPainter, box: QRectF, radius: float, colour: str) -> None:
    """Slanting lines over a rounded box: closed."""
    shape = QPainterPath()
    shape.addRoundedRect(box, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(shape, QBrush(QColor(colour), Qt.BrushStyle.BDiagPattern))
