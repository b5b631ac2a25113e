"""The controller lets the next opponent wait while the viewer may speak out of turn, and the page tells the board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from kingtable.bots.base import BALANCED
from kingtable.bots.wire import Answer, Wish
from kingtable.core.record import Record
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.store.matches import Match, MatchStore
from kingtable.store.stats import Stats
from kingtable.store.writer import Writer
from kingtable.ui.boards.board import Board
from kingtable.ui.controller import Controller
from kingtable.ui.table.offer import GO_ON, Offer
from tests.reverse_positions import steps
from tests.ui.conftest import Housekeeper, begin

SEED = 35


class Asked:
    """Keeps the questions; the test answers them."""

    def __init__(self) -> None:
        self.questions: list[tuple[int, int, int]] = []

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
        self.questions.append((seat, epoch, index))


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


def held(of: Controller | Board) -> bool:
    """What it says now; it may say something else later."""
    return of.held


def caught_out() -> tuple[Match, str]:
    """A match of two in which seat 1 is to act and did not call its last card, and what it does next."""
    options = {"target": "100"}
    actions: list[tuple[int, str]] = []
    for seed in range(SEED, SEED + 50):
        actions.clear()
        for state, seat, action, _, _ in steps(seed, 2, options):
            text = KINGS_REVERSE.encode(action)
            if seat == state.deal.turn == 1 and KINGS_REVERSE.legal(state, 0):
                record = Record("kings-reverse", ("You", "Ada"), seed, options, (), tuple(actions))
                return Match.begun(record, (0,), (None, "random")), text
            actions.append((seat, text))
    raise AssertionError("nobody ever forgot to call")


def test_the_opponent_waits_until_the_viewer_lets_go_on(qtbot: QtBot, tmp_path: Path, writer: Writer) -> None:
    asked = Asked()
    match, action = caught_out()
    controller = Controller(MatchStore(tmp_path, writer), Stats(tmp_path / "stats"), lambda: asked, lambda: 1)
    assert not held(controller)
    controller.go_on()  # nothing runs, nothing happens
    controller.open(match)
    assert held(controller)
    (question,) = asked.questions
    with qtbot.waitSignal(controller._answered):
        controller.answer(Answer(seat=question[0], epoch=question[1], index=question[2], action=action))
    controller.table_idle()
    qtbot.waitUntil(lambda: not controller._arrival.pending)
    assert controller.match.record.actions == match.record.actions
    with qtbot.waitSignal(controller.moved):
        controller.go_on()
    assert controller.match.record.actions == (*match.record.actions, (1, action))


def test_the_board_knows_whether_the_table_is_held_and_go_on_reaches_the_controller(
    open_house: Housekeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(speed="instant")
    window, controller = house.window, house.controller
    begin(house)
    board, offers = window.table.board, window.table.table.offers
    waiting = [True]
    monkeypatch.setattr(Controller, "held", property(lambda _self: waiting[0]))
    monkeypatch.setattr(controller, "go_on", lambda: waiting.__setitem__(0, False))
    go_on = Offer("Go on", "G", GO_ON)
    monkeypatch.setattr(board, "offers", lambda view, people: (go_on,) if board.held else ())
    qtbot.waitUntil(lambda: not window.table.table.choreographer.busy)
    window.table.table.set_overlay(None)
    window.table._offer()
    assert held(board)
    assert list(offers.offers) == [go_on]
    offers.taken.emit(go_on)
    assert waiting == [False]
    assert not held(board)
    assert list(offers.offers) == []
