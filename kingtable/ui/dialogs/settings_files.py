"""Settings to a file and back, to take them to another machine or to keep them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSaveFile, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFileDialog, QScrollArea, QWidget

from kingtable.store.settings import BadSettings, Settings, exported, imported
from kingtable.ui import kit
from kingtable.ui.announce import announce
from kingtable.ui.told_faults import with_fault

_NAME = "kingtable-settings.json"


class SettingsFiles(QWidget):
    """Two buttons, and below them what became of the file. A file that is not right changes nothing."""

    taken = Signal(object, str)
    """The Settings of a file, and what is to be said of it."""

    def __init__(self, settings: Callable[[], Settings], note: str = "") -> None:
        """``settings`` gives those in use; ``note`` is what was said last."""
        super().__init__()
        self._settings = settings
        meaning = kit.paragraph(self.tr("Everything chosen here, with names, table rules and keys."), "small")
        self._export = kit.button(self.tr("Export…"))
        self._export.clicked.connect(self._ask_where_to)
        self._import = kit.button(self.tr("Import…"))
        self._import.clicked.connect(self._ask_where_from)
        self._note = kit.paragraph(note, "label")
        self._note.setVisible(bool(note))
        box = kit.column(self, gap=6)
        box.addWidget(meaning)
        buttons = kit.row(gap=10)
        buttons.addWidget(self._export)
        buttons.addWidget(self._import)
        buttons.addStretch(1)
        box.addLayout(buttons)
        box.addWidget(self._note)

    def write(self, path: Path) -> None:
        """Write the settings in use into that file; it is replaced whole or not at all."""
        file = QSaveFile(str(path))
        written = file.open(QSaveFile.OpenModeFlag.WriteOnly)
        written = written and file.write(exported(self._settings())) >= 0 and file.commit()
        if written:
            self._say(self.tr("The settings are in {file}.").format(file=path))
        else:
            told = self.tr("{file} cannot be written. (Technical detail: {why})")
            self._say(told.format(file=path, why=file.errorString()), bad=True)

    def read(self, path: Path) -> None:
        """Take the settings of that file, or say what is wrong with it and where."""
        try:
            settings = imported(path, self._settings())
        except BadSettings as bad:
            told = self.tr("Nothing was changed. {file} cannot be used.").format(file=path)
            self._say(with_fault(told, bad.fault), bad=True)
        else:
            self.taken.emit(settings, self.tr("The settings of {file} are in use.").format(file=path))

    def _say(self, words: str, *, bad: bool = False) -> None:
        kit.restyle(self._note, "error" if bad else "label")
        self._note.setText(words)
        self._note.show()
        announce(self, words)
        self._bring_note_in_sight()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._note.isHidden():
            announce(self, self._note.text())
            self._bring_note_in_sight()

    def _bring_note_in_sight(self) -> None:
        # Once the layout has made room for it.
        QTimer.singleShot(0, self, self._scroll_to_note)

    def _scroll_to_note(self) -> None:
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(self._note, 0, 20)

    def _ask_where_to(self) -> None:
        dialog = self._dialog(self.tr("Export the settings"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.selectFile(_NAME)
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.open()

    def _ask_where_from(self) -> None:
        dialog = self._dialog(self.tr("Import settings"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.read(Path(name)))
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self, title, str(Path.home()))
        dialog.setNameFilters([self.tr("Settings (*.json)"), self.tr("All files (*)")])
        return dialog
