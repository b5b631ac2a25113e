"""Every command of the window once: its words, its keys. Menus, buttons and the list of keys are made from these."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from kingtable.ui.text import game_title


class Commands(QObject):
    """The window's actions; whoever owns the window connects and enables them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.new_match = self._make(self.tr("&New match…"), "Ctrl+N")
        self.open_match = self._make(self.tr("&Open a match…"), "Ctrl+O")
        self.home = self._make(self.tr("&Home screen"), "Ctrl+H")
        self.quit = self._make(self.tr("&Quit"), "Ctrl+Q")
        self.undo = self._make(self.tr("&Take back"), "Ctrl+Z")
        self.redo = self._make(self.tr("Play &again"), "Ctrl+Y")
        self.table_rules = self._make(self.tr("Table &rules of this match…"), "Ctrl+R")
        self.read_out = self._make(self.tr("Read the ta&ble"), "F2")
        self.sheet = self._make(self.tr("&Scoresheet"), "Ctrl+T")
        self.panel = self._make(self.tr("Side &panel"), "F9", checkable=True)
        self.counter = self._make(self.tr("&Card counter"), "Ctrl+K", checkable=True)
        self.highlight = self._make(self.tr("&Highlight playable cards"), "Ctrl+L", checkable=True)
        self.full_screen = self._make(self.tr("&Full screen"), "F11", checkable=True)
        self.preferences = self._make(self.tr("&Preferences…"), "Ctrl+,")
        self.how_to_play = self._make("", "F1")
        self.keys = self._make(self.tr("&Keys"), "Ctrl+?")
        self.about = self._make(self.tr("&About King Table"), "")
        self.explain("")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        # On many keyboards the question mark is typed with Shift; both spellings are the same wish.
        self.keys.setShortcuts([QKeySequence("Ctrl+?"), QKeySequence("Ctrl+Shift+/")])
        self.redo.setShortcuts([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])

    def _make(self, words: str, keys: str, *, checkable: bool = False) -> QAction:
        action = QAction(words, self)
        if keys:
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setCheckable(checkable)
        return action

    def explain(self, game: str) -> None:
        """Have the help's command name the game that it tells of, "" for all games."""
        if game:
            words = self.tr("&How to play {game}").format(game=game_title(game))
        else:
            words = self.tr("&How to play")
        self.how_to_play.setText(words)

    @property
    def all(self) -> tuple[QAction, ...]:
        """Every action, in the order of the menus."""
        return (
            self.new_match, self.open_match, self.home, self.quit, self.undo, self.redo, self.read_out,
            self.table_rules, self.sheet, self.panel, self.counter, self.highlight, self.full_screen,
            self.preferences, self.how_to_play, self.keys, self.about,
        )  # fmt: skip

    def key_list(self) -> list[tuple[str, str]]:
        """(what it does, keys) of everything that has keys, those of the table first."""
        at_table = [
            (self.tr("Move along your cards"), self.tr("Left, Right, Home, End")),
            (self.tr("Play the marked card; name the marked game"), self.tr("Enter")),
            (self.tr("Mark the first, second … playable card"), "1 … 9"),
            (self.tr("Skip a movement or a rest"), self.tr("Space")),
            (self.tr("To the next area: table, panel, buttons"), self.tr("Tab")),
            (self.tr("Close a window or go back to the table"), self.tr("Esc")),
        ]
        native = QKeySequence.SequenceFormat.NativeText
        by_menu = [
            (action.text().replace("&", "").rstrip("…"), action.shortcut().toString(native))
            for action in self.all
            if not action.shortcut().isEmpty()
        ]
        return at_table + by_menu
