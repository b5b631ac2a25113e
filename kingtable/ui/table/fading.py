"""Cards that fade in where they belong, for those who want nothing to travel."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem


class Fades(QObject):
    """The items that are fading in. They are where they belong already, so nothing waits for the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[QGraphicsItem] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)

    def start(self, items: Sequence[QGraphicsItem], duration: int) -> None:
        """Let these appear in so many milliseconds; those still under way are there at once."""
        self.finish()
        self._items = list(items)
        self._tick(0.0)
        self._clock.setDuration(duration)
        self._clock.start()

    def finish(self) -> None:
        """All of them are there now."""
        if self._clock.state() == QAbstractAnimation.State.Running:
            self._clock.setCurrentTime(self._clock.totalDuration())
        self._items = []

    def _tick(self, share: float) -> None:
        for item in self._items:
            item.setOpacity(share)
