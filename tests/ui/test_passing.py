"""Several people at one window: the curtain between them, whole matches, undo, words out of turn, coming back."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from benchmarks.several_people import (
    NAMES,
    SHORT,
    Company,
    begin,
    counted,
    curtain,
    legal,
    owner,
    play,
    read,
    step,
    waits,
)
from kingtable.app import House
from kingtable.core.actions import Catch, Play
from kingtable.core.game import Game
from kingtable.core.record import Record
from kingtable.games import GAMES, game_of
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.games.tricks import cards_of
from kingtable.store.matches import Match
from kingtable.ui.key_button import VOICE_KEYS
from kingtable.ui.panels.curtain import Curtain
from kingtable.ui.spoken import aloud
from kingtable.ui.text import card_name
from tests.ui.conftest import Housekeeper, focused, press, shut, until_saved

PATIENCE = 20_000
"""Milliseconds; for slow machines only."""
WHOLE_MATCH = 10_000
"""More actions than any match has."""


def near_the_end(game: Game[Any, Any], seats: int, left: int) -> tuple[tuple[int, str], ...]:
    """The actions of a match played at random, but for the last ones."""
    rng = random.Random(seats)
    state = game.start(SHORT.get(game.id, {}), seats, 3)
    actions: list[tuple[int, str]] = []
    while (seat := game.to_act(state)) is not None:
        action = rng.choice([one for one in game.legal(state, seat) if not isinstance(one, Catch)])
        state, _ = game.apply(state, seat, action)
        actions.append((seat, game.encode(action)))
    return tuple(actions[: max(0, len(actions) - left)])


def begun(house: House, game: str, people: tuple[int, ...], seats: int = 4, left: int = WHOLE_MATCH) -> Match:
    """A match of these people, the other seats played by rule, begun with so many actions left of a random one."""
    played = game_of(game)
    assert played is not None
    actions = near_the_end(played, seats, left)
    record = Record(game, NAMES[:seats], 3, SHORT.get(game, {}), actions=actions)
    levels = tuple(None if seat in people else "rule" for seat in range(seats))
    match = Match.begun(record, people, levels)
    house.window.play(match)
    house.window.activateWindow()
    return match


def settle(house: House, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: waits(house), timeout=PATIENCE)


def to_curtain(house: House, qtbot: QtBot) -> Curtain:
    settle(house, qtbot)
    found = curtain(house)
    assert found is not None
    return found


def to_own_turn(house: House, qtbot: QtBot) -> None:
    """Sit down and read on until somebody at the window is to act."""
    while True:
        settle(house, qtbot)
        if curtain(house) is None and not house.window.table.table.choreographer.waiting and legal(house):
            return
        step(house, random.Random(0))


@pytest.mark.parametrize(
    ("company", "left"),
    [
        (Company("king", 4, (0, 2)), 24),
        (Company("king", 4, (0, 1, 2, 3)), 24),
        (Company("classic-king", 4, (1, 2)), 24),
        (Company("kings-reverse", 4, (0, 1, 3)), 40),
        (Company("no-kings", 2, (0, 1)), WHOLE_MATCH),
        (Company("no-kings", 4, (0, 2)), 24),
    ],
    ids=lambda value: f"{value.game}-{value.people}" if isinstance(value, Company) else "",
)
def test_people_play_to_the_end(open_house: Housekeeper, company: Company, left: int) -> None:
    house = open_house(speed="instant", card_counter=True)
    game = game_of(company.game)
    assert game is not None
    match = begin(house, company, 3, near_the_end(game, company.seats, left))
    done = play(house, random.Random(5))
    acted = Counter(seat for seat, _ in house.controller.match.record.actions[len(match.record.actions) :])
    assert set(company.people) <= set(acted) and done["changes"] > 1
    assert bool(done["curtains"]) is (company.game != "no-kings")
    assert counted(house, company) == {owner(seat): 1 for seat in company.people}
    shut(house)
    again = open_house()
    assert counted(again, company) == {owner(seat): 1 for seat in company.people}


def test_nothing_secret_is_left_behind_the_curtain(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant", card_counter=True)
    begun(house, "king", (0, 1, 2, 3), left=47)
    spoken: list[str] = []
    house.window.table.table.reader.said.connect(spoken.append)
    rng, seen = random.Random(2), 0
    while seen < 3:
        settle(house, qtbot)
        if curtain(house) is not None:
            spoken.clear()
            told = " ".join(read(QAccessible.queryAccessibleInterface(house.window)))
            state = house.controller._here.session._states[-1]
            assert f"Pass to {NAMES[house.controller.viewer]}" in told
            model = house.window.table.table.stage.cards
            shown = {model.pic(row).face for row in range(model.rowCount())}
            secret = [card for hand in state.deal.hands for card in cards_of(hand)]
            assert not shown & set(secret)
            lists = [child for child in house.window.table.table.reader.lists if child.told.key == "hand"]
            assert lists == []
            names = " ".join(thing.told.name for each in house.window.table.table.reader.lists for thing in each.spots)
            assert not [card for card in secret if aloud(card_name(card)) in names]
            house.window.commands.read_out.trigger()
            assert spoken == [curtain(house).sentence]  # type: ignore[union-attr]
            seen += 1
        step(house, rng)
    assert house.window.table.table.stage.hand() != []


def test_only_space_opens_the_curtain(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begun(house, "king", (0, 2))
    to_curtain(house, qtbot)
    qtbot.waitUntil(lambda: focused() is not None)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_1, Qt.Key.Key_C, Qt.Key.Key_Escape):
        press(key)
        assert house.controller.free
    house.controller.act(Play(cards_of(1)[0]))
    assert house.controller.match.record.actions == ()
    press(Qt.Key.Key_Space)
    assert curtain(house) is None
    assert len(house.window.table.table.stage.hand()) in (0, 13)


def test_a_click_beside_the_curtain_takes_no_key_from_it(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begun(house, "king", (0, 2))
    to_curtain(house, qtbot)
    table = house.window.table.table
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(4, table.viewport().height() - 4))
    assert house.controller.free and focused() is not table
    press(Qt.Key.Key_Space)
    assert not house.controller.free


def test_a_key_that_comes_too_fast_does_not_open_it(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="slow")
    begun(house, "king", (0, 2))
    over = curtain(house)
    assert over is not None and not over.ready
    press(Qt.Key.Key_Space)
    assert house.controller.free


def test_the_view_turns_to_each_person_and_no_kings_needs_no_curtain(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begun(house, "no-kings", (0, 1), 2)
    rng = random.Random(1)
    viewers = set()
    for _ in range(12):
        settle(house, qtbot)
        assert curtain(house) is None and not house.controller.free
        viewers.add(house.controller.viewer)
        assert house.window.table.table.stage.picture.viewer == house.controller.viewer  # type: ignore[union-attr]
        step(house, rng)
    assert viewers == {0, 1}


def test_a_match_of_several_is_saved_and_comes_back_behind_the_curtain(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    match = begun(house, "classic-king", (1, 2), left=30)
    rng = random.Random(4)
    for _ in range(12):
        settle(house, qtbot)
        step(house, rng)
    settle(house, qtbot)
    until_saved(house, qtbot)
    before = house.controller.match
    shut(house)
    again = open_house(speed="instant")
    assert again.window.home._home.continue_match is not None  # type: ignore[union-attr]
    again.window.open_match(match.id)
    after = again.controller.match
    assert after.record.actions == before.record.actions
    assert (after.human, after.levels) == (before.human, before.levels)
    assert again.controller.free and curtain(again) is not None
    assert again.controller.viewer in (1, 2)


def test_undo_goes_back_to_the_own_last_decision_over_those_of_others(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begun(house, "classic-king", (0, 1, 2, 3), left=45)
    rng, controller = random.Random(3), house.controller
    places: dict[int, int] = {}
    for _ in range(7):
        to_own_turn(house, qtbot)
        places[controller.viewer] = len(controller.match.record.actions)
        step(house, rng)
    to_own_turn(house, qtbot)
    me, length = controller.viewer, len(controller.match.record.actions)
    until_saved(house, qtbot)
    house.window.commands.undo.trigger()
    # Back at the own decision there is nobody to pass to.
    assert controller.viewer == me and not controller.free
    assert len(controller.match.record.actions) == places[me] < length
    house.window.commands.redo.trigger()
    qtbot.waitUntil(lambda: len(controller.match.record.actions) == length)
    assert controller.match.undo_used


def test_undo_under_the_curtain_calls_back_who_decided_last(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    begun(house, "classic-king", (0, 1, 2, 3), left=45)
    controller, rng = house.controller, random.Random(3)
    settle(house, qtbot)
    step(house, rng)  # sits down
    settle(house, qtbot)
    first, length = controller.viewer, len(controller.match.record.actions)
    step(house, rng)  # plays
    qtbot.waitUntil(lambda: curtain(house) is not None and controller.viewer != first)
    until_saved(house, qtbot)
    house.window.commands.undo.trigger()
    assert controller.viewer == first and controller.free and curtain(house) is not None
    assert len(controller.match.record.actions) == length
    assert house.window.table.table.stage.hand() == []
    assert f"Pass to {NAMES[first]}" in curtain(house).sentence  # type: ignore[union-attr]


def forgotten_call() -> tuple[int, tuple[tuple[int, str], ...]]:
    """A deal number and actions up to where seat 0 holds one card without having called, and seat 1 is to act."""
    for seed in range(80):
        rng = random.Random(seed)
        state = KINGS_REVERSE.start({}, 3, seed)
        actions: list[tuple[int, str]] = []
        while len(actions) < 300 and not state.over:
            if state.deal.calls[0] == "open" and state.deal.turn == 1 and state.deal.phase == "turn":
                return seed, tuple(actions)
            seat = state.deal.turn
            legal = [one for one in KINGS_REVERSE.legal(state, seat) if isinstance(one, Play)]
            action = rng.choice(legal or list(KINGS_REVERSE.legal(state, seat)))
            actions.append((seat, KINGS_REVERSE.encode(action)))
            state, _ = KINGS_REVERSE.apply(state, seat, action)
    raise AssertionError("nobody ever forgot to call")


def test_everybody_at_the_window_has_the_words_out_of_turn(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    seed, actions = forgotten_call()
    record = Record("kings-reverse", NAMES[:3], seed, actions=actions[:-1])
    house.window.play(Match.begun(record, (0, 1, 2), (None,) * 3))
    settle(house, qtbot)
    step(house, random.Random(1))  # Ada sits down
    assert house.controller.viewer == 0
    action = KINGS_REVERSE.decode(actions[-1][1])
    assert action is not None
    settle(house, qtbot)
    house.controller.act(action)
    qtbot.waitUntil(lambda: house.controller.held and bool(house.window.table.table.offers.offers), timeout=PATIENCE)
    words = [offer.words for offer in house.window.table.table.offers.offers]
    assert any("One card" in each for each in words) and "Cem catches Ada" in words and "Continue" in words
    (catch,) = (offer for offer in house.window.table.table.offers.offers if offer.words == "Cem catches Ada")
    # The third person has the third key, whoever sits at the window.
    assert catch.key == VOICE_KEYS[2] and not [
        offer for offer in house.window.table.table.offers.offers if not offer.key
    ]
    house.window.commands.voices[0].trigger()
    house.window.commands.voices[6].trigger()
    assert house.controller.held, "the viewer has keys of her own, and there is no seventh person"
    assert house.window.commands.voices[2].shortcut().toString() == VOICE_KEYS[2]
    house.window.commands.voices[2].trigger()
    qtbot.waitUntil(lambda: house.controller.match.record.actions[-1] == (2, "catch 0"))
    assert house.controller.viewer == 0 and not house.controller.free
    assert to_curtain(house, qtbot).sentence.startswith("Pass to Bo")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_bystander_knows_nothing_that_anybody_could_not(game: Game[Any, Any]) -> None:
    rng, seats = random.Random(1), game.seat_numbers[-1]
    state = game.start({}, seats, 2)
    for _ in range(120):
        seat = game.to_act(state)
        if seat is None:
            break
        for place in range(seats):
            told = replace(game.public(state, place), seat=0)
            assert told == game.public(state, 0), "the same from whoever's place it is told"
        state, _ = game.apply(state, seat, rng.choice(game.legal(state, seat)))
