"""What a person must do anyway can be done for them, and a deal can be finished fast; choices are always theirs."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.bots.levels import bot_for
from kingtable.core.actions import Play
from kingtable.core.game import Game
from kingtable.core.record import Record
from kingtable.games import game_of
from kingtable.games.tricks import cards_of
from kingtable.store.matches import Match
from kingtable.ui.boards import make_board
from kingtable.ui.panels.summary import SummaryPanel
from kingtable.ui.theme import LIGHT
from tests.ui.conftest import Housekeeper, until_saved


def match_at(game_id: str, stop: Any) -> Match:
    """A match of rule-of-thumb players up to the first position with seat 0 to act that ``stop`` says yes to."""
    game: Game[Any, Any] | None = game_of(game_id)
    assert game is not None
    rng, bot = random.Random(2), bot_for(game_id, "rule")
    state, actions = game.start({}, 4, 11), []
    while True:
        seat = game.to_act(state)
        assert seat is not None, "no such position in the match"
        view = game.view(state, seat)
        if seat == 0 and stop(view):
            break
        action = bot.choose(view, rng)
        actions.append((seat, game.encode(action)))
        state, _ = game.apply(state, seat, action)
    record = Record(game_id, ("You", "Ada", "Bo", "Cem"), 11, actions=tuple(actions))
    return Match.begun(record, (0,), (None, "rule", "rule", "rule"))


def has_two_cards(view: Any) -> bool:
    return bool(view.hand.bit_count() == 2 and view.playable)


def play_one(house: House) -> None:
    house.controller.play(cards_of(house.controller.view.playable)[0])


def deal_is_over(house: House) -> bool:
    return isinstance(house.window.table.table.overlay, SummaryPanel)


def test_the_only_card_is_played_for_a_person_who_wants_it(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant", auto_play=True)
    house.window.play(match_at("king", has_two_cards))
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    play_one(house)
    qtbot.waitUntil(lambda: deal_is_over(house))
    assert len(house.controller.view.sheet) > 0


def test_without_that_wish_the_only_card_waits(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    house.window.play(match_at("king", has_two_cards))
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    play_one(house)
    qtbot.waitUntil(lambda: house.controller.view.playable.bit_count() == 1)
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    qtbot.wait(50)
    assert house.controller.view.hand.bit_count() == 1


def test_what_was_taken_back_is_not_played_again_at_once(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant", auto_play=True)
    house.window.play(match_at("king", has_two_cards))
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    play_one(house)
    qtbot.waitUntil(lambda: deal_is_over(house))
    until_saved(house, qtbot)
    house.controller.undo()
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy)
    qtbot.wait(50)
    assert house.controller.view.hand.bit_count() == 1
    until_saved(house, qtbot)
    house.controller.undo()
    assert house.controller.view.hand.bit_count() == 2


def test_a_deal_is_finished_fast_but_choices_are_asked_for(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="slow")
    house.window.play(match_at("king", lambda view: view.hand.bit_count() == 6 and view.playable.bit_count() > 0))
    page = house.window.table
    qtbot.waitUntil(lambda: not page.table.choreographer.busy)
    house.window.commands.hurry.trigger()
    asked = 0
    while not deal_is_over(house):
        qtbot.waitUntil(lambda: deal_is_over(house) or house.controller.view.playable.bit_count() > 1)
        if not deal_is_over(house):
            qtbot.waitUntil(lambda: not page.table.choreographer.busy)
            asked += 1
            play_one(house)
    assert asked
    assert page.table.choreographer.pace.speed == "slow"
    assert not page.table.choreographer.pace.auto_play


@pytest.mark.parametrize("game_id", ["king", "classic-king", "kings-reverse"])
def test_a_forced_action_is_the_only_legal_one(game_id: str, qtbot: QtBot) -> None:
    from PySide6.QtWidgets import QWidget

    cloth = QWidget()
    qtbot.addWidget(cloth)
    board = make_board(game_id, LIGHT, 100, cloth)
    game: Game[Any, Any] | None = game_of(game_id)
    assert game is not None
    rng, state = random.Random(8), game.start({}, 4, 8)
    forced = chosen = 0
    for _ in range(400):
        seat = game.to_act(state)
        if seat is None:
            break
        legal = game.legal(state, seat)
        found = board.forced(game.view(state, seat))
        if found is not None:
            forced += 1
            assert legal == (found,)
        elif len(legal) == 1:
            assert not isinstance(legal[0], Play)
        else:
            chosen += 1
        state, _ = game.apply(state, seat, rng.choice(legal))
    assert forced and chosen
