"""The fourteen rounds of Classic King as dots: full ones were played, the framed one is being played (UI-13)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingtable.games.classic_king_rounds import CONTRACTS, ROUNDS
from kingtable.ui.theme import INK, Theme, px
from kingtable.ui.told_classic_king import round_of_all, round_title, stage

_STEP, _BREAK = 16, 14


class RoundDots(QWidget):
    """Seven penalties, a gap, seven bonuses."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._scale = theme, scale
        self._number, self._played = 1, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_round(self, number: int, played: int) -> None:
        """Show which round runs and how many are written down."""
        self._number, self._played = number, played
        self.setAccessibleName(f"{round_of_all(number)}, {stage(number)}")
        self.setToolTip("\n".join(round_title(place) for place in range(1, ROUNDS + 1)))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(ROUNDS * _STEP + _BREAK, self._scale), px(34, self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._theme, self._scale / 100
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.height() / 2
        half = len(CONTRACTS)
        # The stages stand apart, with a line between them.
        gap = (half * _STEP + _BREAK / 2) * unit
        painter.setPen(QPen(QColor(theme.edge), 1))
        painter.drawLine(QPointF(gap, middle - 9 * unit), QPointF(gap, middle + 9 * unit))
        for place in range(ROUNDS):
            centre = QPointF(((place + 0.5) * _STEP + (_BREAK if place >= half else 0)) * unit, middle)
            done = place < self._played
            if place + 1 == self._number and not done:
                painter.setPen(QPen(QColor(theme.text), 1.6 * unit))
                painter.setBrush(QColor(theme.own_row))
                painter.drawEllipse(centre, 7.2 * unit, 7.2 * unit)
                painter.setBrush(QColor(theme.text))
                painter.drawEllipse(centre, 2.6 * unit, 2.6 * unit)
                continue
            painter.setPen(QPen(QColor(INK if done and not theme.dark else theme.edge), 1.4 * unit))
            painter.setBrush(QColor(theme.gold if done else theme.panel))
            painter.drawEllipse(centre, 5.2 * unit, 5.2 * unit)
