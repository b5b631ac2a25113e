"""A push button that shows its key in a small cap beside the text."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

_GAP = 8


class KeyButton(QPushButton):
    """``key`` is the key's name as people read it; Enter presses the button that has the focus."""

    def __init__(self, text: str, key: str, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAutoDefault(True)
        self.setProperty("role", role)
        self._key = key

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width() + _GAP + self._cap_size().width(), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _cap_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(1, round(self.fontInfo().pixelSize() * 0.8)))
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _cap_size(self) -> QSize:
        metrics = QFontMetrics(self._cap_font())
        height = metrics.height() + 4
        return QSize(max(height, metrics.horizontalAdvance(self._key) + 12), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        cap = self._cap_size()
        width = self.fontMetrics().horizontalAdvance(self.text())
        left = (self.width() - width - _GAP - cap.width()) // 2
        colour = self.palette().buttonText().color()
        painter.setPen(colour)
        painter.setFont(self.font())
        centred = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.drawText(QRect(left, 0, width + 2, self.height()), centred, self.text())
        place = QRect(left + width + _GAP, (self.height() - cap.height()) // 2, cap.width(), cap.height())
        veil = colour
        veil.setAlphaF(0.16)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(veil)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(place, 4, 4)
        painter.setPen(self.palette().buttonText().color())
        painter.setFont(self._cap_font())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), self._key)
