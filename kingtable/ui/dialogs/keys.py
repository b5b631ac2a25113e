"""All keys by their areas. The keys of commands can be changed here; a key that cannot be is told and refused."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from kingtable.store.settings import Settings
from kingtable.ui import kit
from kingtable.ui.announce import announce
from kingtable.ui.commands import Commands, may_be_chosen, plain, portable
from kingtable.ui.dialogs.sheet import Sheet, button_bar
from kingtable.ui.key_lines import KeyLine, of_every_table, of_game
from kingtable.ui.pages.side_by_side import SideBySide
from kingtable.ui.text import game_title

_MODIFIERS = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)


class KeysDialog(Sheet):
    changed = Signal(object)
    """The Settings with another key."""

    def __init__(self, commands: Commands, settings: Settings, game: str, parent: QWidget | None = None) -> None:
        super().__init__(QCoreApplication.translate("KeysDialog", "Keys"), lines=54, parent=parent)
        self.add_introduction(self.tr("To change the key of a command, press its button, then the new key."))
        self._commands = commands
        self._settings = settings
        self._told = kit.paragraph("", "small")
        self._fields: list[KeyField] = []
        left, right = QWidget(), QWidget()
        column = kit.column(left, gap=14)
        self._add(column, self.tr("At every table"), of_every_table())
        if of_game(game):
            self._add(column, self.tr("In {game}").format(game=game_title(game)), of_game(game))
        column.addStretch(1)
        column = kit.column(right, gap=14)
        column.addWidget(kit.label(self.tr("Commands"), "section"))
        column.addLayout(self._changeable())
        column.addStretch(1)
        self.set_body(SideBySide(left, right, lines=42, gap=28))
        close = kit.button(self.tr("Close"), "large")
        close.clicked.connect(self.accept)
        self._usual = kit.button(self.tr("All usual keys"), "large")
        self._usual.clicked.connect(self._restore)
        self.add_footer(button_bar((close, self._usual), self._told))
        close.setDefault(True)
        self._show_keys()

    def _add(self, column: QVBoxLayout, title: str, lines: list[KeyLine]) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for row, (words, keys) in enumerate(lines):
            grid.addWidget(kit.paragraph(words), row, 0)
            grid.addWidget(kit.label(keys, "strong"), row, 1, Qt.AlignmentFlag.AlignRight)
        column.addWidget(kit.label(title, "section"))
        column.addLayout(grid)

    def _changeable(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for row, action in enumerate(self._commands.all):
            field = KeyField(action)
            field.chosen.connect(self._choose)
            field.waits.connect(self._tell)
            self._fields.append(field)
            words = kit.paragraph(plain(action))
            words.setBuddy(field)
            grid.addWidget(words, row, 0)
            grid.addWidget(field, row, 1)
        return grid

    def _choose(self, field: KeyField, key: QKeySequence) -> None:
        name = key.toString(QKeySequence.SequenceFormat.NativeText)
        owner = self._commands.owner(portable(key), field.action)
        usual = portable(key) == self._commands.usual_key(field.action)
        if not usual and not may_be_chosen(key):
            self._tell(self.tr("{key} cannot be chosen: take a function key, or one with Ctrl.").format(key=name))
        elif owner is not None:
            self._tell(self.tr("{key} is already the key of “{command}”.").format(key=name, command=plain(owner)))
        else:
            keys = {**self._settings.keys, field.action.objectName(): portable(key)}
            if usual:
                keys.pop(field.action.objectName())
            self._change(keys)
            self._tell(self.tr("“{command}” has the key {key} now.").format(command=plain(field.action), key=name))

    def _restore(self) -> None:
        self._change({})
        self._tell(self.tr("All commands have their usual keys."))

    def _change(self, keys: dict[str, str]) -> None:
        self._settings = replace(self._settings, keys=keys)
        self.changed.emit(self._settings)
        self._show_keys()

    def _show_keys(self) -> None:
        for field in self._fields:
            field.show_key()
        self._usual.setEnabled(bool(self._settings.keys))

    def _tell(self, words: str) -> None:
        self._told.setText(words)
        announce(self, words)


class KeyField(QPushButton):
    """A command's key; pressed, it waits for another one. Esc or leaving it keeps the old one."""

    chosen = Signal(object, object)
    """This field and the QKeySequence that was pressed."""
    waits = Signal(str)
    """It waits for a key, in words."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.action = action
        self._waiting = False
        self.setAutoDefault(True)
        self.clicked.connect(self._wait)

    def show_key(self) -> None:
        """Show the key that the command has now."""
        self._waiting = False
        key = self.action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setText(key or self.tr("none"))
        self.setAccessibleName(self.tr("{command}: {key}").format(command=plain(self.action), key=self.text()))

    def _wait(self) -> None:
        self._waiting = True
        self.setText(self.tr("Press a key …"))
        self.waits.emit(self.tr("Press the new key for “{command}”, or Esc.").format(command=plain(self.action)))

    def event(self, event: QEvent) -> bool:
        # While it waits every key is meant for it, shortcuts and Tab too.
        if self._waiting and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
            event.accept()
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.show_key()

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in _MODIFIERS or event.isAutoRepeat():
            return
        self.show_key()
        if event.key() != Qt.Key.Key_Escape:
            self.chosen.emit(self, QKeySequence(event.keyCombination()))
