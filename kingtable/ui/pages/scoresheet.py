"""The full scoresheet of King (UI-03): twenty deals, the balance as lines, rights left and the sum that proves them."""

from __future__ import annotations

from kingtable.games.king_contracts import DEALS, UNIT_VALUE, UNITS, is_trump
from kingtable.games.king_match import View
from kingtable.ui.models.score_sheet import ScoreSheetModel
from kingtable.ui.pages.figures import FiguresPage
from kingtable.ui.panels.balance_chart import BalanceChart
from kingtable.ui.panels.rights import Rights
from kingtable.ui.panels.sheet_table import SheetTable
from kingtable.ui.people import People
from kingtable.ui.text import signed
from kingtable.ui.theme import Theme


class ScoresheetPage(FiguresPage):
    """Markers in the chart stand at every fourth deal."""

    def __init__(self, theme: Theme, scale: int) -> None:
        self._rights = Rights(theme, scale)
        super().__init__(
            SheetTable(ScoreSheetModel(), theme, scale),
            BalanceChart(DEALS, 4, 2, theme, scale),
            (self._rights,),
            self.tr("Left figure: this deal, the best in bold. Right figure: running total."),
        )
        self._view: View | None = None
        self._people: People | None = None

    def set_theme(self, theme: Theme, scale: int) -> None:
        super().set_theme(theme, scale)
        self._rights.set_theme(theme, scale)
        if self._view is not None and self._people is not None:
            self.show_view(self._view, self._people)

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        self._view, self._people = view, people
        count = len(view.sheet)
        played = self.tr("{count} of {all} deals played").format(count=count, all=DEALS)
        self._line.setText(self.tr("King · {played}").format(played=played))
        self._table.show_view(view, people)
        self._totals.show_view(view, people)
        after = self.tr("Balance after {count} deals").format(count=count)
        self._chart.show_entries([done.entries for done in view.sheet], after, people)
        self._rights.show_view(view, people)
        trumps = [done for done in view.sheet if is_trump(done.contract)]
        penalties = [done for done in view.sheet if not is_trump(done.contract)]
        earned, lost = (
            sum(UNIT_VALUE[done.contract] * UNITS[done.contract] for done in kind) for kind in (trumps, penalties)
        )
        deals = self.tr("Trump deals: {trumps}, {earned}. Penalty deals: {penalties}, {lost}.").format(
            trumps=len(trumps), earned=signed(earned), penalties=len(penalties), lost=signed(lost)
        )
        self._prove(deals, view.totals, earned + lost)

    def _extra_notes(self) -> tuple[str, ...]:
        return self._rights.words
