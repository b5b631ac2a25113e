"""Temperaments: they change the style of an opponent, in every game, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from kingtable.bots.kings_reverse import doubtful
from kingtable.bots.levels import LEVELS, TEMPERS, bot_for, explained
from kingtable.bots.wire import Request
from kingtable.bots.worker import answer_to
from kingtable.core.actions import Name, Play
from kingtable.core.game import Game
from kingtable.games import GAMES
from kingtable.games.king import KING
from kingtable.games.king_contracts import is_trump
from kingtable.games.kings_reverse import KINGS_REVERSE
from tests.reverse_positions import position

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def views(game: Game[Any, Any], number: int) -> list[Any]:
    """Views of moments with a choice in matches between rule-of-thumb players."""
    found: list[Any] = []
    rng, bot, seed = random.Random(1), bot_for(game.id, "rule"), 0
    options = {"captures_per_card": "one"} if game.id == "no-kings" else {}  # else there is hardly ever a choice
    while True:
        seed += 1
        state = game.start(options, 4, seed)
        while (seat := game.to_act(state)) is not None:
            view = game.view(state, seat)
            if len(game.legal(state, seat)) > 1:
                found.append(view)
                if len(found) == number:
                    return found
            state, _ = game.apply(state, seat, bot.choose(view, rng))


@every_game
def test_careful_and_bold_differ_now_and_then(game: Game[Any, Any]) -> None:
    careful, bold = (bot_for(game.id, "rule", temper) for temper in ("careful", "bold"))
    seen = views(game, 400)
    differing = sum(careful.choose(view, random.Random(3)) != bold.choose(view, random.Random(3)) for view in seen)
    assert 0 < differing < 200


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_balanced_is_what_an_opponent_is_that_has_no_temperament(game: Game[Any, Any], level: str) -> None:
    for view in views(game, 40)[::8]:
        assert bot_for(game.id, level, "balanced").choose(view, random.Random(3)) == bot_for(game.id, level).choose(
            view, random.Random(3)
        )


@every_game
@pytest.mark.parametrize("temper", TEMPERS)
def test_what_it_does_is_legal_and_what_it_says_is_what_it_does(game: Game[Any, Any], temper: str) -> None:
    for view in views(game, 30)[::6]:
        for level in ("easy", "normal", "hard"):
            found = explained(game.id, level, view, random.Random(3), temper)
            assert found.action == bot_for(game.id, level, temper).choose(view, random.Random(3))
            assert found.action in view.legal if hasattr(view, "legal") else found.action is not None


def test_the_yardsticks_have_none() -> None:
    for view in views(KING, 60)[::10]:
        for level in ("random", "worlds-2"):
            seen = {bot_for("king", level, temper).choose(view, random.Random(3)) for temper in TEMPERS}
            assert len(seen) == 1


def test_bold_names_trumps_sooner_and_careful_later() -> None:
    named = dict.fromkeys(TEMPERS, 0)
    for seed in range(120):
        state = KING.start({}, 4, seed)
        for temper in TEMPERS:
            action = bot_for("king", "rule", temper).choose(KING.view(state, state.deal.to_act), random.Random(1))
            assert isinstance(action, Name)
            named[temper] += is_trump(action.contract)
    assert named["careful"] < named["balanced"] < named["bold"]


def test_bold_bluffs_for_little_and_careful_never() -> None:
    """With two cards in the stack being caught costs two: only a bold player lays a joker beside a card that fits."""
    state = position("Jk 9H 4C 6C", "9C", "3H 9C 3S", stack="2D 3D")
    laid = {}
    for temper in TEMPERS:
        action = bot_for("kings-reverse", "rule", temper).choose(KINGS_REVERSE.view(state, 0), random.Random(1))
        laid[temper] = isinstance(action, Play) and not action.card.suit
    assert laid == {"careful": False, "balanced": False, "bold": True}


def test_bold_doubts_sooner() -> None:
    asked = differing = 0
    for seed in range(8):
        state = KINGS_REVERSE.start({"target": "200"}, 4, seed)
        rng, bot = random.Random(seed), bot_for("kings-reverse", "rule")
        while (seat := KINGS_REVERSE.to_act(state)) is not None:
            view = KINGS_REVERSE.view(state, seat)
            if state.deal.doubt is not None:
                asked += 1
                careful, balanced, bold = (doubtful(view, risk) for risk in (-1.0, 0.0, 1.0))
                assert careful <= balanced <= bold
                differing += careful != bold
            state, _ = KINGS_REVERSE.apply(state, seat, bot.choose(view, rng))
    assert asked > 10 and differing


def test_the_thinking_process_knows_them_and_does_without() -> None:
    state = position("Jk 9H 4C 6C", "9C", "3H 9C 3S", stack="2D 3D")
    asked = Request(
        epoch=1, index=0, game="kings-reverse", level="rule", seat=0, seed=1,
        view=msgspec.Raw(msgspec.json.encode(KINGS_REVERSE.view(state, 0))),
    )  # fmt: skip
    plain = msgspec.json.decode(msgspec.json.encode(asked))
    del plain["temper"]
    without = answer_to(msgspec.json.encode(plain))
    assert without.action == answer_to(msgspec.json.encode(asked)).action
    bold = answer_to(msgspec.json.encode(msgspec.structs.replace(asked, temper="bold")))
    assert bold.action.startswith("play Jk") and bold.action != without.action
    assert answer_to(msgspec.json.encode(msgspec.structs.replace(asked, temper="wild"))).fault


def test_an_unknown_temperament_is_refused() -> None:
    with pytest.raises(ValueError, match="known are careful, balanced, bold"):
        bot_for("king", "rule", "wild")
