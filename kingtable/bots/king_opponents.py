"""The opponents of Turkish King."""

from kingtable.bots.easy import without_old_tricks
from kingtable.bots.king import KingJudge
from kingtable.bots.king_mind import KingMind
from kingtable.bots.opponents import Opponents
from kingtable.bots.searcher import HardPlayer, NormalPlayer, WorldsPlayer, described

_MIND = KingMind()

OPPONENTS = Opponents(
    judge=KingJudge,
    explains=lambda view, action: described(_MIND, view, action),
    normal=lambda risk: NormalPlayer(_MIND, KingJudge(risk), risk),
    hard=lambda risk: HardPlayer(_MIND, risk=risk),
    worlds=lambda number: WorldsPlayer(_MIND, number),
    forgets=without_old_tricks,
)
