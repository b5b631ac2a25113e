"""The cloth, and around it the bar and the panel of the board that is played on."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kingtable.ui import kit
from kingtable.ui.boards import make_board
from kingtable.ui.boards.board import Board
from kingtable.ui.pages.desk import Desk
from kingtable.ui.table.look import Look
from kingtable.ui.table.view import TableView


class BoardFrame(QWidget):
    """Keeps every board that was ever played on here; one is in use."""

    made = Signal(object)
    """A Board that was not there before."""

    def __init__(self, table: TableView, look: Look) -> None:
        super().__init__()
        self._table = table
        self.look = look
        self._counting = False
        self._boards: dict[str, Board] = {}
        self.desk = Desk(table)
        self._whole = kit.column(self, gap=0)
        self._whole.addWidget(self.desk, 1)

    def use(self, game: str) -> Board:
        """Lay out the board of that game, and its cloth."""
        board = self.board_of(game)
        if game != self.look.game:
            self.look = replace(self.look, game=game)
            self._table.restyle(self.look)
        self._arrange()
        return board

    def board_of(self, game: str) -> Board:
        """The board of that game, made when it is first asked for."""
        if game not in self._boards:
            board = make_board(game, self.look.theme, self.look.text_scale, self._table)
            self._whole.insertWidget(0, board.top_bar)
            self.desk.add(board.side)
            self.setTabOrder(self._table, board.side)
            self._boards[game] = board
            board.fit(self.window().size())
            self.made.emit(board)
        return self._boards[game]

    def restyle(self, look: Look) -> None:
        """Colours, text size and marks, at once."""
        self.look = look
        self._table.restyle(look)
        for board in self._boards.values():
            board.set_theme(look.theme, look.text_scale)
        self.fit(self.window().size())

    def show_side(self, shown: bool, counting: bool) -> None:
        """Show or hide the panel beside the cloth, and the card counter in it."""
        self._counting = counting
        self._arrange()
        self.desk.show_beside(shown)

    def _arrange(self) -> None:
        for board in self._boards.values():
            board.top_bar.setVisible(board.game == self.look.game)
            board.set_counting(self._counting)
        self.desk.set_side(self.board_of(self.look.game).side)

    def fit(self, window: QSize) -> None:
        """The window has that size now."""
        for board in self._boards.values():
            board.fit(window)
        # A bar that wraps otherwise now gives its room to the cloth at once: else all is laid and painted twice.
        self._whole.activate()
        self.desk.settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panel's width follows the window's."""
        super().resizeEvent(event)
        self.fit(self.window().size())
