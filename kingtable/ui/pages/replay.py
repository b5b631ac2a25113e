"""A finished match card by card on the real table: forward, back, deal by deal, by itself, hands open or as seen."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent

from kingtable.ui import kit
from kingtable.ui.boards import make_board
from kingtable.ui.boards.board import Board
from kingtable.ui.pages.back_page import BackPage
from kingtable.ui.pages.onlooker import Onlooker
from kingtable.ui.pages.replay_bar import ReplayBar
from kingtable.ui.people import People, seated
from kingtable.ui.replayed import Replayed
from kingtable.ui.table.look import Look, Pace
from kingtable.ui.table.picture import Beat
from kingtable.ui.table.view import TableView
from kingtable.ui.theme import Theme, px

_BREATH = 250
"""Milliseconds between two steps that the page takes by itself."""


class ReplayPage(BackPage):
    """Left and Right step, Page Up and Page Down jump to deals, Home and End to the ends, Space plays and stops."""

    practice_wanted = Signal(object)
    """A Replayed and the position to play on from, as a pair."""
    sheet_wanted = Signal(object)
    """A Replayed."""

    def __init__(self, look: Look, pace: Pace) -> None:
        super().__init__()
        self._look = look
        self.table = TableView(look, _without_summaries(pace))
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._boards: dict[str, Board] = {}
        self._board: Board | None = None
        self._match: Replayed | None = None
        self._people: People | None = None
        self.index = 0
        self.playing = False
        self._by_itself = QTimer(self)
        self._by_itself.setSingleShot(True)
        self._by_itself.setInterval(_BREATH)
        self.back.setText(self.tr("Back"))
        self.bar = ReplayBar(self.back)
        self._top = kit.column(gap=0)
        self._outer.addLayout(self._top)
        self._outer.addWidget(self.table, 1)
        self._outer.addWidget(self.bar)
        self._connect()

    def _connect(self) -> None:
        keys = self.bar.keys
        for button, slot in (
            (keys.first, lambda: self._jump_deal(-1)),
            (keys.back, lambda: self.step(-1)),
            (keys.play, self._toggle),
            (keys.forward, lambda: self.step(1)),
            (keys.last, lambda: self._jump_deal(1)),
            (self.bar.practise, lambda: self.practice_wanted.emit((self._match, self.index))),
        ):
            button.clicked.connect(lambda _checked=False, slot=slot: slot())
        self.bar.wanted.connect(self.jump)
        self.bar.eyes_changed.connect(lambda: self.jump(self.index))
        self.table.choreographer.begun.connect(self._begun)
        self.table.choreographer.idle.connect(self._idle)
        self._by_itself.timeout.connect(self._go_on)

    # -- what is shown ---------------------------------------------------------------------------------------------

    def open(self, match: Replayed, avatar: int) -> None:
        """Show that match from its beginning; ``avatar`` is the first person's."""
        self._stop()
        record = match.match
        viewer = record.human[0] if record.human else 0
        self._match = match
        self._people = seated(record.record.seats, record.levels, viewer, avatar)
        self._use_board(match.game.id)
        self.bar.open(match, self._people)
        self.jump(0)

    @property
    def _onlooker(self) -> Onlooker:
        assert self._match is not None and self._board is not None and self._people is not None
        return Onlooker(self._match, self._board, self._people, self.bar.seat)

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

    def restyle(self, look: Look, pace: Pace) -> None:
        """Follow colours, text size and pace."""
        self.table.choreographer.pace = _without_summaries(pace)
        self._look = replace(look, game=self._look.game)
        self.table.restyle(self._look)
        for board in self._boards.values():
            board.set_theme(look.theme, look.text_scale)
        self.bar.set_theme(look.theme, look.text_scale)
        self._arrange()

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Nothing: the whole look comes by `restyle`."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.bar.keys.play.setFocus()

    def _arrange(self) -> None:
        # In a low window the cloth needs the room of the bar, whose words the plate on the cloth has too.
        if self._board is not None:
            self._board.top_bar.setVisible(self.height() >= px(560, self._look.text_scale))

    def leave(self) -> None:
        """The page is left: nothing moves any more."""
        self._stop()
        self.table.choreographer.stop()

    def close_table(self) -> None:
        """The window is closed."""
        self._stop()
        self.table.close_table()

    # -- from place to place ---------------------------------------------------------------------------------------

    def jump(self, index: int) -> None:
        """Show that position at once."""
        if self._match is None:
            return
        self._stop()
        self.index = max(0, min(index, self._match.last))
        self.table.choreographer.jump(self._onlooker.picture(self.index))
        self._show_place()

    def step(self, by: int) -> None:
        """One action forward, told by the cards, or one back."""
        if by < 0 or self.table.choreographer.busy:
            # Whoever presses faster than cards fly wants to get on.
            self.jump(self.index + by)
            return
        self._stop()
        self._advance()

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

    def _advance(self) -> None:
        if self._match is None or self.index >= self._match.last:
            self._stop()
            return
        beats = self._onlooker.beats(self.index)
        self.index += 1
        self.table.choreographer.perform(beats)
        self._show_place()

    def _show_place(self) -> None:
        onlooker = self._onlooker
        onlooker.board.top_bar.show_view(onlooker.view(self.index), onlooker.people)
        self.bar.show_place(self.index)

    def _begun(self, beat: Beat) -> None:
        onlooker = self._onlooker
        self.table.reader.say(onlooker.tells(beat.event, self.index))
        sentence = onlooker.announcement(beat.event, self.index)
        if sentence:
            self.table.announce(sentence)
        else:
            self.table.message.dismiss()

    # -- by itself ---------------------------------------------------------------------------------------------------

    def _toggle(self) -> None:
        if self.playing:
            self._stop()
        elif self._match is not None and self.index < self._match.last:
            self.playing = True
            self.bar.keys.show_playing(True)
            self._advance()

    def _stop(self) -> None:
        self.playing = False
        self._by_itself.stop()
        self.bar.keys.show_playing(False)

    def _idle(self) -> None:
        if self.playing:
            self._by_itself.start()

    def _go_on(self) -> None:
        if self.playing:
            self._advance()

    # -- keys ------------------------------------------------------------------------------------------------------

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


def _without_summaries(pace: Pace) -> Pace:
    """A replay goes on by itself from deal to deal."""
    return replace(pace, summaries=False)
