"""A match at one window: who sits there, what is seen of a step, and when the table turns to somebody else."""

from __future__ import annotations

from kingtable.bots.company import Company
from kingtable.core.game import NOBODY
from kingtable.core.record import Record
from kingtable.games.king import KING
from kingtable.session.session import Session
from kingtable.session.sitting import Sitting


class Silent:
    """Thinks for ever."""

    def ask(self, *_asked: object, **_how: object) -> None:
        return


def sitting(*people: int) -> Sitting:
    session = Session(KING, Record("king", ("You", "Ada", "Bo", "Cem"), 7))
    levels = tuple(None if seat in people else "rule" for seat in range(4))
    return Sitting(session, people, Company(levels), Silent(), lambda _: None, lambda _: None, lambda _: None)


def act(at: Sitting) -> None:
    """Whoever is to act does the first thing that is legal, and the viewer is told."""
    seat = at.session.to_act
    assert seat is not None
    at.tell(at.session.act(seat, at.session.legal(seat)[0]))


def test_the_table_turns_to_the_person_who_is_to_act_and_shows_no_hand_before_somebody_sits_there() -> None:
    at = sitting(0, 1, 2, 3)
    at.sit_down()
    first = at.viewer
    assert [at.can_act, at.pass_on()] == [True, False]
    while at.session.to_act == first:
        act(at)
    assert at.pass_on()
    assert at.viewer == at.session.to_act != first
    assert [at.chair.eyes, at.can_act] == [NOBODY, False]
    assert at.chair.view == at.session.public(at.viewer)
    at.sit_down()
    assert at.can_act
    assert at.chair.view == at.session.view(at.viewer)


def test_one_person_keeps_the_chair() -> None:
    at = sitting(2)
    for _ in range(9):
        act(at)
        assert not at.pass_on()
    assert at.viewer == 2


def test_the_view_before_a_step_is_the_one_that_was_told_last() -> None:
    at = sitting(0)
    told = at.chair.view
    for _ in range(60):
        seat = at.session.to_act
        assert seat is not None
        before, events, after = at.tell(at.session.act(seat, at.session.legal(seat)[0]))
        assert before == told and after == at.session.view(0) and events
        told = after


def test_taking_back_on_a_free_chair_calls_whoever_decides_again() -> None:
    at = sitting(0, 1, 2, 3)
    at.sit_down()
    for _ in range(3):
        act(at)
        at.pass_on()
    assert at.chair.free and at.can_undo
    assert at.undo() is not None
    assert at.viewer == at.session.to_act
    assert at.redo() is not None


def test_levels_change_with_the_next_deal_once_somebody_has_acted() -> None:
    at = sitting(0)
    assert at.coming_deal == 1
    act(at)
    assert at.coming_deal == 2
