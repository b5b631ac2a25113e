"""The panel beside the table of Kings Reverse: totals, what special cards do, history."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from kingtable.games.kings_reverse import View
from kingtable.ui.icons import pixmap
from kingtable.ui.key_button import SHEET_KEY, KeyButton
from kingtable.ui.kit import column, label, row
from kingtable.ui.models.history import HistoryModel
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.history_list import HistoryList
from kingtable.ui.panels.kings_reverse_scores import ReverseScores
from kingtable.ui.panels.side import Side, boxed
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px

_GAP, _EDGE = 6, 10
_LEAST_HISTORY = 74


class ReverseSide(Side):
    """The list of special cards gives way where the history would have no room."""

    def __init__(self, history: HistoryModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(scale, parent)
        self._aim = NameLabel("", "small", least=4)
        head = QWidget()
        titles = row(head)
        titles.addWidget(label(self.tr("Totals"), "label"))
        titles.addStretch()
        titles.addWidget(self._aim)
        self._scores = ReverseScores(theme, scale)
        self._special_title = label(self.tr("Special cards"), "label")
        self._special = SpecialCards(theme, scale)
        self._history = HistoryList(history, theme, scale)
        box = boxed(self._history)
        content = QWidget()
        layout = column(content, gap=_GAP)
        self._head = head
        for part in (head, self._scores, self._special_title, self._special, label(self.tr("History"), "label")):
            layout.addWidget(part)
        layout.addWidget(box, 1)
        self._sheet = KeyButton(self.tr("Tally of all hands"), SHEET_KEY)
        self._hold(content, self._sheet, gap=_GAP)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._scale = scale
        for part in (self._scores, self._special, self._history):
            part.set_theme(theme, scale)
        self.fit(self._window)

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        self._aim.setText(self.tr("lowest wins · to {target}").format(target=view.rules["target"]))
        self._scores.show_view(view, people)
        self._special.show_seats(len(people.seats))
        self._arrange()

    def _arrange(self) -> None:
        margin = self._margin
        self._outer.setContentsMargins(margin, _EDGE, margin, _EDGE)
        self._sheet.setText(self.tr("Tally of all hands"))
        if self._sheet.sizeHint().width() > self.width() - 2 * margin:
            self._sheet.setText(self.tr("Tally"))
        self._scores.set_bars(self._wide)
        parts = (self._head, self._scores, self._special_title, self._special, self._sheet)
        needed = sum(part.sizeHint().height() + _GAP for part in parts) + px(20 + _LEAST_HISTORY, self._scale)
        shown = needed + 2 * _EDGE <= self.height()
        self._special_title.setVisible(shown)
        self._special.setVisible(shown)


class SpecialCards(QWidget):
    """What the special cards do, a line each."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(1, 1)
        lines = (
            ("7", self.tr("next draws two, no turn")),
            ("8", self.tr("next misses a turn")),
            ("K", ""),
            ("J", self.tr("fits on everything")),
            ("A♠", self.tr("a card to everybody")),
            ("", self.tr("name a suit, next draws 4")),
        )
        self._star = QLabel()
        self._king = NameLabel("", "small", least=4)
        for place, (sign, words) in enumerate(lines):
            cap = label(sign, "key") if sign else self._star
            cap.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(cap, place, 0)
            grid.addWidget(NameLabel(words, "small", least=4) if words else self._king, place, 1)
        self._star.setProperty("role", "key")
        self._star.setAccessibleName(self.tr("joker"))
        self.set_theme(theme, scale)

    def show_seats(self, seats: int) -> None:
        """Between two the king acts as an eight (KR-21)."""
        self._king.setText(self.tr("the other misses a turn") if seats == 2 else self.tr("direction flips"))

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._star.setPixmap(pixmap("star", px(13, scale), self.devicePixelRatioF(), theme.dark))
