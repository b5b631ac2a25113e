"""The statistics page: one player's matches of a game as figures, charts and tables, narrowed down at will."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from statistics import fmean

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QButtonGroup, QFrame, QHeaderView, QStackedWidget, QTableView, QWidget

from kingtable.games import IDS
from kingtable.store.figures import Asked, Line, read
from kingtable.ui import figures_told as told
from kingtable.ui import kit
from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.list_table import list_table
from kingtable.ui.models.plain_table import PlainTable
from kingtable.ui.pages.back_page import BackPage
from kingtable.ui.pages.filters import Filters
from kingtable.ui.pages.side_by_side import SideBySide
from kingtable.ui.panels.course_chart import Course, CourseChart, Series
from kingtable.ui.player_menu import Seated
from kingtable.ui.scroll import Scroll
from kingtable.ui.text import figure, game_title, in_order, level_name
from kingtable.ui.theme import Theme, px

_RECENT = 100
"""So many matches, the last ones, are in the charts."""
_MEAN_OF = 10
_ANY = ""

Ask = Callable[[str, str], Sequence[Line]]
"""All lines of a player and game."""


class StatisticsPage(BackPage):
    opened = Signal(str)
    """The match of that id is to be looked at."""

    def __init__(self, ask: Ask, theme: Theme, scale: int) -> None:
        super().__init__()
        self._ask = ask
        self._scale = scale
        self._lines: Sequence[Line] = ()
        self._rules: dict[str, tuple[str, ...]] = {}
        self._filling = False
        self._player = Choice((), _ANY)
        self._game = Choice(tuple((game, game_title(game)) for game in IDS), IDS[0])
        self._rule_set, self._level, self._opponent = (Choice((), _ANY) for _ in range(3))
        filters = Filters(
            (
                (self.tr("Player"), self._player),
                (self.tr("Game"), self._game),
                (self.tr("Table rules"), self._rule_set),
                (self.tr("Level"), self._level),
                (self.tr("Opponent"), self._opponent),
            )
        )
        self.figures, self.places, self.points, self.choices = (PlainTable(self) for _ in range(4))
        self._places_chart, self._points_chart = CourseChart(theme, scale), CourseChart(theme, scale)
        self._parts = QStackedWidget()
        self._tabs = QButtonGroup(self)
        bar = kit.frame("sunken")
        self._tab_row = kit.row(bar, margin=3, gap=3)
        self._add_tab(self.tr("Figures"), self._boxed(_table(self.figures, self.tr("Figures"), ())))
        self._matches = _table(self.places, self.tr("Matches, the newest first"), (3,))
        self._matches.activated.connect(lambda index: self.opened.emit(self._shown[-1 - index.row()].id))
        self._add_tab(self.tr("Places"), self._pair(self._places_chart, self._matches))
        points = _table(self.points, self.tr("Points over the deals"), ())
        self._add_tab(self.tr("Points"), self._pair(self._points_chart, points))
        self._add_tab(self.tr("Games chosen"), self._boxed(_table(self.choices, self.tr("Games chosen"), (0,))))
        self._tab_row.addStretch(1)
        self._empty = kit.paragraph("", "muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._parts.addWidget(self._empty)
        self._shown: Sequence[Line] = ()
        self._due: list[Callable[[], None]] = []
        """What each part has yet to do to show these lines: with thousands of them only the part looked at does it."""
        self._outer.addLayout(self._head_with(self.tr("Statistics"), self.tr("Back")))
        inside = QWidget()
        content = kit.column(inside, gap=10)
        content.addWidget(filters)
        content.addWidget(bar)
        content.addWidget(self._parts, 1)
        self._outer.addWidget(Scroll(inside), 1)
        self._tabs.button(0).setChecked(True)
        self._tabs.idClicked.connect(lambda _id: self._show_part())
        for box, slot in (
            (self._player, self._take_lines),
            (self._game, self._take_lines),
            (self._rule_set, self._show),
            (self._level, self._show),
            (self._opponent, self._show),
        ):
            box.currentIndexChanged.connect(lambda _place, slot=slot: None if self._filling else slot())

    def show_player(self, people: Sequence[Seated], player: str, game: str) -> None:
        """Show what there is of that player, or of the first one for a guest; ``game`` may be empty."""
        self._filling = True
        _fill(self._player, [(seat.id, seat.name) for seat in people if seat.id])
        self._player.setCurrentIndex(max(0, self._player.findData(player)))
        if game:
            self._game.setCurrentIndex(self._game.findData(game))
        self._filling = False
        self._take_lines()

    def set_theme(self, theme: Theme, scale: int) -> None:
        self._scale = scale
        for chart in (self._places_chart, self._points_chart):
            chart.set_theme(theme, scale)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tabs.button(self._tabs.checkedId()).setFocus()

    def _take_lines(self) -> None:
        self._lines = self._ask(self._player.value, self._game.value) if self._player.count() else ()
        self._filling = True
        self._rules = told.rule_sets(self._game.value, self._lines)
        _fill(self._rule_set, [(_ANY, self.tr("All table rules")), *((words, words) for words in self._rules)])
        levels = sorted(_each(line.levels for line in self._lines))
        _fill(self._level, [(_ANY, self.tr("All levels")), *((level, level_name(level)) for level in levels)])
        names = in_order(_each(line.opponents for line in self._lines))
        _fill(self._opponent, [(_ANY, self.tr("All opponents")), *((name, name) for name in names)])
        self._filling = False
        self._show()

    def _show(self) -> None:
        asked = Asked(self._rules.get(self._rule_set.value, ()), self._level.value, self._opponent.value)
        self._shown = lines = asked.of(self._lines)
        self._line.setText(self.tr("Matches: {count}").format(count=len(lines)) if lines else "")
        self._tabs.button(3).setVisible(self._game.value == "king")
        self._due = [self._show_figures, self._show_places, self._show_points, self._show_choices]
        self._show_part()

    def _show_figures(self) -> None:
        headings = (self.tr("Figure"), self.tr("Value"), self.tr("What it counts"))
        self.figures.show_rows(headings, told.figures_of(self._game.value, self._shown))

    def _show_choices(self) -> None:
        self.choices.show_rows(told.choice_headings(), told.choice_rows(self._shown), range(1, 6))

    def _show_places(self) -> None:
        lines = self._shown
        self.places.show_rows(told.place_headings(), told.PlaceRows(lines), (2,))
        recent = lines[-_RECENT:]
        places = [line.place for line in lines]
        first = len(lines) - len(recent) + 1
        means = [fmean(places[max(0, end - _MEAN_OF) : end]) for end in range(first, len(places) + 1)]
        marked = frozenset(n for n, line in enumerate(recent) if line.undo_used or line.hints_used)
        series = (
            Series(self.tr("Average of the last ten"), tuple(means)),
            Series(self.tr("Place (hollow: taken back or hints)"), tuple(places[-_RECENT:]), False, marked),
        )
        self._places_chart.show_course(Course(self.tr("Places over time"), series, first, falling=True))

    def _show_points(self) -> None:
        game = self._game.value
        recent = read((line.entries for line in self._shown[-_RECENT:]), list[int])
        courses = [list(accumulate(entries, initial=0)) for entries in recent if entries]
        if not courses:
            self.points.show_rows((), ())
            self._points_chart.show_course(Course("", ()))
            return
        courses.sort(key=lambda course: course[-1], reverse=game != "kings-reverse")
        longest = max(map(len, courses))
        average = tuple(fmean(course[deal] for course in courses if deal < len(course)) for deal in range(longest))
        names = (self.tr("Average"), self.tr("Best match"), self.tr("Worst match"))
        rows = (
            average,
            tuple(map(float, courses[0])),
            tuple(map(float, courses[-1])),
        )
        series = tuple(Series(name, row) for name, row in zip(names, rows, strict=True))
        title = self.tr("Points over the deals, last {count} matches").format(count=len(courses))
        power = 2 if game == "king" else 0
        self._points_chart.show_course(Course(title, series, falling=game == "kings-reverse", power=power))
        table = [
            [str(deal), *(figure(round(row[deal])) if deal < len(row) else "" for row in rows)]
            for deal in range(longest)
        ]
        self.points.show_rows((self.tr("After"), *names), table, range(4))

    def _show_part(self) -> None:
        if self._tabs.checkedId() == 3 and self._game.value != "king":
            self._tabs.button(0).setChecked(True)
        if self._shown:
            part = self._tabs.checkedId()
            due, self._due[part] = self._due[part], _nothing
            due()
            self._parts.setCurrentIndex(part)
            return
        if not self._player.count():
            words = self.tr("A guest is counted nowhere. Add a player to have statistics.")
        elif self._lines:
            words = self.tr("No match is like that.")
        else:
            words = self.tr("No match of this game has been played to its end yet.")
        self._empty.setText(words)
        self._parts.setCurrentWidget(self._empty)

    def _add_tab(self, words: str, part: QWidget) -> None:
        button = kit.button(words, "tab")
        button.setAutoDefault(True)
        self._tabs.addButton(button, self._parts.addWidget(part))
        self._tab_row.addWidget(button)

    def _boxed(self, table: QTableView) -> QFrame:
        box = kit.frame("plain")
        kit.column(box, margin=3).addWidget(table)
        return box

    def _pair(self, chart: CourseChart, table: QTableView) -> QWidget:
        box = kit.frame("plain")
        kit.column(box, margin=10).addWidget(chart, 1)
        return SideBySide(box, self._boxed(table), lines=58, shares=(1, 1), gap=14)

    def _arrange(self) -> None:
        # A page that is too low for this scrolls as a whole.
        self._parts.setMinimumHeight(px(300, self._scale))
        for table in self.findChildren(QTableView):
            table.verticalHeader().setDefaultSectionSize(px(28, self._scale))


def _nothing() -> None:
    """What a part has to do that shows its lines already."""


def _table(model: PlainTable, name: str, broad: Sequence[int]) -> QTableView:
    """A table to read; the columns in ``broad`` take the room that is left."""
    table = list_table(model, name)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    header = table.horizontalHeader()

    def fit() -> None:
        for column in range(model.columnCount()):
            wide = column in broad
            mode = QHeaderView.ResizeMode.Stretch if wide else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)

    # Of thousands of rows only the first are measured.
    header.setResizeContentsPrecision(40)
    model.modelReset.connect(fit)
    return table


def _fill(box: Choice, values: Sequence[tuple[str, str]]) -> None:
    before = box.value
    box.clear()
    for value, words in values:
        box.addItem(words, value)
    box.setCurrentIndex(max(0, box.findData(before)))


def _each(texts: Iterable[str]) -> set[str]:
    """All names in these JSON lists, of which most are alike."""
    return {name for names in read(set(texts), list[str]) for name in names}
