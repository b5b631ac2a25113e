"""Two parts of a page that stand beside each other where there is room, one above the other where there is not."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from kingtable.ui import kit


class SideBySide(QWidget):
    """Stacks its parts below a width of ``lines`` heights of a text line, and where long words need more than that."""

    def __init__(
        self, first: QWidget, second: QWidget, lines: int, shares: tuple[int, int] = (1, 1), gap: int = 18
    ) -> None:
        super().__init__()
        self._parts = (first, second)
        self._lines = lines
        self._row = kit.row(self, gap=gap)
        for part, share in zip(self._parts, shares, strict=True):
            self._row.addWidget(part, share)

    def minimumSizeHint(self) -> QSize:
        width = max(part.minimumSizeHint().width() for part in self._parts)
        return QSize(width, self._row.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        needed = sum(part.minimumSizeHint().width() for part in self._parts) + self._row.spacing()
        wide = self.width() >= max(needed, self._lines * self.fontMetrics().height())
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if self._row.direction() != direction:
            self._row.setDirection(direction)
