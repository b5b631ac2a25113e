"""Players for tests: every level, the searching ones with so little effort that whole matches take seconds."""

from __future__ import annotations

from typing import Any

from kingtable.bots.base import Bot
from kingtable.bots.classic_king_mind import ClassicKingMind
from kingtable.bots.king_mind import KingMind
from kingtable.bots.kings_reverse_search import KingsReverseHard
from kingtable.bots.levels import bot_for
from kingtable.bots.searcher import Effort, HardPlayer, Mind

MINDS: dict[str, Mind] = {"king": KingMind(), "classic-king": ClassicKingMind()}
PLAYERS = ("random", "rule", "easy", "normal", "hard", "worlds-2")
"""The levels that the trick games have."""
_LITTLE = Effort(deals=8, fewest=4, most=8)


def player(game_id: str, level: str) -> Bot[Any]:
    """The player of that level; hard thinks less than at the table, in the same way."""
    if level == "hard" and game_id == "kings-reverse":
        return KingsReverseHard(turns=20)
    if level == "hard" and game_id in MINDS:
        return HardPlayer(MINDS[game_id], _LITTLE)
    return bot_for(game_id, level)
