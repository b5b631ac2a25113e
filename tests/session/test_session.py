"""The session: acting, undo and redo, refusals that change nothing, and states that equal the folded actions."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingtable.core.actions import Play
from kingtable.core.cards import parse_card
from kingtable.core.events import DealEnded, DealStarted
from kingtable.core.game import IllegalAction
from kingtable.core.record import Record, RecordError
from kingtable.core.replay import IllegalRecord, replay
from kingtable.core.step import StepKind
from kingtable.games.king import KING
from kingtable.games.king_match import State
from kingtable.session.session import Session

NAMES = ("You", "Ada", "Bo", "Cem")


def fresh(seed: int = 7) -> Session:
    return Session(KING, Record("king", NAMES, seed))


def play_on(session: Session, actions: int, rng: random.Random) -> None:
    for _ in range(actions):
        seat = session.to_act
        if seat is None:
            return
        session.act(seat, rng.choice(session.legal(seat)))


def last_state(record: Record) -> State:
    state: State = list(replay(KING, record))[-1]
    return state


def test_folding_the_actions_gives_the_last_state() -> None:
    session = fresh()
    play_on(session, 150, random.Random(1))
    assert session.index == 150
    assert KING.view(last_state(session.record), 2) == session.view(2)


def test_a_refused_action_changes_nothing_and_leaves_the_turn_usable() -> None:
    session = fresh()
    seat = session.to_act
    assert seat is not None
    before = session.view(seat)
    with pytest.raises(IllegalAction):
        session.act(seat, Play(parse_card("AS")))
    assert session.view(seat) == before
    assert session.index == 0
    session.act(seat, session.legal(seat)[0])
    assert session.index == 1


def test_undo_goes_back_to_the_own_decision_and_redo_forward_to_the_next() -> None:
    session, rng = fresh(), random.Random(2)
    while session.index < 60 or session.to_act != 0:
        play_on(session, 1, rng)
    at, view = session.index, session.view(0)
    step = session.undo({0})
    assert step is not None
    assert step.kind is StepKind.JUMPED
    assert step.events == ()
    assert (session.to_act, session.epoch) == (0, 1)
    assert session.index < at
    assert session.can_redo
    assert session.redo({0}) is not None
    assert (session.index, session.view(0)) == (at, view)
    assert session.redo({0}) is None


def test_nothing_of_the_own_seat_means_nothing_to_undo() -> None:
    session = fresh()
    assert session.undo({0, 1, 2, 3}) is None
    seat = session.to_act
    assert seat is not None
    session.act(seat, session.legal(seat)[0])
    others = {0, 1, 2, 3} - {seat}
    assert not session.can_undo(others) and session.undo(others) is None


def test_acting_after_undo_forgets_what_was_undone() -> None:
    session, rng = fresh(), random.Random(3)
    play_on(session, 40, rng)
    session.undo({0})
    play_on(session, 1, rng)
    assert not session.can_redo


@given(seed=st.integers(0, 10**6), moves=st.lists(st.sampled_from(["play", "undo", "redo"]), max_size=60))
def test_any_way_back_and_forth_equals_the_record(seed: int, moves: list[str]) -> None:
    session, rng = fresh(seed), random.Random(seed)
    for move in moves:
        if move == "play":
            play_on(session, 3, rng)
        elif move == "undo":
            session.undo({0})
        else:
            session.redo({0})
        assert session.view(1) == KING.view(last_state(session.record), 1)


def test_a_record_that_cannot_be_is_refused() -> None:
    with pytest.raises(RecordError):
        Session(KING, Record("king", ("one", "two"), 7))
    with pytest.raises(IllegalRecord):
        Session(KING, Record("king", NAMES, 7, actions=((0, "play AS"),)))


def test_a_deal_is_looked_back_on_once_it_is_over() -> None:
    session, rng = fresh(), random.Random(3)
    while session.deal == 1:
        with pytest.raises(ValueError, match="not over"):
            session.look_back(1)
        assert not session.past
        play_on(session, 1, rng)
    past = session.look_back(1)
    assert past.hands == KING.spread(KING.start({}, 4, 7)).hands
    assert [deed.number for deed in past.deeds] == list(range(session.index))
    assert [deed.seat for deed in past.deeds] == [seat for seat, _ in session.record.actions]
    told = [event for deed in past.deeds for event in deed.events]
    assert any(isinstance(event, DealEnded) for event in told)
    assert not any(isinstance(event, DealStarted) for event in told), "nothing of the running deal"
    with pytest.raises(ValueError, match="not over"):
        session.look_back(2)


def begun(session: Session) -> bool:
    """What it says now; it may say something else later."""
    return session.begun


def test_whether_anybody_has_acted_in_the_running_deal() -> None:
    session, rng = fresh(), random.Random(3)
    assert not begun(session)
    play_on(session, 1, rng)
    assert begun(session)
    while session.deal == 1:
        play_on(session, 1, rng)
    assert not begun(session)
