"""Which dialog is open: one at a time, opened and never executed, imported when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from kingtable.bots.company import Levels
from kingtable.store.settings import Personal, Settings
from kingtable.ui import text
from kingtable.ui.pages.continue_panel import ContinueCard
from kingtable.ui.people import People
from kingtable.ui.theme import Theme

if TYPE_CHECKING:
    # The window shall show at once; a dialog's module is loaded with its first opening.
    from kingtable.ui.changing_places import ChangingPlaces
    from kingtable.ui.commands import Commands
    from kingtable.ui.controller import Controller
    from kingtable.ui.dialogs.help import HelpWindow
    from kingtable.ui.dialogs.mishap import MishapDialog
    from kingtable.ui.player_menu import Seated


class DialogDesk(QObject):
    """Opens the dialogs of one window and hands on what was decided in them."""

    begun = Signal(object)
    """A NewMatch."""
    open_wanted = Signal(str)
    """A match id."""
    delete_wanted = Signal(str)
    """A match id."""
    levels_chosen = Signal(object)
    """Levels by seat."""
    settings_chosen = Signal(object)
    """Settings."""
    cards_wanted = Signal()
    """The choice of the deck shall open."""
    rule_wanted = Signal(str)
    """An anchor of the help."""
    closed = Signal()
    """The open dialog was closed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._dialog: QDialog | None = None
        self.help: HelpWindow | None = None

    @property
    def open(self) -> bool:
        """Whether a dialog is open (the help window stands beside the others and does not count)."""
        return self._dialog is not None

    def shows(self, kind: type[QDialog]) -> bool:
        """Whether the open dialog is of that kind."""
        return isinstance(self._dialog, kind)

    def new_match(self, game: str, settings: Settings, players: Sequence[Seated]) -> None:
        """Names, opponents, table rules and deal number of the next match of that game.

        ``players`` are those who can sit down besides the one who plays now.
        """
        from kingtable.ui.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(game, settings, self._window, players)
        dialog.begun.connect(self.begun)
        self._show(dialog)

    def matches(self, cards: Sequence[ContinueCard]) -> None:
        """The unfinished matches."""
        from kingtable.ui.dialogs.matches import MatchesDialog, Unfinished

        listed = [
            Unfinished(card.match_id, card.situation.title, text.joined(card.names), card.saved_ago) for card in cards
        ]
        dialog = MatchesDialog(listed, self._window)
        dialog.open_requested.connect(self.open_wanted)
        dialog.delete_requested.connect(self.delete_wanted)
        self._show(dialog)

    def table_rules(self, game: str, rules: Mapping[str, str]) -> None:
        """The rules in force in the running match (UI-41)."""
        from kingtable.ui.dialogs.table_rules import TableRulesDialog

        dialog = TableRulesDialog(game, rules, self._window)
        dialog.help_requested.connect(self.rule_wanted)
        self._show(dialog)

    def opponents(self, game: str, people: People, levels: Levels, deal: int) -> None:
        """The levels that hold from that deal on."""
        from kingtable.ui.dialogs.opponents import OpponentsDialog

        dialog = OpponentsDialog(game, people, levels, deal, self._window)
        dialog.chosen.connect(self.levels_chosen)
        self._show(dialog)

    def look_back(self, controller: Controller, theme: Theme, scale: int) -> None:
        """All hands of the last deal that is over."""
        from kingtable.ui.dialogs.look_back import LookBackDialog

        self._show(LookBackDialog(controller, controller.past[-1], theme, scale, self._window))

    def preferences(self, settings: Settings, note: str = "") -> None:
        """Preferences, which apply at once; ``note`` is said of the settings file they come from."""
        from kingtable.ui.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(settings, self._window, note)
        dialog.changed.connect(self.settings_chosen)
        # Queued: the dialog whose button this was gives way to a new one.
        dialog.imported.connect(self._imported, Qt.ConnectionType.QueuedConnection)
        dialog.cards_wanted.connect(self.cards_wanted)
        self._show(dialog)

    def _imported(self, settings: Settings, note: str) -> None:
        self.settings_chosen.emit(settings)
        self.preferences(settings, note)

    def cards(self, settings: Settings, high_contrast: bool) -> None:
        """The choice of the deck, which applies at once."""
        from kingtable.ui.dialogs.cards import CardsDialog

        dialog = CardsDialog(settings, high_contrast, self._window)
        dialog.changed.connect(self.settings_chosen)
        self._show(dialog)

    def players(self, places: ChangingPlaces, scale: int) -> None:
        """Everybody who plays here."""
        from kingtable.ui.dialogs.players import PlayersDialog

        dialog = PlayersDialog(places.players, scale, self._window)
        dialog.chosen.connect(places.seat)
        dialog.form_wanted.connect(places.open_form)
        dialog.delete_wanted.connect(places.delete)
        self._show(dialog)

    def player_form(self, personal: Personal, new: bool, saved: Callable[[object], object]) -> None:
        """Name and picture of one player."""
        from kingtable.ui.dialogs.player_form import PlayerForm

        dialog = PlayerForm(personal, new, self._window)
        dialog.saved.connect(saved)
        self._show(dialog)

    def keys(self, commands: Commands, settings: Settings, game: str) -> None:
        """All keys by their areas, those of that game too; those of commands can be changed."""
        from kingtable.ui.dialogs.keys import KeysDialog

        dialog = KeysDialog(commands, settings, game, self._window)
        dialog.changed.connect(self.settings_chosen)
        self._show(dialog)

    def about(self, scale: int) -> None:
        """What the program is."""
        from kingtable.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(scale, self._window)
        dialog.licences_wanted.connect(self.licences)
        self._show(dialog)

    def licences(self) -> None:
        """The licences of all parts, word for word."""
        from kingtable.ui.dialogs.licences import LicencesDialog

        self._show(LicencesDialog(self._window))

    def mishap(self, report: str, saved: bool) -> MishapDialog:
        """A fault of the program; ``saved``: there is a match that goes on."""
        from kingtable.ui.dialogs.mishap import MishapDialog

        dialog = MishapDialog(report, saved, self._window)
        self._show(dialog)
        return dialog

    def rule(
        self,
        game: str,
        anchor: str,
        rules: Mapping[str, str] | None,
        theme: Theme,
        scale: int,
        keys: Sequence[tuple[str, str]],
    ) -> None:
        """The help on that game at that anchor, "" for the page about all; ``rules`` are those in force, if any."""
        from kingtable.ui.dialogs.help import HelpWindow

        if self.help is None:
            self.help = HelpWindow(theme, scale, self._window)
        self.help.keys = keys
        self.help.show_rule(game, anchor or "top", rules)

    def close(self) -> None:
        """Close what is open, because the window is closed."""
        for open_one in (self._dialog, self.help):
            if open_one is not None:
                open_one.close()

    def _show(self, dialog: QDialog) -> None:
        if self._dialog is not None:
            self._dialog.close()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda: self._finished(dialog))
        dialog.open()

    def _finished(self, dialog: QDialog) -> None:
        if self._dialog is dialog:
            self._dialog = None
            self.closed.emit()
