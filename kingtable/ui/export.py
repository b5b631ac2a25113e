"""The ways a scoresheet leaves the program: a menu with CSV, PDF and the printer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QIODevice, QObject, QSaveFile, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from kingtable.ui.paper import Paper, as_csv


class Export(QObject):
    """What needs printing is loaded when it is first wanted."""

    told = Signal(str)
    """A sentence about what was done or could not be."""

    def __init__(self, page: QWidget, paper: Callable[[], Paper]) -> None:
        """``paper`` gives the sheet as it stands."""
        super().__init__(page)
        self._page = page
        self._paper = paper

    def menu(self, parent: QWidget) -> QMenu:
        """The three ways."""
        menu = QMenu(parent)
        menu.addAction(self.tr("Table as CSV…"), lambda: self._ask("csv", self.save_csv))
        menu.addAction(self.tr("Document as PDF…"), lambda: self._ask("pdf", self.save_pdf))
        menu.addAction(self.tr("Print…"), self._print)
        return menu

    def save_csv(self, path: str) -> None:
        """Write the table to that file."""
        self._save(path, as_csv(self._paper()))

    def save_pdf(self, path: str) -> None:
        """Write the document to that file."""
        from kingtable.ui.printing import as_pdf

        self._save(path, as_pdf(self._paper()))

    def _ask(self, suffix: str, save: Callable[[str], None]) -> None:
        words = {"csv": self.tr("Table (*.csv)"), "pdf": self.tr("Document (*.pdf)")}[suffix]
        dialog = QFileDialog(self._page, self.tr("Export the scoresheet"), "", words)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        dialog.fileSelected.connect(save)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save(self, path: str, data: bytes) -> None:
        # Whole or not at all: a full disk must not leave half a file in place of an older one.
        file = QSaveFile(path)
        written = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()
        if written:
            self.told.emit(self.tr("The scoresheet was written to {path}.").format(path=path))
        else:
            template = self.tr("{path} cannot be written. (Technical detail: {why})")
            self.told.emit(template.format(path=path, why=file.errorString()))

    def _print(self) -> None:
        try:
            from PySide6.QtPrintSupport import QPrintDialog, QPrinter
        except ImportError:
            self.told.emit(self.tr("Printing is not available on this system."))
            return
        from kingtable.ui.printing import on_paper

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self._page)
        dialog.accepted.connect(lambda: on_paper(self._paper(), printer))
        dialog.finished.connect(dialog.deleteLater)
        dialog.setModal(True)
        dialog.show()
