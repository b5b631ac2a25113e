"""The board of No Kings and Injera Be Wat."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from kingtable.core.actions import Action, Draw, Take, TakeFrom
from kingtable.core.cards import Card
from kingtable.core.events import Event
from kingtable.games.no_kings import View
from kingtable.games.no_kings_captures import Capture
from kingtable.games.no_kings_events import CardsCaptured, JokerSwept, KingPenalty, RoundStarted
from kingtable.games.no_kings_table import pack_of
from kingtable.ui import told_no_kings
from kingtable.ui.boards.board import Board
from kingtable.ui.history_no_kings import history_lines
from kingtable.ui.models.history import Line
from kingtable.ui.pages.sheet import Sheet
from kingtable.ui.panels.no_kings_bar import NoKingsBar
from kingtable.ui.panels.no_kings_results import FinalPanel, RoundPanel
from kingtable.ui.panels.no_kings_side import NoKingsSide
from kingtable.ui.people import People
from kingtable.ui.table.offer import Offer
from kingtable.ui.table.picture import Beat, Picture, Zone
from kingtable.ui.table.pictures import no_kings
from kingtable.ui.theme import Theme


class NoKingsBoard(Board):
    """Drawing by a click on the ring, choosing a capture by clicks on the Wat, buttons, arrows or digits."""

    game = "no-kings"

    def __init__(self, theme: Theme, scale: int, cloth: QWidget) -> None:
        super().__init__(cloth)
        self.top_bar: NoKingsBar = NoKingsBar(theme, scale)
        self.side: NoKingsSide = NoKingsSide(self.history, theme, scale)
        self.summary_panel = RoundPanel(theme, scale, cloth)
        self.final = FinalPanel(theme, scale, cloth)
        self._furnish(self.summary_panel)
        self.side.help_requested.connect(lambda: self.rule_wanted.emit("top"))
        self._marked = 0
        self._picked: int | None = None

    # -- what the table shows --------------------------------------------------------------------------------------

    def picture(self, view: View, people: People) -> Picture:
        return no_kings.picture_of(view, people, self._marked)

    def opening(self, view: View, people: People) -> Sequence[Beat]:
        self._marked, self._picked = 0, None
        return no_kings.opening_beats(view, people)

    def beats(self, before: View, events: Sequence[Event], after: View, people: People) -> Sequence[Beat]:
        # Every new position begins with its largest capture marked.
        self._marked, picked, self._picked = 0, self._picked, None
        return no_kings.beats_of(before, events, after, people, picked)

    def announcement(self, event: object, view: View, people: People) -> str:
        if isinstance(event, KingPenalty):
            return told_no_kings.king_drawn(people, event)
        if isinstance(event, JokerSwept):
            return told_no_kings.joker_drawn(people, event)
        if isinstance(event, CardsCaptured):
            return told_no_kings.robbed(people, event)
        if isinstance(event, RoundStarted):
            return told_no_kings.begins(people, event)
        return ""

    def changes_panels(self, event: object) -> bool:
        return isinstance(event, RoundStarted)

    def faces_ahead(self, view: View) -> Sequence[Card]:
        return pack_of(view.rules, 2)[:54]

    # -- panels ----------------------------------------------------------------------------------------------------

    def history_lines(self, view: View, people: People) -> list[Line]:
        return history_lines(view, people)

    def summary(self, event: object, view: View, people: People) -> QWidget:
        self.summary_panel.show_view(view, people)
        return self.summary_panel

    def make_sheet(self, theme: Theme, scale: int) -> Sheet:
        from kingtable.ui.pages.no_kings_sheet import NoKingsSheet

        return NoKingsSheet(theme, scale)

    # -- wishes ----------------------------------------------------------------------------------------------------

    def card_chosen(self, card: Card, view: View) -> None:
        """There are no hands in this game."""

    def offers(self, view: View, people: People) -> Sequence[Offer]:
        if view.over or view.round.to_act != view.seat:
            return ()
        drawn = view.round.drawn
        if drawn is None:
            return (Offer(told_no_kings.draw_offer(), "D", Draw(), main=True),)
        return tuple(
            Offer(
                told_no_kings.capture_words(capture, drawn, people, view.seating),
                str(place + 1) if place < 9 else "",
                capture.action,
                main=place == min(self._marked, len(view.choices) - 1),
            )
            for place, capture in enumerate(view.choices)
        )

    def offer_taken(self, offer: Offer, view: View) -> None:
        self._picked = None
        super().offer_taken(offer, view)

    def offer_marked(self, offer: Offer, view: View) -> None:
        actions = [capture.action for capture in view.choices]
        if isinstance(offer.meaning, (Take, TakeFrom)) and offer.meaning in actions:
            self._mark(actions.index(offer.meaning))

    def point_out(self, action: Action, view: View, words: str) -> Card | None:
        actions = [capture.action for capture in view.choices]
        if action in actions:
            self._mark(actions.index(action))
        return None

    def zone_chosen(self, zone: Zone, view: View) -> None:
        if zone.kind == "ring":
            self._picked = zone.seat
            self.wish.emit(Draw())
        elif view.phase == "choose" and view.round.to_act == view.seat:
            self._capture_chosen(zone, view)

    def _capture_chosen(self, zone: Zone, view: View) -> None:
        """A click on a card of the marked capture takes it; one on another card marks the next capture with it."""
        choices = view.choices
        marked = min(self._marked, len(choices) - 1)
        fitting = [place for place, capture in enumerate(choices) if _holds(capture, zone, view)]
        if zone.kind == "drawn" or marked in fitting:
            self.wish.emit(choices[marked].action)
        elif fitting:
            self._mark(next((place for place in fitting if place > marked), fitting[0]))

    def _mark(self, place: int) -> None:
        self._marked = place
        self.altered.emit()


def _holds(capture: Capture, zone: Zone, view: View) -> bool:
    """Whether that place holds cards of the capture."""
    if zone.kind == "wat":
        return view.round.wat[zone.seat] in capture.centre
    sides = {view.seating.side_of(seat) for seat in capture.runs}
    return zone.kind == "pile" and not capture.centre and view.seating.side_of(zone.seat) in sides
