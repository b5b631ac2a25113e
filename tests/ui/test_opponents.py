"""Levels of opponents, changed between deals: by the dialog, in the match, in the save, in what they do."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLabel
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.bots.company import LevelChange
from kingtable.core.record import Record
from kingtable.games import GAMES, game_of
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.store.matches import Match
from kingtable.ui.dialogs.opponents import OpponentsDialog
from kingtable.ui.people import seated
from kingtable.ui.theme import CONTRAST, DARK, LIGHT, Theme
from tests.ui.conftest import Housekeeper, shut
from tests.ui.looking import cut_off, dressed, parent_window

NAMES = ("You", "Ada", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus")
RULE = (None, "easy", "easy", "easy")
MIXED = (None, "hard", "easy", "normal")

PATIENCE = 60_000
"""Milliseconds after which a test gives up; a healthy one takes a moment."""


def record(deals: int, game_id: str = "classic-king") -> Record:
    """A match by chance in which so many deals are over and three cards of the next one are played."""
    game = game_of(game_id)
    assert game is not None
    rng, state, actions = random.Random(4), game.start({}, 4, 5), []
    more = 3
    while more or game.standing(state).deal <= deals:
        more -= game.standing(state).deal > deals
        seat = game.to_act(state)
        assert seat is not None
        action = rng.choice(game.legal(state, seat))
        actions.append((seat, game.encode(action)))
        state, _ = game.apply(state, seat, action)
    return Record(game_id, NAMES[:4], 5, actions=tuple(actions))


def change(house: House) -> None:
    """Ada becomes hard and Cem normal, by the dialog."""
    house.window.commands.opponents.trigger()
    dialog = house.window.findChild(OpponentsDialog)
    assert isinstance(dialog, OpponentsDialog)
    for name, level in (("Ada", "Hard"), ("Cem", "Normal")):
        (box,) = (one for one in dialog.findChildren(QComboBox) if one.accessibleName() == f"Level of {name}")
        box.setCurrentText(level)
    dialog._take()


def test_a_change_holds_from_the_next_deal_on_and_is_saved(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="slow")
    house.window.play(Match.begun(record(2), (0,), RULE))
    change(house)
    match = house.controller.match
    assert (match.levels, match.changes) == (RULE, (LevelChange(4, MIXED),))
    assert [person.level for person in house.controller.people.seats] == list(RULE), "not in the running deal"
    shut(house)
    again = open_house()
    again.window.open_match(match.id)
    assert again.controller.match.company == match.company
    assert again.controller.coming_levels == (4, MIXED)


def test_before_the_first_action_the_first_deal_is_changed(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    seed = next(seed for seed in range(20) if CLASSIC_KING.to_act(CLASSIC_KING.start({}, 4, seed)) == 0)
    house.window.play(Match.begun(Record("classic-king", NAMES[:4], seed), (0,), RULE))
    qtbot.waitUntil(lambda: not house.window.table.table.choreographer.busy, timeout=PATIENCE)
    change(house)
    assert (house.controller.match.levels, house.controller.match.changes) == (MIXED, ())
    assert [person.level for person in house.controller.people.seats] == list(MIXED)
    picture = house.window.table.table.stage.picture
    assert picture is not None and picture.people == house.controller.people


def test_the_match_goes_on_after_a_change_while_an_opponent_thinks(open_house: Housekeeper, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    for seed in range(20):
        house.window.play(Match.begun(Record("classic-king", NAMES[:4], seed), (0,), RULE))
        if house.controller._here.session.to_act != 0:
            break
    change(house)
    qtbot.waitUntil(lambda: house.controller._here.session.to_act == 0, timeout=PATIENCE)
    assert house.controller.match.record.actions


def test_there_is_no_such_choice_without_a_running_match(open_house: Housekeeper) -> None:
    house = open_house()
    assert not house.window.commands.opponents.isEnabled()


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 200), ((1366, 768), 100)])
def test_nothing_of_the_dialog_is_cut_off(qtbot: QtBot, theme: Theme, size: tuple[int, int], scale: int) -> None:
    people = seated(NAMES, (None, *("hard",) * 7), 0, 1)
    with dressed(theme, scale):
        for game in GAMES:
            levels = tuple(person.level for person in people.seats)
            dialog = OpponentsDialog(game.id, people, levels, 3, parent_window(qtbot, size))
            dialog.open()
            assert cut_off(dialog) == []
            told = " ".join(label.text() for label in dialog.findChildren(QLabel))
            assert ("Luck" in told) == (game.id in ("kings-reverse", "no-kings"))
            assert "from deal 3 on" in told


def test_enter_takes_and_escape_leaves(qtbot: QtBot) -> None:
    people = seated(NAMES[:2], (None, "easy"), 0, 1)
    dialog = OpponentsDialog("kings-reverse", people, (None, "easy"), 2, parent_window(qtbot, (1024, 640)))
    dialog.open()
    (box,) = dialog.findChildren(QComboBox)
    box.setCurrentText("Hard")
    with qtbot.assertNotEmitted(dialog.chosen):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    dialog = OpponentsDialog("kings-reverse", people, (None, "easy"), 2, parent_window(qtbot, (1024, 640)))
    dialog.open()
    (box,) = dialog.findChildren(QComboBox)
    box.setCurrentText("Hard")
    with qtbot.waitSignal(dialog.chosen, timeout=PATIENCE) as told:
        qtbot.keyClick(box, Qt.Key.Key_Return)
    assert told.args == [(None, "hard")]
