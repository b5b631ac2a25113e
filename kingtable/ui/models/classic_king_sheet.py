"""The scoresheet of Classic King (KNG14-09, UI-12): fourteen rounds, penalties above the line, bonuses below."""

from __future__ import annotations

from kingtable.games.classic_king import View
from kingtable.games.classic_king_rounds import CONTRACTS, ROUNDS, contract_of
from kingtable.ui.icons import mark_of_round
from kingtable.ui.models.score_sheet import SheetModel, SheetRow, running_totals
from kingtable.ui.told_classic_king import round_name


class RoundSheetModel(SheetModel):
    """Every round's contract and leader stand there from the first card on (KNG14-02, KNG14-03)."""

    length, group, widths = ROUNDS, len(CONTRACTS), (62, 70, 172) + 4 * (46, 60)

    def rows_of(self, view: View) -> tuple[SheetRow, ...]:
        first = view.deal.opener - view.deal.number + 1
        totals = running_totals([done.entries for done in view.sheet])
        count = len(view.sheet)
        return tuple(
            SheetRow(
                deal=place + 1,
                chooser=(first + place) % 4,
                contract=contract_of(place + 1),
                entries=view.sheet[place].entries if place < count else None,
                totals=totals[place] if place < count else None,
                now=not view.over and place + 1 == view.deal.number,
            )
            for place in range(ROUNDS)
        )

    def heads(self) -> tuple[str, str, str]:
        return self.tr("Round"), self.tr("Leads"), self.tr("Contract")

    def figure_head(self, name: str, total: bool) -> str:
        return (self.tr("{name}, total") if total else self.tr("{name}, this round")).format(name=name)

    def game_name(self, row: SheetRow) -> str:
        return round_name(row.deal)

    def mark(self, row: SheetRow) -> str:
        return mark_of_round(row.deal)

    def total_words(self, count: int) -> str:
        if count == 0:
            return self.tr("Totals")
        if count == 1:
            return self.tr("Total after 1 round")
        return self.tr("Total after {count} rounds").format(count=count)
