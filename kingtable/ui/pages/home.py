"""The home page: go on with the match, begin another one, the figures, and how the games are played."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTime, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QPushButton, QScrollArea, QSizePolicy, QWidget

from kingtable.games import IDS
from kingtable.ui import icons, kit
from kingtable.ui.name_label import NameLabel
from kingtable.ui.pages.at_home import Home
from kingtable.ui.pages.continue_panel import ContinuePanel
from kingtable.ui.pages.how_to_play import HowToPlay
from kingtable.ui.pages.king_at_a_glance import KingAtAGlance
from kingtable.ui.pages.own_games import OwnGames
from kingtable.ui.pages.players_panel import PlayersPanel
from kingtable.ui.pages.side_by_side import SideBySide
from kingtable.ui.pages.tile import Tile
from kingtable.ui.theme import Theme, px

_WIDEST, _HIGHEST = 2000, 1100
"""The size up to which the contents grow, px at 100 % text."""
_ROOMY, _TALL, _VAST = 730, 940, 1040
"""From these heights of the page on there is room for more beside the tiles, px at 100 % text."""
_UNLIMITED = 16777215
"""QWIDGETSIZE_MAX"""


class HomePage(QWidget):
    continue_requested = Signal(str)
    """A match id."""
    scoresheet_requested = Signal(str)
    """A match id."""
    new_match_requested = Signal(str)
    """A game's id."""
    matches_requested = Signal()
    help_requested = Signal(str, str)
    """A game's id, "" for all games, and an anchor of the help text."""
    preferences_requested = Signal()
    players_requested = Signal()
    player_chosen = Signal(str)
    """A profile's id, empty for a guest."""
    statistics_requested = Signal()
    history_requested = Signal()

    def __init__(self, theme: Theme, scale: int) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._scale = scale
        self._home: Home | None = None
        self._main: QPushButton | None = None
        self._content: SideBySide | None = None
        self._own: OwnGames
        self._glance: KingAtAGlance
        self._outer: QLayout | None = None
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        kit.column(self).addWidget(self._area)

    def show_home(self, home: Home) -> None:
        """Show these contents; the focus goes to the main button."""
        self._home = home
        self._rebuild()

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Follow a change of the colours or of the text size (in per cent)."""
        self._theme = theme
        self._scale = scale
        if self._home is not None:
            self._rebuild()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._focus_main()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _rebuild(self) -> None:
        assert self._home is not None
        main = kit.column(gap=12)
        main.addLayout(self._header(self._home))
        main.addWidget(self._continue_panel(self._home), 3)
        main.addLayout(self._new_game_line(self._home))
        main.addWidget(self._tiles(self._home), 5)
        side = kit.column(gap=12)
        self._own = OwnGames(self._home, self._theme, self._scale)
        self._own.statistics_requested.connect(self.statistics_requested)
        self._own.history_requested.connect(self.history_requested)
        self._glance = KingAtAGlance(self._theme, self._scale)
        how = HowToPlay()
        how.help_requested.connect(self.help_requested)
        side.addWidget(self._players(self._home))
        side.addWidget(self._own)
        side.addWidget(self._glance, 3)
        side.addWidget(how, 1)
        self._content = SideBySide(_held(main), _held(side), lines=50, shares=(14, 5), gap=20)
        frame = QWidget()
        self._outer = kit.row(frame)
        self._outer.addWidget(self._content)
        self._area.setWidget(frame)
        self._fit()
        self._focus_main()

    def _fit(self) -> None:
        if self._content is None or self._outer is None or self._home is None:
            return
        high = 100 * self.height() / self._scale
        # Who has finished nothing yet has no figures to see, but games to learn.
        new = not self._home.played and not self._home.guest
        self._glance.setVisible(high >= (_ROOMY if new else _TALL))
        self._glance.show_picture(high >= (_TALL if new else _VAST))
        self._own.setVisible(high >= _VAST or high < _ROOMY or not new)
        self._own.show_lately(high >= _ROOMY)
        roomy = self.width() >= 1200 and self.height() >= 680
        across, down = (36, 20) if roomy else (18, 10)
        self._outer.setContentsMargins(across, down, across, down)
        widest, highest = px(_WIDEST, self._scale), px(_HIGHEST, self._scale)
        self._content.setMaximumWidth(widest)
        # In a narrow window the parts stand one above the other and need all the height they ask for.
        self._content.setMaximumHeight(highest if self.width() >= 0.75 * widest else _UNLIMITED)

    def _focus_main(self) -> None:
        if self._main is not None and self.isVisible():
            self._main.setFocus()

    def _header(self, home: Home) -> QLayout:
        ratio = self.devicePixelRatioF()
        size = px(46, self._scale)
        line = kit.row(gap=8)
        line.addWidget(kit.picture(icons.pixmap("crown", size, ratio)))
        line.addWidget(kit.label(self.tr("King Table"), "program"))
        line.addStretch(1)
        greeting = NameLabel(self._greeting(home.player_name), "muted")
        greeting.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(greeting, 4)
        return line

    def _greeting(self, name: str) -> str:
        hour = QTime.currentTime().hour()
        if not name:
            if 5 <= hour < 12:
                return self.tr("Good morning")
            return self.tr("Good afternoon") if 12 <= hour < 18 else self.tr("Good evening")
        if 5 <= hour < 12:
            template = self.tr("Good morning, {name}")
        else:
            template = self.tr("Good afternoon, {name}") if 12 <= hour < 18 else self.tr("Good evening, {name}")
        return template.format(name=name)

    def _players(self, home: Home) -> QWidget:
        panel = PlayersPanel(home.seats, home.player, self._scale)
        panel.chosen.connect(self.player_chosen)
        panel.players_requested.connect(self.players_requested)
        panel.preferences_requested.connect(self.preferences_requested)
        return panel

    def _continue_panel(self, home: Home) -> QWidget:
        panel = ContinuePanel(home.continue_match, home.played > 0, self._theme, self._scale)
        panel.continue_requested.connect(self.continue_requested)
        panel.scoresheet_requested.connect(self.scoresheet_requested)
        panel.play_requested.connect(lambda: self.new_match_requested.emit(IDS[0]))
        panel.help_requested.connect(lambda: self.help_requested.emit(IDS[0], "idea"))
        self._main = panel.main
        return panel

    def _new_game_line(self, home: Home) -> QLayout:
        line = kit.row(gap=12)
        line.addWidget(kit.label(self.tr("New game"), "section"))
        line.addStretch(1)
        if home.others:
            if home.continue_match is None:
                template = self.tr("Unfinished matches: {count}")
            else:
                template = self.tr("Further unfinished matches: {count}")
            others = kit.button(template.format(count=home.others), "link")
            others.setAutoDefault(True)
            others.clicked.connect(self.matches_requested)
            line.addWidget(others)
        return line

    def _tiles(self, home: Home) -> QWidget:
        tiles = _Tiles()
        for number, game in enumerate(IDS, start=1):
            tile = Tile(game, self._theme, str(number), home.tallies[game])
            tile.chosen.connect(self.new_match_requested)
            tiles.add(tile)
        return tiles


class _Tiles(QWidget):
    """The tiles in one row, or two by two where that is too narrow for words."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(12)
        self._tiles: list[QFrame] = []
        self._columns = 2
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def add(self, tile: QFrame) -> None:
        place = len(self._tiles)
        self._tiles.append(tile)
        self._grid.addWidget(tile, place // self._columns, place % self._columns)

    def minimumSizeHint(self) -> QSize:
        # Always that of two columns: if four asked for more, they could never become two again.
        widest = max(tile.minimumSizeHint().width() for tile in self._tiles)
        return QSize(2 * widest + self._grid.horizontalSpacing(), self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        columns = 4 if self.width() >= 36 * self.fontMetrics().height() else 2
        if columns == self._columns:
            return
        self._columns = columns
        for tile in self._tiles:
            self._grid.removeWidget(tile)
        for place, tile in enumerate(self._tiles):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(4):
            self._grid.setColumnStretch(column, int(column < columns))
        for row in range(2):
            self._grid.setRowStretch(row, int(row < 4 // columns))


def _held(layout: QLayout) -> QWidget:
    holder = QWidget()
    holder.setLayout(layout)
    return holder
