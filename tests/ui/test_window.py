"""The window under interruptions: killed opponents, jumps, pages and settings changed while cards fly."""

from __future__ import annotations

import os
import signal
import sys

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.actions import Action, Name, Play
from kingtable.core.replay import replay
from kingtable.games.king import KING
from kingtable.games.tricks import bits_of, card_of
from kingtable.ui.dialogs.matches import MatchesDialog
from kingtable.ui.dialogs.new_match import NewMatchDialog
from kingtable.ui.table.layout import layout
from tests.ui.conftest import Housekeeper, begin, shut, until_saved

PATIENCE = 20_000
"""Milliseconds; for slow machines only."""

stops_processes = pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped and continued here")


def waits(house: House) -> bool:
    """Whether the table waits for the viewer, the summary of a deal included."""
    stage, view = house.window.table.table.choreographer, house.controller.view
    return stage.waiting or (not stage.busy and bool(view.playable or view.nameable))


def to_own_turn(house: House, qtbot: QtBot) -> None:
    """Read summaries on until the viewer is to name or to play."""
    while True:
        qtbot.waitUntil(lambda: waits(house), timeout=PATIENCE)
        if not house.window.table.table.choreographer.waiting:
            return
        house.window.table.board.read.emit()


def own_action(house: House) -> Action:
    """The first thing the viewer may do now."""
    view = house.controller.view
    return Name(view.nameable[0]) if view.nameable else Play(card_of(next(bits_of(view.playable))))


def decide(house: House, qtbot: QtBot, times: int) -> None:
    """Make that many of the viewer's decisions, and come to the next."""
    for _ in range(times):
        to_own_turn(house, qtbot)
        house.controller.act(own_action(house))
    to_own_turn(house, qtbot)


def to_thought(house: House, qtbot: QtBot) -> None:
    """Act until an opponent is asked that cannot answer: its process must have been stopped."""
    while True:
        to_own_turn(house, qtbot)
        house.controller.act(own_action(house))
        if house.controller.view.deal.to_act != 0:
            return


def thinking_process(house: House, qtbot: QtBot) -> int:
    """The number of the opponents' process."""
    house.thinker.start()
    qtbot.waitUntil(lambda: house.thinker.pid is not None, timeout=PATIENCE)
    pid = house.thinker.pid
    assert pid is not None
    return pid


def is_right(house: House) -> None:
    """The cards lie where the layout of the View's picture says, and the record can be played through."""
    page = house.window.table
    picture = page.board.picture(house.controller.view, house.controller.people)
    size = page.table.viewport().size()
    placed = layout(picture, size.width(), size.height(), house.window.settings.text_scale)
    model = page.table.stage.cards
    found = sorted((repr(model.pic(row)), repr(model.placement(row))) for row in range(model.rowCount()))
    assert found == sorted((repr(pic), repr(at)) for pic, at in zip(picture.cards, placed.cards, strict=True))
    for row in range(model.rowCount()):
        item = page.table.stage._items[row]
        assert item.placed == model.placement(row), "nothing is left in mid-air"
    *_, last = replay(KING, house.controller.match.record)
    assert KING.view(last, 0) == house.controller.view


# -- opponents -------------------------------------------------------------------------------------------------------


