"""The main window: menus, and the pages home, table and scoresheet."""

from __future__ import annotations

import base64
import binascii
import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QStackedWidget, QWidget

from kingtable.core.game import resolve_rules
from kingtable.core.record import Record, RecordError
from kingtable.core.replay import IllegalRecord
from kingtable.games.king import KING
from kingtable.paths import resource
from kingtable.store.atomic import SetAside
from kingtable.store.matches import Match, MatchStore
from kingtable.store.settings import BadValue, Settings
from kingtable.store.stats import Stats
from kingtable.store.writer import Trouble
from kingtable.ui import kit, notices, text
from kingtable.ui.banner import Banner
from kingtable.ui.commands import Commands
from kingtable.ui.continue_card import continue_card
from kingtable.ui.controller import Controller
from kingtable.ui.pages.continue_panel import ContinueCard
from kingtable.ui.pages.home import Home, HomePage
from kingtable.ui.pages.scoresheet import ScoresheetPage
from kingtable.ui.pages.table import TablePage
from kingtable.ui.table.choreographer import Pace
from kingtable.ui.table.scene import Look
from kingtable.ui.theme import apply_theme, theme_of

if TYPE_CHECKING:
    # Dialogs are imported when they are first opened: the window shall show at once.
    from kingtable.ui.dialogs.help import HelpWindow


