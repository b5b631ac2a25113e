"""Players: one click to another one, preferences of their own, deleting in two steps, and a guest who is nobody."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.store.results import FinishedMatch, FinishedSeat
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.settings import Personal
from kingtable.ui.dialogs.player_form import PlayerForm
from kingtable.ui.dialogs.players import PlayersDialog
from kingtable.ui.pages.players_panel import PlayersPanel
from kingtable.ui.players import GUEST
from kingtable.ui.theme import CONTRAST, LIGHT, Theme
from tests.ui.conftest import Housekeeper, begin, focused, press, shut
from tests.ui.looking import cut_off, dressed


def dialog_of(house: House) -> PlayersDialog:
    house.window.commands.players.trigger()
    dialog = house.window.desk._dialog
    assert isinstance(dialog, PlayersDialog)
    return dialog


def add(house: House, name: str) -> str:
    """Somebody new, who plays from then on."""
    dialog_of(house).form_wanted.emit(GUEST)
    form = house.window.desk._dialog
    assert isinstance(form, PlayerForm) and focused() is form.name
    QTest.keyClicks(form.name, name)
    press(Qt.Key.Key_Return)
    assert house.window.settings.player_name == name
    return house.window.settings.player


def write(words: str) -> None:
    """Add to the name in the open form."""
    press(Qt.Key.Key_End)
    field = focused()
    assert field is not None
    QTest.keyClicks(field, words)


def test_everybody_has_preferences_of_their_own(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(player_name="Deniz", speed="fast")
    selin = add(house, "Selin")
    house.window.chosen.change(speed="slow", card_back="deco", text_scale=120)
    discs = house.window.home.findChild(PlayersPanel)
    assert isinstance(discs, PlayersPanel)
    [deniz] = [button for button in discs.findChildren(QPushButton) if button.accessibleName() == "Play as Deniz"]
    qtbot.mouseClick(deniz, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: house.window.settings.player == FIRST_PLAYER)
    settings = house.window.settings
    assert (settings.player_name, settings.speed, settings.card_back, settings.text_scale) == (
        "Deniz",
        "fast",
        "kilim",
        100,
    )
    house.window.places.seat(selin)
    assert house.window.settings.personal.speed == "slow"
    shut(house)
    again = open_house()
    assert again.window.settings.player == selin and again.window.settings.speed == "slow"
    assert [each.personal.player_name for each in again.window.places.players.profiles] == ["Deniz", "Selin"]


def test_a_match_belongs_to_who_began_it(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    house.window.new_match("king")
    house.window.desk._dialog._begin()  # type: ignore[union-attr]
    assert house.controller.match.owner(0) == FIRST_PLAYER
    house.window.places.seat(GUEST)
    assert house.controller.match.owner(0) == FIRST_PLAYER
    begin(house)
    house.window.new_match("king")
    house.window.desk._dialog._begin()  # type: ignore[union-attr]
    assert house.controller.match.owner(0) == GUEST


def test_a_guest_finds_everything_as_delivered_and_leaves_nothing(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz", theme="dark", text_scale=150)
    house.window.places.seat(GUEST)
    assert house.window.settings.personal == Personal()
    house.window.chosen.change(speed="instant")
    house.window.places.seat(FIRST_PLAYER)
    assert (house.window.settings.theme, house.window.settings.speed) == ("dark", "normal")


def test_deleting_asks_and_esc_takes_it_back(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    selin = add(house, "Selin")
    dialog = dialog_of(house)
    assert dialog.current == selin
    press(Qt.Key.Key_Delete)
    focus = focused()
    assert isinstance(focus, QPushButton) and focus.text() == "Keep" and "Selin" in dialog._question.text()
    press(Qt.Key.Key_Escape)
    assert dialog.isVisible() and len(house.window.places.players.profiles) == 2
    press(Qt.Key.Key_Delete)
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Return)
    assert [each.id for each in house.window.places.players.profiles] == [FIRST_PLAYER]
    assert house.window.settings.player == GUEST
    # The guest can be neither changed nor deleted.
    dialog.list.setCurrentRow(dialog.list.count() - 1)
    press(Qt.Key.Key_Delete)
    assert dialog._asking.isHidden() and not dialog._delete.isEnabled() and not dialog._change.isEnabled()


def test_what_counted_for_a_deleted_player_is_gone(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    seat = FinishedSeat("Selin", None, 1, 1, profile="a1")
    mine = replace(seat, name="Deniz", profile=FIRST_PLAYER)
    stats = house.window._stats
    stats.add(FinishedMatch("m", "king", {}, 1, "", "2026", "{}", (seat, mine)))
    house.window.places.delete("a1")
    assert house.writer.drain(20)
    assert stats.tallies("a1") == {} and stats.tallies(FIRST_PLAYER)["king"].played == 1


def test_a_changed_player_is_changed_everywhere(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    add(house, "Selin")
    house.window.places.open_form(FIRST_PLAYER)
    write(" the Great")
    press(Qt.Key.Key_Return)
    first = house.window.places.players.of(FIRST_PLAYER)
    assert first is not None and first.personal.player_name == "Deniz the Great"
    assert house.window.settings.player_name == "Selin"
    house.window.places.open_form(house.window.settings.player)
    write("!")
    press(Qt.Key.Key_Return)
    assert house.window.settings.player_name == "Selin!"


def test_the_menu_lists_everybody_and_checks_who_plays(open_house: Housekeeper) -> None:
    house = open_house(player_name="R&B")
    selin = add(house, "Selin")
    corner = house.window.home.findChild(PlayersPanel)
    assert isinstance(corner, PlayersPanel)
    actions = corner.menu().actions()
    assert [action.text() for action in actions if not action.isSeparator()] == [
        "R&&B",
        "Selin",
        "Guest",
        "Players…",
        "Preferences…",
    ]
    assert [action.isChecked() for action in actions[:3]] == [False, True, False]
    actions[0].trigger()
    assert selin


@pytest.mark.parametrize(("theme", "scale"), [(LIGHT, 200), (CONTRAST, 100)], ids=["large text", "contrast"])
def test_nothing_is_cut_off(open_house: Housekeeper, theme: Theme, scale: int) -> None:
    house = open_house(player_name="W" * 40)
    house.window.resize(1024, 640)
    with dressed(theme, scale):
        dialog = dialog_of(house)
        assert cut_off(dialog) == []
        dialog._ask()
        assert cut_off(dialog) == []
        house.window.places.open_form(FIRST_PLAYER)
        form = house.window.desk._dialog
        assert isinstance(form, PlayerForm) and cut_off(form) == []


def test_the_selected_face_keeps_its_colours(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    house.window.commands.players.trigger()
    dialog = house.window.findChild(PlayersDialog)
    assert isinstance(dialog, PlayersDialog)
    icon, size = dialog.list.item(0).icon(), dialog.list.iconSize()
    plain, marked = (icon.pixmap(size, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected))
    assert plain == marked
