"""After a hand of Kings Reverse (UI-25): who went out, what the others had left, the totals against the target."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from kingtable.core.game import places_of
from kingtable.games.kings_reverse import View
from kingtable.ui.key_button import KeyButton
from kingtable.ui.kit import label, paragraph
from kingtable.ui.panels.kings_reverse_tally import Tally, TallyLine
from kingtable.ui.panels.overlay import Overlay
from kingtable.ui.people import People
from kingtable.ui.theme import Theme


class ReverseSummary(Overlay):
    """Enter goes on."""

    continued = Signal()

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, scale, parent)
        self._view: View | None = None
        self._people: People | None = None
        self._title = paragraph("", "dialog")
        self._line = paragraph("", "muted")
        self._tally = Tally((self.tr("cards left"), self.tr("this hand"), self.tr("total")))
        self._aim = label("", "small")
        self._aim.setWordWrap(True)
        self._next = KeyButton(self.tr("Next hand"), "Enter", "main")
        self.setFocusProxy(self._next)
        self._next.clicked.connect(self.continued)
        for part in (self._title, self._line):
            self._body.addWidget(part)
        self._body.addWidget(self._tally, 1)
        self._foot.addWidget(self._aim, 1)
        self._foot.addWidget(self._next)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._show()

    def show_view(self, view: View, people: People) -> None:
        """Show the hand that was written down last."""
        self._view, self._people = view, people
        self._show()
        self.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.continued.emit()
        else:
            super().keyPressEvent(event)

    def _show(self) -> None:
        view, people = self._view, self._people
        if view is None or people is None or not view.sheet:
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
        self._aim.setText(aim.format(target=target, most=most))
        self._next.setText(self.tr("To the result") if view.over else self.tr("Next hand"))
