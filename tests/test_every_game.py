"""Every game of the catalogue has all that the house needs of it: the steps of "How to add a game" in CONTRIBUTING."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from kingtable.bots.levels import LEVELS, bot_for
from kingtable.core.events import redact
from kingtable.core.game import Game
from kingtable.core.record import Record
from kingtable.core.replay import replay
from kingtable.games import GAMES, IDS, game_of
from kingtable.games.reasons import SENTENCES, key_of
from kingtable.paths import resource
from kingtable.store.matches import Match
from kingtable.ui import readings, text
from kingtable.ui.boards import make_board
from kingtable.ui.finished import finished_match
from kingtable.ui.pages.tile import Tile
from kingtable.ui.people import seated
from kingtable.ui.rule_words import rule_label, rule_value
from kingtable.ui.situations import situation_of
from kingtable.ui.situations.situation import Situation
from kingtable.ui.theme import LIGHT

NAMES = ("You", "Ada", "Bo", "Cem", "Dilek", "Ece", "Fatma", "Gül")

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def finished_record(game: Game[Any, Any]) -> Record:
    """A match of random legal actions, played to its end."""
    rng, seats = random.Random(1), game.seat_numbers[0]
    state = game.start({}, seats, 1)
    actions: list[tuple[int, str]] = []
    while (seat := game.to_act(state)) is not None:
        action = rng.choice(game.legal(state, seat))
        state, _ = game.apply(state, seat, action)
        actions.append((seat, game.encode(action)))
    return Record(game.id, NAMES[:seats], 1, actions=tuple(actions))


@every_game
def test_the_catalogue_knows_it_by_its_id(game: Game[Any, Any]) -> None:
    assert game_of(game.id) is game
    assert game.id in IDS


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_opponents_of_every_level_can_begin(game: Game[Any, Any], level: str) -> None:
    state = game.start({}, game.seat_numbers[0], 7)
    seat = game.to_act(state)
    assert seat is not None
    action = bot_for(game.id, level).choose(game.view(state, seat), random.Random(7))
    assert game.refusal(state, seat, action) is None


@every_game
def test_every_table_rule_and_value_has_words_of_its_own(game: Game[Any, Any]) -> None:
    for rule in game.table_rules:
        assert rule_label(game.id, rule.name)
        assert len({rule_value(game.id, rule.name, value) for value in rule.values}) == len(rule.values)


@every_game
def test_its_help_has_an_anchor_for_each_rule_that_a_refusal_names(game: Game[Any, Any]) -> None:
    rng, seats = random.Random(3), game.seat_numbers[0]
    state = game.start({}, seats, 3)
    named: set[str] = set()
    every: set[Any] = set()
    for _ in range(60):
        seat = game.to_act(state)
        if seat is None:
            break
        every |= set(game.legal(state, seat))
        refusals = [game.refusal(state, other, action) for other in range(seats) for action in every]
        assert all(key_of(found) in SENTENCES for found in refusals if found)
        named |= {found.rule for found in refusals if found}
        state, _ = game.apply(state, seat, rng.choice(game.legal(state, seat)))
    page = resource("help", f"{game.id}.html").read_text(encoding="utf-8")
    assert named
    assert named <= set(re.findall(r'(?:name|id)="([A-Z0-9]+-[0-9]+[a-z]?)"', page))


@every_game
def test_words_and_tile_introduce_it(game: Game[Any, Any], qtbot: Any) -> None:
    from kingtable.store.results import Tally

    assert text.game_title(game.id)
    assert text.game_line(game.id)
    tile = Tile(game.id, LIGHT, "Alt+1", Tally(0, 0, 0, 0))
    qtbot.addWidget(tile)


@every_game
def test_a_board_and_its_scoresheet_show_a_whole_match(game: Game[Any, Any], qtbot: Any) -> None:
    from PySide6.QtWidgets import QWidget

    record = finished_record(game)
    people = seated(record.seats, (None, *("rule",) * (len(record.seats) - 1)), 0, 1)
    cloth = QWidget()
    qtbot.addWidget(cloth)
    board = make_board(game.id, LIGHT, 100, cloth)
    for part in (board.top_bar, board.side):
        qtbot.addWidget(part)
    sheet = board.make_sheet(LIGHT, 100)
    qtbot.addWidget(sheet)
    positions = list(replay(game, record))
    for state in (positions[0], positions[len(positions) // 2], positions[-1]):
        view = game.view(state, 0)
        assert board.picture(view, people).cards
        board.show_panels(view, people)
        sheet.show_view(view, people)
    assert board.game == game.id
    assert board.overlay(game.view(positions[-1], 0), people) is not None


@every_game
def test_home_and_statistics_can_speak_of_a_match(game: Game[Any, Any]) -> None:
    record = finished_record(game)
    seats = len(record.seats)
    levels = (None, *("rule",) * (seats - 1))
    people = seated(record.seats, levels, 0, 1)
    positions = list(replay(game, record))
    assert isinstance(situation_of(game.id, game.view(positions[1], 0), people), Situation)
    places = game.standing(positions[-1]).places
    assert places is not None
    finished = finished_match(Match.begun(record, (0,), levels), game.view(positions[-1], 0), places)
    assert [seat.place for seat in finished.seats] == list(places)
    assert finished.deals


@every_game
def test_all_that_happens_can_be_told_and_every_position_read(game: Game[Any, Any]) -> None:
    rng, seats = random.Random(2), game.seat_numbers[-1]
    people = seated(NAMES[:seats], (None, *("rule",) * (seats - 1)), 0, 1)
    state = game.start({}, seats, 2)
    told: set[str] = set()
    for _ in range(400):
        view = game.view(state, 0)
        seat = game.to_act(state)
        lines = readings.reading(game.id, view, people)
        assert lines and all(line.endswith(".") for line in lines), lines
        due = readings.due(game.id, view, people)
        assert bool(due) == (seat in (0, None)), due
        assert not due or any(line.startswith(due) for line in lines), "what is due is read out as well"
        if seat is None:
            break
        state, events = game.apply(state, seat, rng.choice(game.legal(state, seat)))
        for event in events:
            told.add(readings.tells(game.id, redact(event, 0), game.view(state, 0), people))
    assert len(told) > 30
