"""Which dialog is open: one at a time, opened and never executed, imported when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from kingtable.store.settings import Personal, Settings
from kingtable.ui import text
from kingtable.ui.chosen import Chosen
from kingtable.ui.commands import Commands
from kingtable.ui.controller import Controller
from kingtable.ui.pages.continue_panel import ContinueCard

if TYPE_CHECKING:
    # The window shall show at once; a dialog's module is loaded with its first opening.
    from kingtable.ui.changing_places import ChangingPlaces
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
    closed = Signal()
    """The open dialog was closed."""

    def __init__(self, window: QWidget, controller: Controller, chosen: Chosen, commands: Commands) -> None:
        super().__init__(window)
        self._window = window
        self._controller = controller
        self._chosen = chosen
        self._commands = commands
        self._dialog: QDialog | None = None
        self.help: HelpWindow | None = None

    @property
    def open(self) -> bool:
        """Whether a dialog is open (the help window stands beside the others and does not count)."""
        return self._dialog is not None

    def shows(self, kind: type[QDialog]) -> bool:
        """Whether the open dialog is of that kind."""
        return isinstance(self._dialog, kind)

    def new_match(self, game: str, players: Sequence[Seated]) -> None:
        """Names, opponents, table rules and deal number of the next match of that game.

        ``players`` are those who can sit down besides the one who plays now.
        """
        from kingtable.ui.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(game, self._chosen.settings, self._window, players)
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

    def table_rules(self) -> None:
        """The rules in force in the running match (UI-41)."""
        from kingtable.ui.dialogs.table_rules import TableRulesDialog

        dialog = TableRulesDialog(self._controller.game, self._controller.view.rules, self._window)
        dialog.help_requested.connect(self.show_rule)
        self._show(dialog)

    def opponents(self) -> None:
        """The levels that hold from the coming deal on."""
        from kingtable.ui.dialogs.opponents import OpponentsDialog

        controller = self._controller
        deal, levels = controller.coming_levels
        dialog = OpponentsDialog(controller.game, controller.people, levels, deal, self._window)
        dialog.chosen.connect(controller.change_levels)
        self._show(dialog)

    def look_back(self) -> None:
        """All hands of the last deal that is over."""
        from kingtable.ui.dialogs.look_back import LookBackDialog

        controller, look = self._controller, self._chosen.look
        self._show(LookBackDialog(controller, controller.past[-1], look.theme, look.text_scale, self._window))

    def preferences(self, note: str = "") -> None:
        """Preferences, which apply at once; ``note`` is said of the settings file they come from."""
        from kingtable.ui.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self._chosen.settings, self._window, note)
        dialog.changed.connect(self._chosen.take)
        # Queued: the dialog whose button this was gives way to a new one.
        dialog.imported.connect(self._imported, Qt.ConnectionType.QueuedConnection)
        dialog.cards_wanted.connect(self.cards)
        self._show(dialog)

    def _imported(self, settings: Settings, note: str) -> None:
        self._chosen.take(settings)
        self.preferences(note)

    def cards(self) -> None:
        """The choice of the deck, which applies at once."""
        from kingtable.ui.dialogs.cards import CardsDialog

        dialog = CardsDialog(self._chosen.settings, self._chosen.look.theme.plain_cloth, self._window)
        dialog.changed.connect(self._chosen.take)
        self._show(dialog)

    def players(self, places: ChangingPlaces) -> None:
        """Everybody who plays here."""
        from kingtable.ui.dialogs.players import PlayersDialog

        dialog = PlayersDialog(places.players, self._chosen.settings.text_scale, self._window)
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

    def keys(self) -> None:
        """All keys by their areas, those of the running match's game too; those of commands can be changed."""
        from kingtable.ui.dialogs.keys import KeysDialog

        dialog = KeysDialog(self._commands, self._chosen.settings, self._controller.game, self._window)
        dialog.changed.connect(self._chosen.take)
        self._show(dialog)

    def about(self) -> None:
        """What the program is."""
        from kingtable.ui.dialogs.about import AboutDialog

        dialog = AboutDialog(self._chosen.settings.text_scale, self._window)
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

    def show_rule(self, anchor: str) -> None:
        """The help on the running match's game at that anchor; without a match that on all games."""
        self.show_help(self._controller.game, anchor)

    def show_help(self, game: str, anchor: str = "top") -> None:
        """The help on that game at that anchor, "" for the page about all."""
        from kingtable.ui.dialogs.help import HelpWindow

        if self.help is None:
            look = self._chosen.look
            self.help = HelpWindow(look.theme, look.text_scale, self._window)
        self.help.keys = self._commands.key_list(game)
        in_force = self._controller.running and game == self._controller.game
        self.help.show_rule(game, anchor or "top", self._controller.view.rules if in_force else None)

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
