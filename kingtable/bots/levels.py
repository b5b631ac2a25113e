"""The strengths an opponent can have, by the names that the command line, records and settings use."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

from kingtable.bots.base import Bot, Care, Judge
from kingtable.bots.classic_king import ClassicKingJudge
from kingtable.bots.classic_king_mind import ClassicKingMind
from kingtable.bots.decision import Decision
from kingtable.bots.easy import EasyPlayer, without_old_tricks
from kingtable.bots.king import KingJudge
from kingtable.bots.king_mind import KingMind
from kingtable.bots.kings_reverse import KingsReverseJudge, interjects
from kingtable.bots.no_kings import NoKingsJudge
from kingtable.bots.random_bot import RandomBot
from kingtable.bots.searcher import HardPlayer, Mind, NormalPlayer, WorldsPlayer, described
from kingtable.core.actions import Action, Play

LEVELS = ("random", "rule", "easy", "normal", "hard")
"""Every level but those of the yardstick, ``worlds-N`` with N sampled worlds, which the trick games have."""

_WORLDS = re.compile(r"worlds-([1-9]\d{0,3})")

_JUDGES: Mapping[str, Judge[Any]] = {
    "king": KingJudge(),
    "classic-king": ClassicKingJudge(),
    "kings-reverse": KingsReverseJudge(),
    "no-kings": NoKingsJudge(),
}
_MINDS: Mapping[str, Mind] = {"king": KingMind(), "classic-king": ClassicKingMind()}

_CARE: Mapping[str, Care] = {
    "random": Care(call=0, catch=0),
    "rule": Care(call=0.98, catch=0.6),
    "easy": Care(call=0.85, catch=0.3),
    "normal": Care(call=0.95, catch=0.6),
    "hard": Care(call=0.99, catch=0.9),
}

Interjection = Callable[[Any, random.Random], Action | None]
"""Whether a seat with that View speaks out of turn, asked once after every action of the match; None is silence."""

_INTERJECTIONS: Mapping[str, Callable[[Any, random.Random, Care], Action | None]] = {"kings-reverse": interjects}


def judge_of(game_id: str) -> Judge[Any]:
    """The judgement for that game; ValueError where there is none."""
    if game_id not in _JUDGES:
        raise ValueError(f"no opponents for the game {game_id!r}; known are {', '.join(_JUDGES)}")
    return _JUDGES[game_id]


def bot_for(game_id: str, level: str) -> Bot[Any]:
    """The opponent of that level; ValueError, one line for people, for an unknown game or level."""
    judge, mind = judge_of(game_id), _MINDS.get(game_id)
    if level == "random":
        return RandomBot(judge.legal)
    if level == "easy":
        return EasyPlayer(judge, without_old_tricks if mind else lambda view: view)
    worlds = _WORLDS.fullmatch(level)
    if mind is not None:
        if worlds:
            return WorldsPlayer(mind, int(worlds[1]))
        if level == "normal":
            return NormalPlayer(mind, judge)
        if level == "hard":
            return HardPlayer(mind)
    if level not in LEVELS:
        known = (*LEVELS, "worlds-N") if mind else LEVELS
        raise ValueError(f"unknown level {level!r}; known are {', '.join(known)}")
    return judge


def hint(game_id: str, view: Any, rng: random.Random) -> Decision:
    """What the hard level would do in the View's place, and why; legal by construction."""
    mind = _MINDS.get(game_id)
    return Decision(judge_of(game_id).choose(view, rng), "rule") if mind is None else HardPlayer(mind).decide(view, rng)


def explained(game_id: str, level: str, view: Any, rng: random.Random) -> Decision:
    """What an opponent of that level does with that View and that stream, and why: the answer to "why this card?"."""
    bot = bot_for(game_id, level)
    if isinstance(bot, (WorldsPlayer, NormalPlayer, HardPlayer)):
        return bot.decide(view, rng)
    action, mind = bot.choose(view, rng), _MINDS.get(game_id)
    if mind is not None and level != "random" and isinstance(action, Play):
        return described(mind, view, action)
    return Decision(action, "chance" if level == "random" else "rule")


def interjection_for(game_id: str, level: str) -> Interjection | None:
    """How an opponent of that level speaks out of turn; None in a game where nobody may."""
    speaks, care = _INTERJECTIONS.get(game_id), _CARE.get(level)
    return None if speaks is None or care is None else lambda view, rng: speaks(view, rng, care)
