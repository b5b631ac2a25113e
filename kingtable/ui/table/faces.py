"""Card pictures: SVG faces rasterised to pixmaps with their shadow, cached by card, size and pixel ratio.

The first picture of a card is made at once. A new size is made in a thread, and until it is ready the old picture is
drawn scaled, so that nothing flashes when the window is resized. Sizes that are no longer wanted when their turn comes
are not made, and pictures that come in quick succession are told of together: each word of one has the table painted.
"""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QObject, QRectF, QRunnable, QSize, Qt, QThreadPool, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from kingtable.ui.deck import Deck, load_reader, rasterised
from kingtable.ui.table.placement import CARD_RATIO

SHADOW = 0.06
"""Room around the card for its shadow, as a share of the height."""
CORNER = 0.04
"""Radius of the corners as a share of the height (6 % of the width)."""


_TOGETHER = 100
"""Milliseconds in which pictures that are ready wait for the others."""


class _Shadows:
    """The soft shadows under cards of the heights in use. Two threads may make the same one; that costs no more."""

    def __init__(self) -> None:
        self._images: dict[int, QImage] = {}

    def under(self, pixels: int) -> QImage:
        """A copy of the shadow for a card of that height, to draw the card on."""
        image = self._images.get(pixels)
        if image is None:
            image = self._images[pixels] = _shadow(pixels)
        return image.copy()

    def keep_only(self, sizes: tuple[int, ...]) -> None:
        self._images = {pixels: image for pixels, image in self._images.items() if pixels in sizes}


class _Easel:
    """What a thread draws with and where it lays what is ready."""

    def __init__(self) -> None:
        self.shadows = _Shadows()
        self.ordered: set[tuple[str, int]] = set()
        self.ready: deque[tuple[str, int, QImage]] = deque()

    def drawn(self, name: str, pixels: int) -> QImage:
        """The card on its shadow."""
        card = self.shadows.under(pixels)
        painter = QPainter(card)
        room = round(pixels * SHADOW)
        painter.drawImage(room, room, rasterised(name, QSize(max(1, round(pixels * CARD_RATIO)), pixels)))
        painter.end()
        return card


class _Rasterise(QRunnable):
    def __init__(self, name: str, pixels: int, easel: _Easel, done: _Done) -> None:
        super().__init__()
        self._name, self._pixels, self._easel, self._done = name, pixels, easel, done

    def run(self) -> None:
        if (self._name, self._pixels) in self._easel.ordered:  # else the window has another size by now
            self._easel.ready.append((self._name, self._pixels, self._easel.drawn(self._name, self._pixels)))
            self._done.ready.emit()


class _Done(QObject):
    ready = Signal()


class Faces(QObject):
    """The pixmap cache of one table. ``changed`` tells the names whose better pictures are ready."""

    changed = Signal(frozenset)

    def __init__(self, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deck = deck
        self._pixmaps: dict[str, dict[int, QPixmap]] = {}
        self._easel = _Easel()
        self._sizes: tuple[int, ...] = ()
        load_reader()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._done = _Done()
        self._done.ready.connect(self._arrived)
        self._fresh: set[str] = set()
        self._together = QTimer(self)
        self._together.setSingleShot(True)
        self._together.setInterval(_TOGETHER)
        self._together.timeout.connect(self._tell)

    def use_deck(self, deck: Deck) -> None:
        """Play with that deck from now on; the pictures of the one before are let go."""
        if deck != self.deck:
            self.deck = deck
            self._pool.clear()
            self._easel.ordered.clear()
            self._pixmaps.clear()

    def use_sizes(self, pixels: tuple[int, ...]) -> None:
        """The card heights in use now, in device pixels; pictures of other sizes are let go as new ones come."""
        if pixels != self._sizes:
            self._sizes = pixels
            self._easel.shadows.keep_only(pixels)
            gone = [order for order in self._easel.ordered if order[1] not in pixels]
            self._easel.ordered.difference_update(gone)

    def pixmap(self, name: str, pixels: int) -> QPixmap:
        """The card at that height in device pixels with its shadow around it; another size while that is made."""
        sizes = self._pixmaps.setdefault(name, {})
        exact = sizes.get(pixels)
        if exact is not None:
            return exact
        if not sizes:
            return self._keep(name, pixels, self._easel.drawn(name, pixels))
        self.order(name, pixels)
        return min(sizes.items(), key=lambda item: abs(item[0] - pixels))[1]

    def has(self, name: str, pixels: int) -> bool:
        """Whether the picture of that size is there."""
        return pixels in self._pixmaps.get(name, {})

    def order(self, name: str, pixels: int) -> None:
        """Have a picture made in the background."""
        if (name, pixels) in self._easel.ordered or self.has(name, pixels):
            return
        self._easel.ordered.add((name, pixels))
        self._pool.start(_Rasterise(name, pixels, self._easel, self._done))

    @property
    def waiting(self) -> bool:
        """Whether pictures are still being made; until they are there, others are drawn at their sizes."""
        return bool(self._easel.ordered)

    def close(self) -> None:
        """Wait for the thread; nothing is drawn after this."""
        self._pool.clear()
        self._pool.waitForDone()

    def collect(self) -> frozenset[str]:
        """Take in the pictures that are ready, without telling of them; their names."""
        names = set()
        while self._easel.ready:
            name, pixels, image = self._easel.ready.popleft()
            if (name, pixels) in self._easel.ordered:  # else of a deck or a size that was put away meanwhile
                self._easel.ordered.discard((name, pixels))
                self._keep(name, pixels, image)
                names.add(name)
        return frozenset(names)

    def _arrived(self) -> None:
        self._fresh |= self.collect()
        if not self._easel.ordered:
            self._tell()
        elif not self._together.isActive():
            self._together.start()

    def _tell(self) -> None:
        self._together.stop()
        fresh, self._fresh = frozenset(self._fresh), set()
        if fresh:
            self.changed.emit(fresh)

    def _keep(self, name: str, pixels: int, image: QImage) -> QPixmap:
        sizes = self._pixmaps.setdefault(name, {})
        for old in [size for size in sizes if self._sizes and size not in self._sizes]:
            del sizes[old]
        sizes[pixels] = QPixmap.fromImage(image)
        return sizes[pixels]


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
