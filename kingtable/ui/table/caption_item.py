"""What is written and drawn on the cloth around the cards of No Kings: the ring's ground, figures of piles and sums."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingtable.ui import told_no_kings
from kingtable.ui.table.look import Look
from kingtable.ui.table.picture import Caption
from kingtable.ui.table.placement import CARD_RATIO, Rect
from kingtable.ui.theme import INK, IVORY, px

_HEIGHTS = {"floor": 0.2, "nothing": 0.4, "wat": 0.5, "sum": 90.0, "count": 70.0, "run": 70.0}
"""Above or below the cards."""


class CaptionItem(QGraphicsItem):
    """One caption in its rectangle."""

    def __init__(self) -> None:
        super().__init__()
        self._caption: Caption | None = None
        self._rect = Rect(0, 0, 10, 10)
        self._ground, self._gold = QColor(), QColor()
        self._font = QFont()
        self._words = ""
        self._state: object = None
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_caption(self, caption: Caption, rect: Rect, look: Look, scale: int) -> None:
        """Draw that caption there."""
        self.setVisible(rect.width > 0)
        self.setPos(rect.x, rect.y)
        self.setZValue(_HEIGHTS[caption.kind])
        state = (caption, rect.width, rect.height, look, scale)
        if state == self._state:
            return
        self.prepareGeometryChange()
        self._state = state
        self._caption, self._rect = caption, rect
        self._ground, self._gold = QColor(look.badge), QColor(look.theme.gold)
        self._words = told_no_kings.caption(caption)
        self._font = QFont(look.font)
        self._font.setPixelSize(px(14 if caption.kind == "wat" else 13, scale))
        self._font.setWeight(QFont.Weight.Bold)
        self.update()

    def boundingRect(self) -> QRectF:
        """The rectangle and its rim; words may be wider than their bar."""
        side = 60 if self._caption is not None and self._caption.kind == "sum" else 3
        return QRectF(-side, -3, self._rect.width + 2 * side, self._rect.height + 6)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Ground, dashes, disc or bar."""
        caption = self._caption
        if caption is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        box = QRectF(0, 0, self._rect.width, self._rect.height)
        if caption.kind == "floor":
            painter.setBrush(QColor(255, 255, 255, 16))
            painter.setPen(QPen(QColor(255, 248, 231, 70), 1.4, Qt.PenStyle.DashLine))
            painter.drawEllipse(box)
        elif caption.kind == "nothing":
            self._paint_nothing(painter, box)
        elif caption.kind == "wat":
            painter.setPen(QColor(IVORY))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words)
        else:
            self._paint_bar(painter, box, caption.kind)

    def _paint_nothing(self, painter: QPainter, box: QRectF) -> None:
        pen = QPen(QColor(255, 248, 231, 130), 1.6)
        pen.setDashPattern([3.5, 3.0])
        painter.setPen(pen)
        painter.setBrush(QColor(0, 0, 0, 28))
        corner = box.width() * 0.06 / CARD_RATIO
        painter.drawRoundedRect(box, corner, corner)
        font = QFont(self._font)
        while painter.fontMetrics().horizontalAdvance(self._words) > box.width() - 4 and font.pixelSize() > 7:
            font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
        painter.setPen(QColor(IVORY))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words)

    def _paint_bar(self, painter: QPainter, box: QRectF, kind: str) -> None:
        words = painter.fontMetrics().horizontalAdvance(self._words)
        least = box.height() if kind == "run" else box.width()
        wide = max(least, words + (6.0 if kind == "count" else 16.0))
        left = 0.0 if kind == "run" else box.center().x() - wide / 2
        box = QRectF(left, 0, wide, box.height())
        ground = {"sum": self._gold, "count": QColor(IVORY), "run": self._ground}[kind]
        painter.setPen(QPen(QColor(INK), 1.5))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(IVORY if kind == "run" else INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words)
