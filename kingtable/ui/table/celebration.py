"""Making a King: rays turn once, gold lozenges fall, and words say who made it."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from kingtable.ui import icons
from kingtable.ui.table.look import Look
from kingtable.ui.theme import INK, IVORY, px

_FALL, _LOZENGES = 1600, 24
_AT_REST = 0.42
"""How far all is where nothing shall move."""


class Celebration(QWidget):
    """Lies over the table while a made King is shown; clicks go through to the table.

    ``saying`` paints what a seat says meanwhile, which stays above the veil.
    """

    def __init__(self, saying: Callable[[QPainter], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._saying = saying
        self._ground, self._gold = QColor(), QColor()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = ""
        self._scale = 100
        self._share = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)
        self.hide()

    def begin(self, words: str, look: Look, factor: float) -> None:
        """Show it; a factor of 0 shows it at rest."""
        self._words, self._scale = words, look.text_scale
        self._ground, self._gold = QColor(look.badge), QColor(look.theme.gold)
        self.setAccessibleName(words)
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        if factor == 0:
            self._share = _AT_REST
            self.update()
            return
        self._clock.setDuration(round(_FALL * factor))
        self._clock.start()

    def end(self) -> None:
        """Take it away."""
        self._clock.stop()
        self.hide()

    def _tick(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Rays, crown, words, lozenges, and above them what is said."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        veil = QColor(self._ground)
        veil.setAlphaF(0.72)
        painter.fillRect(area, veil)
        middle = QPointF(area.width() / 2, area.height() * 0.42)
        self._paint_rays(painter, middle, min(area.width(), area.height()) * 0.42)
        size = round(min(area.width(), area.height()) * 0.26)
        crown = icons.pixmap("crown", size, self.devicePixelRatioF())
        painter.drawPixmap(
            QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), crown, QRectF(crown.rect())
        )
        self._paint_words(painter, QPointF(middle.x(), middle.y() + size * 0.62), size * 0.16)
        self._paint_lozenges(painter, area)
        self._saying(painter)

    def _paint_rays(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        painter.save()
        painter.translate(middle)
        # One turn over the first nine sixteenths of the time.
        painter.rotate(45 * min(1.0, self._share * _FALL / 900))
        painter.setPen(Qt.PenStyle.NoPen)
        gold = QColor(self._gold)
        gold.setAlphaF(0.32)
        painter.setBrush(gold)
        for ray in range(16):
            painter.save()
            painter.rotate(22.5 * ray)
            path = QPainterPath()
            path.moveTo(0, 0)
            path.lineTo(-radius * 0.085, -radius)
            path.lineTo(radius * 0.085, -radius)
            path.closeSubpath()
            painter.drawPath(path)
            painter.restore()
        painter.restore()

    def _paint_words(self, painter: QPainter, top: QPointF, least: float) -> None:
        """Below the crown, at least that large, and not wider than the table."""
        font = self.font()
        font.setPixelSize(max(px(25, self._scale), round(least)))
        font.setBold(True)
        aside = font.pixelSize() * 0.9
        wide = QFontMetricsF(font).horizontalAdvance(self._words) + 2 * aside
        if wide > self.width() - 16:
            font.setPixelSize(int(font.pixelSize() * (self.width() - 16) / wide))
            wide = self.width() - 16.0
        painter.setFont(font)
        high = QFontMetricsF(font).height() * 1.5
        box = QRectF(top.x() - wide / 2, top.y(), wide, high)
        painter.setPen(QPen(self._gold, 2))
        painter.setBrush(self._ground)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(IVORY))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._words)

    def _paint_lozenges(self, painter: QPainter, area: QRectF) -> None:
        pen = QPen(QColor(INK), 1.6)
        painter.setPen(pen)
        painter.setBrush(self._gold)
        for n in range(_LOZENGES):
            # Spread evenly by the golden ratio; each falls at its own speed and sways. In the end all have fallen.
            across = math.fmod(n * 0.618034, 1.0)
            fall = self._share * (1.45 + 0.5 * math.fmod(n * 0.381966, 1.0)) - 0.12 * (n % 4)
            if not 0 < fall < 1.05:
                continue
            x = area.width() * across + 14 * math.sin(6 * fall + n)
            y = area.height() * fall
            half = (6 + n % 4 * 1.5) * max(1.0, min(area.width(), area.height()) / 600)
            painter.drawPolygon(
                QPolygonF(
                    [QPointF(x, y - half * 1.4), QPointF(x + half, y), QPointF(x, y + half * 1.4), QPointF(x - half, y)]
                )
            )
