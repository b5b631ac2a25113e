"""Taking back: allowed or not as chosen when the match began, and a mark that nothing takes away."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.actions import Play
from kingtable.core.record import Record
from kingtable.games.tricks import cards_of
from kingtable.store.matches import Match, MatchStore
from kingtable.store.settings import Settings
from kingtable.store.writer import Writer
from kingtable.ui.dialogs.new_match import NewMatchDialog
from tests.ui.conftest import Housekeeper, shut, until_saved

NAMES = ("You", "Ada", "Bo", "Cem")
LEVELS = (None, "rule", "rule", "rule")


def begun(house: House, *, undo_allowed: bool) -> Match:
    record = Record("classic-king", NAMES, 5)
    match = Match.begun(record, (0,), LEVELS, undo_allowed=undo_allowed)
    house.window.play(match)
    return match


def play_once(house: House, qtbot: QtBot) -> int:
    """Play the first card that may be played; how many actions there were before."""
    controller, stage = house.controller, house.window.table.table.choreographer
    qtbot.waitUntil(lambda: not stage.busy and bool(controller.view.playable), timeout=10_000)
    before = len(controller.match.record.actions)
    controller.act(Play(cards_of(controller.view.playable)[0]))
    until_saved(house, qtbot)
    return before


def test_where_it_is_not_allowed_the_command_says_so_and_changes_nothing(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begun(house, undo_allowed=False)
    play_once(house, qtbot)
    actions = house.controller.match.record.actions
    undo = house.window.commands.undo
    assert undo.isEnabled() and not house.controller.can_undo
    undo.trigger()
    assert "chosen when it began" in house.window.table.table.message.text
    house.controller.undo()
    assert house.controller.match.record.actions[: len(actions)] == actions
    assert not house.controller.match.undo_used


def test_the_mark_survives_redo_saving_and_coming_back(open_house: Housekeeper, qtbot: QtBot, tmp_path: Path) -> None:
    house = open_house(speed="instant")
    match = begun(house, undo_allowed=True)
    before = play_once(house, qtbot)
    house.window.commands.undo.trigger()
    assert len(house.controller.match.record.actions) == before
    until_saved(house, qtbot)
    house.window.commands.redo.trigger()
    assert len(house.controller.match.record.actions) > before
    assert house.controller.match.undo_used
    shut(house)
    again = open_house()
    again.window.open_match(match.id)
    assert again.controller.match.undo_used and again.controller.match.undo_allowed


@pytest.mark.parametrize("allowed", [True, False])
def test_the_choice_is_saved_with_the_match(tmp_path: Path, allowed: bool) -> None:
    writer = Writer()
    match = Match.begun(Record("king", NAMES, 1), (0,), LEVELS, avatars=(2, 3, 4), undo_allowed=allowed)
    MatchStore(tmp_path, writer).save(match)
    assert writer.close()
    other = Writer()
    found = MatchStore(tmp_path, other).load(match.id).value
    other.close()
    assert found is not None
    assert replace(found, record=match.record, saved="") == match


def test_new_match_offers_the_choice_and_remembers_it(qtbot: QtBot) -> None:
    settings = Settings()
    dialog = NewMatchDialog("king", settings)
    qtbot.addWidget(dialog)
    (box,) = (one for one in dialog.findChildren(QCheckBox) if "Taking back" in one.text())
    assert box.isChecked()
    box.setChecked(False)
    levels = [one for one in dialog.findChildren(QComboBox) if one.accessibleName().endswith(": level")]
    levels[1].setCurrentIndex(levels[1].findText("Person"))
    with qtbot.waitSignal(dialog.begun) as told:
        dialog._begin()
    assert told.args is not None
    (new,) = told.args
    match = new.begun()
    assert not match.undo_allowed
    assert match.human == (0, 2) and match.levels == (None, "normal", None, "normal")
    kept = new.remembered(settings)
    assert not kept.undo_allowed and [one.person for one in kept.opponents[:3]] == [False, True, False]
    again = NewMatchDialog("king", kept)
    qtbot.addWidget(again)
    shown = [one for one in again.findChildren(QComboBox) if one.accessibleName().endswith(": level")]
    assert [one.currentText() for one in shown[:3]] == ["Normal", "Person", "Normal"]
