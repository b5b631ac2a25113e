"""The opponents of No Kings."""

from kingtable.bots.decision import Decision
from kingtable.bots.no_kings import NoKingsJudge
from kingtable.bots.no_kings_reasons import reason_of
from kingtable.bots.opponents import Opponents

OPPONENTS = Opponents(
    judge=NoKingsJudge,
    explains=lambda view, action: Decision(action, reason_of(view, action)),
    normal=NoKingsJudge,
    hard=NoKingsJudge,
)
