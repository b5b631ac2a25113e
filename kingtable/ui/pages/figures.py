"""A scoresheet page as tall as the window: the table of all deals, the balance as lines, and panels that prove it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from kingtable.ui.icons import pixmap
from kingtable.ui.kit import column, frame, label, picture, row
from kingtable.ui.pages.sheet import Sheet
from kingtable.ui.panels.balance_chart import BalanceChart
from kingtable.ui.panels.sheet_table import SheetTable, Totals
from kingtable.ui.paper import Paper
from kingtable.ui.scroll import Scroll
from kingtable.ui.text import figure
from kingtable.ui.theme import Theme, px


class FiguresPage(Sheet):
    """Esc goes back to the table; arrows move through the sheet."""

    def __init__(self, table: SheetTable, chart: BalanceChart, extras: Sequence[QWidget], note: str) -> None:
        """``extras`` stand between chart and proof; ``note`` is the line below everything."""
        super().__init__()
        self._theme, self._scale = table.theme, table.scale
        self._table, self._chart = table, chart
        self._totals = Totals(table)
        self._deals = label("", "muted")
        self._deals.setWordWrap(True)
        self._sum = label("", "gain")
        self._sum.setWordWrap(True)
        self._tick = picture(pixmap("check", 1, 1.0), self.tr("The totals are right."))
        sheet = frame("plain")
        rows = column(sheet, margin=2, gap=0)
        rows.addWidget(table, 1)
        rows.addWidget(self._totals)
        self._side = QWidget()
        parts = column(self._side, gap=12)
        parts.addWidget(self._boxed_chart(), 1)
        for extra in extras:
            parts.addWidget(extra)
        parts.addWidget(self._check())
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(14)
        self._body.addWidget(sheet, 1)
        self._body.addWidget(self._side)
        below = label(note, "small")
        below.setWordWrap(True)
        self._inside = QWidget()
        content = column(self._inside, gap=8)
        content.addLayout(self._body, 1)
        content.addWidget(below)
        self._scroll = Scroll(self._inside)
        self._table.selectionModel().currentChanged.connect(self._follow)
        self._outer.addLayout(self._head(self.tr("Scoresheet")))
        self._outer.addWidget(self._scroll, 1)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._table.set_theme(theme, scale)
        self._chart.set_theme(theme, scale)
        self._arrange()

    def _prove(self, deals: str, totals: tuple[int, ...], due: int) -> None:
        """Show what the deals brought and whether the totals add up to what they must."""
        self._deals.setText(deals)
        self._sum.setText(self.tr("The four totals add up to {points}.").format(points=figure(sum(totals))))
        self._tick.setPixmap(pixmap("check", px(22, self._scale), self.devicePixelRatioF(), self._theme.dark))
        self._tick.setVisible(sum(totals) == due)

    def _extra_notes(self) -> tuple[str, ...]:
        """What else stands below the table on paper."""
        return ()

    def paper(self) -> Paper:
        sheet, people = self._table.sheet, self._table.people
        columns = range(sheet.columnCount())
        seats = [] if people is None else list(people.around)
        names = () if people is None else tuple(people.names[seat] for seat in seats)
        written = [row for row in sheet.rows if row.entries is not None]
        rows = [
            tuple(str(sheet.index(place, column).data() or "") for column in columns)
            for place in range(len(sheet.rows))
        ]
        total = [sheet.total_words(len(written)), "", ""]
        for seat in seats:
            total += ["", figure(self._table.totals[seat])]
        return Paper(
            title=self._line.text(),
            line=", ".join(names),
            headings=tuple(str(sheet.headerData(column, Qt.Orientation.Horizontal)) for column in columns),
            rows=(*rows, tuple(total)),
            figures=frozenset(columns) - {1, 2},
            notes=(self._deals.text(), self._sum.text(), *self._extra_notes()),
            names=names,
            entries=tuple(tuple(row.entries[seat] for row in written if row.entries) for seat in seats),
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._table.setFocus()

    def _follow(self, index: QModelIndex) -> None:
        """Keep the current row in sight where the page itself scrolls."""
        cell = self._table.visualRect(index)
        spot = self._table.viewport().mapTo(self._inside, cell.center())
        self._scroll.ensureVisible(0, spot.y(), 0, 2 * cell.height())

    def _arrange(self) -> None:
        room = self.width() - 2 * self._margin
        rest = room - self._table.needed_width - 24
        beside = rest >= px(240, self._scale)
        side = min(rest, max(px(240, self._scale), min(760, room * 8 // 25)))
        self._body.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._side.setMaximumWidth(side if beside else 16777215)
        self._side.setMinimumWidth(side if beside else 0)

    def _boxed_chart(self) -> QFrame:
        box = frame("plain")
        inside = column(box, gap=6)
        inside.setContentsMargins(14, 10, 14, 8)
        inside.addWidget(label(self.tr("Balance"), "strong"))
        inside.addWidget(self._chart, 1)
        return box

    def _check(self) -> QFrame:
        box = frame("plain")
        inside = column(box, gap=3)
        inside.setContentsMargins(14, 10, 14, 10)
        inside.addWidget(label(self.tr("Check"), "strong"))
        inside.addWidget(self._deals)
        last = row(gap=8)
        last.addWidget(self._sum, 1)
        last.addWidget(self._tick)
        inside.addLayout(last)
        return box
