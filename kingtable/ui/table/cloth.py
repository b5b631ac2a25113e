"""The cloth: a deep colour with a soft vignette, weave and medallion, painted once a size."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from kingtable.ui.theme import IVORY, Theme

_WEAVE = 5


def cloth(size: QSize, ratio: float, theme: Theme, game: str) -> QPixmap:
    """That game's cloth for a table of that size in device-independent pixels."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    area = QRectF(0, 0, size.width(), size.height())
    painter.fillRect(area, cloth_brush(area, theme, game))
    if not theme.plain_cloth:
        _weave(painter, area, ratio)
        _medallion(painter, area)
    painter.end()
    return pixmap


def cloth_brush(area: QRectF, theme: Theme, game: str) -> QBrush:
    """The bare cloth of that game with its vignette, to fill that area on the table or on a tile."""
    colours = theme.cloths[game]
    centre = QColor(colours.centre)
    if theme.plain_cloth:
        return QBrush(centre)
    middle = QPointF(area.left() + area.width() * 0.47, area.top() + area.height() * 0.42)
    glow = QRadialGradient(middle, 0.72 * max(area.width(), area.height()))
    glow.setColorAt(0, centre)
    glow.setColorAt(0.55, centre.darker(122))
    glow.setColorAt(1, QColor(colours.edge))
    return QBrush(glow)


def _weave(painter: QPainter, area: QRectF, ratio: float) -> None:
    """Slanting threads, light and dark in turn. Their pattern is drawn once and laid like tiles: 15 times as fast."""
    side = round(2 * _WEAVE * ratio)
    tile = QPixmap(side, side)
    tile.fill(Qt.GlobalColor.transparent)
    threads = QPainter(tile)
    for at, colour in ((0, QColor(255, 255, 255, 8)), (side // 2, QColor(0, 0, 0, 10))):
        threads.setPen(QPen(colour, max(1, round(ratio))))
        for start in (at, at + side):
            threads.drawLine(start, 0, start - side, side)
    threads.end()
    tile.setDevicePixelRatio(ratio)
    painter.drawTiledPixmap(area, tile)


def _medallion(painter: QPainter, area: QRectF) -> None:
    painter.save()
    painter.setClipRect(area)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    radius = min(area.width(), area.height()) * 0.47
    ivory = QColor(IVORY)
    ivory.setAlphaF(0.07)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ivory, 1.5))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.drawEllipse(QPointF(0, 0), radius * 0.94, radius * 0.94)
    painter.setPen(Qt.PenStyle.NoPen)
    ivory.setAlphaF(0.04)
    painter.setBrush(ivory)
    # Eight stepped leaves around a star, as on a kilim: each row of cells is one wider, then one narrower.
    cell = radius * 0.032
    leaf = QPainterPath()
    for row, half in enumerate((1, 2, 3, 4, 4, 3, 2, 1)):
        leaf.addRect(QRectF(-half * cell, -radius * 0.3 - (row + 1) * cell * 2.4, 2 * half * cell, cell * 2.4))
    for turn in range(8):
        painter.save()
        painter.rotate(45 * turn + 22.5)
        painter.drawPath(leaf.simplified())
        painter.restore()
    star = QPainterPath()
    for turn in range(16):
        reach = radius * (0.27 if turn % 2 else 0.15)
        angle = math.tau * turn / 16
        point = QPointF(math.cos(angle) * reach, math.sin(angle) * reach)
        if turn:
            star.lineTo(point)
        else:
            star.moveTo(point)
    star.closeSubpath()
    painter.drawPath(star)
    ivory.setAlphaF(0.06)
    painter.setBrush(ivory)
    for turn in range(16):
        angle = math.tau * turn / 16
        painter.save()
        painter.translate(math.cos(angle) * radius * 0.97, math.sin(angle) * radius * 0.97)
        painter.rotate(45)
        painter.drawRect(QRectF(-4, -4, 8, 8))
        painter.restore()
    painter.restore()
