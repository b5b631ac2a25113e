"""No Kings through the window: whole matches by keys alone and by mouse, choices, refusals, undo."""

from __future__ import annotations

import random
from collections.abc import Mapping

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.record import Record
from kingtable.games.no_kings import View
from kingtable.store.matches import Match
from kingtable.ui.boards.no_kings import NoKingsBoard
from kingtable.ui.table.layout import layout
from tests.ui.conftest import Housekeeper, press, until_saved
from tests.ui.nokings import NAMES


def begin(house: House, seats: int, seed: int, rules: Mapping[str, str]) -> NoKingsBoard:
    record = Record("no-kings", NAMES[:seats], seed, dict(rules))
    house.window.play(Match.begun(record, (0,), (None, *("rule",) * (seats - 1))))
    house.window.activateWindow()
    board = house.window.table.board
    assert isinstance(board, NoKingsBoard)
    return board


def waits_for_person(house: House) -> bool:
    page = house.window.table
    view: View = house.controller.view
    if page.table.overlay is not None:
        return True
    return not page.table.choreographer.busy and not view.over and view.round.to_act == 0


def scene_is_right(house: House, board: NoKingsBoard) -> None:
    table = house.window.table.table
    picture = board.picture(house.controller.view, house.controller.people)
    size = table.viewport().size()
    placed = layout(picture, size.width(), size.height(), 100)
    model = table.stage.cards
    found = sorted((repr(model.pic(row)), repr(model.placement(row))) for row in range(model.rowCount()))
    assert found == sorted((repr(pic), repr(at)) for pic, at in zip(picture.cards, placed.cards, strict=True))


def offers_are_the_legal_actions(house: House) -> None:
    view: View = house.controller.view
    assert [offer.meaning for offer in house.window.table.table.offers.offers] == list(view.legal)


KEYS = [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space]


