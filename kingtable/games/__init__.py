"""The catalogue of the games that can be played at this table. Each is loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kingtable.core.game import Game

IDS = ("king", "classic-king", "kings-reverse", "no-kings")
"""The games by their ids."""

if TYPE_CHECKING:
    GAMES: tuple[Game[Any, Any], ...]
    """All of them."""


def game_of(game_id: str) -> Game[Any, Any] | None:
    """The game of that id, None for an unknown one."""
    if game_id == "king":
        from kingtable.games.king import KING

        return KING
    if game_id == "classic-king":
        from kingtable.games.classic_king import CLASSIC_KING

        return CLASSIC_KING
    if game_id == "kings-reverse":
        from kingtable.games.kings_reverse import KINGS_REVERSE

        return KINGS_REVERSE
    if game_id == "no-kings":
        from kingtable.games.no_kings import NO_KINGS

        return NO_KINGS
    return None


def __getattr__(name: str) -> Any:
    if name == "GAMES":
        return tuple(map(game_of, IDS))
    raise AttributeError(name)
