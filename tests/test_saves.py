"""Saves of every form that a version has written: each opens, plays on, and loses nothing when it is written again.

A folder of `saves` holds a match of each game as it was written at one time; no file in it is ever renewed.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kingtable.core.replay import replay
from kingtable.games import GAMES, game_of
from kingtable.session.session import Session
from kingtable.store.matches import Match, MatchStore
from kingtable.store.writer import Writer
from tests.ui.conftest import Housekeeper, no_sound, no_widget_left, open_house

__all__ = ["no_sound", "no_widget_left", "open_house"]

SAVES = sorted((Path(__file__).parent / "saves").glob("*/*.json"))

every_save = pytest.mark.parametrize("save", SAVES, ids=lambda save: f"{save.parent.name}-{save.stem}")


def loaded(folder: Path, id: str) -> Match:
    writer = Writer()
    try:
        reading = MatchStore(folder, writer).load(id)
    finally:
        writer.close()
    assert reading.set_aside == () and reading.value is not None
    return reading.value


def test_there_is_one_of_each_game() -> None:
    for folder in {save.parent for save in SAVES}:
        assert {save.stem for save in folder.iterdir()} == {game.id for game in GAMES}


@every_save
def test_it_opens_and_can_be_played_on(save: Path) -> None:
    match = loaded(save.parent, save.stem)
    game = game_of(match.record.game)
    assert game is not None
    session = Session(game, match.record)
    assert session.index == 60
    seat = session.to_act
    assert seat is not None
    session.act(seat, session.legal(seat)[0])
    assert session.index == 61


@every_save
def test_written_again_it_is_the_same_match(save: Path, tmp_path: Path) -> None:
    before = loaded(save.parent, save.stem)
    writer = Writer()
    MatchStore(tmp_path, writer).save(before)
    assert writer.close()
    after = loaded(tmp_path, save.stem)
    assert after.record.actions == before.record.actions
    assert (after.human, after.levels, after.started) == (before.human, before.levels, before.started)
    assert (after.undo_used, after.undo_allowed) == (before.undo_used, before.undo_allowed)
    game = game_of(after.record.game)
    assert game is not None and list(replay(game, after.record)) == list(replay(game, before.record))


def test_the_window_goes_on_with_each(open_house: Housekeeper, tmp_path: Path) -> None:
    matches = tmp_path / "data" / "matches"
    matches.mkdir(parents=True)
    for save in SAVES:
        shutil.copy(save, matches / f"{save.parent.name}-{save.name}")
    house = open_house()
    for save in SAVES:
        house.window.open_match(f"{save.parent.name}-{save.stem}")
        assert house.controller.running, save
        assert house.controller.match.record.game == save.stem
    assert house.window.banner.text == ""
