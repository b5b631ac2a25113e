"""Boxes, switches and sliders to choose with; the wheel turns them only where the focus is."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSlider, QStyle, QStyleOptionButton


class Choice(QComboBox):
    """A box that drops down. ``values`` are pairs of value and words."""

    def __init__(self, values: tuple[tuple[str, str], ...], chosen: str) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for value, words in values:
            self.addItem(words, value)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    @property
    def value(self) -> str:
        """The value that is chosen."""
        return str(self.currentData())

    def sizeHint(self) -> QSize:
        # Qt knows nothing of how the tip at the end grows with the text.
        hint = super().sizeHint()
        return QSize(hint.width() + self.fontMetrics().height() // 2, hint.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()  # the dialog scrolls

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        reach = self.fontMetrics().height() / 4
        aside = 12 + reach
        x = aside if self.isRightToLeft() else self.width() - aside
        tip = QPointF(x, self.height() / 2 + reach / 2)
        pen = QPen(self.palette().text().color(), max(1.6, reach / 2.4))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF([tip + QPointF(-reach, -reach), tip, tip + QPointF(reach, -reach)]))


class Switch(QCheckBox):
    """On or off; the style sheet draws the box, and the tick is drawn here in the colour that goes with it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self.palette().highlightedText().color(), box.width() / 8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        corners = ((0.27, 0.53), (0.43, 0.69), (0.74, 0.34))
        tick = [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in corners]
        painter.drawPolyline(QPolygonF(tick))


class Slider(QSlider):
    """A horizontal slider over the multiples of ``step`` between two bounds."""

    def __init__(self, bounds: tuple[int, int], step: int, value: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        # Less is on the left in every language: a mirrored one would be filled on its empty side.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRange(bounds[0] // step, bounds[1] // step)
        self.setPageStep(2)
        self.setValue(round(value / step))

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
