"""The drawn marks of the house as icons, in the variant for light or dark panels; pictures come from Qt's own cache."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPixmapCache

from kingtable.core.cards import Card
from kingtable.games.classic_king_rounds import contract_of, sign_of
from kingtable.paths import resource
from kingtable.ui.deck import Deck, face_name, rasterised


def icon(name: str, dark: bool = False) -> QIcon:
    """The icon ``resources/icons/{name}.svg``, its ``-dark`` variant where the panel is dark and one exists."""
    return QIcon(_file(name, dark))


def pixmap(name: str, size: int, ratio: float, dark: bool = False) -> QPixmap:
    """The icon as a square picture of ``size`` device-independent pixels."""
    return _drawn(f"icon/{name}/{dark}", lambda: _file(name, dark), QSize(size, size), ratio)


def avatar(number: int, size: int, ratio: float) -> QPixmap:
    """The avatar of that number (1 to 8)."""
    return _drawn(f"avatar/{number}", lambda: str(resource("avatars", f"{number}.svg")), QSize(size, size), ratio)


def steady(drawn: QPixmap) -> QIcon:
    """The picture as an icon that keeps its colours in a selected line of a list, where Qt would tint it."""
    made = QIcon(drawn)
    made.addPixmap(drawn, QIcon.Mode.Selected)
    return made


RINGS = {
    "gold": "#D9A322",
    "red": "#C42B3C",
    "blue": "#2F73C9",
    "green": "#1F8A58",
    "violet": "#7A4FB5",
    "orange": "#D5681B",
}
"""The colours that tell people with the same picture apart; they are seen on light and dark panels."""


def portrait(number: int, colour: str, size: int, ratio: float) -> QPixmap:
    """The avatar in the ring of its person."""
    return _kept(f"portrait/{number}/{colour}", lambda: _ringed(number, colour, size, ratio), QSize(size, size), ratio)


def _ringed(number: int, colour: str, size: int, ratio: float) -> QPixmap:
    drawn = QPixmap(QSize(size, size) * ratio)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    wide = max(2.0, size / 14)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inside = round(size - 2 * wide - 2)
    painter.drawPixmap(QPointF((size - inside) / 2, (size - inside) / 2), avatar(number, inside, ratio))
    painter.setPen(QPen(QColor(RINGS[colour]), wide))
    painter.drawEllipse(QRectF(wide / 2, wide / 2, size - wide, size - wide))
    painter.end()
    return drawn


def face(card: Card | None, deck: Deck, size: QSize, ratio: float) -> QPixmap:
    """A small picture of a card of that deck, or of its back for None; for panels."""
    name = face_name(card, deck)

    def draw() -> QPixmap:
        drawn = QPixmap.fromImage(rasterised(name, size * ratio))
        drawn.setDevicePixelRatio(ratio)
        return drawn

    return _kept(f"face/{name}", draw, size, ratio)


def mark_of(contract: str) -> str:
    """The icon name of a King contract: ``kupa``, or ``trump-S`` for ``trump S``."""
    return contract.replace(" ", "-")


def mark_of_round(number: int) -> str:
    """The icon name of a round of Classic King."""
    penalty, bonus = _ROUND_MARKS[contract_of(number)]
    return penalty if sign_of(number) < 0 else bonus


_ROUND_MARKS = {
    "tricks": ("el", "tricks"),
    "hearts": ("kupa", "hearts"),
    "boys": ("erkek", "erkek"),
    "queens": ("kiz", "kiz"),
    "king": ("rifki", "rifki"),
    "last_two": ("last-two", "last-two"),
    "all": ("nothing", "crown"),
}
"""Marks of a contract in the penalty and in the bonus stage; most are those of King."""


def _file(name: str, dark: bool) -> str:
    if dark:
        try:
            return str(resource("icons", f"{name}-dark.svg"))
        except FileNotFoundError:
            pass
    return str(resource("icons", f"{name}.svg"))


def _drawn(name: str, file: Callable[[], str], size: QSize, ratio: float) -> QPixmap:
    return _kept(name, lambda: QIcon(file()).pixmap(size, ratio), size, ratio)


def _kept(name: str, draw: Callable[[], QPixmap], size: QSize, ratio: float) -> QPixmap:
    # An SVG is drawn in a millisecond, a kept picture in none; the same few are asked for at every move.
    key = f"kingtable/{name}/{size.width()}x{size.height()}@{ratio}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    drawn = draw()
    QPixmapCache.insert(key, drawn)
    return drawn
