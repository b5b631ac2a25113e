"""Hints through the window: asked by key or button, shown on the card, told in one line, marked in the match."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.actions import Give, Name, Play
from kingtable.core.record import Record
from kingtable.games import game_of
from kingtable.games.kings_reverse_cards import is_joker, named
from kingtable.store.matches import Match
from kingtable.ui.boards.king import KingBoard
from kingtable.ui.panels.contract_tile import ContractTile
from kingtable.ui.table.offer_button import OfferButton
from tests.ui.conftest import Housekeeper, focused, press
from tests.ui.test_kings_reverse_match import begun, reach

NAMES = ("You", "Ada", "Bo", "Cem")
LEVELS = (None, "rule", "rule", "rule")
HINT = Qt.Key.Key_H

PATIENCE = 60_000
"""Milliseconds after which a test gives up; a healthy one takes a moment."""


def play(house: House, game: str, seed: int = 5, hints: bool = True) -> None:
    house.window.play(Match.begun(Record(game, NAMES, seed), (0,), LEVELS, hints=hints))
    house.window.activateWindow()


def my_turn(house: House) -> bool:
    page = house.window.table
    if not house.window.isActiveWindow():
        house.window.activateWindow()  # without a window manager nobody else does, and keys of commands go astray
    return house.window.isActiveWindow() and page._waits_for_viewer() and not page.table.choreographer.busy


def message(house: House) -> str:
    return house.window.table.table.message.text


def marked(house: House) -> bool:
    return house.controller.match.hints_used


def hint_button(house: House) -> QPushButton:
    buttons: QPushButton = house.window.table.board.top_bar.buttons._hint
    return buttons


@pytest.mark.parametrize("game", ["king", "classic-king", "kings-reverse", "no-kings"])
def test_a_hint_marks_what_it_names_and_enter_does_it(open_house: Housekeeper, qtbot: QtBot, game: str) -> None:
    house = open_house(speed="instant")
    play(house, game, seed=7)
    qtbot.waitUntil(lambda: my_turn(house), timeout=PATIENCE)
    assert not marked(house)
    told: list[str] = []
    house.window.table.table.reader.say = lambda sentence, **_: told.append(sentence)  # type: ignore[method-assign]
    with qtbot.waitSignal(house.controller.hinted, timeout=PATIENCE) as hinted:
        press(HINT)
    assert hinted.args is not None
    action = hinted.args[0].action
    assert action in house.controller._here.session.legal(0)
    (words,) = (sentence for sentence in told if sentence.startswith("Hint: "))  # a screen reader has it too
    assert marked(house)
    table = house.window.table.table
    board = house.window.table.board
    if isinstance(action, Name):
        assert isinstance(board, KingBoard) and board.naming._selected == action.contract
        assert board.naming._line.text() == words
        assert not message(house), "it would lie over the panel"
    else:
        assert message(house) == words
    if isinstance(action, Name):
        assert isinstance(focused(), ContractTile)
    elif isinstance(action, (Play, Give)):
        assert table.focused_card is not None and named(table.focused_card) == action.card
        assert table.hasFocus()
    else:
        focus = focused()
        assert isinstance(focus, OfferButton) and focus._offer.meaning == action
    before = house.controller.match.record.actions
    press(Qt.Key.Key_Return)
    # The mark of the hint is written first.
    qtbot.waitUntil(lambda: len(house.controller.match.record.actions) > len(before), timeout=PATIENCE)
    decided = house.controller.match.record.actions[len(before)]
    played = game_of(game)
    assert played is not None
    if not (isinstance(action, Play) and is_joker(action.card)):
        assert decided == (0, played.encode(action))


def test_the_button_asks_as_well(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    play(house, "classic-king")
    qtbot.waitUntil(lambda: my_turn(house), timeout=PATIENCE)
    with qtbot.waitSignal(house.controller.hinted, timeout=PATIENCE):
        qtbot.mouseClick(hint_button(house), Qt.MouseButton.LeftButton)
    assert house.window.table.table.focused_card is not None


def test_the_game_to_name_is_marked(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    for seed in range(30):
        play(house, "king", seed)
        if house.controller.view.nameable:
            break
    qtbot.waitUntil(lambda: my_turn(house) and house.window.table.table.overlay is not None, timeout=PATIENCE)
    board = house.window.table.board
    assert isinstance(board, KingBoard)
    with qtbot.waitSignal(house.controller.hinted, timeout=PATIENCE) as hinted:
        press(HINT)
    assert hinted.args is not None
    assert board.naming._selected == hinted.args[0].action.contract
    assert board.naming._line.text().startswith("Hint: name ")


def test_where_hints_are_not_allowed_there_is_no_way_to_one(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    play(house, "classic-king", hints=False)
    qtbot.waitUntil(lambda: my_turn(house), timeout=PATIENCE)
    assert not hint_button(house).isVisible()
    assert not house.window.commands.hint.isEnabled()
    house.window.table.hint()
    assert not marked(house)


def test_a_hint_is_dropped_when_the_card_was_played_before_it_came(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    play(house, "classic-king")
    qtbot.waitUntil(lambda: my_turn(house), timeout=PATIENCE)
    hints: list[object] = []
    house.controller.hinted.connect(hints.append)
    house.controller.hint()
    (card, *_) = [action.card for action in house.controller._here.session.legal(0)]  # type: ignore[union-attr]
    house.controller.play(card)
    qtbot.waitUntil(lambda: my_turn(house), timeout=PATIENCE)  # the opponents' answers came after that of the hint
    assert not hints and not message(house)
    assert not marked(house)


def test_asking_while_others_play_says_so(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="slow")
    play(house, "classic-king", seed=2)
    assert not house.controller.can_hint
    house.window.table.hint()
    assert message(house).startswith("It is not your turn")


def test_the_letter_of_a_suit_names_the_suit_and_asks_for_no_hint(open_house: Housekeeper, qtbot: QtBot) -> None:
    seed, actions = reach(
        3, lambda state: state.deal.turn == 0 and state.deal.phase == "turn" and any(map(is_joker, state.deal.hands[0]))
    )
    house = open_house(speed="instant")
    begun(house, 3, seed, actions=actions)
    qtbot.waitUntil(lambda: my_turn(house), timeout=PATIENCE)
    page = house.window.table
    joker = next(card for card in house.controller.view.hand if is_joker(card))
    page.table.card_chosen.emit(joker)
    assert any(offer.suit == "H" for offer in page.table.offers.offers)
    with qtbot.assertNotEmitted(house.controller.hinted):
        press(HINT)
    seat, text = house.controller.match.record.actions[len(actions)]
    assert (seat, text) == (0, "play Jk H")
