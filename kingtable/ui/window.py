"""The main window: which page is in front, and which match lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from kingtable.core.record import RecordError
from kingtable.core.replay import IllegalRecord
from kingtable.paths import resource
from kingtable.store.fault import fault_of
from kingtable.store.matches import Match, MatchStore
from kingtable.store.settings import Settings
from kingtable.store.stats import Stats
from kingtable.ui import kit
from kingtable.ui.banner import Banner
from kingtable.ui.changing_places import ChangingPlaces
from kingtable.ui.chosen import Chosen
from kingtable.ui.commands import Commands
from kingtable.ui.controller import Controller
from kingtable.ui.dialog_desk import DialogDesk
from kingtable.ui.enabling import Front, enable
from kingtable.ui.front_page import front_page
from kingtable.ui.key_button import show_chosen
from kingtable.ui.menu_bar import MenuBar
from kingtable.ui.pages.home import HomePage
from kingtable.ui.players import Players
from kingtable.ui.sounds import Sounds
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


class MainWindow(QMainWindow):
    """Owns the pages and the dialogs; decisions about the match are the controller's."""

    def __init__(
        self, controller: Controller, matches: MatchStore, stats: Stats, players: Players, settings: Settings
    ) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("King Table"))
        self.setWindowIcon(QIcon(str(resource("icons", "kingtable.svg"))))
        self._controller = controller
        self._matches = matches
        self._stats = stats
        self.commands = Commands(self)
        self.chosen = Chosen(replace(settings, player=players.current), self)
        self.desk = DialogDesk(self, controller, self.chosen, self.commands)
        self.places = ChangingPlaces(players, self.desk, self.chosen)
        self.sounds = Sounds(settings.sound, settings.volume, self)
        self._unfinished = Unfinished(matches, self.chosen)
        look = self.chosen.look
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
        self.setMenuBar(MenuBar(self.commands, self.places))
        self._connect_commands()
        self._connect_parts()
        self._apply_settings()
        self.setMinimumSize(900, 560)
        take_place(self, settings.window_geometry)
        self.go_home()

    def _connect_commands(self) -> None:
        do, desk = self.commands, self.desk
        for action, slot in (
            (do.new_match, lambda: self.new_match(self.chosen.game)),
            (do.open_match, lambda: desk.matches(self._unfinished.cards())),
            (do.home, self.go_home),
            (do.statistics, lambda: self.archive.open_statistics(self._controller.game)),
            (do.history, lambda: self.archive.open_history()),
            (do.quit, self.close),
            (do.undo, lambda: self.table.undo()),
            (do.redo, self._controller.redo),
            (do.hint, lambda: self.table.hint()),
            (do.hurry, lambda: self.table.hurry()),
            (do.read_out, lambda: self.table.read_out()),
            (do.table_rules, desk.table_rules),
            (do.opponents, desk.opponents),
            (do.look_back, desk.look_back),
            (do.sheet, self._toggle_sheet),
            (do.preferences, desk.preferences),
            (do.players, self.places.open_dialog),
            (do.cards, desk.cards),
            (do.how_to_play, lambda: desk.show_rule("top")),
            (do.fair_play, lambda: desk.show_help("fair-play")),
            (do.keys, desk.keys),
            (do.about, desk.about),
        ):
            action.triggered.connect(_without_argument(slot))
        for number, voice in enumerate(do.voices):
            self.addAction(voice)
            voice.triggered.connect(lambda _=False, number=number: self.table.speak_for(number))
        do.panel.toggled.connect(self._toggle_panel)
        do.counter.toggled.connect(lambda on: self.chosen.change(card_counter=on))
        do.highlight.toggled.connect(lambda on: self.chosen.change(highlight_playable=on))
        do.sound.toggled.connect(lambda on: self.chosen.change(sound=on))
        do.full_screen.toggled.connect(lambda on: self.showFullScreen() if on else self.showNormal())

    def _connect_parts(self) -> None:
        do, desk, home = self.commands, self.desk, self.home
        home.continue_requested.connect(self.open_match)
        home.scoresheet_requested.connect(self._open_sheet)
        home.new_match_requested.connect(self.new_match)
        home.matches_requested.connect(do.open_match.trigger)
        home.help_requested.connect(self._help_from_home)
        home.preferences_requested.connect(do.preferences.trigger)
        home.statistics_requested.connect(do.statistics.trigger)
        home.history_requested.connect(do.history.trigger)
        home.players_requested.connect(do.players.trigger)
        # Queued: the page is made anew with another player, and the button that was pressed with it.
        home.player_chosen.connect(self.places.seat, Qt.ConnectionType.QueuedConnection)
        self._unfinished.set_aside.connect(self.banner.tell_set_aside)
        self.places.players.changed.connect(self._show_home_again)
        self.chosen.restyled.connect(self._follow)
        desk.begun.connect(self._begin)
        desk.open_wanted.connect(self._open_listed)
        desk.delete_wanted.connect(self._delete)
        # Queued: the dialog gives back the focus after it tells that it is finished.
        desk.closed.connect(self._focus_page, Qt.ConnectionType.QueuedConnection)
        self._controller.moved.connect(self._enable)
        self._controller.opened.connect(self._match_opened)

    @property
    def settings(self) -> Settings:
        """Those in force."""
        return self.chosen.settings

    def prepare(self) -> None:
        """Make what the first picture did not need, so that it is there when it is wanted."""
        _ = self.table
        self.sounds.prepare()

    @property
    def table(self) -> TablePage:
        """The table page, made when it is first needed."""
        if self._table is None:
            from kingtable.ui.pages.table import TablePage

            self._table = table = TablePage(self._controller, self.chosen.look, self.chosen.pace)
            self.pages.addWidget(table)
            table.rule_wanted.connect(self.desk.show_rule)
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

            self._archive = made = Archive(self.pages, self._stats, self.places.players, self.chosen)
            made.changed.connect(self._page_changed)
            made.practice_wanted.connect(self.practise)
            made.told.connect(self.banner.tell)
        return self._archive

    @property
    def sheet(self) -> Sheet:
        """The scoresheet page of the running match's game, made when it is first needed."""
        board = self.table.board
        if board not in self._sheets:
            look = self.chosen.look
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
        self.banner.tell_set_aside(reading.set_aside)
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
            self.banner.tell_set_aside([self._matches.set_aside(match.id, fault_of(error))])
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
        home = front_page(self._unfinished, self._stats, self.places.players, self.settings)
        if home.continue_match is not None and home.continue_match.over:
            self._controller.count(home.continue_match.match_id)
        self.home.show_home(home)

    def _at(self, page: QWidget | None) -> bool:
        return page is not None and self.pages.currentWidget() is page

    @property
    def _front(self) -> Front:
        if self._at(self.home):
            return Front.HOME
        if self._at(self._table):
            return Front.TABLE
        return Front.ARCHIVE if self._archive is not None and self._archive.in_front else Front.SHEET

    def _enable(self) -> None:
        enable(self.commands, self._controller, self._front)

    def _match_opened(self) -> None:
        self.chosen.game = self._controller.game

    # -- what was decided in dialogs -----------------------------------------------------------------------------------

    def new_match(self, game: str) -> None:
        """Ask for players and table rules of a new match of that game."""
        self.desk.new_match(game, self.places.others)

    def _begin(self, new: NewMatch) -> None:
        new = self.places.welcome(new)
        self.chosen.take(new.remembered(self.settings))
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
        self._show_home_again()

    def _help_from_home(self, game: str, anchor: str) -> None:
        # There the keys are offered with the key of their own window.
        if anchor == "keys":
            self.commands.keys.trigger()
        else:
            self.desk.show_help(game, anchor)

    def _focus_page(self) -> None:
        # A closed dialog gives the focus back to what had it, which may be on a page that was left.
        if not self.desk.open and self._at(self._table):
            self.table.take_focus()

    # -- settings --------------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        self._apply_settings()
        self._show_home_again()

    def _show_home_again(self) -> None:
        if self._at(self.home):
            self._show_home()

    def _apply_settings(self) -> None:
        look, settings = self.chosen.look, self.settings
        self.sounds.tune(settings.sound, settings.volume)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_theme(app, look.theme, look.text_scale)
        if self._table is not None:
            self._table.restyle(look, self.chosen.pace)
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
            self.chosen.change(panel_visible=on)

    def _settle_panel(self, table: TablePage) -> None:
        table.frame.show_side(self.settings.panel_visible, self.settings.card_counter)

    # -- the window's own ------------------------------------------------------------------------------------------

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
        self.chosen.note_place(kept_place(self))
        self._leave_table()
        if self._table is not None:
            self._table.table.close_table()
        event.accept()


def _without_argument(slot: Callable[[], object]) -> Callable[[bool], None]:
    # QAction.triggered hands over whether the action is checked, which these do not want.
    def call(_checked: bool = False) -> None:
        slot()

    return call
