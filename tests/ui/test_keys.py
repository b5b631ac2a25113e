"""The keys of commands: listed by area, changed by people, kept in the settings, shown wherever keys are shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.games import IDS
from kingtable.ui.dialogs.keys import KeyField, KeysDialog
from kingtable.ui.key_button import HINT_KEY, SHEET_KEY, key_name
from kingtable.ui.key_lines import of_game
from tests.ui.conftest import Housekeeper, begin

CTRL, SHIFT, ALT, NONE = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.NoModifier,
)


def open_keys(house: House) -> KeysDialog:
    house.window.commands.keys.trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, KeysDialog)
    return dialog


def field(dialog: KeysDialog, name: str) -> KeyField:
    return next(one for one in dialog.findChildren(KeyField) if one.action.objectName() == name)


def choose(field: KeyField, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    QTest.keyClick(field, Qt.Key.Key_Space)
    QTest.keyClick(field, key, modifiers)


def words(dialog: KeysDialog) -> set[str]:
    return {label.text() for label in dialog.findChildren(QLabel)}


def test_every_command_with_a_key_is_listed_and_those_of_the_game(open_house: Housekeeper) -> None:
    house = open_house(speed="instant")
    assert "In King" not in words(open_keys(house))
    house.window.desk.close()
    begin(house)
    dialog = open_keys(house)
    assert "In King" in words(dialog) and "Name the marked game" in words(dialog)
    assert [one.action for one in dialog.findChildren(KeyField)] == list(house.window.commands.all)


def test_a_chosen_key_works_is_shown_and_is_kept(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    commands = house.window.commands
    dialog = open_keys(house)
    choose(field(dialog, "sheet"), Qt.Key.Key_J, CTRL)
    assert house.window.settings.keys == {"sheet": "Ctrl+J"}
    assert commands.sheet.shortcut().toString() == "Ctrl+J"
    assert field(dialog, "sheet").text() == key_name("Ctrl+J") == key_name(SHEET_KEY)
    assert ("Scoresheet", key_name("Ctrl+J")) in commands.key_list("")
    dialog.close()
    begin(house)
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    house.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is house.window and QApplication.focusWidget() is not None)
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_J, CTRL)
    assert house.window.pages.currentWidget() is house.window.sheet
    assert house.writer.drain(10)
    again = open_house()
    assert again.window.commands.sheet.shortcut().toString() == "Ctrl+J"


@pytest.mark.parametrize(
    ("key", "modifiers", "why"),
    [
        (Qt.Key.Key_N, CTRL, "New match"),
        (Qt.Key.Key_Z, CTRL | SHIFT, "Play again"),
        (Qt.Key.Key_D, NONE, "function key"),
        (Qt.Key.Key_Tab, NONE, "function key"),
        (Qt.Key.Key_G, ALT, "function key"),
    ],
)
def test_a_key_that_cannot_be_is_told_and_refused(
    open_house: Housekeeper, key: Qt.Key, modifiers: Qt.KeyboardModifier, why: str
) -> None:
    house = open_house(speed="instant")
    dialog = open_keys(house)
    choose(field(dialog, "sheet"), key, modifiers)
    assert any(why in words for words in words(dialog) if "Ctrl" in words or "“" in words)
    assert house.window.settings.keys == {} and house.window.commands.sheet.shortcut().toString() == SHEET_KEY
    assert field(dialog, "sheet").text() == key_name(SHEET_KEY)


def test_esc_keeps_the_key_and_the_usual_keys_come_back(open_house: Housekeeper) -> None:
    house = open_house(speed="instant", keys={"panel": "F6"})
    dialog = open_keys(house)
    assert house.window.commands.panel.shortcut().toString() == "F6"
    choose(field(dialog, "panel"), Qt.Key.Key_Escape, NONE)
    assert dialog.isVisible() and field(dialog, "panel").text() == "F6"
    choose(field(dialog, "panel"), Qt.Key.Key_F9, NONE)
    assert house.window.settings.keys == {}, "the usual key is no choice"
    choose(field(dialog, "redo"), Qt.Key.Key_F6, NONE)
    usual = next(button for button in dialog.findChildren(type(dialog._usual)) if button.text() == "All usual keys")
    usual.click()
    assert house.window.settings.keys == {}
    assert [key.toString() for key in house.window.commands.redo.shortcuts()] == ["Ctrl+Y", "Ctrl+Shift+Z"]


def test_keys_in_the_settings_that_cannot_be_are_left_alone(open_house: Housekeeper) -> None:
    keys = {"sheet": "Ctrl+N", "panel": "D", "undo": "F6", "redo": "F6", "quit": "no key", "nothing": "F7"}
    commands = open_house(keys=keys).window.commands
    found = {action.objectName(): action.shortcut().toString() for action in commands.all}
    assert (found["sheet"], found["panel"], found["undo"], found["redo"]) == (SHEET_KEY, "F9", "F6", "Ctrl+Y")
    assert found["quit"] == "Ctrl+Q"


def test_every_game_but_the_plainest_lists_keys_of_its_own() -> None:
    assert [game for game in IDS if not of_game(game)] == ["classic-king"]


def test_a_plain_key_of_the_window_is_none_of_a_game_and_can_be_had_back(open_house: Housekeeper) -> None:
    house = open_house(keys={"sound": "F6"})
    commands = house.window.commands
    # While the suits of a joker are offered, H names hearts; at all other times it asks for a hint.
    usual = {commands.usual_key(action) for action in commands.all} - {HINT_KEY}
    for game in IDS:
        keys = [key for _, line in of_game(game) for key in line.split(", ")]
        assert usual.isdisjoint(keys)
    assert commands.sound.shortcut().toString() == "F6"
    choose(field(open_keys(house), "sound"), Qt.Key.Key_M, NONE)
    assert commands.sound.shortcut().toString() == "M" and house.window.settings.keys == {}
