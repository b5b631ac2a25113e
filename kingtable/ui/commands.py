"""Every command of the window once: its words, its keys. Menus, buttons and the list of keys are made from these."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence

from kingtable.ui.key_button import HINT_KEY, LOOK_BACK_KEY, VOICE_KEYS
from kingtable.ui.key_lines import KeyLine, of_every_table, of_game
from kingtable.ui.text import game_title


class Commands(QObject):
    """The window's actions; whoever owns the window connects and enables them.

    Each has its name in the settings as object name. Keys that people chose take the place of the usual ones.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._usual: dict[str, list[QKeySequence]] = {}
        self.new_match = self._make("new_match", self.tr("&New match…"), "Ctrl+N")
        self.open_match = self._make("open_match", self.tr("&Open a match…"), "Ctrl+O")
        self.home = self._make("home", self.tr("&Home screen"), "Ctrl+H")
        self.statistics = self._make("statistics", self.tr("S&tatistics…"), "Ctrl+Shift+S")
        self.history = self._make("history", self.tr("H&istory…"), "Ctrl+Shift+H")
        self.quit = self._make("quit", self.tr("&Quit"), "Ctrl+Q")
        self.undo = self._make("undo", self.tr("&Take back"), "Ctrl+Z")
        self.redo = self._make("redo", self.tr("Play &again"), "Ctrl+Y", "Ctrl+Shift+Z")
        self.hint = self._make("hint", self.tr("H&int"), HINT_KEY)
        self.hurry = self._make("hurry", self.tr("&Finish the deal fast"), "Ctrl+F")
        self.read_out = self._make("read_out", self.tr("Read the ta&ble"), "F2")
        self.table_rules = self._make("table_rules", self.tr("Table &rules of this match…"), "Ctrl+R")
        self.opponents = self._make("opponents", self.tr("&Opponents…"), "Ctrl+E")
        self.look_back = self._make("look_back", self.tr("Loo&k back on the last deal…"), LOOK_BACK_KEY)
        voice = self.tr("Word of person {number} out of turn")
        self.voices = tuple(
            self._make(f"voice_{number}", voice.format(number=number), key) for number, key in enumerate(VOICE_KEYS, 1)
        )
        self.sheet = self._make("sheet", self.tr("&Scoresheet"), "Ctrl+T")
        self.panel = self._make("panel", self.tr("Side &panel"), "F9", checkable=True)
        self.counter = self._make("counter", self.tr("&Card counter"), "Ctrl+K", checkable=True)
        self.highlight = self._make("highlight", self.tr("&Highlight playable cards"), "Ctrl+L", checkable=True)
        self.sound = self._make("sound", self.tr("S&ound"), "M", checkable=True)
        self.full_screen = self._make("full_screen", self.tr("&Full screen"), "F11", checkable=True)
        self.preferences = self._make("preferences", self.tr("&Preferences…"), "Ctrl+,")
        self.players = self._make("players", self.tr("P&layers…"), "Ctrl+Shift+P")
        self.cards = self._make("cards", self.tr("&Cards…"), "Ctrl+D")
        self.how_to_play = self._make("how_to_play", "", "F1")
        # On many keyboards the question mark is typed with Shift; both spellings are the same wish.
        self.keys = self._make("keys", self.tr("&Keys…"), "Ctrl+?", "Ctrl+Shift+/")
        self.fair_play = self._make("fair_play", self.tr("&Fair play"))
        self.about = self._make("about", self.tr("&About King Table"))
        self.explain("")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)

    def _make(self, name: str, words: str, *keys: str, checkable: bool = False) -> QAction:
        action = QAction(words, self)
        action.setObjectName(name)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self._usual[name] = [QKeySequence(key) for key in keys]
        action.setShortcuts(self._usual[name])
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
        """Every action: those of the menus in their order, then those that only have keys."""
        return (
            self.new_match, self.open_match, self.home, self.statistics, self.history, self.quit, self.undo, self.redo,
            self.hint, self.hurry, self.look_back, self.read_out, self.table_rules, self.opponents, self.sheet,
            self.panel, self.counter, self.highlight, self.sound, self.full_screen, self.preferences, self.players,
            self.cards, self.how_to_play, self.fair_play, self.keys, self.about, *self.voices,
        )  # fmt: skip

    # -- keys ------------------------------------------------------------------------------------------------------

    def use_keys(self, chosen: Mapping[str, str]) -> None:
        """Use these keys (portable text by command name) instead of the usual ones; what cannot be is left usual."""
        taken: set[str] = set()
        for action in self.all:
            action.setShortcuts(self._usual[action.objectName()])
        for action in self.all:
            key = portable(QKeySequence(chosen.get(action.objectName(), "")))
            if key and key not in taken and may_be_chosen(QKeySequence(key)) and self.owner(key, action) is None:
                action.setShortcuts([QKeySequence(key)])
                taken.add(key)

    def owner(self, key: str, besides: QAction) -> QAction | None:
        """Which other command has that key now."""
        for action in self.all:
            if action is not besides and key in map(portable, action.shortcuts()):
                return action
        return None

    def usual_key(self, action: QAction) -> str:
        """The key that the command has of old, "" for none; portable text."""
        usual = self._usual[action.objectName()]
        return portable(usual[0]) if usual else ""

    @property
    def in_place_of(self) -> dict[str, str]:
        """The first key in use by the usual one, of the commands for which they differ; portable text."""
        pairs = ((self.usual_key(action), portable(action.shortcut())) for action in self.all)
        return {usual: used for usual, used in pairs if usual and usual != used}

    def key_list(self, game: str) -> list[KeyLine]:
        """Everything that has keys: at any table, in that game, in the window."""
        native = QKeySequence.SequenceFormat.NativeText
        by_menu = [
            (plain(action), action.shortcut().toString(native))
            for action in self.all
            if not action.shortcut().isEmpty()
        ]
        return of_every_table() + of_game(game) + by_menu


def plain(action: QAction) -> str:
    """The command's words without the marks of a menu."""
    return action.text().replace("&", "").rstrip("…")


def portable(key: QKeySequence) -> str:
    """The key as it is written in the settings."""
    return key.toString(QKeySequence.SequenceFormat.PortableText)


def may_be_chosen(key: QKeySequence) -> bool:
    """Whether a command may have that key: plain keys belong to the table, and Alt opens menus."""
    if key.count() != 1:
        return False
    combination = key[0]  # type: ignore[index]
    if Qt.Key.Key_F1 <= combination.key() <= Qt.Key.Key_F35:
        return True
    return bool(combination.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)
