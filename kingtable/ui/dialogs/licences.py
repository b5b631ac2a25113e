"""The licences of everything that King Table consists of, word for word."""

from __future__ import annotations

import json

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QWidget

from kingtable.paths import resource
from kingtable.ui import kit
from kingtable.ui.dialogs.sheet import Sheet

_LINES = 16
"""Height of the text in its own lines."""


class Licence(Struct, frozen=True):
    """A part of the program, the short name of its licence, and the licence's own words."""

    name: str
    licence: str
    text: str


def licences() -> list[Licence]:
    """The licences in the order of the list, and those of the system's libraries that a package brings along."""
    folder = resource("licences")
    told = json.loads((folder / "list.json").read_text(encoding="utf-8"))
    listed = [
        Licence(
            part["name"],
            part["licence"],
            "\n\n".join((folder / text).read_text(encoding="utf-8") for text in part["texts"]),
        )
        for part in told
    ]
    libraries = sorted((folder / "libraries").glob("*.txt"))
    return listed + [Licence(file.stem, "", file.read_text(encoding="utf-8", errors="replace")) for file in libraries]


class LicencesDialog(Sheet):
    """A list of the parts, and beside it the licence of the chosen one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("LicencesDialog", "Licences"), lines=56, parent=parent)
        self._licences = licences()
        body = QWidget()
        line = kit.row(body, gap=12)
        self._parts = QListWidget()
        self._parts.setProperty("role", "well")
        self._parts.setAccessibleName(self.tr("Parts of the program"))
        self._parts.setWordWrap(True)
        self._parts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(self.tr("Text of the licence"))
        self._text.setMinimumHeight(_LINES * self.fontMetrics().lineSpacing())
        for widget, share in ((self._parts, 2), (self._text, 5)):
            panel = kit.frame("plain")
            kit.column(panel, margin=3).addWidget(widget)
            line.addWidget(panel, share)
        self.set_body(body)
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.accept)
        self.add_buttons(close)
        self._parts.addItems([part.name for part in self._licences])
        self._parts.currentRowChanged.connect(self._show)
        self._parts.setCurrentRow(0)
        self._parts.setFocus()

    def _show(self, row: int) -> None:
        part = self._licences[row]
        self._text.setPlainText(f"{part.name}: {part.licence}\n\n{part.text}" if part.licence else part.text)
