"""The table page: the board of the running match's game around one cloth."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from kingtable.bots.advice import Hint
from kingtable.core.actions import Play
from kingtable.core.cards import Card
from kingtable.ui import kit, text, told_hints
from kingtable.ui.boards.board import Board
from kingtable.ui.controller import Controller, Moved, Refused
from kingtable.ui.cue import Cue
from kingtable.ui.cues import cue_of
from kingtable.ui.pages.board_frame import BoardFrame
from kingtable.ui.pages.haste import Haste
from kingtable.ui.pages.teller import Teller
from kingtable.ui.panels.curtain import Curtain
from kingtable.ui.people import People
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.offer import GO_ON, Offer, Spoken
from kingtable.ui.table.picture import Beat, Zone
from kingtable.ui.table.view import TableView

_BREATH = 30
"""Milliseconds between an idle table and the next opponent's card."""


class TablePage(QWidget):
    """Shows the controller's match and hands it the viewer's wishes."""

    rule_wanted = Signal(str)
    """The help at this rule id."""
    sheet_wanted = Signal()
    look_back_wanted = Signal()
    home_wanted = Signal()
    new_match_wanted = Signal()
    settled = Signal()
    """The table is idle."""
    heard = Signal(object)
    """A Cue."""

    def __init__(self, controller: Controller, look: Look, pace: Pace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._controller = controller
        self._view: Any = None
        self._people: People | None = None
        self._chosen: Card | None = None
        self._hint: Hint | None = None
        self._shown: object = None
        """What is summed up or shown until the viewer goes on."""
        self._breath = QTimer(self)
        self._breath.setSingleShot(True)
        self.table = TableView(look, pace)
        self._haste = Haste(self.table, pace, lambda: self.board.forced(self._view))
        self._teller = Teller(self.table)
        self._curtain = Curtain(look.theme, look.text_scale, self.table)
        self.frame = BoardFrame(self.table, look)
        self.desk = self.frame.desk
        kit.column(self, gap=0).addWidget(self.frame)
        self._connect()
        self.board = self.frame.use(look.game)

    def _connect(self) -> None:
        controller, stage = self._controller, self.table.choreographer
        self.frame.made.connect(self._connect_board)
        self._breath.timeout.connect(controller.table_idle)
        self._haste.forced.connect(controller.act)
        controller.opened.connect(self._opened)
        controller.moved.connect(self._moved)
        controller.passed.connect(self._passed)
        controller.saved.connect(stage.set_saved)
        self._curtain.opened.connect(controller.sit_down)
        controller.refused.connect(self._refused)
        controller.hinted.connect(self._hinted)
        controller.joined.connect(self._joined)
        self.table.card_chosen.connect(self._card_chosen)
        self.table.pair_chosen.connect(self._pair_chosen)
        self.table.zone_chosen.connect(self._zone_chosen)
        self.table.offers.taken.connect(self._offer_taken)
        self.table.offers.marked.connect(self._offer_marked)
        self.table.rule_wanted.connect(self.rule_wanted)
        stage.begun.connect(self._begun)
        stage.paused.connect(self._paused)
        stage.idle.connect(self._idle)

    def _connect_board(self, board: Board) -> None:
        board.wish.connect(self._controller.act)
        board.rule_wanted.connect(self.rule_wanted)
        board.sheet_wanted.connect(self.sheet_wanted)
        board.hint_wanted.connect(self.hint)
        board.look_back_wanted.connect(self.look_back_wanted)
        board.home_wanted.connect(self.home_wanted)
        board.new_match_wanted.connect(self.new_match_wanted)
        board.read.connect(self._go_on)
        board.altered.connect(self._altered)
        board.said.connect(self._said)

    def restyle(self, look: Look, pace: Pace) -> None:
        """Colours, text size, pace and marks, at once."""
        self._haste.set_pace(pace)
        self.frame.restyle(look)
        self._curtain.set_theme(look.theme, look.text_scale)

    # -- what the window's commands do -----------------------------------------------------------------------------

    def take_focus(self) -> None:
        """The keyboard to the panel over the cloth, or to the cards."""
        (self.table.overlay or self.table).setFocus()

    def leave(self) -> None:
        """The page is left: nothing moves any more."""
        self._breath.stop()
        self._haste.drop()
        self.table.choreographer.stop()
        self.table.celebration.end()
        self.table.set_overlay(None)

    def hurry(self) -> None:
        """To the end of the deal without travelling or resting; only choices are still asked for."""
        if self._controller.running and not self._controller.free and not self.table.choreographer.waiting:
            self._haste.hurry()

    def undo(self) -> None:
        """Take back to the viewer's last decision; where that is not allowed, say so."""
        if self._controller.running and not self._controller.match.undo_allowed:
            self.table.explain(self.tr("Nothing is taken back in this match: so it was chosen when it began."), "")
        else:
            self._controller.undo()

    def hint(self) -> None:
        """Ask what is best now; it is shown once nothing moves."""
        if self._controller.can_hint:
            self._controller.hint()
        else:
            self.table.announce(told_hints.none_now())

    def read_out(self) -> None:
        """Say and show the whole situation; show it no more where it is shown already."""
        if self._people is None:
            return
        if self._controller.free:
            self.table.reader.say(self._curtain.sentence)
        elif self.table.choreographer.waiting:
            # What is summed up now, and nothing of the deal that comes next.
            self._teller.show(self.board.tells(self._shown, self._view, self._people))
        else:
            self._teller.show("\n".join(self.board.reading(self._view, self._people)))

    def speak_for(self, number: int) -> None:
        """The person of that number, counted from 0 in the order of the seats, says what there is to say."""
        people = self._people.humans if self._people is not None else ()
        offer = self.table.offers.word_of(people[number]) if number < len(people) else None
        if offer is not None:
            self._offer_taken(offer)

    # -- the match moves -------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        stage = self.table.choreographer
        stage.stop()
        self.table.stage.furniture.say(None)
        self.board = self.frame.use(self._controller.game)
        self.board.history.clear()
        self.board.top_bar.buttons.allow_hints(self._controller.match.hints)
        self._look_anew()
        self.table.stage.warm_up(self.board.faces_ahead(self._view))

    def _joined(self) -> None:
        """The opponents have other levels."""
        self._people = self._controller.people
        if not self.table.choreographer.busy:
            self.table.redraw(self.board.picture(self._view, self._people))

    def _passed(self) -> None:
        self._look_anew()
        self._haste.stepped = not self._controller.free

    def _look_anew(self) -> None:
        """Somebody looks at the match who did not see how it came here; on a free chair anybody."""
        self._view, self._people = self._controller.view, self._controller.people
        self._hint = None
        self._haste.stepped = False
        self._haste.drop()
        self._haste.calm_down()
        self.table.message.dismiss()
        self.table.stage.furniture.say(None)
        self.table.offer(())
        self._show_panels()
        if self._controller.free or self._controller.match.record.actions:
            self.table.choreographer.jump(self.board.picture(self._view, self._people))
        else:
            self.table.choreographer.perform(self.board.opening(self._view, self._people))
        self._hang_curtain()

    def _hang_curtain(self) -> None:
        """Over everything while the chair is free, else nothing over the cloth."""
        if not self._controller.free or self._people is None:
            self.table.set_overlay(None)
            return
        self._curtain.fall(self._people, self._haste.pace.factor)
        self.table.set_overlay(self._curtain)
        self.table.reader.say(self._curtain.sentence)

    def _moved(self, moved: Moved) -> None:
        # With a new deal other levels may hold.
        self._people = self._controller.people
        self._view, self._hint = moved.after, None
        self._haste.stepped = bool(moved.events)
        self._haste.drop()
        self.table.message.dismiss()
        self.table.offer(())
        if not moved.events:
            self.table.stage.furniture.say(None)
            self.table.choreographer.jump(self.board.picture(moved.after, self._people))
            self._hang_curtain()
            return
        if not self.table.choreographer.waiting:
            self.table.set_overlay(None)
        self.table.choreographer.perform(self.board.beats(moved.before, moved.events, moved.after, self._people))

    def _begun(self, beat: Beat) -> None:
        assert self._people is not None
        instant = self.table.choreographer.pace.factor == 0
        cue = cue_of(beat, self.table.stage.picture, instant=instant)
        if cue is not None:
            self.heard.emit(cue)
        if beat.event is not None:
            self.table.stage.furniture.say(self.board.saying(beat))
        if beat.view is not None:
            self.board.show_panels(beat.view, self._people)
        elif self.board.changes_panels(beat.event):
            self._show_panels()
        cheer = self.board.celebration(beat.event, self._people)
        if cheer:
            pace = self.table.choreographer.pace
            self.table.celebration.begin(cheer, self.frame.look, pace.travel)
        self.table.reader.say(self.board.tells(beat.event, self._view, self._people))
        sentence = self.board.announcement(beat.event, self._view, self._people)
        if sentence:
            self.table.announce(sentence)

    def _paused(self, event: object) -> None:
        assert self._people is not None
        self._haste.calm_down()
        self._shown = event
        self.table.celebration.end()
        self.table.message.dismiss()
        self.table.set_overlay(self.board.summary(event, self._view, self._people))

    def _go_on(self) -> None:
        if self.table.choreographer.waiting:
            self.table.set_overlay(None)
            self.table.choreographer.go_on()

    def _idle(self) -> None:
        if not self._controller.running or self._people is None:
            return
        self._show_panels()
        if self._controller.free:
            self.settled.emit()
            return
        said = self.table.stage.furniture.saying
        if said is not None and said.seat == self._people.viewer:
            self.table.stage.furniture.say(None)
        if self.table.overlay is None:
            self.table.set_overlay(self.board.overlay(self._view, self._people))
        self._offer()
        self._show_hint()
        self._haste.consider()
        if self._waits_for_viewer() and not self._haste.acting:
            self.heard.emit(Cue.YOUR_TURN)
        self._teller.tell_due(self.board, self._view, self._people)
        self.settled.emit()
        # Let the panels be painted before the next card flies.
        self._breath.start(_BREATH if self.table.choreographer.pace.factor else 0)

    def _waits_for_viewer(self) -> bool:
        picture = self.table.stage.picture
        turn = picture is not None and any(seat.turn and seat.seat == picture.viewer for seat in picture.seats)
        return turn or self.board.held

    def _hinted(self, hint: Hint) -> None:
        self._hint = hint
        if not self.table.choreographer.busy:
            self._show_hint()

    def _show_hint(self) -> None:
        hint, self._hint = self._hint, None
        if hint is not None and self._people is not None:
            self._teller.tell_hint(hint, self.board, self._view, self._people)

    def _offer(self) -> None:
        assert self._people is not None
        self.board.held, self.board.words = self._controller.held, self._controller.words_of_others
        self.table.offer(self.board.offers(self._view, self._people))

    def _show_panels(self) -> None:
        assert self._people is not None
        self.board.show_panels(self._view, self._people)

    # -- wishes ----------------------------------------------------------------------------------------------------

    def _card_chosen(self, card: Card) -> None:
        self._chosen = card
        if self.table.overlay is None:
            self.board.card_chosen(card, self._view)
        self._put_back()

    def _pair_chosen(self, card: Card, onto: Card) -> None:
        self._chosen = card
        if self.table.overlay is None:
            self.board.pair_chosen(card, onto, self._view)
        self._put_back()

    def _put_back(self) -> None:
        """A card that was dragged without anything coming of it glides home; a refused one has done so already."""
        card, self._chosen = self._chosen, None
        if card is not None and not self.table.choreographer.busy and not self.table.stage.moving:
            self.table.stage.send_home(card, self.table.choreographer.pace.travel)

    def _altered(self) -> None:
        if self._people is not None and not self.table.choreographer.busy:
            self.table.redraw(self.board.picture(self._view, self._people))
            self._offer()
            self._teller.tell_offers()

    def _said(self, sentence: str) -> None:
        if sentence:
            self.table.announce(sentence)
        else:
            self.table.message.dismiss()

    def _zone_chosen(self, zone: Zone) -> None:
        if self.table.overlay is None:
            self.board.zone_chosen(zone, self._view)

    def _offer_taken(self, offer: Offer) -> None:
        if self.table.overlay is not None:
            return
        if offer.meaning == GO_ON:
            # The opponent may still be thinking, but nothing holds it any more.
            self._controller.go_on()
            if not self.table.choreographer.busy:
                self._offer()
        elif isinstance(offer.meaning, Spoken):
            self._controller.act(offer.meaning.action, offer.meaning.seat)
        else:
            self.board.offer_taken(offer, self._view)

    def _offer_marked(self, offer: Offer) -> None:
        if self.table.overlay is None:
            self.board.offer_marked(offer, self._view)

    def _refused(self, refused: Refused) -> None:
        assert self._people is not None
        self.heard.emit(Cue.REFUSED)
        sentence = text.refusal_text(refused.refusal, self._people.names)
        card = self._chosen
        if card is None and isinstance(refused.action, Play):
            card = refused.action.card
        self._chosen = None
        if card is not None:
            self.table.refuse(card, sentence, refused.refusal.rule)
        else:
            self.table.explain(sentence, refused.refusal.rule)
