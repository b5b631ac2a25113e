"""Which person sits where in a new match: players, newcomers and guests, and whose results the match brings."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from kingtable.app import House
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.settings import Opponent, Personal, Settings, exported, imported
from kingtable.ui.dialogs.new_match import NewMatchDialog
from kingtable.ui.dialogs.opponent_row import OpponentRow
from kingtable.ui.dialogs.who_plays import NEWCOMER
from kingtable.ui.players import GUEST
from kingtable.ui.theme import CONTRAST, LIGHT, Theme
from tests.ui.conftest import Housekeeper, focused, press, shut
from tests.ui.looking import cut_off, dressed


def family(house: House) -> tuple[str, str]:
    """Two more players; their ids."""
    players = house.window.places.players
    return (
        players.add(Personal(player_name="Selin", avatar=4)),
        players.add(Personal(player_name="Kaan", avatar=7)),
    )


def ask(house: House, game: str = "king") -> NewMatchDialog:
    house.window.new_match(game)
    dialog = house.window.desk._dialog
    assert isinstance(dialog, NewMatchDialog)
    return dialog


def rows(dialog: NewMatchDialog) -> list[OpponentRow]:
    return dialog._opponents._rows


def seat_person(row: OpponentRow) -> None:
    """Have a person sit down there."""
    row._level.setCurrentIndex(row._level.count() - 1)


def people_at_both_sides(dialog: NewMatchDialog) -> list[OpponentRow]:
    """The places left, across and right; persons sit down left and right."""
    left, across, right = rows(dialog)[:3]
    seat_person(left)
    seat_person(right)
    return [left, across, right]


def test_results_belong_to_the_players_chosen(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    selin, kaan = family(house)
    dialog = ask(house)
    left, across, right = people_at_both_sides(dialog)
    assert (left.who.value, right.who.value) == (selin, kaan), "whoever sits nowhere yet is proposed"
    left.who.choose(kaan)
    right.who.choose(GUEST)
    right._name.setText("Selin")
    press(Qt.Key.Key_Return)
    match = house.controller.match
    assert match.record.seats[0::2] == ("Deniz", across.opponent.name) and match.record.seats[1] == "Kaan"
    # A guest is nobody's, whatever the name.
    assert (match.human, match.owners) == ((0, 1, 3), (FIRST_PLAYER, kaan, GUEST))
    assert house.controller.people.seats[1].avatar == 7
    shut(house)
    again = open_house()
    again.window.open_match(match.id)
    assert again.controller.match.owners == (FIRST_PLAYER, kaan, GUEST)


def test_a_player_cannot_sit_at_two_places(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    selin, _ = family(house)
    dialog = ask(house)
    left, _, right = people_at_both_sides(dialog)
    right.who.choose(selin)
    words = "One player sits at two places. Choose somebody else."
    assert right.who.accessibleDescription() == words and left.who.accessibleDescription() == ""
    assert any(label.text() == words and label.isVisible() for label in dialog.findChildren(QLabel))
    dialog._name.setFocus()
    press(Qt.Key.Key_Return)
    assert dialog.isVisible() and focused() is right.who and not house.controller.running
    right.who.choose(GUEST)
    assert right.who.accessibleDescription() == ""
    press(Qt.Key.Key_Return)
    assert house.controller.match.owners == (FIRST_PLAYER, selin, GUEST)


def test_who_has_no_seat_at_a_smaller_table_is_in_nobodys_way(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    selin, _ = family(house)
    dialog = ask(house, "kings-reverse")
    left, across = rows(dialog)[:2]
    seat_person(left)
    seat_person(across)
    across.who.choose(selin)
    assert across.who.accessibleDescription()
    assert dialog._seats is not None
    dialog._seats.setCurrentIndex(0)
    assert not across.who.accessibleDescription()
    press(Qt.Key.Key_Return)
    assert house.controller.match.owners == (FIRST_PLAYER, selin)


def test_somebody_new_becomes_a_player(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz", theme="dark")
    dialog = ask(house)
    left = rows(dialog)[0]
    seat_person(left)
    assert left.who.value == GUEST, "there is no other player yet"
    left.who.choose(NEWCOMER)
    left._name.setText("Nine")
    press(Qt.Key.Key_Return)
    _, nine = house.window.places.players.profiles
    assert (nine.personal.player_name, nine.personal.avatar, nine.personal.theme) == (
        "Nine",
        left.avatar.number,
        "dark",
    )
    assert house.controller.match.owners == (FIRST_PLAYER, nine.id)
    # The next match offers the player, and nobody becomes one twice.
    assert rows(ask(house))[0].who.value == nine.id
    press(Qt.Key.Key_Return)
    assert len(house.window.places.players.profiles) == 2


def test_a_name_makes_room_for_a_player_and_comes_back(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    selin, kaan = family(house)
    left = rows(ask(house))[0]
    left._name.setText("Aunt")
    before = left.avatar.number
    seat_person(left)
    left.who.choose(kaan)
    assert (left._name.text(), left._name.isHidden(), left.avatar.number) == ("Kaan", True, 7)
    left.who.choose(selin)
    left._level.setCurrentIndex(0)
    assert (left._name.text(), left._name.isHidden(), left.avatar.number) == ("Aunt", False, before)
    assert left.opponent.profile == ""


def test_nobody_has_the_picture_of_a_player(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    house.window.places.players.add(Personal(player_name="Selin", avatar=5))
    left, _, right = rows(ask(house))[:3]
    assert right.avatar.number == 5
    seat_person(left)
    assert left.avatar.number == 5 != right.avatar.number
    seen = [row.avatar.number for row in rows(house.window.desk._dialog)]  # type: ignore[arg-type]
    assert sorted([1, *seen]) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_the_players_change_places_with_who_plays_now(open_house: Housekeeper) -> None:
    house = open_house(player_name="Deniz")
    players = house.window.places.players
    selin = players.add(Personal(player_name="Selin"))
    seat_person(rows(ask(house))[0])
    press(Qt.Key.Key_Return)
    assert house.controller.match.owners == (FIRST_PLAYER, selin)
    house.window.go_home()
    house.window.places.seat(selin)
    assert rows(ask(house))[0].who.value == FIRST_PLAYER
    press(Qt.Key.Key_Return)
    assert house.controller.match.record.seats[:2] == ("Selin", "Deniz")
    assert house.controller.match.owners == (selin, FIRST_PLAYER)
    house.window.go_home()
    house.window.places.delete(FIRST_PLAYER)
    left = rows(ask(house))[0]
    assert left.who.value == GUEST and left._name.text() == Settings().opponents[0].name


def test_players_stay_where_the_settings_are_taken_along(tmp_path: Path) -> None:
    seated = (Opponent("Selin", 2, person=True, profile="a1"), *Settings().opponents[1:])
    file = tmp_path / "settings.json"
    file.write_bytes(exported(replace(Settings(), opponents=seated)))
    assert imported(file, Settings()).opponents[0] == replace(seated[0], profile="")


@pytest.mark.parametrize(("theme", "scale"), [(LIGHT, 200), (CONTRAST, 100)], ids=["large text", "contrast"])
def test_nothing_is_cut_off(open_house: Housekeeper, theme: Theme, scale: int) -> None:
    house = open_house(player_name="Deniz")
    house.window.places.players.add(Personal(player_name="W" * 40))
    house.window.resize(1024, 640)
    with dressed(theme, scale):
        dialog = ask(house)
        seat_person(rows(dialog)[0])
        seat_person(rows(dialog)[1])
        rows(dialog)[1].who.choose(rows(dialog)[0].who.value)
        assert cut_off(dialog) == []
