"""Small pictures of a table: a cloth and a few real cards of the deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, degrees, radians, sin

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingtable.core.cards import parse_card
from kingtable.ui import icons
from kingtable.ui.table.cloth import cloth_brush
from kingtable.ui.theme import INK, Theme

BACK = "back"
"""A card face down."""

_SCENE_WIDTH = 1.4
"""The width that every scene needs, in its units; its height is one unit or more."""


class Lying(Struct, frozen=True):
    """A card on the cloth: ``x`` from the middle and ``height`` in units of the scene, ``y`` in picture heights."""

    face: str
    x: float
    y: float
    height: float
    angle: float = 0.0
    gilded: bool = False


TRICK = (
    Lying("10H", 0.03, 0.24, 0.40, -3),
    Lying("KH", -0.34, 0.43, 0.42, -5, gilded=True),
    Lying("AH", 0.38, 0.44, 0.40, 4),
    *(
        Lying(face, -0.435 + 0.145 * place, 0.90 + 0.004 * (place - 3) ** 2, 0.44, -6 + 2 * place)
        for place, face in enumerate(("QS", "9S", "4H", "KC", "7C", "7D", "JD"))
    ),
)
"""The third card of a trick of hearts has been played; a hand waits."""

STACK = (
    Lying(BACK, -0.29, 0.50, 0.78),
    Lying("9D", 0.28, 0.50, 0.76, 9),
    Lying("8D", 0.30, 0.50, 0.78, -3),
)
"""The stack to draw from and the cards that were laid."""


def _ring() -> Iterator[Lying]:
    """Backs on an ellipse, their long side pointing outwards, open where the viewer sits."""
    count, gap = 30, 40.0
    for place in range(count):
        angle = radians(90 + gap / 2 + (360 - gap) * place / (count - 1))
        yield Lying(BACK, 0.58 * cos(angle), 0.5 + 0.36 * sin(angle), 0.17, degrees(angle) + 90)


RING = (
    *_ring(),
    *(Lying(face, 0.25 * (place - 1), 0.5, 0.34) for place, face in enumerate(("6C", "2D", "AS"))),
)
"""The ring of face-down cards around the cards of the Wat."""


def fan(faces: Sequence[str]) -> tuple[Lying, ...]:
    """Cards held in a hand."""
    middle = (len(faces) - 1) / 2
    return tuple(
        Lying(face, 0.21 * (place - middle), 0.55 + 0.02 * (place - middle) ** 2, 0.7, 8 * (place - middle))
        for place, face in enumerate(faces)
    )


class Miniature(QWidget):
    """The picture, on the cloth of that game."""

    def __init__(self, cards: Sequence[Lying], game: str, theme: Theme) -> None:
        super().__init__()
        self._cards = cards
        self._game = game
        self._theme = theme
        self._picture = QPixmap()
        self._redraw = QTimer(self, singleShot=True)
        self._redraw.timeout.connect(self._draw_anew)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(160, 88)

    def minimumSizeHint(self) -> QSize:
        return QSize(80, 84)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if self._picture.isNull():
            # The bare cloth first: cards take some milliseconds each, and the page should not wait for them.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._brush())
            painter.drawRoundedRect(self.rect(), 10, 10)
            self._redraw.start(0)
            return
        painter.drawPixmap(self.rect(), self._picture)
        if self._picture.size() != self.size() * self.devicePixelRatioF():
            self._redraw.start(100)  # until then the old picture serves

    def _draw_anew(self) -> None:
        self._picture = self._drawn()
        self.update()

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()), 10, 10)
        painter.setClipPath(outline)
        painter.fillRect(self.rect(), self._brush())
        for card in self._cards:
            self._draw_card(painter, card)
        painter.end()
        return picture

    def _brush(self) -> QBrush:
        return cloth_brush(QRectF(self.rect()), self._theme, self._game)

    def _draw_card(self, painter: QPainter, card: Lying) -> None:
        unit = min(self.height(), self.width() / _SCENE_WIDTH)
        height = card.height * unit
        width = height * 2 / 3
        face = QRectF(-width / 2, -height / 2, width, height)
        corner = 0.06 * width
        painter.save()
        painter.translate(self.width() / 2 + card.x * unit, card.y * self.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 26))
        for spread in (0.5, 1.5, 2.5):
            shadow = face.translated(0, 0.02 * height + 1).adjusted(-spread, -spread, spread, spread)
            painter.save()
            painter.rotate(card.angle)
            painter.drawRoundedRect(shadow, corner + spread, corner + spread)
            painter.restore()
        painter.rotate(card.angle)
        # Twice as fine, since it is turned afterwards; a back of which there are many is drawn once.
        shown = None if card.face == BACK else parse_card(card.face)
        pixmap = icons.face(shown, self._theme.deck, face.size().toSize(), 2 * self.devicePixelRatioF())
        painter.drawPixmap(face, pixmap, QRectF(pixmap.rect()))
        if card.gilded:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, line in ((INK, 4.6), (self._theme.gold, 2.6)):
                painter.setPen(QPen(QColor(colour), line))
                painter.drawRoundedRect(face, corner + 1, corner + 1)
        painter.restore()
