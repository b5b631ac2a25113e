"""What a finished deal brought, before the next one begins; and that of King (KING-50)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingtable.core.game import places_of
from kingtable.games.king_match import View, kings_made
from kingtable.ui import told
from kingtable.ui.icons import mark_of, pixmap
from kingtable.ui.kit import column, frame, label, paragraph, picture, row
from kingtable.ui.panels.overlay import Interlude
from kingtable.ui.panels.standings import Standing, Standings
from kingtable.ui.panels.taken import taken
from kingtable.ui.people import People
from kingtable.ui.text import contract_name, contract_value, figure
from kingtable.ui.theme import Theme, px


class Summary(Interlude):
    """Entries, totals and places after a deal."""

    def __init__(self, this: str, go_on: str, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        """``this`` is the heading of the deal's entries, ``go_on`` stands on the button."""
        super().__init__(go_on, theme, scale, parent)
        self._offer_look_back()
        self._mark = picture(pixmap("crown", 1, 1.0))
        self._title = paragraph("", "dialog")
        self._line = paragraph("", "muted")
        self._standings = Standings((this, self.tr("total")))
        head = row(gap=12)
        head.addWidget(self._mark)
        words = column(gap=1)
        words.addWidget(self._title)
        words.addWidget(self._line)
        head.addLayout(words, 1)
        self._body.addLayout(head)
        self._body.addWidget(self._standings, 1)

    def _tell(self, mark: str, title: str, line: str, standings: list[Standing], total: str, people: People) -> None:
        """Fill the panel: the deal's mark, title and facts, a line a seat, and the sum that proves it."""
        self._mark.setPixmap(pixmap(mark, px(42, self._scale), self.devicePixelRatioF(), self._theme.dark))
        self._title.setText(title)
        self._line.setText(line)
        self._standings.show_standings(standings, people, self._theme, self._scale)
        self._note.setText(total)


class SummaryPanel(Summary):
    """The summary of King; a King made is celebrated (UI-07)."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("this deal"), self.tr("Next deal"), theme, scale, parent)
        self._king = frame("current")
        self._crown = picture(pixmap("crown", 1, 1.0))
        self._made = label("", "section")
        self._made.setWordWrap(True)
        celebration = row(self._king, margin=10, gap=12)
        celebration.addWidget(self._crown)
        celebration.addWidget(self._made, 1)
        self._body.insertWidget(1, self._king)

    def _fill(self, view: View, people: People) -> None:
        if not view.sheet:
            return
        number, done = len(view.sheet), view.sheet[-1]
        value = contract_value(done.contract)
        if done.chooser == people.viewer:
            line = self.tr("Named by you. {value}.").format(value=value)
        else:
            line = self.tr("Named by {name}. {value}.").format(name=people.names[done.chooser], value=value)
        kings = [seat for seat in range(4) if kings_made([done], seat)]
        self._king.setVisible(bool(kings))
        if kings:
            self._crown.setPixmap(pixmap("crown", px(40, self._scale), self.devicePixelRatioF(), self._theme.dark))
            self._made.setText(told.king_made(people, kings[0]))
        places = places_of(view.totals)
        title = self.tr("Deal {number}: {game}").format(number=number, game=contract_name(done.contract))
        standings = [
            Standing(seat, places[seat], view.totals[seat], done.entries[seat], taken(done, seat)) for seat in range(4)
        ]
        total = self.tr("The deal adds up to {points}, the totals to {all}.").format(
            points=figure(sum(done.entries)), all=figure(sum(view.totals))
        )
        self._tell(mark_of(done.contract), title, line, standings, total, people)
