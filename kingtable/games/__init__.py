"""The catalogue of the games that can be played at this table."""

from __future__ import annotations

from typing import Any

from kingtable.core.game import Game
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.king import KING
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.games.no_kings import NO_KINGS

GAMES: tuple[Game[Any, Any], ...] = (KING, CLASSIC_KING, KINGS_REVERSE, NO_KINGS)


def game_of(game_id: str) -> Game[Any, Any] | None:
    """The game of that id, None for an unknown one."""
    return next((game for game in GAMES if game.id == game_id), None)
