"""The signs of a player of recordings: back, on, play and stop, drawn in the colour of the words."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPolygonF

Sign = Literal["first", "back", "play", "stop", "forward", "last"]


def _bar(left: float, wide: float = 0.12) -> QPolygonF:
    return QPolygonF(QRectF(left, 0.2, wide, 0.6))


def _tip(start: float, end: float) -> QPolygonF:
    return QPolygonF([QPointF(start, 0.2), QPointF(end, 0.5), QPointF(start, 0.8)])


_SHAPES: dict[Sign, tuple[QPolygonF, ...]] = {
    "first": (_bar(0.12), _tip(0.52, 0.24), _tip(0.84, 0.54)),
    "back": (_bar(0.2), _tip(0.76, 0.34)),
    "play": (_tip(0.28, 0.8),),
    "stop": (_bar(0.26, 0.17), _bar(0.57, 0.17)),
    "forward": (_tip(0.24, 0.66), _bar(0.68)),
    "last": (_tip(0.16, 0.46), _tip(0.48, 0.76), _bar(0.76)),
}
"""In a square of one."""


def sign(which: Sign, colour: str, size: int, ratio: float) -> QIcon:
    """That sign as an icon of so many pixels."""
    drawn = QPixmap(round(size * ratio), round(size * ratio))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.scale(size, size)
    for shape in _SHAPES[which]:
        painter.drawPolygon(shape)
    painter.end()
    return QIcon(drawn)
