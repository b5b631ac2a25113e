"""Kings Reverse through the window: whole matches by keys alone, clicks, drags, jokers, marriages, catches."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.bots.kings_reverse import KingsReverseJudge
from kingtable.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Marry, Pass, Play
from kingtable.core.cards import Card
from kingtable.core.record import Record
from kingtable.games.kings_reverse import KINGS_REVERSE, State, View
from kingtable.games.kings_reverse_cards import is_joker, joker_is_lawful, named
from kingtable.store.matches import Match
from kingtable.ui.boards.kings_reverse import KingsReverseBoard
from kingtable.ui.table.layout import layout
from kingtable.ui.table.pictures.kings_reverse import picture_of
from tests.ui.conftest import Housekeeper, focused, press, shut

NAMES = ("You", "Ada", "Bo", "Cem", "Dan", "Eve", "Fay", "Gus")


def begun(
    house: House,
    seats: int,
    seed: int,
    options: dict[str, str] | None = None,
    actions: list[tuple[int, str]] | None = None,
) -> Match:
    record = Record("kings-reverse", NAMES[:seats], seed, options or {}, actions=tuple(actions or ()))
    match = Match.begun(record, (0,), (None, *("rule",) * (seats - 1)))
    house.window.play(match)
    house.window.activateWindow()
    return match


def reach(
    seats: int, wanted: Callable[[State], bool], options: dict[str, str] | None = None
) -> tuple[int, list[tuple[int, str]]]:
    """Seed and actions of a match played by rule of thumb and chance up to a wanted position."""
    judge = KingsReverseJudge()
    for seed in range(60):
        rng = random.Random(seed)
        state = KINGS_REVERSE.start(options or {}, seats, seed)
        actions: list[tuple[int, str]] = []
        while len(actions) < 250 and not state.over:
            seat = state.deal.turn
            if (seat == 0 or "open" in state.deal.calls) and wanted(state):
                return seed, actions
            view = KINGS_REVERSE.view(state, seat)
            action = rng.choice(view.legal) if rng.random() < 0.3 else judge.choose(view, rng)
            actions.append((seat, KINGS_REVERSE.encode(action)))
            state, _ = KINGS_REVERSE.apply(state, seat, action)
    raise AssertionError("no such position was found")


def my_turn(state: State, phase: str = "turn") -> bool:
    return state.deal.turn == 0 and state.deal.phase == phase


def board_of(house: House) -> KingsReverseBoard:
    board = house.window.table.board
    assert isinstance(board, KingsReverseBoard)
    return board


def view_of(house: House) -> View:
    view: View = house.controller.view
    return view


def waits(house: House) -> bool:
    """The window waits for the viewer: to play, to speak, to read, or at the end."""
    table = house.window.table.table
    if table.overlay is not None:
        return True
    return not table.choreographer.busy and (view_of(house).deal.turn == 0 or house.controller.held)


def press_offer(key: str) -> None:
    press(Qt.Key(QKeySequence.fromString(key)[0].key()))  # type: ignore[index]


def open_offers(house: House) -> dict[object, str]:
    return {offer.meaning: offer.key for offer in house.window.table.table.offers.offers if not offer.closed}


def settle(house: House, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: waits(house) and focused() is not None, timeout=10_000)


def scene_is_right(house: House) -> None:
    table = house.window.table.table
    picture = picture_of(view_of(house), house.controller.people)
    size = table.viewport().size()
    placed = layout(picture, size.width(), size.height(), 100)
    model = table.stage.cards
    found = sorted((repr(model.pic(row)), repr(model.placement(row))) for row in range(model.rowCount()))
    assert found == sorted((repr(pic), repr(at)) for pic, at in zip(picture.cards, placed.cards, strict=True))


def at(house: House, card: Card) -> QPoint:
    table = house.window.table.table
    item = table.stage.item_of(card)
    assert item is not None
    return table.mapFromScene(item.mapToScene(item.card_rect().topLeft() + QPointF(8, 24)))


def click(house: House, card: Card) -> None:
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    QTest.mouseClick(house.window.table.table.viewport(), Qt.MouseButton.LeftButton, pos=at(house, card))


def drag(house: House, card: Card, end: QPoint) -> None:
    viewport = house.window.table.table.viewport()
    start = at(house, card)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(16, 4))
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)


def own(house: House, like: Card) -> Card:
    return next(card for card in view_of(house).hand if named(card) == like)


def made(house: House, before: int) -> list[str]:
    """What the viewer did since then."""
    return [text for seat, text in house.controller.match.record.actions[before:] if seat == 0]


def count(house: House) -> int:
    return len(house.controller.match.record.actions)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a_match_by_keys_alone(open_house: Housekeeper, qtbot: QtBot, seats: int) -> None:
    house = open_house(speed="instant", deal_summary=True)
    rng = random.Random(seats)
    begun(house, seats, 7, {"target": "100"})
    table = house.window.table.table
    board = board_of(house)
    turns = 0
    while table.overlay is not board.final:
        settle(house, qtbot)
        turns += 1
        if table.overlay is not None:
            press(Qt.Key.Key_Return)
            continue
        if turns % 10 == 0 and not board._picked.cards:
            scene_is_right(house)
        offers = open_offers(house)
        legal = set(view_of(house).legal)
        keys = [key for meaning, key in offers.items() if meaning != "cancel"]
        hand = table.stage.hand()
        playable = [card for card in hand if {Play(named(card)), Give(named(card))} & legal]
        if keys and (not playable or rng.random() < 0.4):
            press_offer(rng.choice(keys))
        elif hand:
            for _ in range(rng.randrange(1, len(hand) + 1)):
                press(Qt.Key.Key_Right)
            press(Qt.Key.Key_Return)
    view = view_of(house)
    assert view.over and max(view.totals) >= 100
    assert house.writer.drain(10)
    house.window.go_home()


def test_offers_are_the_legal_actions_beside_cards(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    board = board_in(house)
    rng = random.Random(3)
    state = KINGS_REVERSE.start({}, 4, 3)
    people = house.controller.people
    for _ in range(600):
        if state.over:
            break
        view = KINGS_REVERSE.view(state, 0)
        offered = {offer.meaning for offer in board.offers(view, people) if not offer.closed}
        plain = {a for a in view.legal if isinstance(a, (Draw, Pass, Accept, Challenge, Call, Catch))}
        marriages = {a for a in view.legal if isinstance(a, Marry)}
        assert {meaning for meaning in offered if not isinstance(meaning, (str, Marry))} == plain
        assert bool(marriages) is ("marriages" in offered or bool(marriages & offered))
        acting = [(seat, action) for seat in range(4) for action in KINGS_REVERSE.legal(state, seat)]
        seat, action = rng.choice(acting)
        state, _ = KINGS_REVERSE.apply(state, seat, action)


def board_in(house: House) -> KingsReverseBoard:
    begun(house, 4, 3)
    return board_of(house)


def test_a_joker_asks_for_its_suit_and_can_be_cancelled(open_house: Housekeeper, qtbot: QtBot) -> None:
    def bluff_at_hand(state: State) -> bool:
        hand = state.deal.hands[0]
        joker = [card for card in hand if is_joker(card)]
        rest = tuple(card for card in hand if card not in joker)
        return my_turn(state) and bool(joker) and not joker_is_lawful(rest, state.deal.suit, state.deal.rank)

    house = open_house(speed="instant")
    seed, actions = reach(4, bluff_at_hand)
    begun(house, 4, seed, actions=actions)
    settle(house, qtbot)
    table = house.window.table.table
    joker = next(card for card in table.stage.hand() if is_joker(card))
    before = count(house)
    click(house, joker)
    qtbot.waitUntil(lambda: "cancel" in open_offers(house))
    assert "bluff" in table.message.text, "a warning stands before an unlawful joker (UI-22)"
    assert sorted(key for key in open_offers(house).values() if key != "Esc") == ["C", "D", "H", "S"]
    press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: "cancel" not in open_offers(house))
    assert count(house) == before and table.message.text == ""
    drag(house, joker, QPoint(table.width() // 2, table.height() // 3))
    qtbot.waitUntil(lambda: "cancel" in open_offers(house))
    press(Qt.Key.Key_H)
    assert made(house, before) == ["play Jk H"]


def both_orders(state: State) -> bool:
    orders = [action for action in KINGS_REVERSE.legal(state, 0) if isinstance(action, Marry)]
    return my_turn(state) and any(Marry(action.second, action.first) in orders for action in orders)


@pytest.mark.parametrize("how", ["clicks", "drag", "button"])
def test_a_marriage_by_two_clicks_a_drag_or_the_button(open_house: Housekeeper, qtbot: QtBot, how: str) -> None:
    house = open_house(speed="instant")
    seed, actions = reach(4, both_orders)
    begun(house, 4, seed, actions=actions)
    settle(house, qtbot)
    orders = [action for action in view_of(house).legal if isinstance(action, Marry)]
    wanted = next(action for action in orders if Marry(action.second, action.first) in orders)
    first, second = own(house, wanted.first), own(house, wanted.second)
    before = count(house)
    if how == "clicks":
        click(house, first)
        qtbot.waitUntil(lambda: "cancel" in open_offers(house))
        click(house, second)
    elif how == "drag":
        drag(house, first, at(house, second))
    else:
        press(Qt.Key.Key_K)
    qtbot.waitUntil(lambda: {wanted, Marry(wanted.second, wanted.first)} <= set(open_offers(house)))
    settle(house, qtbot)
    assert count(house) == before, "both orders fit, so they are offered (UI-24)"
    press_offer(open_offers(house)[wanted])
    assert made(house, before) == [f"marry {wanted.first.text} {wanted.second.text}"]


def test_a_catch_out_of_turn_by_key_and_the_table_waits_for_it(open_house: Housekeeper, qtbot: QtBot) -> None:
    def open_elsewhere(state: State) -> bool:
        calls = state.deal.calls
        return state.deal.turn not in (0, calls.index("open")) and calls[0] != "open" if "open" in calls else False

    house = open_house(speed="instant")
    seed, actions = reach(4, open_elsewhere)
    begun(house, 4, seed, actions=actions)
    settle(house, qtbot)
    caught = next((m for m in open_offers(house) if isinstance(m, Catch)), None)
    if caught is None:
        # An opponent was quicker, or called.
        assert any(
            text.startswith(("catch", "call")) for _, text in house.controller.match.record.actions[len(actions) :]
        )
        return
    assert "go on" in open_offers(house)
    before = count(house)
    press(Qt.Key.Key_X)
    assert made(house, before)[:1] == [f"catch {caught.seat}"]


def test_a_click_on_the_stack_draws_and_a_refused_card_is_explained(open_house: Housekeeper, qtbot: QtBot) -> None:
    def stuck_card(state: State) -> bool:
        plays = {action.card for action in KINGS_REVERSE.legal(state, 0) if isinstance(action, Play)}
        return my_turn(state) and any(named(card) not in plays for card in state.deal.hands[0])

    house = open_house(speed="instant")
    seed, actions = reach(3, stuck_card)
    begun(house, 3, seed, actions=actions)
    settle(house, qtbot)
    table = house.window.table.table
    view = view_of(house)
    names = {card for action in view.legal if isinstance(action, (Play, Marry)) for card in _cards(action)}
    stuck = next(card for card in view.hand if named(card) not in names)
    before = count(house)
    click(house, stuck)
    assert count(house) == before and "neither the suit" in table.message.text
    # The line on the cloth does not look out from behind the message.
    assert table.stage.furniture.course._caption.opacity() == 0
    placed = table.stage.placed
    assert placed is not None and placed.middle is not None
    x, y = placed.middle.stack.centre
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))
    assert made(house, before)[:1] == ["draw"]


def test_the_keyboard_does_not_come_back_to_a_card_that_no_longer_fits(open_house: Housekeeper, qtbot: QtBot) -> None:
    def barred(view: View) -> list[Card]:
        names = {card for action in view.legal if isinstance(action, (Play, Marry)) for card in _cards(action)}
        return [card for card in view.hand if named(card) not in names]

    house = open_house(speed="instant")
    seed, actions = reach(3, lambda state: my_turn(state) and bool(barred(KINGS_REVERSE.view(state, 0))))
    begun(house, 3, seed, actions=actions)
    settle(house, qtbot)
    table = house.window.table.table
    stuck = barred(view_of(house))[0]
    hand = table.stage.hand()
    press(Qt.Key.Key_Home)
    for _ in range(hand.index(stuck)):
        press(Qt.Key.Key_Right)
    assert table.focused_card == stuck
    before = count(house)
    press(Qt.Key.Key_Return)
    assert count(house) == before and table.message.text[:1].isupper()
    # Somebody who reads the reason stays where he is; after the next move Enter begins at a card that fits.
    assert table.focused_card == stuck
    press(Qt.Key.Key_D)
    settle(house, qtbot)
    assert count(house) > before
    assert table.focused_card not in barred(view_of(house))


def _cards(action: Action) -> tuple[Card, ...]:
    return (
        (action.card,)
        if isinstance(action, Play)
        else (action.first, action.second)
        if isinstance(action, Marry)
        else ()
    )


def test_a_challenged_hand_is_seen_until_it_was_read(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant", deal_summary=False)
    seed, actions = reach(4, lambda state: my_turn(state, "answer"))
    begun(house, 4, seed, actions=actions)
    settle(house, qtbot)
    doubt = state_of(house).deal.doubt
    assert doubt is not None
    press(Qt.Key.Key_Q)
    table, board = house.window.table.table, board_of(house)
    qtbot.waitUntil(lambda: table.overlay is board.reveal)
    for card in doubt.hand:
        assert card.text in {shown.text for shown in board.reveal._cards._cards}
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.overlay is not board.reveal)
    hidden = [table.stage.cards.pic(row) for row in range(table.stage.cards.rowCount())]
    assert all(pic.face is None for pic in hidden if pic.zone.kind == "hand" and pic.zone.seat != 0)


def state_of(house: House) -> State:
    session = house.controller._here.session
    state: State = session._states[-1]
    return state


@pytest.mark.parametrize("phase", ["answer", "give", "drawn"])
def test_quitting_in_every_phase_and_coming_back(open_house: Housekeeper, qtbot: QtBot, phase: str) -> None:
    house = open_house(speed="instant")
    seed, actions = reach(4, lambda state: my_turn(state, phase))
    match = begun(house, 4, seed, actions=actions)
    settle(house, qtbot)
    view = view_of(house)
    shut(house)
    again = open_house()
    again.window.open_match(match.id)
    assert again.controller.view == view
    qtbot.waitUntil(lambda: not again.window.table.table.choreographer.busy)
    scene_is_right(again)
