"""The history page: every finished match, found by player, game and date, and what can be done with one."""

from __future__ import annotations

from PySide6.QtCore import QDate, QDateTime, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDateEdit, QHeaderView, QLineEdit, QTableView, QWidget

from kingtable.games import IDS
from kingtable.store.past import Past, Wanted
from kingtable.ui import kit
from kingtable.ui.dialogs.choice import Choice
from kingtable.ui.key_button import KeyButton
from kingtable.ui.list_table import list_table
from kingtable.ui.models.past_matches import FINISHED, GAME, MARKS, RESULT, PastMatches
from kingtable.ui.pages.back_page import BackPage
from kingtable.ui.pages.filters import Filters
from kingtable.ui.pages.sheet import boxed
from kingtable.ui.scroll import Scroll
from kingtable.ui.text import game_title
from kingtable.ui.theme import Theme, px

_TYPING = 120
"""Milliseconds after the last key before the search begins."""


class HistoryPage(BackPage):
    replay_wanted = Signal(str)
    """A match id, as below."""
    sheet_wanted = Signal(str)
    practice_wanted = Signal(str)
    report_wanted = Signal(str)

    def __init__(self, past: Past, theme: Theme, scale: int) -> None:
        super().__init__()
        self._past = past
        self._scale = scale
        self.model = PastMatches(past, self)
        self.name = QLineEdit()
        self.name.setPlaceholderText(self.tr("Any name"))
        self.name.setClearButtonEnabled(True)
        self.game = Choice((("", self.tr("All games")), *((game, game_title(game)) for game in IDS)), "")
        self.since, self.until = QDateEdit(), QDateEdit()
        for field in (self.since, self.until):
            field.setCalendarPopup(True)
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        filters = Filters(
            (
                (self.tr("Player"), self.name),
                (self.tr("Game"), self.game),
                (self.tr("From"), self.since),
                (self.tr("Until"), self.until),
            )
        )
        self.table = self._table()
        panel, self._empty = boxed(self.table, "")
        self._replay = KeyButton(self.tr("Replay"), "Return", "main")
        self._sheet = kit.button(self.tr("Scoresheet"), "large")
        self._practise = kit.button(self.tr("Play again"), "large")
        self._practise.setToolTip(self.tr("The same deal number once more, as practice that counts nowhere"))
        self._report = kit.button(self.tr("Copy a report"), "large")
        self._report.setToolTip(
            self.tr("Record, version and settings, for whoever looks into a fault; it names nobody")
        )
        buttons = QWidget()
        row = kit.row(buttons, gap=8)
        for button, wanted in (
            (self._replay, self.replay_wanted),
            (self._sheet, self.sheet_wanted),
            (self._practise, self.practice_wanted),
            (self._report, self.report_wanted),
        ):
            button.setAutoDefault(True)
            button.clicked.connect(lambda _checked=False, wanted=wanted: self._ask(wanted))
            row.addWidget(button)
        row.addStretch(1)
        self.table.activated.connect(lambda _index: self._ask(self.replay_wanted))
        self.table.selectionModel().currentChanged.connect(lambda *_: self._enable())
        inside = QWidget()
        content = kit.column(inside, gap=10)
        content.addWidget(filters)
        content.addWidget(panel, 1)
        self._panel = panel
        self._outer.addLayout(self._head_with(self.tr("History"), self.tr("Back")))
        self._outer.addWidget(Scroll(inside), 1)
        self._outer.addWidget(buttons)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING)
        self._typing.timeout.connect(self.search)
        self.name.textChanged.connect(lambda _words: self._typing.start())
        self.game.currentIndexChanged.connect(lambda _place: self.search())
        self.since.dateChanged.connect(lambda _date: self.search())
        self.until.dateChanged.connect(lambda _date: self.search())

    def _table(self) -> QTableView:
        table = list_table(self.model, self.tr("Finished matches, the newest first"))
        header = table.horizontalHeader()
        header.setResizeContentsPrecision(40)
        header.setSectionResizeMode(RESULT, QHeaderView.ResizeMode.Stretch)
        for column in (FINISHED, GAME, MARKS):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        return table

    def show_all(self) -> None:
        """Every match there is, the search empty."""
        try:
            oldest = QDateTime.fromString(self._past.oldest(), Qt.DateFormat.ISODate).toLocalTime().date()
        except OSError:
            oldest = QDate()
        today = QDate.currentDate()
        fields = (self.name, self.game, self.since, self.until)
        for field in fields:
            field.blockSignals(True)
        self.name.clear()
        self.game.setCurrentIndex(0)
        self.since.setDate(oldest if oldest.isValid() else today)
        self.until.setDate(today)
        for field in fields:
            field.blockSignals(False)
        self.search()

    def search(self) -> None:
        """Show what the fields ask for."""
        self._typing.stop()
        self.model.search(
            Wanted(
                name=self.name.text().strip(),
                game=self.game.value,
                since=_utc(self.since.date()),
                until=_utc(self.until.date().addDays(1)),
            )
        )
        self._line.setText(self.tr("Matches found: {count}").format(count=self.model.found))
        nothing = self.tr("No match is like that.") if self._narrowed else self.tr("No match is finished yet.")
        self._empty.setText(nothing)
        self._empty.setVisible(not self.model.found)
        self.table.selectRow(0)
        self._enable()

    @property
    def _narrowed(self) -> bool:
        return bool(self.name.text().strip() or self.game.value or self.since.date() != self.until.date())

    def set_theme(self, theme: Theme, scale: int) -> None:
        self._scale = scale
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.table.setFocus()

    def _arrange(self) -> None:
        self.table.verticalHeader().setDefaultSectionSize(px(30, self._scale))
        self._panel.setMinimumHeight(px(220, self._scale))

    def _enable(self) -> None:
        some = self.table.currentIndex().isValid()
        for button in (self._replay, self._sheet, self._practise, self._report):
            button.setEnabled(some)

    def _ask(self, wanted: object) -> None:
        row = self.table.currentIndex().row()
        if row >= 0:
            wanted.emit(self.model.match_in(row).id)  # type: ignore[attr-defined]


def _utc(date: QDate) -> str:
    """The beginning of that local day, as the database writes times."""
    began = QDateTime(date, QTime(0, 0)).toUTC()
    return began.toString("yyyy-MM-ddTHH:mm:ss") + "+00:00"
