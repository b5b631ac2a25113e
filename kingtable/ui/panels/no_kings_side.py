"""The panel beside the table of No Kings: the tally of the round, what happened, and the rules in short."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kingtable.games.no_kings import View
from kingtable.ui.key_button import SHEET_KEY, KeyButton
from kingtable.ui.kit import column, label, row
from kingtable.ui.models.history import HistoryModel
from kingtable.ui.panels.history_list import HistoryList
from kingtable.ui.panels.short_rules import ShortRules
from kingtable.ui.panels.side import Side, boxed
from kingtable.ui.panels.tally import Tally, running_lines
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px


class NoKingsSide(Side):
    """Tally and history always; the rules in short where there is room."""

    help_requested = Signal()

    def __init__(self, history: HistoryModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(scale, parent)
        self._tally = Tally(theme, scale, 29)
        self._tally.setProperty("role", "plain")
        self._rounds = label(self.tr("rounds"), "small")
        titles = row()
        titles.addWidget(label(self.tr("Cards taken this round"), "label"))
        titles.addStretch()
        titles.addWidget(self._rounds)
        self._history = HistoryList(history, theme, scale)
        box = boxed(self._history)
        self._rules = ShortRules()
        self._rules_title = label(self.tr("Rules in short"), "label")
        content = QWidget()
        inside = column(content, gap=6)
        inside.addLayout(titles)
        inside.addWidget(self._tally)
        inside.addWidget(label(self.tr("What happened"), "label"))
        inside.addWidget(box, 1)
        inside.addWidget(self._rules_title)
        inside.addWidget(self._rules)
        self._sheet = KeyButton(self.tr("Scoresheet"), SHEET_KEY)
        self._help = KeyButton(self.tr("How to play"), "F1")
        self._help.clicked.connect(self.help_requested)
        self._hold(content, self._sheet, self._help, gap=6)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._scale = scale
        self._tally.set_theme(theme, scale)
        self._history.set_theme(theme, scale)
        self.fit(self._window)

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        several = view.rules["match"] != "single"
        self._rounds.setVisible(several)
        self._tally.show_lines(running_lines(view, people), people, several)
        self._rules.show_rules(self._short_rules(view))

    def _arrange(self) -> None:
        self._outer.setContentsMargins(self._margin, 10, self._margin, 10)
        roomy = self._window.height() >= px(740, self._scale)
        self._rules.setVisible(roomy)
        self._rules_title.setVisible(roomy)

    def _short_rules(self, view: View) -> list[str]:
        rules = view.rules
        lines = [
            self.tr("Same rank first, else one sum.")
            if rules["direct_first"] == "on"
            else self.tr("Same rank or one sum, as you like."),
            self.tr("A to 10 can be added up; J, Q and K cannot."),
            self.tr("The same rank on top of a pile takes its run."),
            self.tr("Any capture: draw again."),
        ]
        if rules["rules_mode"] == "no_kings":
            lines.append(self.tr("A King costs you your whole pile."))
            sweep = self.tr("A Joker takes the Wat and every pile with a King in it.")
            chaos = self.tr("A Joker takes the Wat and all opponents’ piles.")
            lines.append(chaos if rules["joker_variant"] == "chaos" else sweep)
        else:
            lines.append(self.tr("A Joker takes the whole Wat."))
        return lines
