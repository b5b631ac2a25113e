"""The full scoresheet (UI-03): twenty deals, the balance as lines, rights left and the sum that proves them."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from kingtable.games.king import View
from kingtable.games.king_contracts import DEALS, UNIT_VALUE, UNITS, is_trump
from kingtable.ui.icons import pixmap
from kingtable.ui.key_button import KeyButton
from kingtable.ui.kit import column, frame, label, picture, row
from kingtable.ui.pages.sheet import Sheet
from kingtable.ui.panels.balance_chart import BalanceChart
from kingtable.ui.panels.rights import Rights
from kingtable.ui.panels.sheet_table import SheetTable, Totals
from kingtable.ui.people import People
from kingtable.ui.scroll import Scroll
from kingtable.ui.text import figure, signed
from kingtable.ui.theme import Theme, px


class ScoresheetPage(Sheet):
    """Esc goes back to the table; arrows move through the sheet."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme, self._scale = theme, scale
        self._view: View | None = None
        self._people: People | None = None
        self._line = label("", "muted")
        self._line.setWordWrap(True)
        back = KeyButton(self.tr("Back to the table"), "Esc", "main")
        back.clicked.connect(self.closed)
        self._table = SheetTable(theme, scale)
        self._totals = Totals(self._table)
        self._chart = BalanceChart(theme, scale)
        self._rights = Rights(theme, scale)
        self._deals = label("", "muted")
        self._deals.setWordWrap(True)
        self._sum = label("", "gain")
        self._sum.setWordWrap(True)
        self._tick = picture(pixmap("check", 1, 1.0), self.tr("The totals are right."))
        head = row(gap=12)
        head.addWidget(label(self.tr("Scoresheet"), "page"))
        head.addWidget(self._line, 1)
        head.addWidget(back)
        sheet = frame("plain")
        rows = column(sheet, margin=2, gap=0)
        rows.addWidget(self._table, 1)
        rows.addWidget(self._totals)
        self._side = QWidget()
        parts = column(self._side, gap=12)
        parts.addWidget(self._boxed_chart(), 1)
        parts.addWidget(self._rights)
        parts.addWidget(self._check())
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(14)
        self._body.addWidget(sheet, 1)
        self._body.addWidget(self._side)
        note = label(self.tr("Left figure: this deal, the best in bold. Right figure: running total."), "small")
        note.setWordWrap(True)
        self._inside = QWidget()
        content = column(self._inside, gap=8)
        content.addLayout(self._body, 1)
        content.addWidget(note)
        self._scroll = Scroll(self._inside)
        self._table.selectionModel().currentChanged.connect(self._follow)
        self._outer = column(self, gap=10)
        self._outer.addLayout(head)
        self._outer.addWidget(self._scroll, 1)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        for part in (self._table, self._chart, self._rights):
            part.set_theme(theme, scale)
        if self._view is not None and self._people is not None:
            self.show_view(self._view, self._people)
        self._arrange()

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        self._view, self._people = view, people
        count = len(view.sheet)
        played = self.tr("{count} of {all} deals played").format(count=count, all=DEALS)
        self._line.setText(self.tr("King · {played}").format(played=played))
        for part in (self._table, self._totals, self._chart, self._rights):
            part.show_view(view, people)
        trumps = [done for done in view.sheet if is_trump(done.contract)]
        penalties = [done for done in view.sheet if not is_trump(done.contract)]
        earned, lost = (
            sum(UNIT_VALUE[done.contract] * UNITS[done.contract] for done in kind) for kind in (trumps, penalties)
        )
        self._deals.setText(
            self.tr("Trump deals: {trumps}, {earned}. Penalty deals: {penalties}, {lost}.").format(
                trumps=len(trumps), earned=signed(earned), penalties=len(penalties), lost=signed(lost)
            )
        )
        total = sum(view.totals)
        self._sum.setText(self.tr("The four totals add up to {points}.").format(points=figure(total)))
        self._tick.setPixmap(pixmap("check", px(22, self._scale), self.devicePixelRatioF(), self._theme.dark))
        self._tick.setVisible(total == earned + lost)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _follow(self, index: QModelIndex) -> None:
        """Keep the current row in sight where the page itself scrolls."""
        cell = self._table.visualRect(index)
        spot = self._table.viewport().mapTo(self._inside, cell.center())
        self._scroll.ensureVisible(0, spot.y(), 0, 2 * cell.height())

    def _arrange(self) -> None:
        margin = 28 if self.width() >= 1200 else 14
        self._outer.setContentsMargins(margin, 12, margin, 12)
        room = self.width() - 2 * margin
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
