"""What a finished round of No Kings brought, and the end of a match (UI-34)."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingtable.games.no_kings import View
from kingtable.ui import told_no_kings
from kingtable.ui.icons import pixmap
from kingtable.ui.kit import column, paragraph, picture, row
from kingtable.ui.panels.final import Ending
from kingtable.ui.panels.overlay import Interlude
from kingtable.ui.panels.tally import Tally, finished_lines
from kingtable.ui.people import People
from kingtable.ui.text import joined
from kingtable.ui.theme import Theme, px


class RoundPanel(Interlude):
    """Cards by player or team after a round, and rounds won so far."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__("", theme, scale, parent)
        self._mark = picture(pixmap("star", 1, 1.0))
        self._title = paragraph("", "dialog")
        self._line = paragraph("", "lead")
        self._tally = Tally(theme, scale, 38)
        head = row(gap=14)
        head.addWidget(self._mark)
        words = column(gap=2)
        words.addWidget(self._title)
        words.addWidget(self._line)
        head.addLayout(words, 1)
        self._body.addLayout(head)
        self._body.addWidget(self._tally)
        self._body.addStretch(1)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._tally.set_theme(theme, scale)
        super().set_theme(theme, scale)

    def _fill(self, view: View, people: People) -> None:
        if not view.sheet:
            return
        done, number = view.sheet[-1], len(view.sheet)
        seats = () if done.winner is None else view.seating.seats_of(done.winner)
        self._mark.setPixmap(pixmap("star", px(38, self._scale), self.devicePixelRatioF(), self._theme.dark))
        self._title.setText(told_no_kings.round_line(people, number, seats, max(done.cards)))
        kept = sum(done.cards)
        self._line.setText(
            self.tr("{cards} in all piles together; what was left in the Wat goes to nobody.").format(
                cards=told_no_kings.cards_counted(kept)
            )
        )
        self._tally.show_lines(finished_lines(view, people), people, view.rules["match"] != "single")
        self._next.setText(self.tr("The match is over") if view.over else self.tr("Next round"))
        self._note.setText("" if view.rules["match"] == "single" else self.tr("The star counts rounds won."))


class FinalPanel(Ending):
    """The overall winner, with a friendly word for everybody."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Scoresheet"), theme, scale, parent)
        self._tally = Tally(theme, scale, 38)
        self._body.addWidget(self._tally)
        self._body.addStretch(1)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._tally.set_theme(theme, scale)
        super().set_theme(theme, scale)

    def _fill(self, view: View, people: People) -> None:
        places = view.places
        if places is None:
            return
        seats_of = view.seating.seats_of
        winners = [seats_of(side) for side in range(view.seating.sides) if places[side] == 1]
        if places[people.viewer] == 1:
            shared = self.tr("You share the win!")
            team = self.tr("Your team wins the match!")
            own = self.tr("You win the match!")
            title = shared if len(winners) > 1 else team if view.seating.teams else own
            line = self.tr("Nobody did better. Well played!")
        else:
            names = joined([told_no_kings.names(people, seats) for seats in winners])
            title = self.tr("{names} won the match").format(names=names)
            line = self.tr("The ring was kinder to others this time. It is laid anew in every match; another one?")
        self._crowned(title, line)
        self._tally.show_lines(finished_lines(view, people, places=True), people, view.rules["match"] != "single")
