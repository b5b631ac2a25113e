"""One game to choose: its mark, name, value and how often it is open; closed ones are hatched and say why."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from kingtable.games.king_contracts import PENALTY_LIMIT, is_trump
from kingtable.ui.icons import mark_of, pixmap
from kingtable.ui.panels.lettering import dots, font, hatch, panel, width_of, write
from kingtable.ui.text import contract_gloss, contract_name, contract_value
from kingtable.ui.theme import INK, Theme, px

_STEPS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
_QUIET = "#3C3C3C"
"""Hatching that leaves white text readable in high contrast."""


class ContractTile(QAbstractButton):
    """Focusable even when closed, so that its reason can be read; the panel around it follows its signals."""

    reached = Signal(str)
    """The tile got the focus or a click."""
    opened = Signal(str)
    """The tile got a double click or Enter."""
    left = Signal(int, int)
    """An arrow leads away: lines down, tiles to the right."""

    def __init__(self, contract: str, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.contract = contract
        self._theme, self._scale = theme, scale
        self._left = 0
        self._closed = ""
        self._flat = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setText(contract_name(contract))
        self.clicked.connect(lambda: self.reached.emit(contract))

    @property
    def closed(self) -> str:
        """Why the game is closed, in words; empty when it is open."""
        return self._closed

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_open(self, left: int, closed: str) -> None:
        """Show how often a penalty is still open, and why the game is closed, if it is."""
        self._left, self._closed = left, closed
        facts = [contract_name(self.contract), contract_gloss(self.contract), contract_value(self.contract)]
        if closed:
            facts.append(self.tr("closed: {reason}").format(reason=closed))
        elif not is_trump(self.contract):
            facts.append(self.tr("open twice") if left == PENALTY_LIMIT else self.tr("open once more"))
        self.setAccessibleName(", ".join(facts))
        self.setToolTip(closed)
        self.update()

    def set_flat(self, flat: bool) -> None:
        """Show mark and name alone, and the value where it fits below: the panel around has little height."""
        if flat != self._flat:
            self._flat = flat
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return self.wanted(self._flat)

    def wanted(self, flat: bool) -> QSize:
        """The size that it needs flat or not."""
        if flat:
            name = width_of(self._name, font(self, 15, self._scale, 700))
            return QSize(round(name) + px(9 + 24 + 7 + 9, self._scale) + 10, px(40, self._scale))
        if is_trump(self.contract):
            return QSize(px(82, self._scale), px(84, self._scale))
        name = width_of(contract_name(self.contract), font(self, 15, self._scale, 700))
        gloss = width_of(contract_gloss(self.contract), font(self, 12.5, self._scale))
        value = width_of(contract_value(self.contract), font(self, 14, self._scale, 700)) + px(37, self._scale)
        needed = max(max(name, gloss) + px(9 + 28 + 7, self._scale), value + px(18, self._scale))
        return QSize(round(needed) + 10, px(84, self._scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.reached.emit(self.contract)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(self.contract)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Passed on, arrows would scroll the area around the tiles.
        step = _STEPS.get(event.key())
        if step is not None:
            self.left.emit(*step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(self.contract)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        if self._closed:
            panel(painter, box, 9, theme.sunken, theme.hairline, theme.line)
            hatch(painter, box.adjusted(2, 2, -2, -2), 8, _QUIET if theme.plain_cloth else theme.hairline)
        elif self.isChecked():
            panel(painter, box, 9, theme.own_row, theme.bronze, 2)
        else:
            panel(painter, box, 9, theme.sunken if self.underMouse() else theme.panel, theme.edge, theme.line)
        if self._flat:
            self._paint_flat(painter, box)
        elif is_trump(self.contract):
            self._paint_trump(painter, box)
        else:
            self._paint_penalty(painter, box)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(INK), 5))
            painter.drawRoundedRect(box, 9, 9)
            painter.setPen(QPen(QColor(theme.gold), 2.6))
            painter.drawRoundedRect(box, 9, 9)

    @property
    def _name(self) -> str:
        """The game's name; trumps stand together, so that the suit is enough."""
        if not is_trump(self.contract):
            return contract_name(self.contract)
        return {
            "S": self.tr("Spades"),
            "H": self.tr("Hearts"),
            "D": self.tr("Diamonds"),
            "C": self.tr("Clubs"),
        }[self.contract[-1]]

    def _paint_flat(self, painter: QPainter, box: QRectF) -> None:
        pad, size, line = px(9, self._scale), px(24, self._scale), px(18, self._scale)
        self._paint_mark(painter, box.left() + pad, box.center().y() - size / 2, size)
        words = box.adjusted(pad + size + px(7, self._scale), 0, -3, 0)
        if not is_trump(self.contract) and box.height() >= 2 * line + pad:
            words.setTop(box.center().y() - line)
            words.setHeight(2 * line)
            value = contract_value(self.contract)
            ink = self._ink(self._theme.penalty)
            write(painter, words.adjusted(0, line, 0, 0), value, ink, font(self, 14, self._scale, 700))
            words.setHeight(line)
        write(painter, words, self._name, self._ink(self._theme.text), font(self, 15, self._scale, 700))

    def _paint_penalty(self, painter: QPainter, box: QRectF) -> None:
        theme, pad = self._theme, px(9, self._scale)
        size, line = px(28, self._scale), px(18, self._scale)
        top = box.top() + px(8, self._scale)
        self._paint_mark(painter, box.left() + pad, top + 2, size)
        left = box.left() + pad + size + px(7, self._scale)
        words = QRectF(left, top, box.right() - 3 - left, line)
        write(painter, words, contract_name(self.contract), self._ink(theme.text), font(self, 15, self._scale, 700))
        words.translate(0, line)
        below = self._paint_foot(painter, box, pad)
        if words.bottom() <= below:
            write(painter, words, contract_gloss(self.contract), theme.muted, font(self, 12.5, self._scale))

    def _paint_foot(self, painter: QPainter, box: QRectF, pad: int) -> float:
        """Value and dots, or the reason; returns where they begin."""
        if self._closed:
            return self._paint_reason(painter, box)
        theme = self._theme
        foot = QRectF(box.left() + pad, 0, box.width() - 2 * pad, px(18, self._scale))
        foot.moveBottom(box.bottom() - px(9, self._scale))
        value, face = contract_value(self.contract), font(self, 14, self._scale, 700)
        write(painter, foot, value, theme.penalty, face)
        radius = px(5, self._scale)
        right = foot.right() - 5 * radius
        dots(painter, right, foot.center().y(), radius, self._left, theme.text)
        word, small = self.tr("open"), font(self, 12.5, self._scale)
        if width_of(word, small) + px(18, self._scale) <= right - foot.left() - width_of(value, face):
            beside = foot.adjusted(0, 0, -5 * radius - 8, 0)
            write(painter, beside, word, theme.muted, small, Qt.AlignmentFlag.AlignRight)
        return foot.top()

    def _paint_trump(self, painter: QPainter, box: QRectF) -> None:
        line = px(18, self._scale)
        bottom = box.bottom() - px(7, self._scale)
        if self._closed:
            bottom = self._paint_reason(painter, box)
        foot = QRectF(box.left() + 4, bottom - line, box.width() - 8, line)
        above = foot.top() - box.top()
        size = min(round(above * 0.76), px(52, self._scale))
        suit = pixmap(f"suit-{self.contract[-1]}", size, self.devicePixelRatioF(), self._theme.dark)
        painter.setOpacity(0.45 if self._closed else 1.0)
        painter.drawPixmap(round(box.center().x() - size / 2), round(box.top() + (above - size) / 2 + 2), suit)
        painter.setOpacity(1.0)
        face = font(self, 14, self._scale, 700)
        write(painter, foot, self._name, self._ink(self._theme.text), face, Qt.AlignmentFlag.AlignHCenter)

    def _paint_mark(self, painter: QPainter, left: float, top: float, size: int) -> None:
        mark = pixmap(mark_of(self.contract), size, self.devicePixelRatioF(), self._theme.dark)
        painter.setOpacity(0.4 if self._closed else 1.0)
        painter.drawPixmap(round(left), round(top), mark)
        painter.setOpacity(1.0)
        if self._closed:
            side = px(19, self._scale)
            lock = pixmap("lock", side, self.devicePixelRatioF(), self._theme.dark)
            painter.drawPixmap(round(left + (size - side) / 2), round(top + (size - side) / 2), lock)

    def _paint_reason(self, painter: QPainter, box: QRectF) -> float:
        """The reason on a clear strip of one line or two; returns where it begins."""
        face = font(self, 12.5, self._scale, 600)
        room = box.adjusted(8, 0, -8, 0)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
        needed = QFontMetricsF(face).boundingRect(room, wrap, self._closed)
        strip = QRectF(box.left() + 4, 0, box.width() - 8, needed.height() + 5)
        strip.moveBottom(box.bottom() - 4)
        painter.setFont(face)
        panel(painter, strip, 6, self._theme.panel, self._theme.hairline, self._theme.line)
        painter.setPen(QColor(self._theme.penalty))
        painter.drawText(strip.adjusted(4, 0, -4, 0), wrap, self._closed)
        return strip.top()

    def _ink(self, colour: str) -> str:
        return self._theme.muted if self._closed else colour