class MainWindow(QMainWindow):
    """Owns the pages and the dialogs; decisions about the match are the controller's."""

    settings_changed = Signal(object)
    """The Settings to be saved."""

    def __init__(self, controller: Controller, matches: MatchStore, stats: Stats, settings: Settings) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("King Table"))
        self.setWindowIcon(QIcon(str(resource("icons", "kingtable.svg"))))
        self._controller = controller
        self._matches = matches
        self._stats = stats
        self.settings = settings
        self._notices: list[str] = []
        look = self._look()
        self.commands = Commands(self)
        self.home = HomePage(look.theme, look.text_scale)
        self.table = TablePage(controller, look, self._pace())
        self.sheet = ScoresheetPage(look.theme, look.text_scale)
        self.banner = Banner()
        self._help: HelpWindow | None = None
        self._dialog: QDialog | None = None
        self.pages = QStackedWidget()
        for page in (self.home, self.table, self.sheet):
            self.pages.addWidget(page)
        middle = QWidget()
        layout = kit.column(middle, gap=0)
        layout.addWidget(self.banner)
        layout.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self._make_menus()
        self._connect()
        self._apply_settings()
        self.setMinimumSize(900, 560)
        self._restore_place()
        self.go_home()

    # -- menus -----------------------------------------------------------------------------------------------------

    def _make_menus(self) -> None:
        do = self.commands
        self._menu(self.tr("&Game"), (do.new_match, do.open_match, None, do.home, None, do.quit))
        self._menu(self.tr("&Play"), (do.undo, do.redo, None, do.table_rules))
        self._menu(self.tr("&View"), (do.sheet, do.panel, do.counter, do.highlight, None, do.full_screen))
        self._menu(self.tr("&Settings"), (do.preferences,))
        self._menu(self.tr("&Help"), (do.how_to_play, do.keys, None, do.about))

    def _menu(self, title: str, actions: tuple[QAction | None, ...]) -> QMenu:
        menu = self.menuBar().addMenu(title)
        for action in actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        return menu

    def _connect(self) -> None:
        do = self.commands
        for action, slot in (
            (do.new_match, self._ask_new_match),
            (do.open_match, self._ask_open_match),
            (do.home, self.go_home),
            (do.quit, self.close),
            (do.undo, self._controller.undo),
            (do.redo, self._controller.redo),
            (do.table_rules, self._show_table_rules),
            (do.sheet, self._toggle_sheet),
            (do.preferences, self._show_preferences),
            (do.how_to_play, self._show_help),
            (do.keys, self._show_keys),
            (do.about, self._show_about),
        ):
            action.triggered.connect(_without_argument(slot))
        do.panel.toggled.connect(lambda on: self._change(panel_visible=on))
        do.counter.toggled.connect(lambda on: self._change(card_counter=on))
        do.highlight.toggled.connect(lambda on: self._change(highlight_playable=on))
        do.full_screen.toggled.connect(self._full_screen)
        self.home.continue_requested.connect(self.open_match)
        self.home.scoresheet_requested.connect(self._open_sheet)
        self.home.new_match_requested.connect(lambda _game: self._ask_new_match())
        self.home.matches_requested.connect(self._ask_open_match)
        self.home.help_requested.connect(self.show_rule)
        self.home.preferences_requested.connect(self._show_preferences)
        self.table.rule_wanted.connect(self.show_rule)
        self.table.sheet_wanted.connect(self._toggle_sheet)
        self.table.home_wanted.connect(self.go_home)
        self.table.new_match_wanted.connect(self._ask_new_match)
        self.table.settled.connect(self._enable)
        self._controller.moved.connect(lambda _moved: self._enable())
        self.sheet.closed.connect(self._back_to_table)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        hints = app.styleHints()
        # The object must be kept: the wrapper of a chained call is gone before it is used.
        self._hints = hints
        hints.colorSchemeChanged.connect(lambda _scheme: self._apply_settings())

    def _enable(self) -> None:
        running = self._controller.running
        at_table = self.pages.currentWidget() is self.table
        self.commands.undo.setEnabled(at_table and self._controller.can_undo)
        self.commands.redo.setEnabled(at_table and self._controller.can_redo)
        self.commands.table_rules.setEnabled(running)
        self.commands.sheet.setEnabled(running)
        self.commands.home.setEnabled(self.pages.currentWidget() is not self.home)

    # -- pages -----------------------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """The home screen; a running match is saved and can be continued."""
        self.table.leave()
        self._controller.leave()
        self._show_home()
        self.pages.setCurrentWidget(self.home)
        self._enable()

    def open_match(self, id: str) -> None:
        """Continue the match of that id."""
        reading = self._matches.load(id)
        self.tell_set_aside(reading.set_aside)
        if reading.value is None:
            self._show_home()
            return
        self.play(reading.value)

    def play(self, match: Match) -> None:
        """Put that match on the table; one that cannot be played through is set aside."""
        self.pages.setCurrentWidget(self.table)
        try:
            self._controller.open(match)
        except (RecordError, IllegalRecord) as error:
            self._controller.leave()
            self.tell_set_aside([self._matches.set_aside(match.id, str(error))])
            self.go_home()
            return
        self.table.take_focus()
        self._enable()

    def _open_sheet(self, id: str) -> None:
        self.open_match(id)
        if self._controller.running:
            self._toggle_sheet()

    def _toggle_sheet(self) -> None:
        if self.pages.currentWidget() is self.sheet:
            self._back_to_table()
        elif self._controller.running:
            self.sheet.show_view(self._controller.view, self._controller.people)
            self.pages.setCurrentWidget(self.sheet)
            self.sheet.setFocus()
            self._enable()

    def _back_to_table(self) -> None:
        self.pages.setCurrentWidget(self.table)
        self.table.take_focus()
        self._enable()

    def _show_home(self) -> None:
        summaries, set_aside = self._matches.unfinished()
        self.tell_set_aside(set_aside)
        cards = (self._card_of(summary.id) for summary in summaries)
        card = next((card for card in cards if card is not None), None)
        tally = self._stats.summary(KING.id)
        self.home.show_home(
            Home(
                continue_match=card,
                others=max(0, len(summaries) - 1),
                player_name=self.settings.player_name,
                avatar=self.settings.avatar,
                played=tally.played,
                won=tally.won,
                kings_made=tally.kings_made,
                king_points=tally.king_points,
            )
        )

    # -- dialogs: one at a time, opened, never executed ---------------------------------------------------------------

    def _open_dialog(self, dialog: QDialog) -> None:
        if self._dialog is not None:
            self._dialog.close()
        self._dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialog)
        dialog.open()

    def _forget_dialog(self) -> None:
        self._dialog = None
        # The dialog gives the focus back to what had it, which may be on a page that was left.
        QTimer.singleShot(0, self._focus_page)

    def _focus_page(self) -> None:
        if self._dialog is None and self.pages.currentWidget() is self.table:
            self.table.take_focus()

    def _ask_new_match(self) -> None:
        from kingtable.ui.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(self.settings, self)
        dialog.begun.connect(self._begin)
        self._open_dialog(dialog)

    def _begin(self, new: object) -> None:
        from kingtable.ui.dialogs.new_match import NewMatch

        assert isinstance(new, NewMatch)
        self._take_settings(new.remembered(self.settings))
        record = Record(game=new.game, seats=new.names, seed=new.seed, options=dict(new.options))
        levels = (None, *(new.level for _ in new.names[1:]))
        if self._controller.running:
            self.go_home()
        self.play(Match.begun(record, (0,), levels))

    def _ask_open_match(self) -> None:
        from kingtable.ui.dialogs.matches import MatchesDialog, Unfinished

        listed = [
            Unfinished(card.match_id, card.title, text.joined([name for name, _, _ in card.people]), card.saved_ago)
            for card in self._match_list()
        ]
        dialog = MatchesDialog(listed, self)
        dialog.open_requested.connect(self._open_listed)
        dialog.delete_requested.connect(self._delete)
        self._open_dialog(dialog)

    def _match_list(self) -> list[ContinueCard]:
        summaries, set_aside = self._matches.unfinished()
        self.tell_set_aside(set_aside)
        cards = []
        for summary in summaries:
            card = self._card_of(summary.id)
            if card is not None:
                cards.append(card)
        return cards

    def _card_of(self, id: str) -> ContinueCard | None:
        """The match in words; one that cannot be played through is set aside."""
        match = self._matches.load(id).value
        if match is None:
            return None
        try:
            return continue_card(match, self.settings.avatar)
        except (RecordError, IllegalRecord) as error:
            self.tell_set_aside([self._matches.set_aside(id, str(error))])
            return None

    def _delete(self, id: str) -> None:
        if self._controller.running and self._controller.match.id == id:
            self.go_home()
        self._matches.remove(id)
        if self.pages.currentWidget() is self.home:
            self._show_home()

    def _rules_in_force(self) -> dict[str, str]:
        return resolve_rules(KING.table_rules, self._controller.match.record.options)

    def _open_listed(self, id: str) -> None:
        if self._controller.running:
            self.go_home()
        self.open_match(id)

    def _show_table_rules(self) -> None:
        from kingtable.ui.dialogs.table_rules import TableRulesDialog

        if self._controller.running:
            dialog = TableRulesDialog(self._rules_in_force(), parent=self)
            dialog.help_requested.connect(self.show_rule)
            self._open_dialog(dialog)

    def _show_preferences(self) -> None:
        from kingtable.ui.dialogs.preferences import PreferencesDialog

        dialog = PreferencesDialog(self.settings, self)
        dialog.changed.connect(self._take_settings)
        self._open_dialog(dialog)

    def _show_about(self) -> None:
        from kingtable.ui.dialogs.about import AboutDialog

        self._open_dialog(AboutDialog(self.settings.text_scale, self))

    def _show_help(self) -> None:
        self.show_rule("")

    def _show_keys(self) -> None:
        self.show_rule("keys")

    def show_rule(self, anchor: str) -> None:
        """The help at that anchor, with the table rules in force."""
        from kingtable.ui.dialogs.help import HelpWindow

        if self._help is None:
            self._help = HelpWindow(self._look().theme, self.settings.text_scale, self.commands.key_list(), self)
        self._help.show_rule(anchor, self._rules_in_force() if self._controller.running else None)

    # -- settings --------------------------------------------------------------------------------------------------

    def _change(self, **values: object) -> None:
        self._take_settings(dataclasses.replace(self.settings, **values))  # type: ignore[arg-type]

    def _take_settings(self, settings: object) -> None:
        assert isinstance(settings, Settings)
        if settings == self.settings:
            return
        self.settings = settings
        self._apply_settings()
        self.settings_changed.emit(settings)
        if self.pages.currentWidget() is self.home:
            self._show_home()

    def _apply_settings(self) -> None:
        look, settings = self._look(), self.settings
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_theme(app, look.theme, look.text_scale)
        self.table.restyle(look, self._pace())
        self.home.set_theme(look.theme, look.text_scale)
        self.sheet.set_theme(look.theme, look.text_scale)
        if self._help is not None:
            self._help.set_theme(look.theme, look.text_scale)
        self.table.panel.setVisible(settings.panel_visible)
        self.table.panel.set_counter_visible(settings.card_counter)
        for action, on in (
            (self.commands.panel, settings.panel_visible),
            (self.commands.counter, settings.card_counter),
            (self.commands.highlight, settings.highlight_playable),
        ):
            action.setChecked(on)

    def _look(self) -> Look:
        return Look(
            theme=theme_of(self.settings.theme),
            text_scale=self.settings.text_scale,
            ratio=self.devicePixelRatioF(),
            font=self.font(),
            highlight=self.settings.highlight_playable,
        )

    def _pace(self) -> Pace:
        settings = self.settings
        return Pace(settings.speed, settings.trick_rest_ms, settings.reduced_motion, settings.deal_summary)

    def _full_screen(self, on: bool) -> None:
        if on:
            self.showFullScreen()
        else:
            self.showNormal()

    # -- what must be known ------------------------------------------------------------------------------------------

    def tell_trouble(self, trouble: Trouble) -> None:
        """Nothing can be saved just now."""
        self.banner.warn(notices.cannot_write(trouble.path, trouble.cause))

    def tell_recovered(self) -> None:
        """Everything is saved again."""
        self.banner.settle()

    def tell_set_aside(
        self, files: tuple[SetAside | BadValue, ...] | list[SetAside] | list[SetAside | BadValue]
    ) -> None:
        """Files that could not be read."""
        for file in files:
            if isinstance(file, BadValue):
                self.banner.warn(notices.bad_setting(file.key, file.why))
            else:
                self.banner.warn(notices.file_set_aside(str(file.path), str(file.aside or ""), file.why))

    # -- the window's own ------------------------------------------------------------------------------------------

    def _restore_place(self) -> None:
        self.resize(1366, 768)
        try:
            place = base64.b64decode(self.settings.window_geometry, validate=True)
        except (binascii.Error, ValueError):
            return
        if place:
            self.restoreGeometry(QByteArray(place))

    def changeEvent(self, event: QEvent) -> None:
        """Full screen left by the window manager is left in the menu too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.commands.full_screen.setChecked(self.isFullScreen())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves full screen."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.commands.full_screen.setChecked(False)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Quitting never asks: everything is saved already, the window's place last."""
        place = base64.b64encode(self.saveGeometry().data()).decode("ascii")
        self.settings = dataclasses.replace(self.settings, window_geometry=place)
        self.settings_changed.emit(self.settings)
        self.table.leave()
        self._controller.leave()
        self.table.table.close_table()
        event.accept()


def _without_argument(slot: Callable[[], object]) -> Callable[[bool], None]:
    # QAction.triggered hands over whether the action is checked, which these do not want.
    def call(_checked: bool = False) -> None:
        slot()

    return call
