"""The cloth with a panel at its end: beside it, or over it like a drawer where the cloth would get too narrow."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStyle, QWidget

LEAST_CLOTH = 760
"""The width of cloth, in px, that a panel beside it must leave."""


class Desk(QWidget):
    """Shows one of its panels; a drawer is closed until it is opened, whatever is wished for wide windows."""

    side_seen = Signal(bool)
    """The panel came into sight, or went."""

    def __init__(self, cloth: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cloth = cloth
        self._side: QWidget | None = None
        self._wanted = True
        self._open = False
        self._drawer = False
        self._told = False
        cloth.setParent(self)

    @property
    def is_drawer(self) -> bool:
        """Whether the panel would lie over the cloth."""
        return self._drawer

    @property
    def seen(self) -> bool:
        """Whether the panel is in sight."""
        return self._side is not None and (self._open if self._drawer else self._wanted)

    def add(self, side: QWidget) -> None:
        """Take in a panel, which stays hidden for now."""
        side.hide()
        side.setParent(self)

    def set_side(self, side: QWidget) -> None:
        """Show that panel instead of the one before."""
        if self._side is not None and self._side is not side:
            self._side.hide()
        self._side = side
        self.settle()

    def show_beside(self, wanted: bool) -> None:
        """Whether the panel shall be there when there is room beside the cloth."""
        self._wanted = wanted
        self.settle()

    def open_drawer(self, on: bool) -> None:
        """Pull the drawer out or push it in."""
        self._open = on
        self.settle()

    def settle(self) -> None:
        """Place cloth and panel; wanted when the panel's width has changed."""
        if self._side is None:
            self._cloth.setGeometry(self.rect())
            return
        width = self._side.minimumWidth()
        drawer = self.width() - width < LEAST_CLOTH
        if drawer != self._drawer:
            self._drawer, self._open = drawer, False
        seen = self.seen
        taken = width if seen and not drawer else 0
        self._lay(self._cloth, QRect(0, 0, self.width() - taken, self.height()))
        self._lay(self._side, QRect(self.width() - width, 0, width, self.height()))
        self._side.setVisible(seen)
        self._side.raise_()
        if seen != self._told:
            self._told = seen
            self.side_seen.emit(seen)

    def _lay(self, part: QWidget, place: QRect) -> None:
        """Put it there, on the other side where people read from right to left."""
        part.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.settle()

    def minimumSizeHint(self) -> QSize:
        return self._cloth.minimumSize()
