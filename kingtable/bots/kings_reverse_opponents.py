"""The opponents of Kings Reverse."""

from kingtable.bots.decision import Decision
from kingtable.bots.kings_reverse import KingsReverseJudge
from kingtable.bots.kings_reverse_calls import due, interjects
from kingtable.bots.kings_reverse_reasons import reason_of
from kingtable.bots.kings_reverse_search import KingsReverseHard
from kingtable.bots.opponents import Opponents

OPPONENTS = Opponents(
    judge=KingsReverseJudge,
    explains=lambda view, action: Decision(action, reason_of(view, action)),
    normal=KingsReverseJudge,
    hard=KingsReverseHard,
    interjects=interjects,
    due=due,
)
