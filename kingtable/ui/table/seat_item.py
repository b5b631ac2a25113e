"""A seat's badge on the cloth, and the arrow that points at whose turn it is."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingtable.ui import icons, text, told
from kingtable.ui.deck import Deck
from kingtable.ui.table.picture import SeatPic
from kingtable.ui.table.placement import CARD_RATIO, Rect
from kingtable.ui.theme import CRIMSON, INK, IVORY, px

_RING_ROOM = 7.0
_ENLARGED = 2.6
"""How many times larger the back on a badge is drawn than the part of it that is seen."""


class BadgeStyle(Struct, frozen=True):
    """How badges are drawn now: ground, colour of "now", size of words in per cent, pixel ratio, the deck."""

    ground: str
    gold: str
    words: int
    ratio: float
    font: QFont
    opaque: bool
    deck: Deck


class Tone(Enum):
    """What a chip means, for its colour; the word on it says the same."""

    ACT = "act"
    FACT = "fact"
    COST = "cost"


class Chip(NamedTuple):
    """A small word on a badge."""

    text: str
    tone: Tone


class SeatItem(QGraphicsItem):
    """Name, total, cards left, points of the deal and one chip; a gold ring on the seat's turn."""

    def __init__(self, style: BadgeStyle) -> None:
        super().__init__()
        self._style = style
        self._pic: SeatPic | None = None
        self._size = (204.0, 58.0)
        self._avatar = QPixmap()
        self.setZValue(10)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def show_seat(self, pic: SeatPic, rect: Rect, style: BadgeStyle) -> None:
        """Draw that seat in that rectangle."""
        size = (rect.width, rect.height)
        self.setPos(rect.x, rect.y)
        if (pic, size, style) == (self._pic, self._size, self._style):
            return
        self.prepareGeometryChange()
        self._pic, self._size, self._style = pic, size, style
        self._avatar = icons.avatar(pic.person.avatar, round(self._avatar_size()), style.ratio)
        level = text.manner(pic.person.level, pic.person.temper) if pic.person.level else ""
        self.setToolTip(f"{pic.person.name} · {level}" if level else pic.person.name)
        self.update()

    def boundingRect(self) -> QRectF:
        """The badge with room for its ring and shadow."""
        return QRectF(0, 0, *self._size).adjusted(-_RING_ROOM, -_RING_ROOM, _RING_ROOM, _RING_ROOM + 4)

    @property
    def _upright(self) -> bool:
        return self._size[1] > self._size[0] * 0.6

    def _avatar_size(self) -> float:
        high = self._size[1]
        return high * 0.46 if self._upright else high - 8

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Plate, ring, avatar, words."""
        pic = self._pic
        if pic is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        plate = QRectF(0, 0, *self._size)
        corner = 16.0 if self._upright else plate.height() / 2
        self._paint_plate(painter, plate, corner, pic.turn)
        size = self._avatar_size()
        at = QRectF(8, 8, size, size) if self._upright else QRectF(4, 4, size, size)
        painter.setPen(QPen(QColor(IVORY), 2))
        painter.setBrush(QColor(IVORY))
        painter.drawEllipse(at)
        painter.drawPixmap(at, self._avatar, QRectF(self._avatar.rect()))
        if self._upright:
            self._paint_upright(painter, plate, at, pic)
        else:
            self._paint_wide(painter, plate, at, pic)

    def _paint_plate(self, painter: QPainter, plate: QRectF, corner: float, turn: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for grow, alpha in ((4.0, 14), (2.5, 22), (1.0, 34)):
            painter.setBrush(QColor(0, 0, 0, alpha))
            painter.drawRoundedRect(plate.adjusted(-grow, -grow + 3, grow, grow + 3), corner + grow, corner + grow)
        ground = QColor(self._style.ground)
        ground.setAlphaF(1.0 if self._style.opaque else 0.82)
        rim = QColor(IVORY)
        rim.setAlphaF(0.24)
        painter.setPen(QPen(rim, 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(plate, corner, corner)
        if turn:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for width, colour in ((6.5, QColor(INK)), (3.5, QColor(self._style.gold))):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(plate.adjusted(-1, -1, 1, 1), corner + 1, corner + 1)

    def _font(self, size: float, weight: QFont.Weight) -> QFont:
        font = QFont(self._style.font)
        font.setPixelSize(px(size, self._style.words))
        font.setWeight(weight)
        return font

    def _paint_wide(self, painter: QPainter, plate: QRectF, avatar: QRectF, pic: SeatPic) -> None:
        left = avatar.right() + 8
        right = plate.right() - plate.height() * 0.28
        half = plate.height() / 2
        weight = QFont.Weight.Bold if pic.turn else QFont.Weight.DemiBold
        first = QRectF(left, plate.top() + half * 0.16, right - left, half * 0.86)
        total_font = self._font(15, QFont.Weight.Bold)
        total_width = QFontMetricsF(total_font).horizontalAdvance(text.figure(pic.total))
        painter.setPen(QColor(IVORY))
        painter.setFont(total_font)
        painter.drawText(first, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text.figure(pic.total))
        name_font = self._font(15, weight)
        painter.setFont(name_font)
        name = QFontMetricsF(name_font).elidedText(
            pic.person.name, Qt.TextElideMode.ElideRight, first.width() - total_width - 8
        )
        painter.drawText(first, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        second = QRectF(left, plate.top() + half * 1.02, right - left, half * 0.72)
        self._paint_facts(painter, second, pic)

    def _paint_upright(self, painter: QPainter, plate: QRectF, avatar: QRectF, pic: SeatPic) -> None:
        left = avatar.right() + 6
        names = QRectF(left, avatar.top(), plate.right() - 6 - left, avatar.height() / 2)
        name_font = self._font(15, QFont.Weight.Bold if pic.turn else QFont.Weight.DemiBold)
        painter.setPen(QColor(IVORY))
        painter.setFont(name_font)
        name = QFontMetricsF(name_font).elidedText(pic.person.name, Qt.TextElideMode.ElideRight, names.width())
        painter.drawText(names, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(self._font(15, QFont.Weight.Bold))
        painter.drawText(
            names.translated(0, names.height()),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            text.figure(pic.total),
        )
        below = plate.bottom() - avatar.bottom()
        second = QRectF(8, avatar.bottom() + below * 0.22, plate.width() - 16, below * 0.56)
        self._paint_facts(painter, second, pic)

    def _paint_facts(self, painter: QPainter, box: QRectF, pic: SeatPic) -> None:
        """Cards left (not of the viewer, who sees them), points of the deal, chip: as many as fit, chip first."""
        font = self._font(12.5, QFont.Weight.Bold)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        chips = _chips(pic)
        left = box.left()
        needed = sum(metrics.horizontalAdvance(chip.text) + 20 for chip in chips)
        cards_width = box.height() * 1.1 + 6 + metrics.horizontalAdvance("13") + 8
        if pic.counted:
            left = self._paint_count(painter, QRectF(left, box.top(), cards_width, box.height()), pic.cards_left)
            needed = min(needed, box.right() - left)
        elif (
            pic.cards_left and pic.person.level and not pic.cards_are_total and needed + cards_width <= box.width() + 2
        ):
            left = self._paint_count(painter, QRectF(left, box.top(), cards_width, box.height()), pic.cards_left)
        if needed > box.width() and len(chips) == 2:
            chips = chips[1:]
        for chip in chips:
            width = min(metrics.horizontalAdvance(chip.text) + 15, box.right() - left)
            self._paint_chip(painter, QRectF(left, box.top(), width, box.height()), chip, metrics)
            left += width + 5

    def _paint_count(self, painter: QPainter, box: QRectF, cards: int) -> float:
        ratio = self._style.ratio
        height = box.height() * 0.86
        width = height * CARD_RATIO
        top = box.center().y() - height / 2
        # The middle of the back, enlarged: its whole pattern would be a grey blur in a dozen pixels.
        back = icons.face(None, self._style.deck, QSize(round(width * _ENLARGED), round(height * _ENLARGED)), ratio)
        part = QRectF(0, 0, back.width() / _ENLARGED, back.height() / _ENLARGED)
        part.moveCenter(QRectF(back.rect()).center())
        for place in range(min(cards, 3)):
            at = QRectF(box.left() + place * width * 0.36, top, width, height)
            painter.setPen(QPen(QColor(INK), 0.8))
            painter.setBrush(QColor(IVORY))
            painter.drawRoundedRect(at, 2, 2)
            painter.drawPixmap(at.adjusted(1.4, 1.4, -1.4, -1.4), back, part)
        painter.setPen(QColor(IVORY))
        left = box.left() + width * 1.72 + 5
        painter.drawText(
            QRectF(left, box.top(), box.right() - left, box.height()),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            str(cards),
        )
        return box.right()

    def _paint_chip(self, painter: QPainter, box: QRectF, chip: Chip, metrics: QFontMetricsF) -> None:
        # A fact is a lighter shade of the badge, whatever its cloth.
        shade = QColor(IVORY)
        shade.setAlphaF(0.17)
        ground, words = {
            Tone.ACT: (QColor(self._style.gold), INK),
            Tone.FACT: (shade, IVORY),
            Tone.COST: (QColor(CRIMSON), "#FFFFFF"),
        }[chip.tone]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(words))
        shown = metrics.elidedText(chip.text, Qt.TextElideMode.ElideRight, box.width() - 8)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)


def _chips(pic: SeatPic) -> list[Chip]:
    chips = []
    if pic.points:
        chips.append(Chip(text.signed(pic.points), Tone.COST if pic.points < 0 else Tone.FACT))
    if pic.mark is not None:
        tone = Tone.COST if pic.mark.costs else Tone.ACT if pic.mark.acts else Tone.FACT
        chips.append(Chip(told.mark(pic.mark), tone))
    return chips


class ArrowItem(QGraphicsItem):
    """The gold arrow at the badge whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self._gold = QColor("#F2C14E")
        self.setZValue(11)

    def point(self, x: float, y: float, angle: float, scale: float, gold: str) -> None:
        """Stand there and point that way (0 is up)."""
        self._gold = QColor(gold)
        self.setPos(x, y)
        self.setRotation(angle)
        self.setScale(scale)
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Room for the arrow head."""
        return QRectF(-14, -14, 28, 28)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """A head with an ink edge."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(INK), 2.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(self._gold)
        painter.drawPolygon(QPolygonF([QPointF(0, -9), QPointF(10, 9), QPointF(0, 4.5), QPointF(-10, 9)]))
