"""The board of Classic King."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from kingtable.core.cards import Card
from kingtable.core.events import DealStarted, Event
from kingtable.games.classic_king import View, next_seat
from kingtable.games.classic_king_rounds import PACK
from kingtable.games.tricks import card_of, cards_of
from kingtable.ui import told, told_classic_king
from kingtable.ui.boards.trick_board import TrickBoard
from kingtable.ui.models.history import Line
from kingtable.ui.pages.sheet import Sheet
from kingtable.ui.panels.classic_king_bar import ClassicKingBar
from kingtable.ui.panels.classic_king_endings import ClassicKingFinal, RoundSummary
from kingtable.ui.panels.classic_king_side import ClassicKingSide
from kingtable.ui.people import People
from kingtable.ui.sayings import Saying, exclaimed
from kingtable.ui.table.picture import Beat, Picture
from kingtable.ui.table.pictures import classic_king
from kingtable.ui.theme import Theme


class ClassicKingBoard(TrickBoard):
    """Nothing but cards to play; each round opens with a reminder of its contract (UI-10)."""

    game = "classic-king"

    def __init__(self, theme: Theme, scale: int, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.top_bar: ClassicKingBar = ClassicKingBar(theme, scale)
        self.side: ClassicKingSide = ClassicKingSide(self.history, theme, scale)
        self.summary_panel = RoundSummary(theme, scale, cloth)
        self.final = ClassicKingFinal(theme, scale, cloth)
        self._furnish(self.summary_panel)

    def picture(self, view: View, people: People) -> Picture:
        return classic_king.picture_of(view, people)

    def opening(self, view: View, people: People) -> Sequence[Beat]:
        return classic_king.opening_beats(view, people)

    def beats(self, before: View, events: Sequence[Event], after: View, people: People) -> Sequence[Beat]:
        return classic_king.beats_of(before, events, after, people)

    def announcement(self, event: object, view: View, people: People) -> str:
        return told_classic_king.reminder(event.deal) if isinstance(event, DealStarted) else ""

    def saying(self, beat: Beat) -> Saying | None:
        # The contracts are fixed: whoever deals calls the next one out.
        event = beat.event
        if isinstance(event, DealStarted) and event.dealer != beat.picture.viewer:
            return Saying(event.dealer, exclaimed(told_classic_king.round_name(event.deal)))
        return super().saying(beat)

    def changes_panels(self, event: object) -> bool:
        return isinstance(event, DealStarted)

    def faces_ahead(self, view: View) -> Sequence[Card]:
        own = cards_of(view.hand)
        return [*own, *(card for card in PACK if card not in own)]

    def history_lines(self, view: View, people: People) -> list[Line]:
        lines = [
            Line("deal", told_classic_king.finished_round(people, number, done.entries))
            for number, done in enumerate(view.sheet, 1)
            if view.over or number < view.deal.number
        ]
        deal = view.deal
        if view.over:
            return lines
        lines.append(Line("deal", told_classic_king.round_title(deal.number)))
        lines.append(Line("name", told_classic_king.leads(people, deal.opener)))
        for trick in deal.tricks:
            lines.append(Line("play", _plays(trick.leader, trick.cards, people)))
            lines.append(Line("trick", told.takes(people, trick.winner, trick.points)))
        if deal.trick:
            lines.append(Line("play", _plays(deal.leader, deal.trick, people)))
        return lines

    def summary(self, event: object, view: View, people: People) -> QWidget:
        self.summary_panel.show_view(view, people)
        return self.summary_panel

    def make_sheet(self, theme: Theme, scale: int) -> Sheet:
        from kingtable.ui.pages.classic_king_scoresheet import ClassicKingScoresheet

        return ClassicKingScoresheet(theme, scale)


def _plays(leader: int, cards: tuple[int, ...], people: People) -> str:
    played = []
    seat = leader
    for bit in cards:
        played.append(told.play(people, seat, card_of(bit)))
        seat = next_seat(seat)
    return ", ".join(played)
