"""The panel beside the table of Classic King: scores, this round's contract, last trick, cards and history."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingtable.games.classic_king import View, next_seat
from kingtable.games.classic_king_rounds import PACK, Round, round_sum
from kingtable.ui.key_button import SHEET_KEY, KeyButton
from kingtable.ui.kit import column, frame, label, paragraph, row
from kingtable.ui.models.counter import CounterModel
from kingtable.ui.models.history import HistoryModel
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.card_counter import CardCounter
from kingtable.ui.panels.history_list import HistoryList
from kingtable.ui.panels.last_trick import LastTrick
from kingtable.ui.panels.scores import Figures, Scores
from kingtable.ui.panels.side import Side, boxed
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px
from kingtable.ui.told_classic_king import round_aim, round_duties, round_title

_LEAST_HISTORY, _GAP, _EDGE = 38, 6, 10


class ClassicKingSide(Side):
    """Everything together; where the height is small, the contract and the history give way."""

    def __init__(self, history: HistoryModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(scale, parent)
        self._counting = False
        self._round: Round | None = None
        self._counter_model = CounterModel(PACK, self)
        self._scores = Scores(theme, scale, self.tr("round"))
        self._contract = frame("plain")
        inside = column(self._contract, margin=8, gap=1)
        self._title = paragraph("", "label")
        self._aim = paragraph("", "small")
        self._duties = paragraph("", "small")
        for words in (self._title, self._aim, self._duties):
            inside.addWidget(words)
        self._which = NameLabel("", "small", least=6)
        self._trick_title = QWidget()
        titles = row(self._trick_title)
        titles.addWidget(label(self.tr("Last trick"), "label"))
        titles.addStretch()
        titles.addWidget(self._which)
        self._trick = LastTrick("classic-king", theme, scale)
        self._cards_title = label(self.tr("Cards"), "label")
        self._cards = CardCounter(self._counter_model, theme, scale)
        self._cards_box = boxed(self._cards)
        self._history_title = label(self.tr("History"), "label")
        self._history = HistoryList(history, theme, scale)
        self._history_box = boxed(self._history)
        self._space = QWidget()
        self._sheet = KeyButton(self.tr("All rounds"), SHEET_KEY)
        content = QWidget()
        layout = column(content, gap=_GAP)
        for part in (
            self._scores, self._contract, self._trick_title, self._trick, self._cards_title, self._cards_box,
            self._history_title, self._history_box, self._space,
        ):  # fmt: skip
            layout.addWidget(part, 1 if part in (self._history_box, self._space) else 0)
        self._hold(content, self._sheet, gap=_GAP)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._scale = scale
        for part in (self._scores, self._cards, self._trick, self._history):
            part.set_theme(theme, scale)
        self.fit(self._window)

    def set_counter_visible(self, visible: bool) -> None:
        """Show or hide the card counter."""
        self._counting = visible
        self._arrange()

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        deal, count = view.deal, len(view.sheet)
        due = sum(round_sum(number) for number in range(1, count + 1))
        origin = ""
        if count:
            words = self.tr("1 round") if count == 1 else self.tr("{count} rounds")
            origin = words.format(count=count)
        self._scores.show_figures(Figures(deal.entries, view.totals, due, origin), people)
        if deal.round != self._round:
            self._round = deal.round
            self._title.setText(round_title(deal.number))
            self._aim.setText(round_aim(deal.number))
            self._duties.setText(round_duties(deal.round))
            self._duties.setVisible(bool(self._duties.text()))
            self._arrange()
        self._counter_model.show_view(view)
        where, trick = "", None
        if view.last_trick is not None:
            number, trick, place = view.last_trick
            where = self.tr("round {round}, trick {trick}").format(round=number, trick=place)
        self._trick.show_trick(trick, where, next_seat, people)
        self._which.setText(where)

    def _arrange(self) -> None:
        margin = self._margin
        self._outer.setContentsMargins(margin, _EDGE, margin, _EDGE)
        room = self.height() - 2 * _EDGE - self._sheet.sizeHint().height()
        for part in (self._cards_title, self._cards_box):
            part.setVisible(self._counting)
        cards: tuple[QWidget, ...] = (self._cards_title, self._cards_box) if self._counting else ()
        inner = self.width() - 2 * margin
        room -= sum(_height(part, inner) + _GAP for part in (self._scores, self._trick_title, self._trick, *cards))
        contract = _height(self._contract, inner) + _GAP
        self._contract.setVisible(contract <= room)
        room -= contract if contract <= room else 0
        least = _height(self._history_title, inner) + px(_LEAST_HISTORY, self._scale) + 2 * _GAP
        for part in (self._history_title, self._history_box):
            part.setVisible(least <= room)
        self._space.setVisible(least > room)


def _height(part: QWidget, width: int) -> int:
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
