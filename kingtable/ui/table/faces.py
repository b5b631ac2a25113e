"""Card pictures: SVG faces rasterised to pixmaps with their shadow, cached by card, size and pixel ratio.

The first picture of a card is made at once. A new size is made in a thread, and until it is ready the old picture is
drawn scaled, so that nothing flashes when the window is resized.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QRunnable, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from kingtable.ui.deck import Deck, load_reader, rasterised
from kingtable.ui.table.placement import CARD_RATIO

SHADOW = 0.06
"""Room around the card for its shadow, as a share of the height."""
CORNER = 0.04
"""Radius of the corners as a share of the height (6 % of the width)."""


def _drawn(name: str, pixels: int, shadow: QImage) -> QImage:
    """The card on its shadow."""
    card = shadow.copy()
    painter = QPainter(card)
    room = round(pixels * SHADOW)
    painter.drawImage(room, room, rasterised(name, QSize(max(1, round(pixels * CARD_RATIO)), pixels)))
    painter.end()
    return card


class _Rasterise(QRunnable):
    def __init__(self, name: str, pixels: int, shadow: QImage, done: _Done) -> None:
        super().__init__()
        self._name, self._pixels, self._shadow, self._done = name, pixels, shadow, done

    def run(self) -> None:
        self._done.ready.emit(self._name, self._pixels, _drawn(self._name, self._pixels, self._shadow))


class _Done(QObject):
    ready = Signal(str, int, QImage)


class Faces(QObject):
    """The pixmap cache of one table. ``changed`` tells that a better picture of some card is ready."""

    changed = Signal(str)

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deck = deck
        self._pixmaps: dict[str, dict[int, QPixmap]] = {}
        self._shadows: dict[int, QImage] = {}
        self._ordered: set[tuple[str, int]] = set()
        self._sizes: tuple[int, ...] = ()
        load_reader()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._done = _Done()
        self._done.ready.connect(self._arrived)

    def use_deck(self, deck: Deck) -> None:
        """Play with that deck from now on; the pictures of the one before are let go."""
        if deck != self.deck:
            self.deck = deck
            self._pool.clear()
            self._ordered.clear()
            self._pixmaps.clear()

    def use_sizes(self, pixels: tuple[int, ...]) -> None:
        """The card heights in use now, in device pixels; pictures of other sizes are let go as new ones come."""
        self._sizes = pixels

    def pixmap(self, name: str, pixels: int) -> QPixmap:
        """The card at that height in device pixels with its shadow around it; another size while that is made."""
        sizes = self._pixmaps.setdefault(name, {})
        exact = sizes.get(pixels)
        if exact is not None:
            return exact
        if not sizes:
            return self._keep(name, pixels, _drawn(name, pixels, self._shadow(pixels)))
        self.order(name, pixels)
        return min(sizes.items(), key=lambda item: abs(item[0] - pixels))[1]

    def order(self, name: str, pixels: int) -> None:
        """Have a picture made in the background."""
        if (name, pixels) in self._ordered or pixels in self._pixmaps.get(name, {}):
            return
        self._ordered.add((name, pixels))
        self._pool.start(_Rasterise(name, pixels, self._shadow(pixels), self._done))

    @property
    def waiting(self) -> bool:
        """Whether pictures are still being made; until they are there, others are drawn at their sizes."""
        return bool(self._ordered)

    def close(self) -> None:
        """Wait for the thread; nothing is drawn after this."""
        self._pool.clear()
        self._pool.waitForDone()

    def _arrived(self, name: str, pixels: int, image: QImage) -> None:
        if (name, pixels) not in self._ordered:
            return  # of a deck that was put away meanwhile
        self._ordered.discard((name, pixels))
        self._keep(name, pixels, image)
        self.changed.emit(name)

    def _keep(self, name: str, pixels: int, image: QImage) -> QPixmap:
        sizes = self._pixmaps.setdefault(name, {})
        for old in [size for size in sizes if self._sizes and size not in self._sizes]:
            del sizes[old]
        sizes[pixels] = QPixmap.fromImage(image)
        return sizes[pixels]

    def _shadow(self, pixels: int) -> QImage:
        if pixels not in self._shadows:
            self._shadows = {size: image for size, image in self._shadows.items() if size in self._sizes}
            self._shadows[pixels] = _shadow(pixels)
        return self._shadows[pixels]


def _shadow(pixels: int) -> QImage:
    """A soft shadow for a card of that height: light from above, falling 2 % of the height, 30 % black."""
    room = round(pixels * SHADOW)
    width = round(pixels * CARD_RATIO)
    image = QImage(width + 2 * room, pixels + 2 * room, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    fall = pixels * 0.02
    reach = pixels * 0.035
    steps = 10
    for step in range(steps):
        grow = reach * (1 - step / steps)
        # Equal layers add up to a soft edge; together they reach 30 % black under the card.
        painter.setBrush(QColor(0, 0, 0, round(255 * 0.035)))
        corner = pixels * CORNER + grow
        painter.drawRoundedRect(
            QRectF(room - grow, room + fall - grow, width + 2 * grow, pixels + 2 * grow), corner, corner
        )
    painter.end()
    return image
