"""The bubble with what a seat says."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingtable.ui.sayings import Saying
from kingtable.ui.table.layouts.bubble import bubble_at
from kingtable.ui.table.look import Look
from kingtable.ui.table.picture import Picture
from kingtable.ui.table.placement import Layout, Rect
from kingtable.ui.theme import INK, PAPER, PRINT, px

_ASIDE, _ABOVE = 14.0, 8.0
"""From the words to the rim, px."""
_WIDEST = 0.36
"""Longer words are broken into lines, as a share of the table's width."""


class BubbleItem(QGraphicsItem):
    """Paper with an ink rim, its tip at the badge of whoever speaks."""

    def __init__(self) -> None:
        super().__init__()
        self.saying: Saying | None = None
        self._shape = QPainterPath()
        self._box = QRectF()
        self._face = QFont()
        self.setZValue(800)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.hide()

    def show_in(self, picture: Picture, placed: Layout, table: Rect, look: Look) -> None:
        """Stand where that picture leaves room, or nowhere if nothing is said."""
        said = self.saying
        self.setVisible(said is not None)
        if said is None:
            return
        self.prepareGeometryChange()
        self._face = QFont(look.font)
        self._face.setPixelSize(px(15, placed.words))
        self._face.setWeight(QFont.Weight.Bold)
        room = QRectF(0, 0, table.width * _WIDEST, table.height)
        words = QFontMetricsF(self._face).boundingRect(room, _FLAGS, said.words)
        size = words.width() + 2 * _ASIDE, words.height() + 2 * _ABOVE
        place = bubble_at(size, said.seat, picture, placed, table)
        self._box = QRectF(*place.rect)
        self._shape = _outline(self._box, QPointF(*place.tip))
        self.update()

    def boundingRect(self) -> QRectF:
        """The bubble with its tip and rim."""
        return self._shape.boundingRect().adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paper, rim and words."""
        if self.saying is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(INK), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor(PAPER))
        painter.drawPath(self._shape)
        painter.setPen(QColor(PRINT))
        painter.setFont(self._face)
        painter.drawText(self._box, _FLAGS, self.saying.words)


_FLAGS = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


def _outline(box: QRectF, tip: QPointF) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, 13, 13)
    # The tip's root lies inside the bubble, on the line from the tip to its middle.
    along = box.center() - tip
    length = max(1.0, math.hypot(along.x(), along.y()))
    half = min(10.0, box.height() / 3)
    side = QPointF(-along.y(), along.x()) * (half / length)
    reach = min(1.0, (length - half) / length)
    root = tip + along * reach
    pointer = QPainterPath(tip)
    pointer.lineTo(root + side)
    pointer.lineTo(root - side)
    pointer.closeSubpath()
    return path.united(pointer)
