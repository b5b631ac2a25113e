"""The catalogue of the games that can be played at this table. A game is loaded when it is first asked for."""

from __future__ import annotations

from typing import Any

from kingtable.core.game import Game

IDS = ("king", "classic-king", "kings-reverse", "no-kings")
"""The games in the order in which they are offered."""
GAMES: tuple[Game[Any, Any], ...]
"""All of them; naming it loads them."""


def game_of(game_id: str) -> Game[Any, Any] | None:
    """The game of that id, None for an unknown one."""
    match game_id:
        case "king":
            from kingtable.games.king import KING

            return KING
        case "classic-king":
            from kingtable.games.classic_king import CLASSIC_KING

            return CLASSIC_KING
        case "kings-reverse":
            from kingtable.games.kings_reverse import KINGS_REVERSE

            return KINGS_REVERSE
        case "no-kings":
            from kingtable.games.no_kings import NO_KINGS

            return NO_KINGS
    return None


def __getattr__(name: str) -> tuple[Game[Any, Any] | None, ...]:
    if name == "GAMES":
        return tuple(map(game_of, IDS))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
