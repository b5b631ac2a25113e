"""After a hand of Kings Reverse (UI-25): who went out, what the others had left, the totals against the target."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingtable.core.game import places_of
from kingtable.games.kings_reverse import View
from kingtable.ui.kit import paragraph
from kingtable.ui.panels.kings_reverse_tally import Tally, TallyLine
from kingtable.ui.panels.overlay import Interlude
from kingtable.ui.people import People
from kingtable.ui.theme import Theme


class ReverseSummary(Interlude):
    """Who went out, a line a seat, and how far it is to the end."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Next hand"), theme, scale, parent)
        self._offer_look_back()
        self._title = paragraph("", "dialog")
        self._line = paragraph("", "muted")
        self._tally = Tally((self.tr("cards left"), self.tr("this hand"), self.tr("total")))
        for part in (self._title, self._line):
            self._body.addWidget(part)
        self._body.addWidget(self._tally, 1)

    def _fill(self, view: View, people: People) -> None:
        if not view.sheet:
            return
        done = view.sheet[-1]
        if done.out is None:
            title, line = self.tr("Nobody can play"), self.tr("The stack is empty and nothing fits: everybody adds.")
        elif done.out == people.viewer:
            title, line = self.tr("You are out!"), self.tr("The others add what they have left.")
        else:
            name = people.names[done.out]
            title = self.tr("{name} is out").format(name=name)
            line = self.tr("Everybody else adds what is left in hand.")
        self._title.setText(title)
        self._line.setText(self.tr("Hand {number}. {line}").format(number=len(view.sheet), line=line))
        places = places_of([-total for total in view.totals])
        lines = [
            TallyLine(seat, places[seat], view.totals[seat], done.entries[seat], done.left[seat])
            for seat in range(len(people.seats))
        ]
        self._tally.show_lines(lines, people, self._theme, self._scale)
        target, most = int(view.rules["target"]), max(view.totals)
        if view.over:
            aim = self.tr("{target} points are reached: the match is over, the lowest total wins.")
        else:
            aim = self.tr("The match ends at {target}; the highest total is {most}. The lowest wins.")
        self._note.setText(aim.format(target=target, most=most))
        self._next.setText(self.tr("To the result") if view.over else self.tr("Next hand"))
