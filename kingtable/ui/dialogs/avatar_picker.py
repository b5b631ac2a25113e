"""Eight pictures to choose one's own from."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from kingtable.ui import icons, kit

COUNT = 8
_LINES = 2.2
"""The size of a picture, in heights of a text line."""
_EDGES = 10
"""What a button adds to its picture, px."""


class AvatarPicker(QWidget):
    """Tab goes to the chosen picture, the arrow keys to its neighbours."""

    picked = Signal(int)
    """The avatar's number, from 1."""

    def __init__(self, chosen: int) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._columns = 0
        self._group = QButtonGroup(self)
        self._buttons: list[QPushButton] = []
        for number in range(1, COUNT + 1):
            button = kit.button("", "person")
            button.setCheckable(True)
            button.setAccessibleName(self.tr("Picture {number} of {count}").format(number=number, count=COUNT))
            self._group.addButton(button, number)
            self._buttons.append(button)
        self._group.button(chosen).setChecked(True)
        self._let_tab_in(chosen)
        self._group.idToggled.connect(self._tell)
        self._arrange(4)

    @property
    def chosen(self) -> int:
        """The number of the picture that is chosen."""
        return self._group.checkedId()

    def minimumSizeHint(self) -> QSize:
        # Always that of two rows: if one row asked for more, it could never become two again.
        return QSize(COUNT // 2 * (self._size + _EDGES), self._grid.minimumSize().height())

    @property
    def _size(self) -> int:
        return round(_LINES * self.fontMetrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self._size
        for number, button in enumerate(self._buttons, start=1):
            if button.iconSize().width() != size:
                button.setIcon(QIcon(icons.avatar(number, size, self.devicePixelRatioF())))
                button.setIconSize(QSize(size, size))
        self._arrange(COUNT if self.width() >= COUNT * (size + _EDGES) else COUNT // 2)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._grid.setColumnStretch(self._columns, 0)
        self._grid.setColumnStretch(columns, 1)
        self._columns = columns
        for place, button in enumerate(self._buttons):
            self._grid.addWidget(button, place // columns, place % columns)

    def _tell(self, number: int, on: bool) -> None:
        if on:
            self._let_tab_in(number)
            self.picked.emit(number)

    def _let_tab_in(self, chosen: int) -> None:
        for number, button in enumerate(self._buttons, start=1):
            by_tab = number == chosen
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if by_tab else Qt.FocusPolicy.ClickFocus)
