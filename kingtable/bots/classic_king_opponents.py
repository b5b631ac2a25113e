"""The opponents of Classic King."""

from kingtable.bots.classic_king import ClassicKingJudge
from kingtable.bots.classic_king_mind import ClassicKingMind
from kingtable.bots.easy import without_old_tricks
from kingtable.bots.opponents import Opponents
from kingtable.bots.searcher import HardPlayer, NormalPlayer, WorldsPlayer, described

_MIND = ClassicKingMind()

OPPONENTS = Opponents(
    judge=ClassicKingJudge,
    explains=lambda view, action: described(_MIND, view, action),
    normal=lambda risk: NormalPlayer(_MIND, ClassicKingJudge(risk), risk),
    hard=lambda risk: HardPlayer(_MIND, risk=risk),
    worlds=lambda number: WorldsPlayer(_MIND, number),
    forgets=without_old_tricks,
)
