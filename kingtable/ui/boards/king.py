"""The board of Turkish King."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from kingtable.core.actions import Action, Name
from kingtable.core.cards import Card, pack_52
from kingtable.core.events import DealStarted, Event, GameNamed, KingMade
from kingtable.games.king_match import View
from kingtable.games.tricks import cards_of
from kingtable.ui import text, told
from kingtable.ui.boards.trick_board import TrickBoard
from kingtable.ui.history_text import history_lines
from kingtable.ui.models.history import Line
from kingtable.ui.pages.sheet import Sheet
from kingtable.ui.panels.final import FinalPanel
from kingtable.ui.panels.naming import NamingPanel
from kingtable.ui.panels.side_panel import SidePanel
from kingtable.ui.panels.summary import SummaryPanel
from kingtable.ui.panels.top_bar import TopBar
from kingtable.ui.people import People
from kingtable.ui.table.picture import Beat, Picture
from kingtable.ui.table.pictures import king
from kingtable.ui.theme import Theme


class KingBoard(TrickBoard):
    """Naming by a panel over the cloth, playing by clicks on the hand."""

    game = "king"

    def __init__(self, theme: Theme, scale: int, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.top_bar: TopBar = TopBar(theme, scale)
        self.side: SidePanel = SidePanel(self.history, theme, scale)
        self.naming = NamingPanel(theme, scale, cloth)
        self.summary_panel = SummaryPanel(theme, scale, cloth)
        self.final = FinalPanel(theme, scale, cloth)
        self.naming.named.connect(lambda contract: self.wish.emit(Name(contract)))
        # A closed game is wished for too: the refusal says why it is closed.
        self.naming.refused.connect(lambda contract: self.wish.emit(Name(contract)))
        self.naming.help_requested.connect(self.rule_wanted)
        self._furnish(self.summary_panel, choices=(self.naming,))

    def picture(self, view: View, people: People) -> Picture:
        return king.picture_of(view, people)

    def opening(self, view: View, people: People) -> Sequence[Beat]:
        return king.opening_beats(view, people)

    def beats(self, before: View, events: Sequence[Event], after: View, people: People) -> Sequence[Beat]:
        return king.beats_of(before, events, after, people)

    def announcement(self, event: object, view: View, people: People) -> str:
        if isinstance(event, GameNamed) and event.seat != people.viewer:
            return told.named(people, event.seat, event.contract) + " " + text.contract_duty(event.contract)
        if isinstance(event, DealStarted):
            chooser = view.deal.chooser
            if event.deal == 1:
                return told.first_chooser(people, chooser)
            if chooser != people.viewer:
                return told.chooses(people, chooser)
        return ""

    def celebration(self, event: object, people: People) -> str:
        return told.king_made(people, event.seat) if isinstance(event, KingMade) else ""

    def changes_panels(self, event: object) -> bool:
        return isinstance(event, (GameNamed, DealStarted))

    def faces_ahead(self, view: View) -> Sequence[Card]:
        own = cards_of(view.hand)
        return [*own, *(card for card in pack_52() if card not in own)]

    def history_lines(self, view: View, people: People) -> list[Line]:
        return history_lines(view, people)

    def summary(self, event: object, view: View, people: People) -> QWidget:
        self.summary_panel.show_view(view, people)
        return self.summary_panel

    def overlay(self, view: View, people: People) -> QWidget | None:
        if not view.nameable:
            return super().overlay(view, people)
        self.naming.show_view(view, people)
        return self.naming

    def point_out(self, action: Action, view: View, words: str) -> Card | None:
        if isinstance(action, Name):
            self.naming.point_out(action.contract, words)
        return super().point_out(action, view, words)

    def make_sheet(self, theme: Theme, scale: int) -> Sheet:
        from kingtable.ui.pages.scoresheet import ScoresheetPage

        return ScoresheetPage(theme, scale)