def test_a_match_by_keys_alone(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    rules = {"captures_per_card": "one", "direct_first": "off", "rules_mode": "no_kings"}
    board = begin(house, 2, 21, rules)
    table, rng = house.window.table.table, random.Random(1)
    summaries = choices = turns = 0
    while True:
        qtbot.waitUntil(lambda: waits_for_person(house), timeout=10_000)
        if table.overlay is board.final:
            break
        if table.overlay is board.summary_panel:
            summaries += 1
        elif table.overlay is None:
            turns += 1
            offers_are_the_legal_actions(house)
            if turns % 7 == 0:
                scene_is_right(house, board)
            if house.controller.view.phase == "choose":
                choices += 1
                for _ in range(rng.randrange(4)):
                    press(rng.choice(KEYS))
        press(Qt.Key.Key_D if table.overlay is None and turns % 2 else Qt.Key.Key_Return)
        if table.overlay is None and turns % 2 and house.controller.view.phase == "choose":
            press(Qt.Key.Key_1)
    view: View = house.controller.view
    assert view.over and len(view.sheet) == 1
    assert summaries == 1 and choices


def to_a_choice(house: House, qtbot: QtBot) -> View:
    """Play on until the viewer is to choose among captures."""
    while True:
        qtbot.waitUntil(lambda: waits_for_person(house), timeout=10_000)
        if house.window.table.table.overlay is not None:
            press(Qt.Key.Key_Return)
            continue
        view: View = house.controller.view
        if view.phase == "choose":
            return view
        house.controller.act(view.legal[0])


def click(house: House, kind: str, number: int) -> None:
    """Click a card in that zone."""
    table = house.window.table.table
    for item in table.stage._items:
        pic = table.stage.cards.pic(item.row)
        if (pic.zone.kind, pic.zone.seat) == (kind, number) and item.isVisible():
            corner = item.card_rect().topLeft() + QPointF(3, 3)
            QTest.mouseClick(
                table.viewport(), Qt.MouseButton.LeftButton, pos=table.mapFromScene(item.mapToScene(corner))
            )
            return
    raise AssertionError(f"no card at {kind} {number}")


def test_any_ring_card_draws_and_a_triple_click_draws_once(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="normal")
    begin(house, 2, 4, {"first_player": "host_order", "opening_wat": "empty"})
    table = house.window.table.table

    def ready() -> bool:
        table.choreographer.skip()
        return waits_for_person(house)

    qtbot.waitUntil(ready, timeout=10_000)
    before = house.controller.view.left
    place = table.stage.picture.cards[before // 3].zone.seat if table.stage.picture else 0
    item = next(item for item in table.stage._items if table.stage.cards.pic(item.row).zone == ("ring", place))
    spot = table.mapFromScene(item.mapToScene(item.card_rect().topLeft() + QPointF(3, 3)))
    for _ in range(3):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    own = [text for seat, text in house.controller.match.record.actions if seat == 0]
    assert own == ["draw"]
    assert house.controller.view.left <= before - 1


def test_cards_of_the_wat_mark_a_capture_and_take_it(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    board = begin(house, 2, 8, {"direct_first": "off", "match": "best-of-7"})
    view = to_a_choice(house, qtbot)
    table = house.window.table.table
    largest = max(len(capture.centre) for capture in view.choices)
    main = table.offers.main
    assert main is not None and main.meaning == view.choices[0].action
    assert largest == len(view.choices[0].centre) or view.choices[0].centre[0].rank == view.round.drawn.rank  # type: ignore[union-attr]
    wanted = view.choices[1]
    other = next(card for card in wanted.centre if card not in view.choices[0].centre)
    click(house, "wat", view.round.wat.index(other))
    assert house.controller.view == view, "the first click only marks"
    assert table.offers.main is not None
    marked = next(capture for capture in view.choices if capture.action == table.offers.main.meaning)
    assert other in marked.centre
    scene_is_right(house, board)
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    click(house, "wat", view.round.wat.index(other))
    last = [text for seat, text in house.controller.match.record.actions if seat == 0][-1]
    assert last.startswith("take ")
    assert house.controller.view.round.turns[len(view.round.turns)].moved == marked.centre


def test_drawing_while_a_capture_is_open_is_refused_with_its_rule(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house, 2, 8, {"direct_first": "off", "match": "best-of-7"})
    view = to_a_choice(house, qtbot)
    table = house.window.table.table
    with qtbot.waitSignal(house.controller.refused) as refused:
        click(house, "ring", next(pic.zone.seat for pic in table.stage.picture.cards if pic.zone.kind == "ring"))  # type: ignore[union-attr]
    assert refused.args is not None and refused.args[0].refusal.rule == "NK-17"
    assert house.controller.view == view and table.message.text


def test_undo_and_redo_come_back_to_the_same_picture(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    board = begin(house, 2, 8, {"direct_first": "off", "match": "best-of-7"})
    view = to_a_choice(house, qtbot)
    house.controller.act(view.legal[-1])
    qtbot.waitUntil(lambda: waits_for_person(house), timeout=10_000)
    later = house.controller.view
    until_saved(house, qtbot)
    house.window.commands.undo.trigger()
    assert house.controller.view == view
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    scene_is_right(house, board)
    until_saved(house, qtbot)
    house.window.commands.redo.trigger()
    assert house.controller.view == later


def test_the_scoresheet_shows_every_round(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begin(house, 4, 8, {"teams": "on", "match": "best-of-3", "packs": "1"})
    while True:
        qtbot.waitUntil(lambda: waits_for_person(house), timeout=10_000)
        if house.controller.view.sheet:
            break
        house.controller.act(house.controller.view.legal[0])
    house.window._toggle_sheet()
    sheet = house.window.sheet
    model = sheet._model  # type: ignore[attr-defined]
    done = house.controller.view.sheet[0]
    assert [model.index(0, 2 + side).data() for side in range(2)] == [str(count) for count in done.cards]
    assert model.index(1, 0).data() == "Rounds won"
    assert sheet.isVisible()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert house.window.pages.currentWidget() is house.window.table
