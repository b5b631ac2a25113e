"""The part of a panel or page that scrolls only where its words do not fit."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class Scroll(QScrollArea):
    """As wide as there is room; the keyboard's focus stays with what is inside."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        layout = inside.layout()
        assert layout is not None
        self._layout = layout
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # What changed while it was hidden, such as the text size, Qt neither tells it nor lays out anew.
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))
        self._layout.invalidate()
