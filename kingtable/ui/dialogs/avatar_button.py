"""An opponent's picture, which opens a menu of all pictures."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QPushButton

from kingtable.ui import icons
from kingtable.ui.dialogs.avatar_picker import COUNT

_LINES = 2.0
"""The size of the picture, in heights of a text line."""


class AvatarButton(QPushButton):
    """Enter, Space or a click opens the menu."""

    picked = Signal(int)
    """The avatar's number, from 1."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.setProperty("role", "person")
        self.setAutoDefault(True)
        self._menu = QMenu(self)
        self.clicked.connect(self._open)
        self.number = number
        self._words = ""
        self.show_number(number)

    def show_number(self, number: int) -> None:
        """Show that picture."""
        self.number = number
        size = round(_LINES * self.fontMetrics().height())
        picture = icons.avatar(number, size, self.devicePixelRatioF())
        icon = QIcon(picture)
        # Where it cannot be chosen it is still somebody's, and in full colour.
        icon.addPixmap(picture, QIcon.Mode.Disabled)
        self.setIcon(icon)
        self.setIconSize(QSize(size, size))
        self._name_it()

    def tell_whose(self, words: str) -> None:
        """Whose picture it is, for a screen reader."""
        self._words = words
        self._name_it()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.show_number(self.number)

    def _name_it(self) -> None:
        words = self.tr("{whose}: picture {number} of {count}")
        self.setAccessibleName(words.format(whose=self._words, number=self.number, count=COUNT))
        self.setToolTip(self.tr("Choose another picture"))

    def _open(self) -> None:
        self._menu.clear()
        for number in range(1, COUNT + 1):
            picture = QIcon(icons.avatar(number, self.iconSize().height(), self.devicePixelRatioF()))
            action = self._menu.addAction(picture, self.tr("Picture {number}").format(number=number))
            action.triggered.connect(lambda _checked=False, number=number: self.picked.emit(number))
            if number == self.number:
                self._menu.setActiveAction(action)
        self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
