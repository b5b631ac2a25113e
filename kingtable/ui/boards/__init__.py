"""One board a game: all that the window needs to know of it, from the pictures of its table to its scoresheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # A board is loaded when its game is first played.
    from PySide6.QtWidgets import QWidget

    from kingtable.ui.boards.board import Board
    from kingtable.ui.theme import Theme


def make_board(game: str, theme: Theme, scale: int, cloth: QWidget) -> Board:
    """The board of that game; ``cloth`` is the table that its panels may lie over."""
    if game == "king":
        from kingtable.ui.boards.king import KingBoard

        return KingBoard(theme, scale, cloth)
    if game == "classic-king":
        from kingtable.ui.boards.classic_king import ClassicKingBoard

        return ClassicKingBoard(theme, scale, cloth)
    if game == "kings-reverse":
        from kingtable.ui.boards.kings_reverse import KingsReverseBoard

        return KingsReverseBoard(theme, scale, cloth)
    if game == "no-kings":
        from kingtable.ui.boards.no_kings import NoKingsBoard

        return NoKingsBoard(theme, scale, cloth)
    raise ValueError(f"no board for {game!r}")
