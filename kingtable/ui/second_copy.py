"""What a second copy on the same data folder has to say before it ends."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMessageBox


class SecondCopy(QMessageBox):
    """Says that the program is open already, and offers to bring that window to the front."""

    over = Signal()
    """All is said."""

    def __init__(self, folder: str, ring: Callable[[], bool]) -> None:
        """``ring`` calls the other copy and tells whether it answers."""
        super().__init__()
        self._ring = ring
        self.setWindowTitle(QCoreApplication.translate("SecondCopy", "King Table"))
        self.setIcon(QMessageBox.Icon.Information)
        self.setText(self.tr("King Table is open already."))
        told = self.tr("Another copy is using the matches in {folder}. Two at once could push out each other’s saves.")
        self.setInformativeText(told.format(folder=folder))
        self._show = self.addButton(self.tr("Show the open window"), QMessageBox.ButtonRole.AcceptRole)
        self._quit = self.addButton(self.tr("Quit"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self._show)
        self.setEscapeButton(self._quit)
        self.finished.connect(self._decided)

    def _decided(self) -> None:
        if self.clickedButton() is self._show and not self._ring():
            self.setInformativeText(self.tr("The other copy does not answer. Close it, then start King Table again."))
            self.removeButton(self._show)
            self.setDefaultButton(self._quit)
            self.open()
        else:
            self.over.emit()
