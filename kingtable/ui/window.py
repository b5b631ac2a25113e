"""The main window: menus, and the pages home, table and scoresheet."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QStackedWidget, QWidget

from kingtable.core.record import RecordError
from kingtable.core.replay import IllegalRecord
from kingtable.games import IDS
from kingtable.paths import resource
from kingtable.store.atomic import Later, SetAside
from kingtable.store.fault import fault_of
from kingtable.store.matches import Match, MatchStore
from kingtable.store.results import Ended, Tally
from kingtable.store.settings import BadValue, Settings
from kingtable.store.stats import Stats
from kingtable.store.writer import Trouble
from kingtable.ui import kit, notices
from kingtable.ui.banner import Banner
from kingtable.ui.changing_places import ChangingPlaces
from kingtable.ui.chosen import chosen_look, chosen_pace
from kingtable.ui.commands import Commands
from kingtable.ui.controller import Controller
from kingtable.ui.dialog_desk import DialogDesk
from kingtable.ui.key_button import show_chosen
from kingtable.ui.pages.at_home import LATELY, Home
from kingtable.ui.pages.home import HomePage
from kingtable.ui.player_menu import everybody
from kingtable.ui.players import Players
from kingtable.ui.sounds import Sounds
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.theme import apply_theme
from kingtable.ui.unfinished import Unfinished
from kingtable.ui.window_place import kept_place, take_place

if TYPE_CHECKING:
    # The window shall show at once: what it does not show at first is loaded later.
    from kingtable.ui.archive import Archive
    from kingtable.ui.boards.board import Board
    from kingtable.ui.dialogs.new_match import NewMatch
    from kingtable.ui.pages.sheet import Sheet
    from kingtable.ui.pages.table import TablePage


_log = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """Owns the pages and the dialogs; decisions about the match are the controller's."""

    settings_changed = Signal(object)
    """The Settings to be saved."""

    def __init__(
        self, controller: Controller, matches: MatchStore, stats: Stats, players: Players, settings: Settings
    ) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("King Table"))
        self.setWindowIcon(QIcon(str(resource("icons", "kingtable.svg"))))
        self._controller = controller
        self._matches = matches
        self._stats = stats
        self.settings = replace(settings, player=players.current)
        players.follow(self.settings)
        self._last_game = IDS[0]
        look = self._look()
        self.commands = Commands(self)
        self.sounds = Sounds(settings.sound, settings.volume, self)
        self.desk = DialogDesk(self)
        self.places = ChangingPlaces(players, self.desk, lambda: self.settings, self)
        self._unfinished = Unfinished(matches, lambda: self.settings.avatar, self)
        self.home = HomePage(look.theme, look.text_scale)
        self._table: TablePage | None = None
        self._archive: Archive | None = None
        self._sheets: dict[Board, Sheet] = {}
        self.banner = Banner()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.home)
        middle = QWidget()
        layout = kit.column(middle, gap=0)
        layout.addWidget(self.banner)
        layout.addWidget(self.pages, 1)
        self.setCentralWidget(middle)
        self._make_menus()
        self._connect()
        self._apply_settings()
        self.setMinimumSize(900, 560)
        take_place(self, settings.window_geometry)
        self.go_home()

    # -- menus -----------------------------------------------------------------------------------------------------

    def _make_menus(self) -> None:
        do = self.commands
        self._menu(
            self.tr("&Game"), (do.new_match, do.open_match, None, do.home, do.statistics, do.history, None, do.quit)
        )
        about = (do.look_back, do.read_out, do.table_rules, do.opponents)
        self._menu(self.tr("&Play"), (do.undo, do.redo, do.hint, do.hurry, None, *about))
        self._menu(self.tr("&View"), (do.sheet, do.panel, do.counter, do.highlight, do.sound, None, do.full_screen))
        menu = self._menu(self.tr("&Settings"), (do.preferences, do.cards, None, do.players))
        switch = menu.addMenu(self.tr("Play &as"))
        switch.aboutToShow.connect(lambda: self.places.fill(switch))
        self._menu(self.tr("&Help"), (do.how_to_play, do.fair_play, do.keys, None, do.about))

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
            (do.new_match, lambda: self.new_match(self._last_game)),
            (do.open_match, lambda: self.desk.matches(self._unfinished.cards())),
            (do.home, self.go_home),
            (do.statistics, lambda: self.archive.open_statistics(self._game)),
            (do.history, lambda: self.archive.open_history()),
            (do.quit, self.close),
            (do.undo, lambda: self.table.undo()),
            (do.redo, self._controller.redo),
            (do.hint, lambda: self.table.hint()),
            (do.hurry, lambda: self.table.hurry()),
            (do.read_out, lambda: self.table.read_out()),
            (do.table_rules, self._show_table_rules),
            (do.opponents, self._show_opponents),
            (do.look_back, self._look_back),
            (do.sheet, self._toggle_sheet),
            (do.preferences, lambda: self.desk.preferences(self.settings)),
            (do.players, self.places.open_dialog),
            (do.cards, lambda: self.desk.cards(self.settings, self._look().theme.plain_cloth)),
            (do.how_to_play, lambda: self.show_rule("top")),
            (do.fair_play, lambda: self.show_help("fair-play", "top")),
            (do.keys, lambda: self.desk.keys(self.commands, self.settings, self._game)),
            (do.about, lambda: self.desk.about(self.settings.text_scale)),
        ):
            action.triggered.connect(_without_argument(slot))
        for number, voice in enumerate(do.voices):
            self.addAction(voice)
            voice.triggered.connect(lambda _=False, number=number: self.table.speak_for(number))
        do.panel.toggled.connect(self._toggle_panel)
        do.counter.toggled.connect(lambda on: self._change(card_counter=on))
        do.highlight.toggled.connect(lambda on: self._change(highlight_playable=on))
        do.sound.toggled.connect(lambda on: self._change(sound=on))
        do.full_screen.toggled.connect(self._full_screen)
        self.home.continue_requested.connect(self.open_match)
        self.home.scoresheet_requested.connect(self._open_sheet)
        self.home.new_match_requested.connect(self.new_match)
        self.home.matches_requested.connect(do.open_match.trigger)
        self.home.help_requested.connect(self._help_from_home)
        self.home.preferences_requested.connect(do.preferences.trigger)
        self.home.statistics_requested.connect(do.statistics.trigger)
        self.home.history_requested.connect(do.history.trigger)
        self._unfinished.set_aside.connect(self.tell_set_aside)
        self.home.players_requested.connect(do.players.trigger)
        # Queued: the page is made anew with another player, and the button that was pressed with it.
        self.home.player_chosen.connect(self.places.seat, Qt.ConnectionType.QueuedConnection)
        self.places.settings_chosen.connect(self._take_settings)
        self.places.players.changed.connect(self._show_home_again)
        self.desk.begun.connect(self._begin)
        self.desk.open_wanted.connect(self._open_listed)
        self.desk.delete_wanted.connect(self._delete)
        self.desk.levels_chosen.connect(self._controller.change_levels)
        self.desk.settings_chosen.connect(self._take_settings)
        self.desk.cards_wanted.connect(do.cards.trigger)
        self.desk.rule_wanted.connect(self.show_rule)
        # Queued: the dialog gives back the focus after it tells that it is finished.
        self.desk.closed.connect(self._focus_page, Qt.ConnectionType.QueuedConnection)
        self._controller.moved.connect(self._enable)
        self._controller.opened.connect(self._match_opened)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        hints = app.styleHints()
        # The objects must be kept: the wrappers of a chained call are gone before they are used.
        self._hints, self._access = hints, hints.accessibility()
        hints.colorSchemeChanged.connect(self._apply_settings)
        self._access.contrastPreferenceChanged.connect(self._apply_settings)

    def _enable(self) -> None:
        running = self._controller.running
        at_table = self._at(self._table)
        # Where taking back is not allowed the command says so.
        barred = running and not self._controller.match.undo_allowed
        self.commands.undo.setEnabled(at_table and (barred or self._controller.can_undo))
        self.commands.redo.setEnabled(at_table and self._controller.can_redo)
        self.commands.hint.setEnabled(at_table and self._controller.can_hint)
        self.commands.hurry.setEnabled(at_table and running and self._controller.places is None)
        self.commands.panel.setEnabled(at_table)
        self.commands.read_out.setEnabled(at_table and running)
        for voice in self.commands.voices:
            voice.setEnabled(at_table and running)
        self.commands.table_rules.setEnabled(running)
        self.commands.look_back.setEnabled(at_table and bool(self._controller.past))
        self.commands.opponents.setEnabled(running and self._controller.places is None)
        self.commands.sheet.setEnabled(running and not (self._archive and self._archive.in_front))
        self.commands.home.setEnabled(not self._at(self.home))
        self.commands.explain(self._game)

    @property
    def _game(self) -> str:
        """The running match's game, "" if none is on the table."""
        return self._controller.match.record.game if self._controller.running else ""

    def _match_opened(self) -> None:
        self._last_game = self._game

    def _at(self, page: QWidget | None) -> bool:
        return page is not None and self.pages.currentWidget() is page

    def prepare(self) -> None:
        """Make what the first picture did not need, so that it is there when it is wanted."""
        _ = self.table
        self.sounds.prepare()

    @property
    def table(self) -> TablePage:
        """The table page, made when it is first needed."""
        if self._table is None:
            from kingtable.ui.pages.table import TablePage

            self._table = table = TablePage(self._controller, self._look(), self._pace())
            self.pages.addWidget(table)
            table.rule_wanted.connect(self.show_rule)
            table.sheet_wanted.connect(self._toggle_sheet)
            table.look_back_wanted.connect(self.commands.look_back.trigger)
            table.home_wanted.connect(self.go_home)
            table.new_match_wanted.connect(self.commands.new_match.trigger)
            table.settled.connect(self._enable)
            table.heard.connect(self.sounds.play)
            table.desk.side_seen.connect(self.commands.panel.setChecked)
            self._settle_panel(table)
        return self._table

    @property
    def archive(self) -> Archive:
        """The pages about finished matches, made when one is first opened."""
        if self._archive is None:
            from kingtable.ui.archive import Archive

            players = self.places.players
            made = Archive(self.pages, self._stats, players, lambda: self.settings, self._look, self._pace)
            self._archive = made
            made.changed.connect(self._page_changed)
            made.practice_wanted.connect(self.practise)
            made.told.connect(self.banner.tell)
        return self._archive

    @property
    def sheet(self) -> Sheet:
        """The scoresheet page of the running match's game, made when it is first needed."""
        board = self.table.board
        if board not in self._sheets:
            look = self._look()
            made = self._sheets[board] = board.make_sheet(look.theme, look.text_scale)
            self.pages.addWidget(made)
            made.closed.connect(self._back_to_table)
            made.told.connect(self.banner.tell)
        return self._sheets[board]

    # -- pages -----------------------------------------------------------------------------------------------------

    def go_home(self) -> None:
        """The home screen; a running match is saved and can be continued."""
        self._leave_table()
        self._show_home()
        self.pages.setCurrentWidget(self.home)
        self._enable()

    def _leave_table(self) -> None:
        if self._table is not None:
            self._table.leave()
        self._controller.leave()
        if self._archive is not None:
            self._archive.leave()

    def open_match(self, id: str) -> None:
        """Continue the match of that id."""
        reading = self._matches.load(id)
        self.tell_set_aside(reading.set_aside)
        if reading.value is None:
            self.go_home()
            return
        self.play(reading.value)

    def play(self, match: Match) -> None:
        """Put that match on the table; one that cannot be played through is set aside."""
        self.pages.setCurrentWidget(self.table)
        try:
            self._controller.open(match)
        except (RecordError, IllegalRecord) as error:
            self._controller.leave()
            self.tell_set_aside([self._matches.set_aside(match.id, fault_of(error))])
            self.go_home()
            return
        self.table.take_focus()
        self._enable()

    def _open_sheet(self, id: str) -> None:
        self.open_match(id)
        if self._controller.running:
            self._toggle_sheet()

    def _toggle_sheet(self) -> None:
        if self.pages.currentWidget() in self._sheets.values():
            self._back_to_table()
        elif self._controller.running:
            self.sheet.show_view(self._controller.view, self._controller.people)
            self.pages.setCurrentWidget(self.sheet)
            self.sheet.setFocus()
            self._enable()

    def _page_changed(self) -> None:
        """A page about finished matches lies over the others, or does so no more."""
        if self._at(self._table):
            self.table.take_focus()
        self._enable()

    def _back_to_table(self) -> None:
        self.pages.setCurrentWidget(self.table)
        self.table.take_focus()
        self._enable()

    def _show_home(self) -> None:
        card, others = self._unfinished.newest()
        if card is not None and card.over:
            self._count(card.match_id)
        tallies, lately = self._figures()
        self.home.show_home(
            Home(
                continue_match=card,
                others=others,
                player_name=self.settings.player_name,
                seats=everybody(self.places.players),
                player=self.settings.player,
                tallies={**dict.fromkeys(IDS, Tally()), **tallies},
                lately=lately,
            )
        )

    def _count(self, id: str) -> None:
        match = self._matches.load(id).value
        if match is not None:
            self._controller.count(match)

    def _figures(self) -> tuple[Mapping[str, Tally], Sequence[Ended]]:
        try:
            return self._stats.tallies(self.settings.player), self._stats.lately(self.settings.player, LATELY)
        except OSError as error:
            # The writer tells of a folder that refuses; the home screen can do without figures.
            _log.warning("The statistics cannot be read: %s", error)
            return {}, ()

    # -- what was decided in dialogs -----------------------------------------------------------------------------------

    def new_match(self, game: str) -> None:
        """Ask for players and table rules of a new match of that game."""
        self.desk.new_match(game, self.settings, self.places.others)

    def _begin(self, new: NewMatch) -> None:
        new = self.places.welcome(new)
        self._take_settings(new.remembered(self.settings))
        self._leave_table()
        self.play(new.begun())

    def practise(self, match: Match) -> None:
        """Put a match on the table that is counted for nobody."""
        self._leave_table()
        self.play(match)
        self.table.table.announce(self.tr("This is practice and counts nowhere."))

    def _open_listed(self, id: str) -> None:
        self._leave_table()
        self.open_match(id)

    def _delete(self, id: str) -> None:
        if self._controller.running and self._controller.match.id == id:
            self.go_home()
        self._matches.remove(id)
        if self._at(self.home):
            self._show_home()

    def _rules_in_force(self) -> Mapping[str, str] | None:
        if not self._controller.running:
            return None
        rules: Mapping[str, str] = self._controller.view.rules
        return rules

    def _show_table_rules(self) -> None:
        rules = self._rules_in_force()
        if rules is not None:
            self.desk.table_rules(self._game, rules)

    def _show_opponents(self) -> None:
        deal, levels = self._controller.coming_levels
        self.desk.opponents(self._game, self._controller.people, levels, deal)

    def _look_back(self) -> None:
        look = self._look()
        self.desk.look_back(self._controller, look.theme, look.text_scale)

    def show_rule(self, anchor: str) -> None:
        """The help on the running match's game at that anchor; without a match that on all games."""
        self.show_help(self._game, anchor)

    def _help_from_home(self, game: str, anchor: str) -> None:
        # There the keys are offered with the key of their own window.
        if anchor == "keys":
            self.commands.keys.trigger()
        else:
            self.show_help(game, anchor)

    def show_help(self, game: str, anchor: str) -> None:
        """The help on that game, "" for all games, at that anchor."""
        look = self._look()
        rules = self._rules_in_force() if game == self._game else None
        self.desk.rule(game, anchor, rules, look.theme, look.text_scale, self.commands.key_list(game))

    def _focus_page(self) -> None:
        # A closed dialog gives the focus back to what had it, which may be on a page that was left.
        if not self.desk.open and self._at(self._table):
            self.table.take_focus()

    # -- settings --------------------------------------------------------------------------------------------------

    def _change(self, **values: object) -> None:
        self._take_settings(replace(self.settings, **values))

    def _take_settings(self, settings: object) -> None:
        assert isinstance(settings, Settings)
        if settings == self.settings:
            return
        self.settings = settings
        self.places.players.follow(settings)
        self._apply_settings()
        self.settings_changed.emit(settings)
        self._show_home_again()

    def _show_home_again(self) -> None:
        if self._at(self.home):
            self._show_home()

    def _apply_settings(self) -> None:
        look, settings = self._look(), self.settings
        self.sounds.tune(settings.sound, settings.volume)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_theme(app, look.theme, look.text_scale)
        if self._table is not None:
            self._table.restyle(look, self._pace())
            self._settle_panel(self._table)
        self.home.set_theme(look.theme, look.text_scale)
        if self._archive is not None:
            self._archive.restyle()
        for other in (*self._sheets.values(), self.desk.help):
            if other is not None:
                other.set_theme(look.theme, look.text_scale)
        self.commands.use_keys(settings.keys)
        show_chosen(self.commands.in_place_of)
        for action, on in (
            (self.commands.counter, settings.card_counter),
            (self.commands.highlight, settings.highlight_playable),
            (self.commands.sound, settings.sound),
        ):
            action.setChecked(on)

    def _toggle_panel(self, on: bool) -> None:
        # In a narrow window the panel is a drawer; opening it now says nothing about wide ones.
        if self.table.desk.is_drawer:
            self.table.desk.open_drawer(on)
        else:
            self._change(panel_visible=on)

    def _settle_panel(self, table: TablePage) -> None:
        table.show_side(self.settings.panel_visible, self.settings.card_counter)

    def _look(self) -> Look:
        return chosen_look(self.settings, self._last_game, self)

    def _pace(self) -> Pace:
        return chosen_pace(self.settings)

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

    def tell_set_aside(self, files: Sequence[SetAside | BadValue]) -> None:
        """Files that could not be read."""
        for file in files:
            if isinstance(file, BadValue):
                self.banner.tell(notices.bad_setting(file.key, file.why))
            elif isinstance(file, Later):
                self.banner.tell(notices.later_version(str(file.path)))
            else:
                self.banner.tell(notices.file_set_aside(str(file.path), str(file.aside or ""), file.why))

    # -- the window's own ------------------------------------------------------------------------------------------

    def come_to_front(self) -> None:
        """Somebody has started the program again."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        # Where the system lets no window push itself to the front, it is marked in the bar of tasks.
        QApplication.alert(self)

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
        self.desk.close()
        self.sounds.close()
        if self._archive is not None:
            self._archive.close()
        self.settings = replace(self.settings, window_geometry=kept_place(self))
        self.settings_changed.emit(self.settings)
        self._leave_table()
        if self._table is not None:
            self._table.table.close_table()
        event.accept()


def _without_argument(slot: Callable[[], object]) -> Callable[[bool], None]:
    # QAction.triggered hands over whether the action is checked, which these do not want.
    def call(_checked: bool = False) -> None:
        slot()

    return call
