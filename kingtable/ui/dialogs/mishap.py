"""The program tells of a fault of its own: what it means for the match, and a report that can be copied."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from kingtable.ui import kit
from kingtable.ui.dialogs.sheet import Sheet, button_bar

_LINES = 11
"""Height of the report in lines of its text."""


class MishapDialog(Sheet):
    folder_wanted = Signal()
    """The folder of the log shall be shown."""
    quit_wanted = Signal()

    def __init__(self, report: str, saved: bool, parent: QWidget | None = None) -> None:
        """``saved``: a match is on the table."""
        super().__init__(QCoreApplication.translate("MishapDialog", "Something went wrong"), lines=44, parent=parent)
        self.add_introduction(
            self.tr("That was a fault of the program. Your match is saved, and goes on where it was.")
            if saved
            else self.tr("That was a fault of the program. Your matches are saved.")
        )
        body = QWidget()
        column = kit.column(body, gap=10)
        well = kit.frame("sunken")
        self._report = QPlainTextEdit(report)
        self._report.setReadOnly(True)
        self._report.setTabChangesFocus(True)
        self._report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._report.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._report.setAccessibleName(self.tr("Report of the fault"))
        self._report.setMinimumHeight(_LINES * self._report.fontMetrics().lineSpacing())
        kit.column(well, margin=6).addWidget(self._report)
        column.addWidget(well)
        words = self.tr(
            "Nothing is sent anywhere. The report holds this fault and the cards of the match, but no names; "
            "copy it if you want to ask for the fault to be mended."
        )
        column.addWidget(kit.paragraph(words, "small"))
        self.set_body(body)
        self._told = kit.paragraph("", "small")
        go_on = kit.button(self.tr("Go on"), "large")
        copy = kit.button(self.tr("Copy the report"), "large")
        folder = kit.button(self.tr("Show the log files"), "large")
        leave = kit.button(self.tr("Quit"), "large")
        go_on.clicked.connect(self.accept)
        copy.clicked.connect(self._copy)
        folder.clicked.connect(self.folder_wanted)
        leave.clicked.connect(self.quit_wanted)
        self.add_footer(button_bar((go_on, copy, folder, leave), self._told))
        go_on.setDefault(True)
        go_on.setFocus()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report.toPlainText())
        self._told.setText(self.tr("Copied."))
