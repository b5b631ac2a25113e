"""A button with a person's picture; pressed, it opens all of them to choose from."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QActionGroup, QIcon, QResizeEvent
from PySide6.QtWidgets import QMenu, QToolButton

from kingtable.ui import icons
from kingtable.ui.dialogs.avatar_picker import COUNT

_LINES = 1.5
"""The size of the picture, in heights of a text line."""


class AvatarButton(QToolButton):
    """As large as a line of text, where eight pictures in a row would have no room."""

    def __init__(self, chosen: int) -> None:
        super().__init__()
        self.setProperty("role", "avatar")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._menu = QMenu(self)
        group = QActionGroup(self._menu)
        for number in range(1, COUNT + 1):
            action = self._menu.addAction(self.tr("Picture {number}").format(number=number))
            action.setCheckable(True)
            group.addAction(action)
            action.triggered.connect(lambda _on=False, number=number: self.choose(number))
        self.setMenu(self._menu)
        self._drawn = 0
        self.chosen = chosen
        """The number of the picture."""
        self.choose(chosen)

    def choose(self, number: int) -> None:
        """That picture from now on."""
        self.chosen = number
        self._menu.actions()[number - 1].setChecked(True)
        self._draw()

    def call_it(self, words: str) -> None:
        """Whose picture it is, for a screen reader."""
        self.setAccessibleName(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:
        return QSize(self._size + 22, self._size + 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._drawn != self._size:
            self._draw()

    @property
    def _size(self) -> int:
        return round(_LINES * self.fontMetrics().height())

    def _draw(self) -> None:
        self._drawn = size = self._size
        for number, action in enumerate(self._menu.actions(), 1):
            action.setIcon(QIcon(icons.avatar(number, size, self.devicePixelRatioF())))
        self.setIcon(self._menu.actions()[self.chosen - 1].icon())
        self.setIconSize(QSize(size, size))
        self.setAccessibleDescription(self._menu.actions()[self.chosen - 1].text())