@stops_processes
def test_opponents_killed_in_mid_thought_cost_nothing(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    to_own_turn(house, qtbot)
    killed = set()
    for _ in range(3):
        pid = thinking_process(house, qtbot)
        os.kill(pid, signal.SIGSTOP)
        to_thought(house, qtbot)
        os.kill(pid, signal.SIGKILL)
        killed.add(pid)
        decide(house, qtbot, 1)
    assert len(killed) == 3 and thinking_process(house, qtbot) not in killed
    is_right(house)


@stops_processes
def test_an_answer_to_what_was_taken_back_is_dropped(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    decide(house, qtbot, 2)
    pid = thinking_process(house, qtbot)
    os.kill(pid, signal.SIGSTOP)
    to_thought(house, qtbot)
    until_saved(house, qtbot)
    house.window.commands.undo.trigger()
    before = house.controller.view
    assert before.deal.to_act == 0
    os.kill(pid, signal.SIGCONT)
    to_own_turn(house, qtbot)
    assert house.controller.view == before
    # Another card: the answer to the first one must not become the opponent's.
    if not before.nameable:
        *_, other = bits_of(before.playable)
        house.controller.act(Play(card_of(other)))
    decide(house, qtbot, 3)
    is_right(house)
    assert house.controller.match.undo_used


@stops_processes
def test_an_answer_to_another_match_is_dropped(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    first = begin(house, seed=5)
    decide(house, qtbot, 2)
    until_saved(house, qtbot)
    house.window.commands.undo.trigger()  # the opponents now answer to a later epoch
    to_own_turn(house, qtbot)
    pid = thinking_process(house, qtbot)
    os.kill(pid, signal.SIGSTOP)
    to_thought(house, qtbot)
    house.window.go_home()
    second = begin(house, seed=6)
    os.kill(pid, signal.SIGCONT)
    decide(house, qtbot, 3)
    is_right(house)
    assert house.controller.match.id == second.id
    house.window.go_home()
    house.window.open_match(first.id)
    decide(house, qtbot, 2)
    is_right(house)


# -- coming and going --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["dealing", "playing"])
def test_quitting_while_cards_fly(open_house: Housekeeper, qtbot: QtBot, when: str) -> None:
    house = open_house(speed="normal")
    match = begin(house)
    stage = house.window.table.table.stage
    if when == "playing":
        house.window.chosen.change(speed="instant")
        to_own_turn(house, qtbot)
        house.window.chosen.change(speed="normal")
        house.controller.act(own_action(house))
        if not stage.moving:  # a game was named
            qtbot.waitUntil(lambda: stage.moving or waits(house), timeout=PATIENCE)
            if not stage.moving:
                house.controller.act(own_action(house))
    qtbot.waitUntil(lambda: stage.moving, timeout=PATIENCE)
    record = house.controller.match.record
    shut(house)
    again = open_house(speed="instant")
    again.window.open_match(match.id)
    assert again.controller.match.record.actions == record.actions
    to_own_turn(again, qtbot)
    is_right(again)


def test_home_while_cards_fly_and_back(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="slow")
    match = begin(house)
    stage = house.window.table.table.stage
    for _ in range(3):
        qtbot.waitUntil(lambda: stage.moving, timeout=PATIENCE)
        house.window.commands.home.trigger()
        assert not stage.moving and not house.controller.running
        house.window.home.continue_requested.emit(match.id)
        assert house.controller.match.id == match.id
    house.window.chosen.change(speed="instant")
    to_own_turn(house, qtbot)
    is_right(house)


def test_a_new_match_keeps_the_one_before(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    first = begin(house)
    decide(house, qtbot, 2)
    record = house.controller.match.record
    house.window.commands.new_match.trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewMatchDialog)
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: house.controller.match.id != first.id)
    second = house.controller.match.id
    house.window.commands.open_match.trigger()
    listed = QApplication.activeModalWidget()
    assert isinstance(listed, MatchesDialog)
    assert {listed.model.match_in(row).match_id for row in range(listed.model.rowCount())} == {first.id, second}
    row = next(row for row in range(2) if listed.model.match_in(row).match_id == first.id)
    listed._table.selectRow(row)
    listed._go_on.click()
    assert house.controller.match.id == first.id
    assert house.controller.match.record.actions == record.actions


def test_the_running_match_is_deleted_from_the_list(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="slow")
    begin(house)
    house.window.commands.open_match.trigger()
    listed = QApplication.activeModalWidget()
    assert isinstance(listed, MatchesDialog)
    listed._ask()
    [really] = [one for one in listed.findChildren(QPushButton) if one.property("role") == "danger"]
    really.click()
    assert not house.controller.running and listed.model.rowCount() == 0
    assert house.window.pages.currentWidget() is house.window.home
    listed.reject()
    house.window.commands.open_match.trigger()
    again = QApplication.activeModalWidget()
    assert isinstance(again, MatchesDialog) and again is not listed and again.model.rowCount() == 0


@pytest.mark.parametrize("which", ["new_match", "open_match", "preferences", "table_rules", "about", "keys"])
def test_the_window_is_closed_while_a_dialog_is_open(open_house: Housekeeper, qtbot: QtBot, which: str) -> None:
    house = open_house(speed="slow")
    match = begin(house)
    getattr(house.window.commands, which).trigger()
    record = house.controller.match.record
    shut(house)
    assert [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()] == []
    found = house.window._matches.load(match.id).value
    assert found is not None and found.record.actions == record.actions


# -- settings and models ---------------------------------------------------------------------------------------------


def test_looks_and_speeds_change_while_cards_fly(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="normal")
    begin(house)
    stage = house.window.table.table.stage
    changes: tuple[dict[str, object], ...] = (
        {"theme": "dark"},
        {"text_scale": 200},
        {"theme": "contrast", "speed": "fast"},
        {"highlight_playable": False, "panel_visible": False},
        {"card_counter": True, "panel_visible": True, "reduced_motion": True},
        {"text_scale": 100, "theme": "light", "highlight_playable": True, "reduced_motion": False},
        {"deal_summary": False, "trick_rest_ms": 400},
    )
    flying = 0
    for change in changes:
        flying += stage.moving
        house.window.chosen.take(replace(house.window.settings, **change))
        qtbot.waitUntil(lambda: stage.moving or waits(house), timeout=PATIENCE)
        if waits(house):
            house.controller.act(own_action(house))
    assert flying >= 3, "most changes come while cards fly"
    house.window.chosen.change(speed="instant")
    decide(house, qtbot, 3)
    is_right(house)


def test_the_models_keep_their_promises_through_a_deal(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    window = house.window
    window.commands.sheet.trigger()
    window.commands.sheet.trigger()
    ours = [one for one in window.findChildren(QAbstractItemModel) if type(one).__module__.startswith("kingtable")]
    names = {type(one).__name__ for one in ours}
    assert {"CardsModel", "HistoryModel", "ScoreSheetModel", "ChoicesModel", "CounterModel"} <= names
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(one, fatal, window) for one in ours]
    decide(house, qtbot, 15)
    until_saved(house, qtbot)
    window.commands.undo.trigger()
    decide(house, qtbot, 1)
    assert len(testers) == len(ours) and len(house.controller.view.sheet) >= 1
