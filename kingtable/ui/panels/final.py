"""The end of a match: places and totals; in King also what it brought in King points (KING-45, KING-47)."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kingtable.core.game import places_of
from kingtable.games.king_match import View, king_points, kings_made
from kingtable.ui.icons import pixmap
from kingtable.ui.key_button import SHEET_KEY, KeyButton
from kingtable.ui.kit import column, frame, label, paragraph, picture, row
from kingtable.ui.panels.overlay import Telling
from kingtable.ui.panels.standings import Standing, Standings
from kingtable.ui.people import People
from kingtable.ui.text import joined, signed
from kingtable.ui.theme import Theme, px


class Ending(Telling):
    """A crown, a title and a line, whatever was scored, and the ways to go on from the end of a match."""

    new_match_requested = Signal()
    sheet_requested = Signal()
    home_requested = Signal()

    def __init__(self, sheet: str, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        """``sheet`` is what the game calls its scoresheet."""
        super().__init__(theme, scale, parent)
        self._crown = picture(pixmap("crown", 1, 1.0))
        self._title = paragraph("", "dialog")
        self._line = paragraph("", "lead")
        self._new = KeyButton(self.tr("New match"), role="main")
        self.setFocusProxy(self._new)
        self._new.clicked.connect(self.new_match_requested)
        written = KeyButton(sheet, SHEET_KEY)
        written.clicked.connect(self.sheet_requested)
        home = KeyButton(self.tr("Home"))
        home.clicked.connect(self.home_requested)
        head = row(gap=14)
        head.addWidget(self._crown)
        words = column(gap=2)
        words.addWidget(self._title)
        words.addWidget(self._line)
        head.addLayout(words, 1)
        self._body.addLayout(head)
        self._foot.addWidget(home)
        self._foot.addStretch(1)
        self._foot.addWidget(written)
        self._foot.addWidget(self._new)

    def _crowned(self, title: str, line: str) -> None:
        """Say who won, and a friendly word."""
        self._crown.setPixmap(pixmap("crown", px(48, self._scale), self.devicePixelRatioF(), self._theme.dark))
        self._title.setText(title)
        self._line.setText(line)


class Final(Ending):
    """Places from first to fourth, with a friendly word for each."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Scoresheet"), theme, scale, parent)
        self._offer_look_back()
        self._standings = Standings(("", self.tr("total")))
        self._body.addWidget(self._standings, 1)

    def _tell(self, totals: tuple[int, ...], won: str, again: str, people: People) -> None:
        """Fill the panel; ``won`` praises a winner, ``again`` is the word to a third."""
        places = places_of(totals)
        own = places[people.viewer]
        winners = [people.names[seat] for seat in range(4) if places[seat] == 1]
        behind = max(totals) - totals[people.viewer]
        if own == 1:
            title = self.tr("You win the match!") if len(winners) == 1 else self.tr("You share the win!")
            line = won
        else:
            title = self.tr("{names} won the match").format(names=joined(winners))
            line = {
                2: self.tr("Second place, {points} points behind: a close one. Well played!"),
                3: self.tr("Third place, {points} points behind. {again}"),
                4: self.tr("{points} points behind this time. Every match deals new cards; another one?"),
            }[own].format(points=behind, again=again)
        self._crowned(title, line)
        standings = [Standing(seat, places[seat], totals[seat]) for seat in range(4)]
        self._standings.show_standings(standings, people, self._theme, self._scale)


class FinalPanel(Final):
    """The end of a match of King, with the King points it earned."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, scale, parent)
        self._points = label("", "strong")
        self._parts = label("", "muted")
        self._parts.setWordWrap(True)
        earned = frame("sunken")
        inside = column(earned, margin=10, gap=1)
        inside.addWidget(self._points)
        inside.addWidget(self._parts)
        self._body.addWidget(earned)

    def _fill(self, view: View, people: People) -> None:
        won = self.tr("Twenty deals, and nobody did better. Well played!")
        self._tell(view.totals, won, self.tr("The next twenty deals start at zero again."), people)
        self._show_points(view, people.viewer, places_of(view.totals)[people.viewer])

    def _show_points(self, view: View, seat: int, place: int) -> None:
        earned = king_points(view.sheet, seat, place)
        match = king_points((), seat, place)
        won = sum(done.entries[seat] == max(done.entries) for done in view.sheet)
        parts = [self.tr("deals won {points}").format(points=signed(won))]
        if match:
            parts.append(self.tr("match won {points}").format(points=signed(match)))
        if kings_made(view.sheet, seat):
            parts.append(self.tr("Kings made {points}").format(points=signed(earned - match - won)))
        self._points.setText(self.tr("King points earned: {points}").format(points=earned))
        self._parts.setText("  ·  ".join(parts))
