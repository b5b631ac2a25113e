"""The table as a screen reader finds it, through Qt's own interfaces."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.record import Record
from kingtable.games.tricks import cards_of
from kingtable.store.matches import Match
from kingtable.ui.table.view import TableView
from kingtable.ui.text import card_name
from tests.ui.conftest import Housekeeper

NAME = QAccessible.Text.Name
Role = QAccessible.Role


def interface(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found.isValid()
    return found


def children(of: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [of.child(n) for n in range(of.childCount())]


def lists(table: TableView) -> dict[str, list[str]]:
    """The names of all things by their headings."""
    found = {}
    for child in children(interface(table)):
        if child.role() == Role.List:
            found[child.text(NAME)] = [thing.text(NAME) for thing in children(child)]
    return found


def sit_down(house: House, game: str, seats: int = 4, seed: int = 5) -> TableView:
    record = Record(game, ("You", "Ada", "Bo", "Cem")[:seats], seed)
    house.window.play(Match.begun(record, (0,), (None, *("rule",) * (seats - 1))))
    house.window.activateWindow()
    return house.window.table.table


def settle(house: House, qtbot: QtBot) -> None:
    """Until the viewer is to act at a table without a panel over it."""
    page = house.window.table

    def asked() -> bool:
        if page.table.choreographer.waiting and page.table.overlay is not None:
            QTest.keyClick(page.table.overlay, Qt.Key.Key_Return)
        board = page.board
        return not page.table.choreographer.busy and bool(board.due(house.controller.view, house.controller.people))

    qtbot.waitUntil(asked, timeout=10_000)


@pytest.fixture
def table(open_house: Housekeeper, qtbot: QtBot) -> Iterator[tuple[House, TableView]]:
    """Classic King at the first turn of the viewer."""
    house = open_house(speed="instant")
    view = sit_down(house, "classic-king")
    settle(house, qtbot)
    qtbot.waitUntil(view.hasFocus)
    yield house, view


def test_hand_table_and_players_are_lists_of_named_things(table: tuple[House, TableView]) -> None:
    house, view = table
    held = cards_of(house.controller.view.hand)
    found = lists(view)
    assert list(found) == ["Your cards", "On the table", "Players"]
    assert len(found["Your cards"]) == len(held)
    for place, (card, name) in enumerate(zip(view.stage.hand(), found["Your cards"], strict=True), 1):
        assert name.startswith(card_name(card)) and name.endswith(f"{place} of {len(held)}")
    assert found["Players"][0].startswith("You") and "Your turn" in found["Players"][0]
    assert [name.split(",")[0] for name in found["Players"]] == [house.controller.people.names[n] for n in range(4)]
    played = [name for name in found["On the table"] if " of " in name]
    assert len(played) == len(house.controller.view.deal.trick)


def test_what_may_not_be_played_is_told_so(table: tuple[House, TableView], qtbot: QtBot) -> None:
    house, view = table
    while house.controller.view.playable in (0, house.controller.view.hand):
        house.controller.play(cards_of(house.controller.view.playable)[0])
        settle(house, qtbot)
    playable = {card_name(card) for card in cards_of(house.controller.view.playable)}
    told = {name.split(",")[0]: name.split(", ")[1] for name in lists(view)["Your cards"]}
    assert {card for card, word in told.items() if word == "playable"} == playable
    assert {word for card, word in told.items() if card not in playable} == {"not playable"}


def test_every_thing_knows_its_way_back_and_where_it_is(table: tuple[House, TableView]) -> None:
    _, view = table
    root = interface(view)
    for child in children(root):
        assert root.indexOfChild(child) >= 0 and child.parent().object() is view
        if child.role() != Role.List:
            continue
        for thing in children(child):
            assert thing.role() == Role.ListItem
            assert thing.parent().object() is child.object() and child.child(child.indexOfChild(thing)) is not None
            assert child.rect().contains(thing.rect()) and not thing.state().invisible
    hand = next(child for child in children(root) if child.role() == Role.List)
    middle = hand.child(3).rect().center()
    assert root.childAt(middle.x(), middle.y()) is not None


def test_the_arrows_carry_the_focus_from_card_to_card(table: tuple[House, TableView]) -> None:
    _, view = table
    seen = []
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Right)
        focused = interface(view).focusChild()
        assert focused.state().focused
        seen.append(focused.text(NAME).split(",")[0])
    hand = [card_name(card) for card in view.stage.hand()]
    first = hand.index(seen[0])
    assert seen == [hand[(first + step) % len(hand)] for step in range(3)]
    only = [thing.text(NAME).split(",")[0] for child in children(interface(view)) for thing in children(child)
            if thing.state().focused]  # fmt: skip
    assert only == seen[-1:]


def test_a_screen_reader_can_focus_and_press_a_card(table: tuple[House, TableView], qtbot: QtBot) -> None:
    house, view = table
    wanted = cards_of(house.controller.view.playable)[-1]
    hand = next(child for child in children(interface(view)) if child.role() == Role.List)
    card = next(thing for thing in children(hand) if thing.text(NAME).startswith(card_name(wanted)))
    action = card.actionInterface()
    action.doAction(QAccessibleActionInterface.setFocusAction())
    assert view.focused_card == wanted and wanted in view.stage.hand()
    with qtbot.waitSignal(view.reader.said):
        action.doAction(QAccessibleActionInterface.pressAction())
    assert wanted not in view.stage.hand() and not card.parent().state().invisible
    settle(house, qtbot)
    assert card.isValid() and card.state().invisible


@pytest.mark.parametrize(
    ("game", "seats", "wanted"),
    [
        ("king", 4, ["Your cards", "Players"]),
        ("kings-reverse", 3, ["Stack, ", "Discard pile, ", "Play a "]),
        ("no-kings", 2, ["Ring, ", "In the Wat: ", "Your pile, "]),
    ],
)
def test_the_middle_of_every_game_has_names(
    open_house: Housekeeper, qtbot: QtBot, game: str, seats: int, wanted: list[str]
) -> None:
    house = open_house(speed="instant")
    view = sit_down(house, game, seats)
    settle(house, qtbot)
    found = lists(view)
    words = "\n".join([*found, *(name for names in found.values() for name in names)])
    assert [part for part in wanted if part not in words] == []
    assert "♥" not in words and "−" not in words
