"""Boxes that narrow a page down, each below its name; beside each other as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from kingtable.ui.dialogs.sheet import labelled

_LINES = 11
"""The least width of a box, in heights of a text line."""


class Filters(QWidget):
    def __init__(self, boxes: Sequence[tuple[str, QWidget]]) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(10)
        self._columns = 0
        self._parts: list[QWidget] = []
        for words, box in boxes:
            if isinstance(box, QComboBox):
                # The longest entry must not ask for more room than the page has.
                box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
                box.setMinimumContentsLength(8)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            part = QWidget()
            part.setLayout(labelled(words, box))
            self._parts.append(part)
        self._arrange(len(self._parts))

    def minimumSizeHint(self) -> QSize:
        # Always that of two columns, or it could never become narrower again.
        return QSize(2 * _LINES * self.fontMetrics().height(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fitting = self.width() // (_LINES * self.fontMetrics().height())
        self._arrange(max(1, min(len(self._parts), fitting)))

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for place, part in enumerate(self._parts):
            self._grid.addWidget(part, place // columns, place % columns, Qt.AlignmentFlag.AlignTop)
        for column in range(len(self._parts)):
            self._grid.setColumnStretch(column, int(column < columns))
