"""The history of No Kings as lines of text, told anew from the View."""

from __future__ import annotations

from kingtable.games.no_kings import View
from kingtable.games.no_kings_events import RoundStarted
from kingtable.ui import told_no_kings
from kingtable.ui.models.history import Line
from kingtable.ui.people import People


def history_lines(view: View, people: People) -> list[Line]:
    """The finished rounds in a line each, then the running one turn by turn."""
    lines = []
    for number, done in enumerate(view.sheet if view.over else view.sheet[: view.round.number - 1], 1):
        seats = () if done.winner is None else view.seating.seats_of(done.winner)
        lines.append(Line("deal", told_no_kings.round_line(people, number, seats, max(done.cards))))
    if view.over:
        return lines
    at = view.round
    lines.append(Line("deal", told_no_kings.round_title(at.number)))
    started = RoundStarted(at.number, at.dealer, at.first, at.draws, at.wat, view.left)
    lines.append(Line("note", told_no_kings.begins(people, started)))
    lines += [Line("trick" if turn.moved else "play", told_no_kings.turn_line(people, turn)) for turn in at.turns]
    return lines
