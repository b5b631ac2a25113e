"""The middle of Kings Reverse: arrows of the direction of play, the plate with what fits, a caption."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kingtable.ui import icons, told_kings_reverse
from kingtable.ui.table.look import Look
from kingtable.ui.table.picture import Course, Picture
from kingtable.ui.table.placement import Layout, Middle, Rect
from kingtable.ui.theme import INK, IVORY, PAPER, PRINT, px
from kingtable.ui.told_kings_reverse import PlateWords

_ARROW = "#E9B8D6"
_ARCS = ((-172, -118), (-62, -8), (8, 62), (118, 172))
"""From and to, in degrees clockwise from the right, as they run clockwise."""


class CourseItems:
    """All of it; hidden where the picture has none."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._ring, self._plate = _Ring(), _Plate()
        self._count = _Words(60.0, plate=True)
        self._caption = _Words(4.0, plate=False)
        self._items: tuple[QGraphicsItem, ...] = (self._ring, self._plate, self._count, self._caption)
        for item in self._items:
            item.hide()
            scene.addItem(item)

    def show(self, picture: Picture, placed: Layout, look: Look) -> None:
        """Show the middle of that picture."""
        course, middle = picture.course, placed.middle
        for item in self._items:
            item.setVisible(course is not None)
        if course is None or middle is None:
            return
        words = placed.words
        self._ring.show_ring(middle.ring, course.direction, look)
        self._plate.show_plate(told_kings_reverse.plate(course), middle.requirement, look, words)
        self._show_count(course, middle, look, words)
        caption = told_kings_reverse.caption(picture.people, course.told)
        self._caption.show_words(caption, middle.caption, _font(look, 14, words, 700), look)

    def hush(self, hushed: bool) -> None:
        """Take the caption away while the message bar lies over it, or bring it back."""
        self._caption.setOpacity(0.0 if hushed else 1.0)

    def _show_count(self, course: Course, middle: Middle, look: Look, words: int) -> None:
        face = _font(look, 14, words, 700)
        high = QFontMetricsF(face).height() + 6
        wide = max(high, QFontMetricsF(face).horizontalAdvance(str(course.left)) + 16)
        x, bottom = middle.stack.centre[0], middle.stack.y + middle.stack.height
        self._count.show_words(str(course.left), Rect(x - wide / 2, bottom - high * 0.72, wide, high), face, look)


def _font(look: Look, size: float, words: int, weight: int) -> QFont:
    made = QFont(look.font)
    made.setPixelSize(px(size, words))
    made.setWeight(QFont.Weight(weight))
    return made


