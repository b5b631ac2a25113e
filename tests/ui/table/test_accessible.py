"""The table as a screen reader finds it, through Qt's own interfaces."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface, QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.cards import Card
from kingtable.core.record import Record
from kingtable.games import IDS
from kingtable.games.tricks import card_of, cards_of
from kingtable.store.matches import Match
from kingtable.ui.spoken import aloud
from kingtable.ui.table.view import TableView
from kingtable.ui.text import card_name
from kingtable.ui.theme import LIGHT
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


# -- what is spoken ----------------------------------------------------------------------------------------------------


def test_cards_and_minus_are_spoken_in_words(qapp: object) -> None:
    assert aloud("You 10♥, Ada K♠") == "You 10 of hearts, Ada king of spades"
    assert aloud("Ada takes it, −60") == "Ada takes it, minus 60"
    assert aloud("A − B, 4 + 2 = 6") == "A − B, 4 + 2 = 6"


def test_a_round_is_told_card_by_card(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant", deal_summary=False)
    view = sit_down(house, "classic-king")
    heard: list[str] = []
    view.reader.said.connect(heard.append)
    while not house.controller.view.sheet:
        settle(house, qtbot)
        assert (heard[-1].startswith("It is your turn. ") and heard[-1].endswith("may be played.")) or (
            "You may play " in heard[-1]
        )
        house.controller.play(cards_of(house.controller.view.playable)[0])
    settle(house, qtbot)
    done = house.controller.view.sheet[0]
    names = house.controller.people.names
    for trick in done.tricks[1:]:
        for turn, card in enumerate(cards_of_trick(trick.cards)):
            seat = (trick.leader + turn) % 4
            assert f"{'you' if seat == 0 else names[seat]} {card_name(card)}" in heard
    ended = next(n for n, words in enumerate(heard) if words.startswith("This deal: you "))
    takers = [words for words in heard[:ended] if "take it" in words or "takes it" in words]
    assert len(takers) == len(done.tricks) and all("minus" in words for words in takers)
    assert any(words.startswith("Round 2: ") for words in heard[ended:])


def cards_of_trick(bits: tuple[int, ...]) -> list[Card]:
    return [card_of(bit) for bit in bits]


def test_a_refusal_is_spoken(table: tuple[House, TableView], qtbot: QtBot) -> None:
    house, view = table
    while house.controller.view.playable in (0, house.controller.view.hand):
        house.controller.play(cards_of(house.controller.view.playable)[0])
        settle(house, qtbot)
    barred = next(card for card in view.stage.hand() if card not in cards_of(house.controller.view.playable))
    with qtbot.waitSignal(view.reader.said) as said:
        view.card_chosen.emit(barred)
    assert said.args == [view.message.text] and view.message.text


@pytest.mark.parametrize("game", IDS)
def test_the_situation_is_read_out_and_shown(open_house: Housekeeper, qtbot: QtBot, game: str) -> None:
    house = open_house(speed="instant")
    view = sit_down(house, game)
    settle(house, qtbot)
    heard: list[str] = []
    view.reader.said.connect(heard.append)
    house.window.commands.read_out.trigger()
    lines = view.message.text.splitlines()
    assert len(heard) == 1 and len(heard[0].splitlines()) == len(lines)
    assert all(line.endswith(".") for line in lines), lines
    totals = next(line for line in lines if line.startswith("Total: you "))
    assert all(name in totals for name in house.controller.people.names[1:])
    held = view.stage.hand()
    if held:
        (line,) = (line for line in lines if line.startswith("You hold "))
        assert line.startswith(f"You hold {len(held)} cards")
        assert len(line.split("–")[1].replace(":", "").rstrip(".").replace(";", "").split()) >= len(held)
    house.window.commands.read_out.trigger()
    assert not view.message.text and len(heard) == 1, "the second time takes it away"


def test_offers_are_told_with_their_keys(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    view = sit_down(house, "no-kings", 2)
    heard: list[str] = []
    view.reader.said.connect(heard.append)
    settle(house, qtbot)
    qtbot.waitUntil(lambda: "You can: Draw a card (key D)." in heard)


# -- the keyboard's way ------------------------------------------------------------------------------------------------


def test_tab_goes_from_the_cards_to_the_buttons_and_around(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    view = sit_down(house, "kings-reverse", 3)
    settle(house, qtbot)
    qtbot.waitUntil(view.hasFocus)
    qtbot.waitUntil(lambda: bool(view.offers.offers))
    kinds: list[str] = []
    for _ in range(30):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus is view and kinds:
            break
        kinds.append(type(focus).__name__)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert kinds[0] == "TableView" and kinds[1] == "OfferButton" and "HistoryList" in kinds
    assert kinds.index("OfferButton") < kinds.index("KeyButton") < kinds.index("HistoryList")
    gold = QColor(LIGHT.gold)
    assert view.grab().toImage().pixelColor(view.width() // 2, 3) == gold, "a frame shows the area with the keyboard"


def test_seats_are_not_mirrored_from_right_to_left(qapp: QApplication, open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    view = sit_down(house, "king")
    settle(house, qtbot)

    def places() -> dict[str, tuple[int, int]]:
        assert view.stage.placed is not None
        return {
            house.controller.people.names[seat]: view.mapFromScene(*rect.centre).toTuple()
            for seat, rect in view.stage.placed.badges.items()
        }

    before = places()
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        qapp.processEvents()
        assert view.isRightToLeft()
        view.stage.relayout()
        assert places() == before
        assert view.mapFromScene(0, 0).toTuple() == (0, 0)
        left = [thing.rect().center().x() for child in children(interface(view)) for thing in children(child)
                if thing.text(NAME).startswith("Ada")]  # fmt: skip
        assert min(left) < view.mapToGlobal(view.rect().center()).x(), "who sits at the left stays there"
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
