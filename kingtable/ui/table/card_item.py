"""One card as a sprite. It shows what the model says; moving it never changes the game."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPixmapCache, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingtable.ui.deck import face_name
from kingtable.ui.table.faces import CORNER, SHADOW, Faces
from kingtable.ui.table.picture import CardPic
from kingtable.ui.table.placement import CARD_RATIO, Placement
from kingtable.ui.theme import INK

DIM = QColor(0x1E, 0x22, 0x2E, round(255 * 0.36))
"""Over a card that may not be played: of no colour that any cloth has."""
HOVER_LIFT = 0.04


class CardItem(QGraphicsItem):
    """A card; its origin is its middle. Height, angle and place come from placements."""

    def __init__(self, row: int, faces: Faces) -> None:
        super().__init__()
        self.row = row
        self._faces = faces
        self._name = face_name(None, faces.deck)
        self._height = 100.0
        self._ratio = 1.0
        self._dim = False
        self._winner = False
        self._selected = False
        self._tag = ""
        self._gold = QColor("#F2C14E")
        self._tag_font = QFont()
        self.turned = 1.0
        """How far it is turned: 0 face down, 1 its own face."""
        self.focused = False
        self.placed: Placement | None = None
        """Where the sprite is now, while it moves too."""
        self._anew = False
        self._kept = QPixmapCache.Key()
        self._kept_for: tuple[float, float] | None = None

    def dress(self, pic: CardPic, tag: str, height: float, ratio: float) -> None:
        """Take over face and marks; ``tag`` are the words at its edge.

        ``height`` is the height at rest, for which a crisp picture is made.
        """
        name = face_name(pic.face, self._faces.deck)
        dim = pic.legal is False and not pic.selected
        state = (name, height, ratio, dim, pic.winner, pic.selected, tag)
        shown = (self._name, self._height, self._ratio, self._dim, self._winner, self._selected, self._tag)
        if state != shown:
            self.prepareGeometryChange()
            self._name, self._height, self._ratio, self._dim, self._winner, self._selected, self._tag = state
            self.changed()

    def order_face(self) -> None:
        """Have its picture made, if it is not there in that size."""
        self._faces.order(self._name, round(self._height * self._ratio))

    def style(self, gold: str, font: QFont) -> None:
        """Colour of rings and the font of tags."""
        if (QColor(gold), font) != (self._gold, self._tag_font):
            self._gold = QColor(gold)
            self._tag_font = font
            self.changed()

    def focus(self, focused: bool) -> None:
        """Draw or remove the ring of the keyboard's focus."""
        if self.focused != focused:
            self.focused = focused
            self.changed()

    def turn(self, share: float) -> None:
        """Show the card turning, edge-on half way."""
        if self.turned != share:
            self.turned = share
            self.changed()

    def draw_anew(self, anew: bool) -> None:
        """Whether each frame draws the card from its face, because its angle or size change all the way."""
        self._anew = anew

    @property
    def name(self) -> str:
        """The picture shown, as `Faces` knows it."""
        return self._name

    def place(self, at: Placement) -> None:
        """Put the sprite there at once."""
        self.placed = at
        self.setPos(at.x, at.y)
        self.setRotation(at.angle)
        self.setScale(at.height / self._height)
        self.setZValue(at.z)
        self.setVisible(at.shown)

    def boundingRect(self) -> QRectF:
        """The card with room for shadow, ring and tag."""
        room = max(self._height * SHADOW, 9.0)
        half_w = self._height * CARD_RATIO / 2 + room
        half_h = self._height / 2 + room
        if self._tag:
            half_w = max(half_w, self._tag_size().width() / 2 + 4)
            half_h += 12
        return QRectF(-half_w, -half_h, 2 * half_w, 2 * half_h)

    def card_rect(self) -> QRectF:
        """The cardboard alone."""
        width = self._height * CARD_RATIO
        return QRectF(-width / 2, -self._height / 2, width, self._height)

    def hit(self, point: QPointF) -> bool:
        """Whether a point of the scene lies on the cardboard (not on its shadow)."""
        return self.card_rect().contains(self.mapFromScene(point))

    def changed(self) -> None:
        """Draw the card anew: it looks different now."""
        self.forget()
        self.update()

    def forget(self) -> None:
        """Keep no picture of the card as it was; it is painted anew in any case."""
        self._kept_for = None

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The card as it is; a turned one from a picture kept of it, for turning costs ten times as much as copying."""
        if self._anew or self.turned < 1.0 or not self.rotation() or not self._crisp:
            self._paint_card(painter)
            return
        at = painter.worldTransform()
        kept = QPixmap()
        if self._kept_for != (self.rotation(), self.scale()) or not QPixmapCache.find(self._kept, kept):
            kept = self._turned(QTransform(at.m11(), at.m12(), at.m21(), at.m22(), 0, 0))
        painter.setWorldTransform(QTransform.fromTranslate(round(at.dx()), round(at.dy())))
        size = kept.deviceIndependentSize()
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), kept)

    @property
    def _crisp(self) -> bool:
        """Whether there is a picture in its very size: another one is not worth keeping."""
        return self._faces.has(self._name, round(self._height * self._ratio))

    def _turned(self, turn: QTransform) -> QPixmap:
        """A new picture of the card turned like that, kept until the cache needs the room."""
        area = turn.mapRect(self.boundingRect())
        # An even number of pixels on either side puts the card's middle between two of them at any ratio.
        size = QSize(2 * math.ceil(area.width() / 2), 2 * math.ceil(area.height() / 2))
        picture = QPixmap(size * self._ratio)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.translate(size.width() / 2, size.height() / 2)
        painter.setTransform(turn, True)
        self._paint_card(painter)
        painter.end()
        QPixmapCache.remove(self._kept)
        self._kept = QPixmapCache.insert(picture)
        self._kept_for = (self.rotation(), self.scale())
        return picture

    def _paint_card(self, painter: QPainter) -> None:
        """The face on its shadow, then tint, ring and tag."""
        rect = self.card_rect()
        name = self._name if self.turned > 0.5 else face_name(None, self._faces.deck)
        pixmap = self._faces.pixmap(name, round(self._height * self._ratio))
        room = self._height * SHADOW
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.turned < 1.0:
            painter.scale(max(0.04, abs(1 - 2 * self.turned)), 1.0)
        painter.drawPixmap(rect.adjusted(-room, -room, room, room), pixmap, QRectF(pixmap.rect()))
        corner = self._height * CORNER
        if self._dim:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(DIM)
            painter.drawRoundedRect(rect, corner, corner)
        if self._winner or self.focused:
            self._paint_ring(painter, rect, corner)
        if self._selected:
            self._paint_tick(painter, rect)
        if self._tag:
            self._paint_tag(painter, rect)

    def _paint_ring(self, painter: QPainter, rect: QRectF, corner: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        outside = rect.adjusted(-2.5, -2.5, 2.5, 2.5)
        for width, colour in ((6.5, QColor(INK)), (3.2, self._gold)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(outside, corner + 2.5, corner + 2.5)

    def _paint_tick(self, painter: QPainter, rect: QRectF) -> None:
        """A gold disc with a tick, in the strip of the card that is always seen."""
        radius = max(9.0, rect.width() * 0.1)
        centre = QPointF(rect.left() + radius + 4, rect.top() + rect.height() * 0.46)
        painter.setPen(QPen(QColor(INK), 2))
        painter.setBrush(self._gold)
        painter.drawEllipse(centre, radius, radius)
        pen = QPen(QColor(INK), max(2.0, radius * 0.26), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        r = radius * 0.5
        painter.drawPolyline(
            [centre + QPointF(-r, 0), centre + QPointF(-r * 0.2, r * 0.8), centre + QPointF(r, -r * 0.7)]
        )

    def _tag_size(self) -> QRectF:
        metrics = QFontMetricsF(self._tag_font)
        return QRectF(0, 0, metrics.horizontalAdvance(self._tag) + 20, metrics.height() + 6)

    def _paint_tag(self, painter: QPainter, rect: QRectF) -> None:
        size = self._tag_size()
        # At the left, clear of the lower index; words wider than the card reach out on both sides.
        left = min(rect.left() + 4, -size.width() / 2)
        box = QRectF(left, rect.bottom() - size.height() - 3, size.width(), size.height())
        painter.setPen(QPen(QColor(INK), 1.2))
        painter.setBrush(self._gold if self._winner else QColor("#FFF8E7"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor(INK))
        painter.setFont(self._tag_font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._tag)
