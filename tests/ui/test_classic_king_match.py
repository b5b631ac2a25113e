"""A whole match of Classic King through the window: by keys alone, by mouse, and coming back to it."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.cards import Card
from kingtable.core.record import Record
from kingtable.games.classic_king import View
from kingtable.games.tricks import bits_of, card_of, cards_of
from kingtable.store.matches import Match
from kingtable.ui.boards.classic_king import ClassicKingBoard
from kingtable.ui.table.layout import layout
from kingtable.ui.table.pictures.classic_king import picture_of
from kingtable.ui.told_classic_king import reminder
from tests.ui.conftest import Housekeeper, press, shut


def begin(house: House, seed: int = 5, **options: str) -> Match:
    """Begin a match against three opponents of level rule."""
    record = Record("classic-king", ("You", "Ada", "Bo", "Cem"), seed, options)
    match = Match.begun(record, (0,), (None, "rule", "rule", "rule"))
    house.window.play(match)
    return match


def board(house: House) -> ClassicKingBoard:
    """The board on the table."""
    shown = house.window.table.board
    assert isinstance(shown, ClassicKingBoard)
    return shown


def waits_for_person(house: House) -> bool:
    """The window waits for the viewer: to play, to read a summary, or at the end."""
    page = house.window.table
    view: View = house.controller.view
    return page.table.overlay is not None or (not page.table.choreographer.busy and bool(view.playable))


def to_the_viewers_turn(house: House, qtbot: QtBot) -> View:
    """Read on until the viewer is to play."""
    while True:
        qtbot.waitUntil(lambda: waits_for_person(house), timeout=10_000)
        if house.window.table.table.overlay is None:
            view: View = house.controller.view
            return view
        press(Qt.Key.Key_Return)


def scene_is_right(house: House) -> None:
    """The cards lie as the layout of the picture of the View says."""
    page = house.window.table
    picture = picture_of(house.controller.view, house.controller.people)
    size = page.table.viewport().size()
    placed = layout(picture, size.width(), size.height(), 100)
    model = page.table.stage.cards
    found = sorted((repr(model.pic(row)), repr(model.placement(row))) for row in range(model.rowCount()))
    assert found == sorted((repr(pic), repr(at)) for pic, at in zip(picture.cards, placed.cards, strict=True))


def click_card(house: House, card: Card) -> None:
    """Click the card's visible strip."""
    table = house.window.table.table
    item = table.stage.item_of(card)
    assert item is not None
    strip = item.mapToScene(item.card_rect().topLeft() + QPointF(12, 30))
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=table.mapFromScene(strip))


def test_fourteen_rounds_by_keys_alone(open_house: Housekeeper, qtbot: QtBot) -> None:
    house, rng = open_house(speed="instant"), random.Random(4)
    begin(house)
    table = house.window.table.table
    refused: list[object] = []
    house.controller.refused.connect(refused.append)
    turns = 0
    while True:
        qtbot.waitUntil(lambda: waits_for_person(house), timeout=10_000)
        if table.overlay is board(house).final:
            break
        turns += 1
        if turns % 8 == 0 and table.overlay is None:
            scene_is_right(house)
        for _ in range(rng.randrange(4)):
            press(rng.choice([Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_1]))
        press(Qt.Key.Key_Return)
    view: View = house.controller.view
    assert len(view.sheet) == 14 and sum(view.totals) == 0
    assert refused, "random keys choose some card that may not be played"
    assert [line.text for line in board(house).history.lines][-1].startswith("Round 14: Everything, you ")
    assert house.writer.drain(10)


def test_every_round_opens_with_its_reminder(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    said: list[str] = []
    page = house.window
    begin(house, seed=8)
    page.table.table.choreographer.begun.connect(
        lambda beat: said.append(board(house).announcement(beat.event, house.controller.view, house.controller.people))
    )
    for _ in range(30):
        view = to_the_viewers_turn(house, qtbot)
        house.controller.play(card_of(next(bits_of(view.playable))))
    view = to_the_viewers_turn(house, qtbot)
    assert view.deal.number > 3
    assert [words for words in said if words] == [reminder(number) for number in range(1, view.deal.number + 1)]


def test_clicks_play_and_a_refused_card_is_explained(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    page = house.window.table
    while (view := to_the_viewers_turn(house, qtbot)).playable == view.hand:
        click_card(house, cards_of(view.playable)[0])
    index = len(house.controller.match.record.actions)
    click_card(house, cards_of(view.hand & ~view.playable)[0])
    assert len(house.controller.match.record.actions) == index
    assert page.table.message.text
    click_card(house, cards_of(view.playable)[0])
    assert len(house.controller.match.record.actions) > index
    assert page.table.message.text == ""


def test_the_round_by_round_table_opens_at_any_time(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house)
    to_the_viewers_turn(house, qtbot)
    house.window.commands.sheet.trigger()
    assert house.window.pages.currentWidget() is house.window.sheet
    press(Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is house.window.table


def test_quitting_and_coming_back_is_exactly_where_it_was(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    match = begin(house, force_kh="combined_too")
    for _ in range(12):
        view = to_the_viewers_turn(house, qtbot)
        house.controller.play(card_of(next(bits_of(view.playable))))
    view, record = to_the_viewers_turn(house, qtbot), house.controller.match.record
    shut(house)
    again = open_house()
    again.window.open_match(match.id)
    assert again.controller.match.record.actions == record.actions
    assert again.controller.view == view
    qtbot.waitUntil(lambda: not again.window.table.table.choreographer.busy)
    scene_is_right(again)
