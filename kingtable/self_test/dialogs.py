"""Every dialog, every page and the help of every game open and show something."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog

from kingtable.app import House
from kingtable.games import GAMES
from kingtable.paths import Folders
from kingtable.self_test.report import Find
from kingtable.self_test.visitor import begin, is_painted, open_house, wait_until
from kingtable.ui.mishaps import Mishap

_DIALOGS = ("new_match", "open_match", "table_rules", "opponents", "preferences", "players", "cards", "keys", "about")
_PAGES = ("sheet", "statistics", "history", "home")


def open_dialogs(folders: Folders, find: Find) -> int:
    """Open each dialog from the window's commands and close it again; how many there were, with the pages."""
    with open_house(folders) as house:
        begin(house, GAMES[0], 1)
        do = house.window.commands
        opened = 0
        for name in _DIALOGS:
            getattr(do, name).trigger()
            opened += _look_at_dialog(house, name, find)
        for game in GAMES:
            house.window.new_match(game.id)
            opened += _look_at_dialog(house, f"new match of {game.id}", find)
        house.first_aid.attend(Mishap("the self-test", "No fault: a self-test looks at this report.\n"))
        opened += _look_at_dialog(house, "the report of a fault", find)
        for game_id in ("", "fair-play", *(game.id for game in GAMES)):
            house.window.desk.show_help(game_id, "top")
            wait_until(lambda: house.window.desk.help is not None and house.window.desk.help.isVisible(), "the help")
            if house.window.desk.help is None or not is_painted(house.window.desk.help):
                find(f"the help of {game_id or 'all games'} shows nothing")
            opened += 1
        for name in _PAGES:
            getattr(do, name).trigger()
            QApplication.processEvents()
            if not is_painted(house.window.pages):
                find(f"the page {name} shows nothing")
            opened += 1
        return opened


def _look_at_dialog(house: House, name: str, find: Find) -> int:
    dialogs = [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QDialog) and widget.isVisible()
    ]
    if not house.window.desk.open or len(dialogs) != 1:
        find(f"{name} opened {len(dialogs)} dialogs")
    for dialog in dialogs:
        if not is_painted(dialog):
            find(f"{name} shows nothing")
        dialog.reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return len(dialogs)
