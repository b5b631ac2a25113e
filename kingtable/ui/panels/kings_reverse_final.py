"""The end of a match of Kings Reverse: places and totals, with a friendly word for each."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingtable.core.game import places_of
from kingtable.games.kings_reverse import View
from kingtable.ui.panels.final import Ending
from kingtable.ui.panels.kings_reverse_tally import Tally, TallyLine
from kingtable.ui.people import People
from kingtable.ui.text import joined
from kingtable.ui.theme import Theme


class ReverseFinal(Ending):
    """The lowest total comes first."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Tally"), theme, scale, parent)
        self._offer_look_back()
        self._tally = Tally((self.tr("last hand"), "", self.tr("total")))
        self._body.addWidget(self._tally, 1)

    def _fill(self, view: View, people: People) -> None:
        if not view.sheet:
            return
        places = places_of([-total for total in view.totals])
        winners = [people.names[seat] for seat, place in enumerate(places) if place == 1]
        behind = view.totals[people.viewer] - min(view.totals)
        if places[people.viewer] == 1:
            title = self.tr("You win the match!") if len(winners) == 1 else self.tr("You share the win!")
            line = self.tr("Nobody kept fewer points. Well played!")
        else:
            title = self.tr("{names} won the match").format(names=joined(winners))
            if behind <= 50:
                line = self.tr("Only {points} points more than the best: a close one. Well played!")
            else:
                line = self.tr("{points} points more than the best this time. New cards, new luck: another one?")
        self._crowned(title, line.format(points=behind))
        done = view.sheet[-1]
        lines = [
            TallyLine(seat, places[seat], view.totals[seat], None, done.left[seat]) for seat in range(len(people.seats))
        ]
        self._tally.show_lines(lines, people, self._theme, self._scale)
