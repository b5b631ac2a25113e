"""The chip of one penalty game in the top bar: its mark and two dots, full ones are still open."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingtable.games.king_contracts import PENALTY_LIMIT
from kingtable.ui.icons import mark_of, pixmap
from kingtable.ui.panels.lettering import dots, panel
from kingtable.ui.text import contract_gloss, contract_name
from kingtable.ui.theme import Theme, px


class PenaltyChip(QWidget):
    """Shows how often a penalty may still be named, and whether it is this deal's game."""

    def __init__(self, contract: str, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._contract = contract
        self._theme, self._scale = theme, scale
        self._open = PENALTY_LIMIT
        self._current = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._describe()

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_open(self, left: int, current: bool) -> None:
        """Show how often the game is still open, and whether it is being played."""
        self._open, self._current = left, current
        self._describe()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(58, self._scale), px(34, self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._theme, self._scale / 100
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if self._current:
            panel(painter, box, 8, theme.own_row, theme.bronze, 3 if theme.plain_cloth else 2)
        else:
            panel(painter, box, 8, theme.sunken, theme.hairline, theme.line)
        size = px(22, self._scale)
        painter.setOpacity(1.0 if self._open or self._current else 0.45)
        mark = pixmap(mark_of(self._contract), size, self.devicePixelRatioF(), theme.dark)
        painter.drawPixmap(round(7 * unit), round((box.height() - size) / 2), mark)
        painter.setOpacity(1.0)
        dots(painter, 33 * unit, box.height() / 2, 4 * unit, self._open, theme.text)

    def _describe(self) -> None:
        sentence = {
            0: self.tr("{game} ({gloss}): played twice, closed"),
            1: self.tr("{game} ({gloss}): open once more"),
            2: self.tr("{game} ({gloss}): open twice"),
        }[self._open]
        words = sentence.format(game=contract_name(self._contract), gloss=contract_gloss(self._contract))
        if self._current:
            words = self.tr("{state}; this deal's game").format(state=words)
        self.setToolTip(words)
        self.setAccessibleName(words)
