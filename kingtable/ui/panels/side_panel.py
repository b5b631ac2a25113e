"""The panel beside the table: scores, choices, cards, last trick and history (UI-02 … UI-05)."""

from __future__ import annotations

from PySide6.QtWidgets import QButtonGroup, QFrame, QWidget

from kingtable.core.cards import pack_52
from kingtable.games.king_contracts import UNIT_VALUE, UNITS, is_trump
from kingtable.games.king_deal import next_seat
from kingtable.games.king_match import View
from kingtable.ui.key_button import SHEET_KEY, KeyButton
from kingtable.ui.kit import button, column, label, row
from kingtable.ui.models.choices import ChoicesModel
from kingtable.ui.models.counter import CounterModel
from kingtable.ui.models.history import HistoryModel
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.card_counter import CardCounter
from kingtable.ui.panels.choice_grid import ChoiceGrid
from kingtable.ui.panels.history_list import HistoryList
from kingtable.ui.panels.last_trick import LastTrick
from kingtable.ui.panels.scores import Figures, Scores
from kingtable.ui.panels.side import Side, boxed
from kingtable.ui.people import People
from kingtable.ui.text import penalties_counted, trumps_counted
from kingtable.ui.theme import Theme, px

FULL_WINDOW = 1366
"""From this width of the window on the panel shows everything together."""
_LEAST_HISTORY, _GAP, _EDGE = 38, 5, 10


class SidePanel(Side):
    """Everything together in a large window; else tabs, with the last trick always below them."""

    def __init__(self, history: HistoryModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(scale, parent)
        self._counting = False
        self._choices_model = ChoicesModel(self)
        self._counter_model = CounterModel(pack_52(), self)
        self._scores = Scores(theme, scale, self.tr("this deal"))
        self._choices_title = label(self.tr("Choices"), "label")
        self._choices = ChoiceGrid(self._choices_model, theme, scale)
        self._choices_box = boxed(self._choices)
        self._cards_title = label(self.tr("Cards"), "label")
        self._cards = CardCounter(self._counter_model, theme, scale)
        self._cards_box = boxed(self._cards)
        self._trick = LastTrick("king", theme, scale)
        self._which = NameLabel("", "small", least=6)
        self._trick_title = QWidget()
        titles = row(self._trick_title)
        titles.addWidget(label(self.tr("Last trick"), "label"))
        titles.addStretch()
        titles.addWidget(self._which)
        self._history_title = label(self.tr("History"), "label")
        self._history = HistoryList(history, theme, scale)
        self._history_box = boxed(self._history)
        self._space = QWidget()
        self._sheet = KeyButton(self.tr("Full scoresheet"), SHEET_KEY)
        self._tabs = QFrame()
        self._tabs.setProperty("role", "sunken")
        self._tab_group = QButtonGroup(self)
        tabs = row(self._tabs, margin=3, gap=2)
        for name in (self.tr("Scores"), self.tr("Choices"), self.tr("Cards")):
            tab = button(name, "tab")
            self._tab_group.addButton(tab, tabs.count())
            tabs.addWidget(tab, 1)
        self._tab_group.button(0).setChecked(True)
        self._tab_group.idClicked.connect(self._arrange)
        content = QWidget()
        layout = column(content, gap=_GAP)
        self._parts: tuple[QWidget, ...] = (
            self._tabs, self._scores, self._choices_title, self._choices_box, self._cards_title, self._cards_box,
            self._trick_title, self._trick, self._history_title, self._history_box, self._space,
        )  # fmt: skip
        for part in self._parts:
            layout.addWidget(part, 1 if part in (self._history_box, self._space) else 0)
        self._hold(content, self._sheet, gap=_GAP)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._scale = scale
        for part in (self._scores, self._choices, self._cards, self._trick, self._history):
            part.set_theme(theme, scale)
        self.fit(self._window)

    def set_counter_visible(self, visible: bool) -> None:
        """Show or hide the card counter (UI-05)."""
        self._counting = visible
        if not visible and self._tab_group.checkedId() == 2:
            self._tab_group.button(0).setChecked(True)
        self._arrange()

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        self._scores.show_figures(_figures(view), people)
        self._choices_model.show_view(view, people)
        self._counter_model.show_view(view)
        where, trick = "", None
        if view.last_trick is not None:
            deal, trick, number = view.last_trick
            where = self.tr("deal {deal}, trick {trick}").format(deal=deal, trick=number)
        self._trick.show_trick(trick, where, next_seat, people)
        self._which.setText(where)

    def _arrange(self) -> None:
        margin = self._margin
        self._outer.setContentsMargins(margin, _EDGE, margin, _EDGE)
        self._choices.set_width(self.width() - 2 * margin - 8)
        self._sheet.setText(self.tr("Full scoresheet"))
        if self._sheet.sizeHint().width() > self.contentsRect().width() - 2 * margin:
            self._sheet.setText(self.tr("Scoresheet"))
        cards = (self._cards_title, self._cards_box) if self._counting else ()
        below = (self._trick_title, self._trick)
        together = (self._scores, self._choices_title, self._choices_box, *cards, *below)
        self._cards.set_upright(False)
        if self._window.width() >= FULL_WINDOW and self._height_of(together) <= self.height():
            shown = together
        else:
            self._cards.set_upright(True)
            pages = (self._scores, self._choices_box, self._cards_box)
            shown = (self._tabs, pages[self._tab_group.checkedId()], *below)
        history = (self._history_title, self._history_box)
        if self._height_of((*shown, self._history_title)) + px(_LEAST_HISTORY, self._scale) <= self.height():
            shown = (*shown, *history)
        self._tab_group.button(2).setVisible(self._counting)
        for part in self._parts:
            part.setVisible(part in shown or (part is self._space and self._history_box not in shown))

    def _height_of(self, parts: tuple[QWidget, ...]) -> int:
        return sum(part.sizeHint().height() + _GAP for part in (*parts, self._sheet)) - _GAP + 2 * _EDGE


def _figures(view: View) -> Figures:
    trumps = sum(is_trump(done.contract) for done in view.sheet)
    due = sum(UNIT_VALUE[done.contract] * UNITS[done.contract] for done in view.sheet)
    origin = f"{trumps_counted(trumps)}, {penalties_counted(len(view.sheet) - trumps)}" if view.sheet else ""
    return Figures(view.deal.entries, view.totals, due, origin)
