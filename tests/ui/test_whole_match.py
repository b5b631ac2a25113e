"""Whole matches through the window: by keys alone, by mouse, with skips, undo, quitting and coming back."""

from __future__ import annotations

import random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.games.king_match import View
from kingtable.games.tricks import bits_of, card_of
from kingtable.store.results import Tally
from kingtable.store.schema import FIRST_PLAYER
from kingtable.ui.panels.final import FinalPanel
from kingtable.ui.table.layout import layout
from kingtable.ui.table.pictures.king import picture_of
from tests.ui.conftest import Housekeeper, begin, focused, press, shut, until_saved


def waits_for_person(house: House) -> bool:
    """The window waits for the viewer: to play, to name, to read a summary, or at the end."""
    page = house.window.table
    stage = page.table.choreographer
    view = house.controller.view
    if page.table.overlay is not None:
        return True
    return not stage.busy and bool(view.playable)


def focus_is_in_dialog() -> bool:
    """The open dialog has the keyboard."""
    focus = QApplication.focusWidget()
    return focus is not None and focus.window() is QApplication.activeModalWidget()


def scene_is_right(house: House) -> None:
    """The cards lie as the layout of the picture of the View says."""
    page = house.window.table
    picture = picture_of(house.controller.view, house.controller.people)
    size = page.table.viewport().size()
    placed = layout(picture, size.width(), size.height(), 100)
    model = page.table.stage.cards
    found = sorted((repr(model.pic(row)), repr(model.placement(row))) for row in range(model.rowCount()))
    assert found == sorted((repr(pic), repr(at)) for pic, at in zip(picture.cards, placed.cards, strict=True))


def test_twenty_deals_by_keys_alone(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    window, rng = house.window, random.Random(4)
    qtbot.waitUntil(lambda: focused() is not None)
    press(Qt.Key.Key_Return)  # the main button of the home screen: the first match
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None and focus_is_in_dialog())
    press(Qt.Key.Key_Return)  # begin with everything as it is
    qtbot.waitUntil(lambda: house.controller.running)
    window.activateWindow()  # what a window manager does when a dialog closes
    qtbot.waitUntil(lambda: focused() is not None)
    refused: list[object] = []
    house.controller.refused.connect(refused.append)
    turns = 0
    while True:
        qtbot.waitUntil(lambda: waits_for_person(house), timeout=10_000)
        if isinstance(window.table.table.overlay, FinalPanel):
            break
        turns += 1
        if turns % 12 == 0 and window.table.table.overlay is None:
            scene_is_right(house)
        for _ in range(rng.randrange(4)):
            press(rng.choice([Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_1]))
        press(Qt.Key.Key_Return)
    view: View = house.controller.view
    assert len(view.sheet) == 20 and sum(view.totals) == 0
    assert refused, "random keys choose some card that may not be played"
    assert house.writer.drain(10)
    window.go_home()
    assert house.controller.running is False
    assert window._stats.tallies(FIRST_PLAYER).get("king", Tally()).played == 1


def click_card(house: House, name: str) -> None:
    """Click the middle of the card's visible strip."""
    table = house.window.table.table
    card = next(card for card in table.stage.hand() if card.text == name)
    item = table.stage.item_of(card)
    assert item is not None
    strip = item.mapToScene(item.card_rect().topLeft() + QPointF(12, 30))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.mapFromScene(strip))


def to_the_viewers_turn(house: House, qtbot: QtBot) -> None:
    """Name what is first and read on until the viewer is to play."""
    window = house.window
    while True:
        qtbot.waitUntil(lambda: waits_for_person(house), timeout=10_000)
        if window.table.table.overlay is not None:
            press(Qt.Key.Key_Return)
        else:
            return


def test_clicks_play_and_triple_clicks_play_once(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="normal")
    begin(house)
    to_the_viewers_turn(house, qtbot)
    before = house.controller.match.record.actions
    card = card_of(next(bits_of(house.controller.view.playable))).text
    table = house.window.table.table
    item = table.stage.item_of(next(c for c in table.stage.hand() if c.text == card))
    assert item is not None
    at = table.mapFromScene(item.mapToScene(item.card_rect().topLeft() + QPointF(12, 30)))
    for _ in range(3):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    own = [text for seat, text in house.controller.match.record.actions[len(before) :] if seat == 0]
    assert own == [f"play {card}"]


def test_a_drag_to_the_table_plays_and_one_back_to_the_hand_does_not(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    to_the_viewers_turn(house, qtbot)
    table = house.window.table.table
    card = card_of(next(bits_of(house.controller.view.playable)))
    item = table.stage.item_of(card)
    assert item is not None and table.stage.placed is not None
    start = table.mapFromScene(item.mapToScene(item.card_rect().topLeft() + QPointF(12, 30)))
    index = len(house.controller.match.record.actions)
    beside = start + QPoint(40, 8)
    for end, played in ((beside, False), (QPoint(int(table.width() / 2), int(table.height() / 2)), True)):
        QTest.mousePress(table.viewport(), Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(table.viewport(), start + QPoint(15, 5))
        QTest.mouseMove(table.viewport(), end)
        QTest.mouseRelease(table.viewport(), Qt.MouseButton.LeftButton, pos=end)
        assert (len(house.controller.match.record.actions) > index) is played


def test_a_refused_card_is_explained_and_the_turn_stays_usable(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    page = house.window.table
    while True:
        to_the_viewers_turn(house, qtbot)
        view: View = house.controller.view
        if view.playable != view.hand:
            break
        house.controller.play(card_of(next(bits_of(view.playable))))
    index = len(house.controller.match.record.actions)
    barred = card_of(next(bits_of(view.hand & ~view.playable)))
    click_card(house, barred.text)
    assert len(house.controller.match.record.actions) == index
    assert page.table.message.text
    with qtbot.waitSignal(page.rule_wanted) as wanted:
        page.table.message.rule_wanted.emit("KING-25")
    assert wanted.args == ["KING-25"]
    assert house.window.desk.help is not None and house.window.desk.help.isVisible()
    house.window.desk.help.close()
    click_card(house, card_of(next(bits_of(view.playable))).text)
    assert len(house.controller.match.record.actions) > index
    assert page.table.message.text == ""


def test_quitting_and_coming_back_is_exactly_where_it_was(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    match = begin(house)
    for _ in range(15):
        to_the_viewers_turn(house, qtbot)
        house.controller.play(card_of(next(bits_of(house.controller.view.playable))))
    to_the_viewers_turn(house, qtbot)
    view, record = house.controller.view, house.controller.match.record
    shut(house)
    again = open_house()
    again.window.open_match(match.id)
    assert again.controller.match.record.actions == record.actions
    assert again.controller.view == view
    qtbot.waitUntil(lambda: not again.window.table.table.choreographer.busy)
    scene_is_right(again)


def test_undo_takes_back_the_own_card_and_redo_plays_it_again(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    to_the_viewers_turn(house, qtbot)
    view = house.controller.view
    house.controller.play(card_of(next(bits_of(view.playable))))
    to_the_viewers_turn(house, qtbot)
    later = house.controller.view
    until_saved(house, qtbot)
    house.window.commands.undo.trigger()
    assert house.controller.view == view
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    scene_is_right(house)
    until_saved(house, qtbot)
    house.window.commands.redo.trigger()
    assert house.controller.view == later
    assert house.controller.match.undo_used
