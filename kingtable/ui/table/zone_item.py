"""The plate in the middle of the trick, and the dashed place for the viewer's card."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingtable.ui import icons
from kingtable.ui.table.look import Look
from kingtable.ui.table.placement import CARD_RATIO, Rect
from kingtable.ui.theme import INK, IVORY, px
from kingtable.ui.told import PlateWords


class PlateItem(QGraphicsItem):
    """Led suit and the deal's game, in the middle of the cloth."""

    def __init__(self) -> None:
        super().__init__()
        self._plate: PlateWords | None = None
        self._rect = Rect(0, 0, 10, 10)
        self._ground, self._gold = QColor(), QColor()
        self._title, self._subtitle = QFont(), QFont()
        self._suit = QPixmap()
        self.setZValue(5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_plate(self, plate: PlateWords | None, rect: Rect, look: Look, scale: int) -> None:
        """Draw that plate in that rectangle, or nothing."""
        self.setVisible(plate is not None)
        self.prepareGeometryChange()
        self._plate, self._rect = plate, rect
        self._ground, self._gold = QColor(look.badge), QColor(look.theme.gold)
        self._title, self._subtitle = QFont(look.font), QFont(look.font)
        self._title.setPixelSize(px(14, scale))
        self._title.setWeight(QFont.Weight.Bold)
        self._subtitle.setPixelSize(px(12.5, scale))
        if plate is not None and plate.suit:
            self._suit = icons.pixmap(f"suit-{plate.suit}-ivory", round(rect.height * 0.62), look.ratio)
        self.setPos(rect.x, rect.y)
        self.update()

    def boundingRect(self) -> QRectF:
        """The plate and its rim."""
        return QRectF(-2, -2, self._rect.width + 4, self._rect.height + 4)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """A pill as wide as its words need."""
        plate = self._plate
        if plate is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = self._rect.height
        sign = high * 0.62 if plate.suit else 0.0
        title, subtitle = QFontMetricsF(self._title), QFontMetricsF(self._subtitle)
        words = max(title.horizontalAdvance(plate.title), subtitle.horizontalAdvance(plate.subtitle))
        room = self._rect.width - high * 0.7 - sign - (8 if sign else 0)
        words = min(words, room)
        wide = words + high * 0.7 + sign + (8 if sign else 0)
        box = QRectF((self._rect.width - wide) / 2, 0, wide, high)
        ground = QColor(self._ground)
        ground.setAlphaF(0.82)
        painter.setPen(QPen(self._gold, 1.6))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, high / 2, high / 2)
        left = box.left() + high * 0.35
        if sign:
            painter.drawPixmap(QRectF(left, (high - sign) / 2, sign, sign), self._suit, QRectF(self._suit.rect()))
            left += sign + 8
        align = Qt.AlignmentFlag.AlignVCenter | (Qt.AlignmentFlag.AlignLeft if sign else Qt.AlignmentFlag.AlignHCenter)
        painter.setPen(QColor(IVORY))
        for metrics, font, line, top in (
            (title, self._title, plate.title, high * 0.1),
            (subtitle, self._subtitle, plate.subtitle, high * 0.5),
        ):
            painter.setFont(font)
            shown = metrics.elidedText(line, Qt.TextElideMode.ElideRight, words + 1)
            painter.drawText(QRectF(left, top, words + 1, high * 0.4), align, shown)


class SlotItem(QGraphicsItem):
    """Where the viewer's card will lie: a dashed card with two words."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = Rect(0, 0, 10, 10)
        self._words = ""
        self._gold = QColor("#F2C14E")
        self._font = QFont()
        self.setZValue(4)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_slot(self, rect: Rect, words: str, gold: str, font: QFont, pixels: int) -> None:
        """Draw the place there, with words of that size."""
        self.prepareGeometryChange()
        self._rect, self._words, self._gold = rect, words, QColor(gold)
        self._font = QFont(font)
        self._font.setPixelSize(pixels)
        self._font.setWeight(QFont.Weight.Bold)
        self.setPos(rect.x, rect.y)
        self.update()

    def boundingRect(self) -> QRectF:
        """The card's outline."""
        return QRectF(-3, -3, self._rect.width + 6, self._rect.height + 6)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Gold dashes with an ink edge, so that they are seen on any cloth."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, self._rect.width, self._rect.height)
        corner = self._rect.width * 0.06 / CARD_RATIO
        painter.setBrush(QColor(255, 255, 255, 18))
        painter.setPen(QPen(QColor(INK), 4))
        for pen in (QPen(QColor(16, 22, 42, 90), 4), QPen(self._gold, 2.2)):
            pen.setDashPattern([4.4, 3.0] if pen.width() < 4 else [2.4, 1.65])
            painter.setPen(pen)
            painter.drawRoundedRect(box, corner, corner)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QColor(IVORY))
        painter.setFont(self._font)
        painter.drawText(
            box.adjusted(6, 6, -6, -6), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._words
        )
