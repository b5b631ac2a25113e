"""The player's last matches as a row of bars: the better the place, the higher, and its number below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingtable.store.results import Ended
from kingtable.ui.panels.lettering import font, write
from kingtable.ui.text import game_title, place_name
from kingtable.ui.theme import Theme, px

_LOWEST = 0.22
"""The height of the last place's bar as a share of the first's."""


class LastMatches(QWidget):
    """The oldest at the left. The bar of a first place is filled with the accent, and its number is bold."""

    def __init__(self, matches: Sequence[Ended], theme: Theme, scale: int) -> None:
        super().__init__()
        self._matches, self._theme, self._scale = matches, theme, scale
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        told = self.tr("{game}: {place}")
        self.setAccessibleName(self.tr("Last matches"))
        self.setAccessibleDescription(
            ", ".join(
                told.format(game=game_title(match.game), place=place_name(match.place)) for match in self._matches
            )
        )
        self.setToolTip(self.accessibleDescription())

    def sizeHint(self) -> QSize:
        return QSize(px(200, self._scale), px(92, self._scale))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120, self._scale), px(84, self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, scale = self._theme, self._scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = px(18, scale)
        write(painter, QRectF(0, 0, self.width(), line), self.accessibleName(), theme.muted, font(self, 12.5, scale))
        step = min(self.width() / max(1, len(self._matches)), px(40, scale))
        room = min(self.height() - 2 * line - 4, px(110, scale))
        foot = line + 4 + room
        for place, match in enumerate(self._matches):
            first = match.place == 1
            share = 1 - (1 - _LOWEST) * (match.place - 1) / max(1, match.players - 1)
            box = QRectF(place * step + 2, foot - room * share, step - 8, room * share)
            painter.setPen(QPen(QColor(theme.edge), theme.line) if theme.plain_cloth else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.accent if first else theme.panel if theme.plain_cloth else theme.hairline))
            painter.drawRoundedRect(box, 4, 4)
            below = QRectF(place * step - 2, foot, step, line)
            face = font(self, 12, scale, 700 if first else 450)
            write(
                painter, below, place_name(match.place), theme.text if first else theme.muted, face,
                Qt.AlignmentFlag.AlignHCenter,
            )  # fmt: skip
