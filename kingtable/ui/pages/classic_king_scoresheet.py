"""The round-by-round table of Classic King (UI-12): fourteen rounds, the balance as lines and the proof."""

from __future__ import annotations

from kingtable.games.classic_king import View
from kingtable.games.classic_king_rounds import CONTRACTS, ROUNDS, round_sum
from kingtable.ui.models.classic_king_sheet import RoundSheetModel
from kingtable.ui.pages.figures import FiguresPage
from kingtable.ui.panels.balance_chart import BalanceChart
from kingtable.ui.panels.sheet_table import SheetTable
from kingtable.ui.people import People
from kingtable.ui.text import signed
from kingtable.ui.theme import Theme


class ClassicKingScoresheet(FiguresPage):
    """Markers in the chart stand at every second round."""

    def __init__(self, theme: Theme, scale: int) -> None:
        super().__init__(
            SheetTable(RoundSheetModel(), theme, scale),
            BalanceChart(ROUNDS, 2, 1, theme, scale),
            (),
            self.tr("Left figure: this round, the best in bold. Right figure: running total."),
        )
        self._view: View | None = None
        self._people: People | None = None

    def set_theme(self, theme: Theme, scale: int) -> None:
        super().set_theme(theme, scale)
        if self._view is not None and self._people is not None:
            self.show_view(self._view, self._people)

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        self._view, self._people = view, people
        count = len(view.sheet)
        played = self.tr("{count} of {all} rounds played").format(count=count, all=ROUNDS)
        self._line.setText(self.tr("Classic King · {played}").format(played=played))
        self._table.show_view(view, people)
        self._totals.show_view(view, people)
        after = self.tr("Balance after {count} rounds").format(count=count)
        self._chart.show_entries([done.entries for done in view.sheet], after, people)
        penalties = min(count, len(CONTRACTS))
        lost = sum(round_sum(number) for number in range(1, penalties + 1))
        earned = sum(round_sum(number) for number in range(penalties + 1, count + 1))
        rounds = self.tr("Penalty rounds: {penalties}, {lost}. Bonus rounds: {bonuses}, {earned}.").format(
            penalties=penalties, lost=signed(lost), bonuses=count - penalties, earned=signed(earned)
        )
        self._prove(rounds, view.totals, lost + earned)
