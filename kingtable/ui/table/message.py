"""The message bar above the hand: why a card was refused, with a link to the rule; or what was announced."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPainterPath, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from kingtable.ui import icons, kit
from kingtable.ui.table.above_hand import room_above
from kingtable.ui.table.placement import Layout
from kingtable.ui.theme import CRIMSON, PAPER, PRINT, px

_TIP, _WIDEST = 10, 760


class MessageBar(QFrame):
    """One sentence at a time; it stays until the next action."""

    rule_wanted = Signal(str)
    """The rule id of the message, when its link is used."""
    shown = Signal(bool)
    """It appeared, or went away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self._tip_x: float | None = None
        self._refusal = False
        self._rule = ""
        self._scale = 100
        self._sign = kit.picture(icons.pixmap("warning", 22, parent.devicePixelRatioF()), parent=self)
        self._words = kit.label(role="", parent=self)
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._link = kit.button(self.tr("Rule ›"), "link", self)
        self._link.setCursor(Qt.CursorShape.PointingHandCursor)
        self._link.clicked.connect(lambda: self.rule_wanted.emit(self._rule))
        layout = self._layout = kit.row(self, gap=10)
        layout.setContentsMargins(14, 5, 12, 5 + _TIP)
        layout.addWidget(self._sign)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._link)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence shown, empty while the bar is hidden."""
        return self._words.text() if self.isVisibleTo(self._table) else ""

    @property
    def paper(self) -> QRect:
        """The bar without the room for its tip."""
        return self.rect().adjusted(0, 0, 0, -_TIP)

    def restyle(self, scale: int) -> None:
        """The bar is paper in every theme; only its words grow, to that size in per cent."""
        self._scale = scale
        self._words.setStyleSheet(f"color: {PRINT}; font-size: {px(15, scale)}px; font-weight: 600;")
        self._link.setStyleSheet(f"color: #1558B0; font-size: {px(13, scale)}px;")

    def refuse(self, sentence: str, rule: str, tip_x: float | None) -> None:
        """Show a refusal, its tip pointing at the card at that x of the table."""
        self._show(sentence, rule, tip_x, refusal=True)

    def announce(self, sentence: str) -> None:
        """Show something that happened."""
        self._show(sentence, "", None, refusal=False)

    def dismiss(self) -> None:
        """The next action has begun."""
        self.hide()

    def _show(self, sentence: str, rule: str, tip_x: float | None, *, refusal: bool) -> None:
        self._refusal, self._rule, self._tip_x = refusal, rule, tip_x
        self._sign.setVisible(refusal)
        self._words.setText(sentence)
        self._link.setVisible(bool(rule))
        self._link.setAccessibleName(self.tr("Read rule {rule}").format(rule=rule) if rule else "")
        self.setAccessibleName(sentence)
        self.show()
        self.raise_()

    def fit(self, placed: Layout, width: float, bottom: float) -> None:
        """Stand above that line on a table so wide, between the badges, as wide as the words need.

        Words that would reach over those in the middle of the table grow smaller, but not below 100 %.
        """
        room = room_above(placed, width, bottom, placed.legible, self._scale, self._high, self.restyle)
        wide, high = self._needed(room.width)
        self.setGeometry(int((room.left + room.right - wide) / 2), int(room.top), wide, high)

    def _high(self, room: int) -> int:
        """The height in a room so wide, without the tip, which reaches below."""
        return self._needed(room)[1] - _TIP

    def _needed(self, room: int) -> tuple[int, int]:
        """Width and height for the sentence in a room so wide."""
        most = min(room, _WIDEST)
        self.setMaximumWidth(most)
        self._words.setMinimumWidth(0)
        edge = self._layout.contentsMargins()
        side = edge.left() + edge.right() + 4
        for part in (self._sign, self._link):
            if not part.isHidden():
                side += part.sizeHint().width() + self._layout.spacing()
        metrics = self._words.fontMetrics()
        wide = min(most, metrics.horizontalAdvance(self._words.text()) + side + 4)
        line = QRect(0, 0, wide - side, 10_000)
        needed = metrics.boundingRect(line, Qt.TextFlag.TextWordWrap, self._words.text()).height()
        link = 0 if self._link.isHidden() else self._link.sizeHint().height()
        return wide, max(needed, link, 22) + edge.top() + edge.bottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Say so."""
        super().showEvent(event)
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Say so."""
        super().hideEvent(event)
        self.shown.emit(False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper with a two-pixel frame and a tip towards the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.paper).adjusted(1.5, 1.5, -1.5, -1.5)
        path = QPainterPath()
        path.addRoundedRect(box, 10, 10)
        if self._tip_x is not None:
            x = min(max(self._tip_x - self.x(), box.left() + 22), box.right() - 22)
            tip = QPainterPath()
            tip.moveTo(QPointF(x - 10, box.bottom() - 1))
            tip.lineTo(QPointF(x, box.bottom() + _TIP - 1))
            tip.lineTo(QPointF(x + 10, box.bottom() - 1))
            tip.closeSubpath()
            path = path.united(tip)
        painter.setPen(QPen(QColor(CRIMSON if self._refusal else "#8E8672"), 2))
        painter.setBrush(QColor(PAPER))
        painter.drawPath(path)
