"""The table page: top bar, cloth and side panel around one running match."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kingtable.core.actions import Name, Play
from kingtable.core.cards import Card, pack_52
from kingtable.core.events import DealEnded, DealStarted, Event, GameNamed, KingMade
from kingtable.games.tricks import cards_of
from kingtable.ui import kit, text, told
from kingtable.ui.controller import Controller, Moved, Refused
from kingtable.ui.history_text import history_lines
from kingtable.ui.models.history import HistoryModel
from kingtable.ui.panels.final import FinalPanel
from kingtable.ui.panels.naming import NamingPanel
from kingtable.ui.panels.side_panel import SidePanel
from kingtable.ui.panels.summary import SummaryPanel
from kingtable.ui.panels.top_bar import TopBar
from kingtable.ui.people import People
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.picture import Beat
from kingtable.ui.table.pictures import king
from kingtable.ui.table.view import TableView

_BREATH = 30
"""Milliseconds between an idle table and the next opponent's card."""


class TablePage(QWidget):
    """Shows the controller's match and hands it the viewer's wishes."""

    rule_wanted = Signal(str)
    """The help at this rule id."""
    sheet_wanted = Signal()
    home_wanted = Signal()
    new_match_wanted = Signal()
    settled = Signal()
    """The table is idle."""

    def __init__(self, controller: Controller, look: Look, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._controller = controller
        self._look = look
        self._view: Any = None
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self._breath.timeout.connect(controller.table_idle)
        self._people: People | None = None
        self.history = HistoryModel(self)
        self.table = TableView(look, pace)
        self.top_bar = TopBar(look.theme, look.text_scale)
        self.panel = SidePanel(self.history, look.theme, look.text_scale)
        self.naming = NamingPanel(look.theme, look.text_scale, self.table)
        self.summary = SummaryPanel(look.theme, look.text_scale, self.table)
        self.final = FinalPanel(look.theme, look.text_scale, self.table)
        for overlay in (self.naming, self.summary, self.final):
            overlay.hide()
        self.summary.setProperty("over_hand", True)
        self.final.setProperty("over_hand", True)
        middle = kit.row(gap=0)
        middle.addWidget(self.table, 1)
        middle.addWidget(self.panel)
        whole = kit.column(self, gap=0)
        whole.addWidget(self.top_bar)
        whole.addLayout(middle, 1)
        self.setTabOrder(self.table, self.panel)
        self._connect()

    def _connect(self) -> None:
        controller, stage = self._controller, self.table.choreographer
        controller.opened.connect(self._opened)
        controller.moved.connect(self._moved)
        controller.refused.connect(self._refused)
        self.table.card_chosen.connect(self._card_chosen)
        self.table.rule_wanted.connect(self.rule_wanted)
        stage.begun.connect(self._begun)
        stage.paused.connect(self._paused)
        stage.idle.connect(self._idle)
        self.naming.named.connect(controller.name)
        self.naming.refused.connect(controller.name)
        self.naming.help_requested.connect(self.rule_wanted)
        self.summary.continued.connect(self._go_on)
        self.final.new_match_requested.connect(self.new_match_wanted)
        self.final.sheet_requested.connect(self.sheet_wanted)
        self.final.home_requested.connect(self.home_wanted)
        self.top_bar.sheet_requested.connect(self.sheet_wanted)
        self.panel.sheet_requested.connect(self.sheet_wanted)

    # -- look ------------------------------------------------------------------------------------------------------

    def restyle(self, look: Look, pace: Pace) -> None:
        """Colours, text size, pace and marks, at once."""
        self._look = look
        self.table.choreographer.pace = pace
        self.table.restyle(look)
        for part in (self.top_bar, self.panel, self.naming, self.summary, self.final):
            part.set_theme(look.theme, look.text_scale)
        self.fit(self.window().size())

    def fit(self, window: QSize) -> None:
        """The window has that size now."""
        self.panel.fit(window)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel's width follows the window's."""
        super().resizeEvent(event)
        self.fit(self.window().size())

    def take_focus(self) -> None:
        """The keyboard to the panel over the cloth, or to the cards."""
        (self.table.overlay or self.table).setFocus()

    def leave(self) -> None:
        """The page is left: nothing moves any more."""
        self._breath.stop()
        self.table.choreographer.stop()
        self.table.celebration.end()
        self.table.set_overlay(None)

    # -- the match moves -------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        self._view, self._people = self._controller.view, self._controller.people
        self.history.clear()
        self.table.set_overlay(None)
        self.table.message.dismiss()
        stage = self.table.choreographer
        stage.stop()
        self._show_panels()
        if self._controller.match.record.actions:
            stage.jump(king.picture_of(self._view, self._people))
        else:
            stage.perform(king.opening_beats(self._view, self._people))
        own = cards_of(self._view.hand)
        self.table.stage.warm_up([*own, *(card for card in pack_52() if card not in own)])

    def _moved(self, moved: Moved) -> None:
        assert self._people is not None
        self._view = moved.after
        self.table.message.dismiss()
        if not moved.events:
            self.table.set_overlay(None)
            self.table.choreographer.jump(king.picture_of(moved.after, self._people))
            return
        if self.table.overlay is self.naming:
            self.table.set_overlay(None)
        self.table.choreographer.perform(king.beats_of(moved.before, moved.events, moved.after, self._people))

    def _begun(self, beat: Beat) -> None:
        event = beat.event
        if isinstance(event, (GameNamed, DealStarted)):
            self._show_panels()
        if isinstance(event, KingMade):
            self._celebrate(event)
        sentence = self._announcement(event)
        if sentence:
            self.table.announce(sentence)

    def _announcement(self, event: object) -> str:
        assert self._people is not None
        mine = self._people.viewer
        if isinstance(event, GameNamed) and event.seat != mine:
            return told.named(self._people, event.seat, event.contract) + " " + text.contract_duty(event.contract)
        if isinstance(event, DealStarted):
            chooser = self._view.deal.chooser
            if event.deal == 1:
                return told.first_chooser(self._people, chooser)
            if chooser != mine:
                return told.chooses(self._people, chooser)
        return ""

    def _celebrate(self, event: KingMade) -> None:
        assert self._people is not None
        words = told.king_made(self._people, event.seat)
        pace = self.table.choreographer.pace
        self.table.celebration.begin(words, self._look.theme.gold, self._look.text_scale, pace.travel)

    def _paused(self, event: Event) -> None:
        assert isinstance(event, DealEnded) and self._people is not None
        self.table.celebration.end()
        self.table.message.dismiss()
        self._show_panels()
        self.summary.show_view(self._view, self._people)
        self.table.set_overlay(self.summary)

    def _go_on(self) -> None:
        if self.table.overlay is self.summary:
            self.table.set_overlay(None)
        self.table.choreographer.go_on()

    def _idle(self) -> None:
        if not self._controller.running or self._people is None:
            return
        view = self._view
        self._show_panels()
        if view.over:
            self._show_overlay(self.final)
        elif view.nameable:
            self._show_overlay(self.naming)
        self.settled.emit()
        # Let the panels be painted before the next card flies.
        self._breath.start(_BREATH if self.table.choreographer.pace.factor else 0)

    def _show_overlay(self, panel: NamingPanel | FinalPanel) -> None:
        if self.table.overlay is not panel:
            assert self._people is not None
            panel.show_view(self._view, self._people)
            self.table.set_overlay(panel)

    def _show_panels(self) -> None:
        assert self._people is not None
        self.top_bar.show_view(self._view, self._people)
        self.panel.show_view(self._view, self._people)
        self.history.set_lines(history_lines(self._view, self._people))

    # -- wishes ----------------------------------------------------------------------------------------------------

    def _card_chosen(self, card: Card) -> None:
        if self.table.overlay is None:
            self._controller.play(card)

    def _refused(self, refused: Refused) -> None:
        assert self._people is not None
        sentence = text.refusal_text(refused.refusal, self._people.names)
        if isinstance(refused.action, Play):
            self.table.refuse(refused.action.card, sentence, refused.refusal.rule)
        elif isinstance(refused.action, Name):
            self.table.message.refuse(sentence, refused.refusal.rule, None)
            self.table.place_message()
