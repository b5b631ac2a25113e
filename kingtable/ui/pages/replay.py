"""A finished match card by card on the real table: forward, back, deal by deal, by itself, hands open or as seen."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy

from kingtable.store.matches import Match
from kingtable.ui import kit
from kingtable.ui.boards import make_board
from kingtable.ui.boards.board import Board
from kingtable.ui.dialogs.choice import Choice, Slider
from kingtable.ui.key_button import KeyButton
from kingtable.ui.pages.back_page import BackPage
from kingtable.ui.pages.transport_keys import TransportKeys
from kingtable.ui.people import People, seated
from kingtable.ui.replayed import Replayed
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.picture import Beat, Picture, Tempo
from kingtable.ui.table.pictures.opened import at_rest, opened
from kingtable.ui.table.view import TableView
from kingtable.ui.theme import Theme, px

_ALL = "all"
_BESIDE = 8
"""Pixels between buttons."""
_BREATH = 250
"""Milliseconds between two steps that the page takes by itself."""
_WAITS = (Tempo.PAUSE, Tempo.SHOW, Tempo.TELL)


class ReplayPage(BackPage):
    """Left and Right step, Page Up and Page Down jump to deals, Home and End to the ends, Space plays and stops."""

    practice_wanted = Signal(object)
    """A Replayed and the position to play on from, as a pair."""
    sheet_wanted = Signal(object)
    """A Replayed."""

    def __init__(self, look: Look, pace: Pace) -> None:
        super().__init__()
        self._look, self._pace = look, replace(pace, summaries=False)
        self.table = TableView(look, self._pace)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._boards: dict[str, Board] = {}
        self._board: Board | None = None
        self._match: Replayed | None = None
        self._people: People | None = None
        self.index = 0
        self._top = kit.column(gap=0)
        self._hands = Choice(((_ALL, self.tr("All hands open")),), _ALL)
        self._deal = Choice((), "")
        self._slider = Slider((0, 1), 1, 0)
        self._slider.setAccessibleName(self.tr("Place in the match"))
        self._where = kit.label("", "small")
        self.keys = TransportKeys()
        for button, slot in (
            (self.keys.first, lambda: self._jump_deal(-1)),
            (self.keys.back, lambda: self.step(-1)),
            (self.keys.play, self._toggle),
            (self.keys.forward, lambda: self.step(1)),
            (self.keys.last, lambda: self._jump_deal(1)),
        ):
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
        self.practise = KeyButton(self.tr("Play on from here"))
        self.practise.setToolTip(self.tr("As practice that counts nowhere"))
        self.practise.clicked.connect(lambda: self.practice_wanted.emit((self._match, self.index)))
        self._by_itself = QTimer(self)
        self._by_itself.setSingleShot(True)
        self._by_itself.setInterval(_BREATH)
        self._by_itself.timeout.connect(self._go_on)
        self.playing = False
        self._build()
        self._connect()

    def _build(self) -> None:
        choices = kit.row(gap=10)
        for box in (self._deal, self._hands):
            box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(10)
            box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._deal.setAccessibleName(self.tr("Deal"))
        self._hands.setAccessibleName(self.tr("Hands"))
        self.back.setText(self.tr("Back"))
        self._outer.addLayout(self._top)
        self._outer.addWidget(self.table, 1)
        choices.addWidget(self._deal, 2)
        choices.addWidget(self._slider, 4)
        choices.addWidget(self._where)
        choices.addWidget(self._hands, 2)
        self._outer.addLayout(choices)
        row = kit.row(gap=_BESIDE)
        row.addWidget(self.keys)
        row.addStretch(1)
        row.addWidget(self.practise)
        row.addWidget(self.back)
        self._outer.addLayout(row)

    def _connect(self) -> None:
        stage = self.table.choreographer
        stage.begun.connect(self._begun)
        stage.idle.connect(self._idle)
        self._slider.sliderMoved.connect(self.jump)
        self._slider.actionTriggered.connect(lambda _action: self.jump(self._slider.sliderPosition()))
        self._deal.activated.connect(self._take_deal)
        self._hands.activated.connect(lambda _place: self.jump(self.index))

    # -- what is shown ---------------------------------------------------------------------------------------------

    def open(self, match: Replayed, avatar: int) -> None:
        """Show that match from its beginning; ``avatar`` is the first person's."""
        self._stop()
        record: Match = match.match
        viewer = record.human[0] if record.human else 0
        self._match = match
        self._people = seated(record.record.seats, record.levels, viewer, avatar)
        self._use_board(match.game.id)
        names = self._people.names
        self._hands.clear()
        if any(match.hands(0)):
            self._hands.addItem(self.tr("All hands open"), _ALL)
        for seat in self._people.around:
            self._hands.addItem(self.tr("As {name} saw it").format(name=names[seat]), str(seat))
        self._deal.clear()
        template = {
            "king": self.tr("Deal {number}"),
            "kings-reverse": self.tr("Hand {number}"),
        }.get(match.game.id, self.tr("Round {number}"))
        for deal in match.deals:
            self._deal.addItem(template.format(number=deal.number), deal.begins)
        self._slider.setRange(0, match.last)
        self._slider.setPageStep(20)
        self.jump(0)

    def restyle(self, look: Look, pace: Pace) -> None:
        """Follow colours, text size and pace."""
        self._pace = self.table.choreographer.pace = replace(pace, summaries=False)
        self._look = replace(look, game=self._look.game)
        self.table.restyle(self._look)
        for board in self._boards.values():
            board.set_theme(look.theme, look.text_scale)
        self.keys.set_theme(look.theme, look.text_scale)
        self._arrange()

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Nothing: the whole look comes by `restyle`."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.keys.play.setFocus()

    def _arrange(self) -> None:
        # In a low window the cloth needs the room of the bar, whose words the plate on the cloth has too.
        low = self.height() < px(560, self._look.text_scale)
        beside = self.practise.minimumSizeHint().width() + self.back.minimumSizeHint().width()
        margins = self._outer.contentsMargins()
        room = self.width() - margins.left() - margins.right() - beside - 3 * _BESIDE
        self.keys.fit(room)
        if self._board is not None:
            self._board.top_bar.setVisible(not low)

    def leave(self) -> None:
        """The page is left: nothing moves any more."""
        self._stop()
        self.table.choreographer.stop()

    def close_table(self) -> None:
        """The window is closed."""
        self._stop()
        self.table.close_table()

    def jump(self, index: int) -> None:
        """Show that position at once."""
        if self._match is None:
            return
        self._stop()
        self.index = max(0, min(index, self._match.last))
        self.table.choreographer.jump(self._picture(self.index))
        self._show_place()

    def step(self, by: int) -> None:
        """One action forward, told by the cards, or one back."""
        if self._match is None:
            return
        if by < 0 or self.table.choreographer.busy:
            # Whoever presses faster than cards fly wants to get on.
            self.jump(self.index + by)
            return
        self._stop()
        self._advance()

    def _advance(self) -> None:
        match, people, board = self._match, self._people, self._board
        if match is None or people is None or board is None or self.index >= match.last:
            self._stop()
            return
        before, after = match.view(self.index, self._viewer), match.view(self.index + 1, self._viewer)
        events = match.events(self.index, self._viewer)
        hands = match.hands(self.index + 1), match.hands(self.index)
        beats = board.beats(before, events, after, self._seen_by)
        self.index += 1
        self.table.choreographer.perform([self._calm(beat, *hands) for beat in beats])
        self._show_place()

    def _calm(self, beat: Beat, *hands: Any) -> Beat:
        """The beat as a replay shows it: it asks nothing and waits for nobody."""
        picture = at_rest(beat.picture)
        if self._all_open:
            picture = opened(picture, *hands)
        return replace(beat, picture=picture, tempo=Tempo.REST if beat.tempo in _WAITS else beat.tempo)

    def _picture(self, index: int) -> Picture:
        assert self._match is not None and self._board is not None
        picture = at_rest(self._board.picture(self._match.view(index, self._viewer), self._seen_by))
        return opened(picture, self._match.hands(index)) if self._all_open else picture

    @property
    def _all_open(self) -> bool:
        return self._hands.value == _ALL

    @property
    def _viewer(self) -> int:
        assert self._people is not None
        return self._people.viewer if self._all_open else int(self._hands.value)

    @property
    def _seen_by(self) -> People:
        assert self._people is not None
        return replace(self._people, viewer=self._viewer)

    def _use_board(self, game: str) -> None:
        if self._board is not None:
            self._board.top_bar.hide()
        if game not in self._boards:
            board = make_board(game, self._look.theme, self._look.text_scale, self.table)
            board.sheet_wanted.connect(lambda: self.sheet_wanted.emit(self._match))
            board.top_bar.buttons.allow_hints(False)
            board.side.setParent(self)
            board.side.hide()
            self._top.addWidget(board.top_bar)
            self._boards[game] = board
        self._board = self._boards[game]
        self._arrange()
        self._look = replace(self._look, game=game)
        self.table.restyle(self._look)

    def _show_place(self) -> None:
        match, board = self._match, self._board
        assert match is not None and board is not None
        board.top_bar.show_view(match.view(self.index, self._viewer), self._seen_by)
        self._slider.setValue(self.index)
        self._deal.setCurrentIndex(match.deal_at(self.index))
        self._where.setText(self.tr("{step} of {last}").format(step=self.index, last=match.last))
        for button, on in (
            (self.keys.first, self.index > 0),
            (self.keys.back, self.index > 0),
            (self.keys.play, self.index < match.last),
            (self.keys.forward, self.index < match.last),
            (self.keys.last, self.index < match.last),
            (self.practise, self.index < match.last),
        ):
            # A button with the focus stays what it is, or the focus would wander off.
            button.setEnabled(on or button is self.window().focusWidget())

    # -- by itself ---------------------------------------------------------------------------------------------------

    def _toggle(self) -> None:
        if self.playing:
            self._stop()
        elif self._match is not None and self.index < self._match.last:
            self.playing = True
            self.keys.show_playing(True)
            self._advance()

    def _stop(self) -> None:
        self.playing = False
        self._by_itself.stop()
        self.keys.show_playing(False)

    def _idle(self) -> None:
        if self.playing:
            self._by_itself.start()

    def _go_on(self) -> None:
        if self.playing:
            self._advance()

    def _begun(self, beat: Beat) -> None:
        board, match = self._board, self._match
        if board is None or match is None:
            return
        view = match.view(self.index, self._viewer)
        self.table.reader.say(board.tells(beat.event, view, self._seen_by))
        sentence = board.announcement(beat.event, view, self._seen_by)
        if sentence:
            self.table.announce(sentence)
        else:
            self.table.message.dismiss()

    # -- deals and keys ------------------------------------------------------------------------------------------------

    def _take_deal(self, place: int) -> None:
        self.jump(int(self._deal.itemData(place)))

    def _jump_deal(self, by: int) -> None:
        if self._match is None:
            return
        deals = self._match.deals
        now = self._match.deal_at(self.index)
        if by < 0 and self.index > deals[now].begins:
            self.jump(deals[now].begins)
        elif 0 <= now + by < len(deals):
            self.jump(deals[now + by].begins)
        else:
            self.jump(self._match.last if by > 0 else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        deeds = {
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_PageUp: lambda: self._jump_deal(-1),
            Qt.Key.Key_PageDown: lambda: self._jump_deal(1),
            Qt.Key.Key_Home: lambda: self.jump(0),
            Qt.Key.Key_End: lambda: self.jump(self._match.last if self._match else 0),
            Qt.Key.Key_Space: self._toggle,
        }
        if event.key() == Qt.Key.Key_T and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            # The command of the window means the match on the table.
            self.sheet_wanted.emit(self._match)
            return
        deed = deeds.get(Qt.Key(event.key()))
        if deed is None:
            super().keyPressEvent(event)
        else:
            deed()
