"""A panel over the cloth: a body that scrolls only if it must, and a footer with buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from kingtable.ui.kit import column, frame, row
from kingtable.ui.theme import Theme, px


class Overlay(QFrame):
    """Wants 620 px of width at 100 % text size and the height its words then need."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "overlay")
        self._theme, self._scale = theme, scale
        inside = QWidget()
        self._body = column(inside, gap=10)
        self._body.setContentsMargins(20, 18, 20, 12)
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._footer = frame("footer")
        self._foot = row(self._footer, gap=10)
        self._foot.setContentsMargins(20, 10, 20, 12)
        outer = column(self, gap=0)
        outer.addWidget(scroll, 1)
        outer.addWidget(self._footer)

    def sizeHint(self) -> QSize:
        width = px(620, self._scale)
        return QSize(width, self._body.totalHeightForWidth(width - 4) + self._footer.sizeHint().height() + 6)
