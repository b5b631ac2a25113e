"""The settings in force in a window, and what they say about the look and the pace of its tables."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from kingtable.games import IDS
from kingtable.store.settings import Settings
from kingtable.ui.deck import chosen_deck
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.theme import theme_of


class Chosen(QObject):
    """Dialogs and menus choose here; the window follows, and whoever keeps the settings hears of it."""

    changed = Signal(object)
    """Settings, to be saved."""
    restyled = Signal()
    """What people see is to follow the settings, or the colours of the desktop."""

    def __init__(self, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.settings = settings
        self.game = IDS[0]
        """The game that was on the table last; its cloth lies there and it is offered first."""
        # The objects must be kept: the wrappers of a chained call are gone before they are used.
        self._hints = QGuiApplication.styleHints()
        self._access = self._hints.accessibility()
        self._hints.colorSchemeChanged.connect(self.restyled)
        self._access.contrastPreferenceChanged.connect(self.restyled)

    def take(self, settings: Settings) -> None:
        """These are in force from now on."""
        if settings != self.settings:
            self._keep(settings)
            self.restyled.emit()

    def change(self, **values: object) -> None:
        """Some of them have these values from now on."""
        self.take(replace(self.settings, **values))

    def note_place(self, geometry: str) -> None:
        """Where the window is, which nothing has to follow."""
        self._keep(replace(self.settings, window_geometry=geometry))

    def _keep(self, settings: Settings) -> None:
        self.settings = settings
        self.changed.emit(settings)

    @property
    def look(self) -> Look:
        """How the table is drawn in the window."""
        settings, theme = self.settings, theme_of(self.settings.theme)
        return Look(
            theme=replace(theme, deck=chosen_deck(settings, theme.plain_cloth)),
            game=self.game,
            text_scale=settings.text_scale,
            ratio=self._window.devicePixelRatioF(),
            font=self._window.font(),
            highlight=settings.highlight_playable,
        )

    @property
    def pace(self) -> Pace:
        """How fast cards move, what rests, and what goes by itself."""
        settings = self.settings
        return Pace(
            settings.speed,
            settings.trick_rest_ms,
            settings.reduced_motion,
            settings.deal_summary,
            settings.auto_play,
        )
