"""A button above the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kingtable.ui import icons, told_table
from kingtable.ui.key_button import SteadyButton, key_name, paint_cap
from kingtable.ui.table.look import Look
from kingtable.ui.table.offer import Offer
from kingtable.ui.theme import INK, IVORY, PAPER, PRINT, px

_PAD = 13
_LEAST_HIT = 32


class OfferButton(SteadyButton):
    """Name and key, below them what it costs or why it is closed."""

    def __init__(self, offer: Offer, look: Look, scale: int, parent: QWidget) -> None:
        super().__init__(offer.words, parent)
        self._offer = offer
        self._look, self._scale = look, scale
        self.setProperty("role", "offer")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(told_table.offer(offer.words, closed=offer.closed))
        self.setAccessibleDescription(offer.effect)

    def restyle(self, look: Look, scale: int) -> None:
        """Colours, and the text size in per cent."""
        self._look, self._scale = look, scale
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        name, small = QFontMetricsF(self._font(15, 700)), QFontMetricsF(self._font(12.5, 450))
        first = name.horizontalAdvance(self._offer.words) + self._sign() + self._cap()
        wide = max(first, small.horizontalAdvance(self._offer.effect)) + 2 * _PAD
        # All are as high as those with two lines, so that what lies above them need not move.
        high = name.height() + small.height() + 1 + 12
        return QSize(round(wide) + 1, round(high))

    @property
    def least_height(self) -> int:
        """The height without a line that is not there."""
        if self._offer.effect:
            return self.sizeHint().height()
        return max(_LEAST_HIT, round(QFontMetricsF(self._font(15, 700)).height()) + 11)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.sizeHint().width(), self.least_height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        offer = self._offer
        gold = self._look.theme.gold
        ground = QColor(self._look.badge if offer.closed else gold if offer.main else PAPER)
        ink = QColor(IVORY if offer.closed else INK if offer.main else PRINT)
        if offer.closed:
            ground.setAlphaF(0.82)
        elif self.isDown() or self.underMouse():
            ground = ground.darker(106)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        rim = QColor(IVORY) if offer.closed else QColor(INK)
        rim.setAlphaF(0.3 if offer.closed else 1.0)
        painter.setPen(QPen(rim, 1.4))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, 9, 9)
        if self.hasFocus():
            for width, colour in ((4.0, QColor(INK)), (2.4, QColor(gold if not offer.main else PAPER))):
                painter.setPen(QPen(colour, width))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 9, 9)
        self._paint_words(painter, ink)

    def _paint_words(self, painter: QPainter, ink: QColor) -> None:
        offer = self._offer
        name, small = self._font(15, 700), self._font(12.5, 450)
        high = QFontMetricsF(name).height()
        top = 6.0 if offer.effect else (self.height() - high) / 2
        left = float(_PAD)
        line = QRectF(left, top, self.width() - 2 * _PAD, high)
        if offer.suit:
            size = high * 0.9
            sign = icons.pixmap(f"suit-{offer.suit}", max(1, round(size)), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, top + high * 0.05), sign)
            line.setLeft(left + self._sign())
        painter.setPen(ink)
        painter.setFont(name)
        words = line.adjusted(0, 0, -self._cap(), 0)
        shown = QFontMetricsF(name).elidedText(offer.words, Qt.TextElideMode.ElideRight, words.width() + 1)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)
        if offer.key:
            self._paint_cap(painter, line, ink)
        if offer.effect:
            painter.setPen(ink)
            painter.setFont(small)
            below = QRectF(_PAD, top + high + 1, self.width() - 2 * _PAD, QFontMetricsF(small).height())
            shown = QFontMetricsF(small).elidedText(offer.effect, Qt.TextElideMode.ElideRight, below.width() + 1)
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)

    def _paint_cap(self, painter: QPainter, line: QRectF, ink: QColor) -> None:
        face = self._font(11.5, 600)
        metrics = QFontMetricsF(face)
        high = metrics.height() + 3
        wide = max(high, metrics.horizontalAdvance(key_name(self._offer.key)) + 10)
        paint_cap(
            painter, QRectF(line.right() - wide, line.center().y() - high / 2, wide, high), self._offer.key, face, ink
        )

    def _font(self, size: float, weight: int) -> QFont:
        made = QFont(self.font())
        made.setPixelSize(px(size, self._scale))
        made.setWeight(QFont.Weight(weight))
        return made

    def _sign(self) -> float:
        return QFontMetricsF(self._font(15, 700)).height() * 0.9 + 6 if self._offer.suit else 0.0

    def _cap(self) -> float:
        if not self._offer.key:
            return 0.0
        metrics = QFontMetricsF(self._font(11.5, 600))
        return max(metrics.height() + 3, metrics.horizontalAdvance(key_name(self._offer.key)) + 10) + 12
