"""The director: asks the right seat, waits for an idle table, drops stale answers."""

from __future__ import annotations

from typing import Any

from kingtable.bots.base import BALANCED
from kingtable.bots.company import Company
from kingtable.bots.wire import Answer, Wish
from kingtable.core.record import Record
from kingtable.core.step import Step
from kingtable.games.king import KING
from kingtable.session.director import Director
from kingtable.session.session import Session


class Asked:
    """Keeps the questions; the test answers them."""

    def __init__(self) -> None:
        self.questions: list[tuple[int, int, int, Any]] = []

    def ask(
        self,
        game_id: str,
        level: str,
        seat: int,
        epoch: int,
        index: int,
        seed: int,
        view: Any,
        temper: str = BALANCED,
        wish: Wish = "action",
    ) -> None:
        assert (game_id, level) == ("king", "rule")
        self.questions.append((seat, epoch, index, view))


class Table:
    """A session with all four seats played by opponents."""

    def __init__(self, levels: tuple[str | None, ...] = ("rule",) * 4) -> None:
        self.session = Session(KING, Record("king", ("A", "B", "C", "D"), 11))
        self.thinker = Asked()
        self.steps: list[Step] = []
        self.director = Director(self.session, Company(levels), self.thinker, self._stepped)

    def _stepped(self, step: Step) -> None:
        self.steps.append(step)
        self.director.moved()

    def answer(self, *, epoch: int | None = None, index: int | None = None) -> Answer:
        seat, asked_epoch, asked_index, _ = self.thinker.questions[-1]
        action = KING.encode(self.session.legal(seat)[0])
        return Answer(
            epoch=asked_epoch if epoch is None else epoch,
            index=asked_index if index is None else index,
            seat=seat,
            action=action,
        )


def test_an_answer_waits_for_the_table_to_be_idle() -> None:
    table = Table()
    table.director.moved()
    table.director.answered(table.answer())
    assert table.session.index == 0
    table.director.table_idle()
    assert table.session.index == 1
    assert len(table.thinker.questions) == 2, "the next seat thinks while the table moves"


def test_an_idle_table_waits_for_the_answer() -> None:
    table = Table()
    table.director.moved()
    table.director.table_idle()
    assert table.session.index == 0
    table.director.answered(table.answer())
    assert table.session.index == 1


def test_stale_answers_are_dropped() -> None:
    table = Table()
    table.director.moved()
    table.director.table_idle()
    table.director.answered(table.answer(epoch=5))
    table.director.answered(table.answer(index=3))
    assert table.session.index == 0
    table.director.answered(table.answer())
    table.director.answered(table.answer(index=0))
    assert table.session.index == 1, "the same answer twice acts once"


def test_an_answer_that_is_not_legal_still_lets_the_match_go_on() -> None:
    table = Table()
    table.director.moved()
    table.director.table_idle()
    seat, epoch, index, _ = table.thinker.questions[-1]
    table.director.answered(Answer(epoch=epoch, index=index, seat=seat, action="play Jk"))
    assert table.session.index == 1


def test_people_are_not_asked() -> None:
    table = Table((None,) * 4)
    table.director.moved()
    table.director.table_idle()
    assert table.thinker.questions == [] and table.director.thinking is None


def test_no_question_holds_the_deal_number() -> None:
    table = Table()
    table.director.moved()
    _, _, _, view = table.thinker.questions[-1]
    assert not hasattr(view, "seed") and not hasattr(view, "table")
