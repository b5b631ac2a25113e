"""The menus of the window: every command in its place."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from kingtable.ui.changing_places import ChangingPlaces
from kingtable.ui.commands import Commands


class MenuBar(QMenuBar):
    def __init__(self, do: Commands, places: ChangingPlaces) -> None:
        """``places`` lists who can play, anew each time that menu is opened."""
        super().__init__()
        self._add(
            self.tr("&Game"), (do.new_match, do.open_match, None, do.home, do.statistics, do.history, None, do.quit)
        )
        about = (do.look_back, do.read_out, do.table_rules, do.opponents)
        self._add(self.tr("&Play"), (do.undo, do.redo, do.hint, do.hurry, None, *about))
        self._add(self.tr("&View"), (do.sheet, do.panel, do.counter, do.highlight, do.sound, None, do.full_screen))
        settings = self._add(self.tr("&Settings"), (do.preferences, do.cards, None, do.players))
        switch = settings.addMenu(self.tr("Play &as"))
        switch.aboutToShow.connect(lambda: places.fill(switch))
        self._add(self.tr("&Help"), (do.how_to_play, do.fair_play, do.keys, None, do.about))

    def _add(self, title: str, actions: tuple[QAction | None, ...]) -> QMenu:
        menu = self.addMenu(title)
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        return menu
