"""What a board is: the table page asks it for pictures and panels, and it turns clicks into the actions they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QWidget

from kingtable.core.actions import Action, Give, Play
from kingtable.core.cards import Card
from kingtable.core.events import Event
from kingtable.ui import readings
from kingtable.ui.models.history import HistoryModel, Line
from kingtable.ui.pages.sheet import Sheet
from kingtable.ui.people import People
from kingtable.ui.sayings import Saying, saying_of
from kingtable.ui.table.offer import Offer
from kingtable.ui.table.picture import Beat, Picture, Zone
from kingtable.ui.theme import Theme


class Board(QObject):
    """The base of all boards. Views and panels are those of the board's game."""

    wish = Signal(object)
    """An Action that the viewer wants."""
    rule_wanted = Signal(str)
    """A rule id of the help."""
    sheet_wanted = Signal()
    hint_wanted = Signal()
    look_back_wanted = Signal()
    home_wanted = Signal()
    new_match_wanted = Signal()
    read = Signal()
    """The summary was read: the table may go on."""
    altered = Signal()
    """Something was marked, picked or dropped: picture and offers are to be asked for again."""
    said = Signal(str)
    """A sentence to be shown above the hand, "" to take it away."""

    game: str
    """The game's id, which also names its cloth."""
    top_bar: Any
    """The bar over the cloth."""
    side: Any
    """The panel beside it."""
    final: Any
    """The panel over the cloth when the match is over."""
    held = False
    """Whether the next to act waits because a person may speak out of turn; known before offers are asked for."""
    words: Sequence[tuple[int, Action]] = ()
    """What other people at this window may say out of turn, by seat; known like ``held``."""

    def __init__(self, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.history = HistoryModel(self)
        self._parts: tuple[Any, ...] = ()

    def _furnish(self, *summaries: Any, choices: tuple[Any, ...] = ()) -> None:
        """Take in bar, side panel and final places, the panels that are read before the table goes on, and others."""
        self._parts = (self.top_bar, self.side, self.final, *summaries, *choices)
        for panel in (self.final, *summaries, *choices):
            panel.hide()
        for panel in (self.final, *summaries):
            panel.setProperty("over_hand", True)
            panel.look_back_requested.connect(self.look_back_wanted)
        for panel in summaries:
            panel.continued.connect(self.read)
        for part in (self.top_bar.buttons, self.side, self.final):
            part.sheet_requested.connect(self.sheet_wanted)
        self.top_bar.buttons.hint_requested.connect(self.hint_wanted)
        self.final.new_match_requested.connect(self.new_match_wanted)
        self.final.home_requested.connect(self.home_wanted)

    # -- what the table shows --------------------------------------------------------------------------------------

    def picture(self, view: Any, people: People) -> Picture:
        """The table at rest."""
        raise NotImplementedError

    def opening(self, view: Any, people: People) -> Sequence[Beat]:
        """The beginning of a match."""
        raise NotImplementedError

    def beats(self, before: Any, events: Sequence[Event], after: Any, people: People) -> Sequence[Beat]:
        """The way from one View to the next; the last beat is the picture of ``after``."""
        raise NotImplementedError

    def announcement(self, event: object, view: Any, people: People) -> str:
        """What to say above the hand when that beat begins, "" for nothing."""
        raise NotImplementedError

    def tells(self, event: object, view: Any, people: People) -> str:
        """What a screen reader says when that beat begins, besides the announcement; "" for nothing."""
        return readings.tells(self.game, event, view, people)

    def due(self, view: Any, people: People) -> str:
        """What a screen reader says once the viewer has to do something or the match is over; "" otherwise."""
        return readings.due(self.game, view, people)

    def reading(self, view: Any, people: People) -> list[str]:
        """The whole situation in sentences, as far as the viewer may know it."""
        return readings.reading(self.game, view, people)

    def saying(self, beat: Beat) -> Saying | None:
        """What somebody at the table says when that beat begins; it stays until something else happens."""
        return saying_of(beat)

    def celebration(self, event: object, people: People) -> str:
        """What to celebrate when that beat begins, "" for nothing."""
        return ""

    def changes_panels(self, event: object) -> bool:
        """Whether the panels shall already follow when that beat begins, and not only when the table is idle."""
        return False

    def faces_ahead(self, view: Any) -> Sequence[Card]:
        """The faces that will be needed, the most urgent first."""
        raise NotImplementedError

    # -- panels ----------------------------------------------------------------------------------------------------

    def show_panels(self, view: Any, people: People) -> None:
        """Top bar, side panel and history as of that View."""
        self.top_bar.show_view(view, people)
        self.side.show_view(view, people)
        self.history.set_lines(self.history_lines(view, people))

    def history_lines(self, view: Any, people: People) -> list[Line]:
        """The history told from a View."""
        raise NotImplementedError

    def summary(self, event: object, view: Any, people: People) -> QWidget:
        """The panel over the cloth after a deal, round or hand."""
        raise NotImplementedError

    def overlay(self, view: Any, people: People) -> QWidget | None:
        """What lies over the idle cloth: the final places, or a choice to make in some games, or nothing."""
        if not view.over:
            return None
        self.final.show_view(view, people)
        final: QWidget = self.final
        return final

    def make_sheet(self, theme: Theme, scale: int) -> Sheet:
        """A new scoresheet page."""
        raise NotImplementedError

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Colours and text size of all panels."""
        for part in self._parts:
            part.set_theme(theme, scale)

    def set_counting(self, on: bool) -> None:
        """Show or hide the card counter, where the game has one."""

    def fit(self, window: QSize) -> None:
        """The window has that size now."""
        self.side.fit(window)

    # -- wishes ----------------------------------------------------------------------------------------------------

    def point_out(self, action: Action, view: Any, words: str) -> Card | None:
        """Mark what the action is chosen with; the card of the hand with which it begins, if any.

        A panel over the cloth shows the ``words`` of the hint; else they stand above the hand.
        """
        del view, words
        return action.card if isinstance(action, (Play, Give)) else None

    def forced(self, view: Any) -> Action | None:
        """The one thing that the viewer may do, where it is no loss to have it done; None where there is a choice."""
        del view
        return None

    def card_chosen(self, card: Card, view: Any) -> None:
        """The viewer clicked, dragged or chose by key that card of the hand."""
        raise NotImplementedError

    def pair_chosen(self, card: Card, onto: Card, view: Any) -> None:
        """The viewer dragged a card of the hand onto another one."""

    def offers(self, view: Any, people: People) -> Sequence[Offer]:
        """What can be done besides playing a card, while the table is idle."""
        return ()

    def offer_taken(self, offer: Offer, view: Any) -> None:
        """The viewer took that offer."""
        if not isinstance(offer.meaning, str):
            self.wish.emit(offer.meaning)

    def offer_marked(self, offer: Offer, view: Any) -> None:
        """The viewer moved to that offer by arrow keys, without taking it."""

    def zone_chosen(self, zone: Zone, view: Any) -> None:
        """The viewer clicked something else on the cloth, such as a stack."""