class _Ring(QGraphicsItem):
    """Four arrows on an ellipse."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = Rect(0, 0, 10, 10)
        self._direction = 1
        self._colour = QColor(_ARROW)
        self.setZValue(3)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_ring(self, rect: Rect, direction: int, look: Look) -> None:
        """Draw the arrows that way round."""
        self.prepareGeometryChange()
        self._rect, self._direction = rect, direction
        self._colour = QColor("#FFFFFF" if look.theme.plain_cloth else _ARROW)
        self.setPos(*rect.centre)
        self.setToolTip(told_kings_reverse.direction(direction))
        self.update()

    def boundingRect(self) -> QRectF:
        """The ellipse with room for the arrow heads."""
        wide, high = self._rect.width / 2 + 16, self._rect.height / 2 + 16
        return QRectF(-wide, -high, 2 * wide, 2 * high)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Each arrow first in ink, then in its colour."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = max(4.0, min(15.0, self._rect.height * 0.03))
        for start, end in _ARCS:
            if self._direction < 0:
                start, end = end, start
            shaft, head = self._arrow(start, end, thick)
            for width, colour in ((thick + 4, QColor(INK)), (thick, self._colour)):
                pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
                painter.setPen(pen)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(shaft)
                painter.setPen(QPen(colour, 5 if width > thick else 0.8))
                painter.setBrush(colour)
                painter.drawPath(head)

    def _arrow(self, start: int, end: int, thick: float) -> tuple[QPainterPath, QPainterPath]:
        rx, ry = self._rect.width / 2, self._rect.height / 2
        points = []
        for step in range(25):
            angle = math.radians(start + (end - start) * step / 24)
            points.append(QPointF(rx * math.cos(angle), ry * math.sin(angle)))
        shaft = QPainterPath(points[0])
        for point in points[1:-2]:
            shaft.lineTo(point)
        along = points[-1] - points[-3]
        length = math.hypot(along.x(), along.y())
        forward = QPointF(along.x() / length, along.y() / length)
        aside = QPointF(-forward.y(), forward.x())
        tip, size = points[-1] + forward * thick, thick * 2.6
        head = QPainterPath(tip)
        head.lineTo(tip - forward * size + aside * size * 0.55)
        head.lineTo(tip - forward * size * 0.72)
        head.lineTo(tip - forward * size - aside * size * 0.55)
        head.closeSubpath()
        return shaft, head


class _Plate(QGraphicsItem):
    """Paper with the required suit, its name, and what fits besides."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = Rect(0, 0, 10, 10)
        self._words: PlateWords | None = None
        self._look: Look | None = None
        self._scale = 100
        self.setZValue(5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_plate(self, words: PlateWords | None, rect: Rect, look: Look, scale: int) -> None:
        """Draw the plate there."""
        self.setVisible(words is not None)
        self.prepareGeometryChange()
        self._words, self._rect, self._look, self._scale = words, rect, look, scale
        self.setPos(rect.x, rect.y)
        if words is not None:
            self.setToolTip(f"{words.above} {words.name} {words.below}")
        self.update()

    def boundingRect(self) -> QRectF:
        """The paper with its rim."""
        return QRectF(-3, -3, self._rect.width + 6, self._rect.height + 6)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Words above and below the suit."""
        words, look = self._words, self._look
        if words is None or look is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(0, 0, self._rect.width, self._rect.height)
        for pen in (QPen(QColor(INK), 5), QPen(QColor(look.theme.gold), 3)):
            painter.setPen(pen)
            painter.setBrush(QColor(PAPER))
            painter.drawRoundedRect(box, 12, 12)
        small = round(min(max(self._scale, box.height() * 0.72), box.height() * 0.92))
        lines = (
            (words.above, 0.02, _font(look, 12.5, small, 450)),
            (words.name, 0.58, _font(look, 15, small, 750)),
            (words.below, 0.77, _font(look, 12.5, small, 450)),
        )
        painter.setPen(QColor(PRINT))
        for line, top, face in lines:
            painter.setFont(face)
            room = QRectF(3, box.height() * top, box.width() - 6, box.height() * 0.21)
            shown = QFontMetricsF(face).elidedText(line, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, shown)
        size = box.height() * 0.36
        sign = icons.pixmap(f"suit-{words.suit}", max(1, round(size)), look.ratio)
        painter.drawPixmap(
            QRectF(box.center().x() - size / 2, box.height() * 0.23, size, size), sign, QRectF(sign.rect())
        )


class _Words(QGraphicsItem):
    """A line on the cloth, on a round plate of paper or on a shade of the cloth."""

    def __init__(self, z: float, *, plate: bool) -> None:
        super().__init__()
        self._rect = Rect(0, 0, 10, 10)
        self._words = ""
        self._face = QFont()
        self._shade = QColor()
        self._paper = plate
        self.setZValue(z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_words(self, words: str, rect: Rect, face: QFont, look: Look) -> None:
        """Write that in the middle of that rectangle."""
        self.prepareGeometryChange()
        self._words, self._rect, self._face, self._shade = words, rect, face, QColor(look.badge)
        self.setVisible(bool(words))
        self.setToolTip("" if self._paper else words)
        self.setPos(rect.x, rect.y)
        self.update()

    def boundingRect(self) -> QRectF:
        """The plate with its rim."""
        return QRectF(-2, -2, self._rect.width + 4, self._rect.height + 4)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The plate, and the words as far as there is room."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self._face)
        box = QRectF(0, 0, self._rect.width, self._rect.height)
        room = box.width() - (6 if self._paper else 24)
        shown = metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        if self._paper:
            painter.setPen(QPen(QColor(INK), 2))
            painter.setBrush(QColor(PAPER))
        else:
            wide = min(box.width(), metrics.horizontalAdvance(shown) + 24)
            box = QRectF((box.width() - wide) / 2, 0, wide, box.height())
            ground = QColor(self._shade)
            ground.setAlphaF(0.6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(PRINT if self._paper else IVORY))
        painter.setFont(self._face)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)
