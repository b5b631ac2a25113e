"""The tables that are drawn to be looked at stand where a person has a choice."""

from __future__ import annotations

import pytest

from kingtable.core.replay import replay
from kingtable.games import game_of
from tests.packaging.scripts import script

tables = script("draw/tables")


@pytest.mark.parametrize("scene", tables.SCENES, ids=lambda scene: scene.game)
def test_every_scene_is_found(scene: object) -> None:
    match = tables.match_of(scene)
    game = game_of(match.record.game)
    assert game is not None
    *_, state = replay(game, match.record)
    (person,) = match.human
    assert game.to_act(state) == person and len(game.legal(state, person)) > 1
