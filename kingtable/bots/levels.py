"""The strengths an opponent can have, by the names that the command line, records and settings use.

Only the game that is asked for is loaded: the thinking process shall answer soon after it was started.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

from kingtable.bots.base import BALANCED, Bot, Care, Judge
from kingtable.bots.decision import Decision, Thoughtful
from kingtable.bots.easy import EasyPlayer
from kingtable.bots.opponents import Opponents
from kingtable.bots.random_bot import RandomBot
from kingtable.core.actions import Action
from kingtable.games import IDS

LEVELS = ("random", "rule", "easy", "normal", "hard")
"""Every level but those of the yardstick, ``worlds-N`` with N sampled worlds, which the trick games have."""

_WORLDS = re.compile(r"worlds-([1-9]\d{0,3})")

TEMPERS = ("careful", BALANCED, "bold")
"""How an opponent likes to play. A temperament decides between choices that are nearly as good, how soon trumps are
named, how often a joker is a bluff or is taken for one; never what is known or how well it is thought about."""

_RISKS = dict(zip(TEMPERS, (-1.0, 0.0, 1.0), strict=True))

_CARE: Mapping[str, Care] = {
    "random": Care(call=0, catch=0),
    "rule": Care(call=0.98, catch=0.6),
    "easy": Care(call=0.85, catch=0.3),
    "normal": Care(call=0.95, catch=0.6),
    "hard": Care(call=0.99, catch=0.9),
}

Interjection = Callable[[Any, random.Random], Action | None]
"""Whether a seat with that View speaks out of turn, asked once after every action of the match; None is silence."""


def opponents_of(game_id: str) -> Opponents:
    """What that game offers; ValueError where there is nothing."""
    match game_id:
        case "king":
            from kingtable.bots.king_opponents import OPPONENTS as KING

            return KING
        case "classic-king":
            from kingtable.bots.classic_king_opponents import OPPONENTS as CLASSIC_KING

            return CLASSIC_KING
        case "kings-reverse":
            from kingtable.bots.kings_reverse_opponents import OPPONENTS as KINGS_REVERSE

            return KINGS_REVERSE
        case "no-kings":
            from kingtable.bots.no_kings_opponents import OPPONENTS as NO_KINGS

            return NO_KINGS
    raise ValueError(f"no opponents for the game {game_id!r}; known are {', '.join(IDS)}")


def judge_of(game_id: str) -> Judge[Any]:
    """The judgement for that game; ValueError where there is none."""
    return opponents_of(game_id).judge(_RISKS[BALANCED])


def bot_for(game_id: str, level: str, temper: str = BALANCED) -> Bot[Any]:
    """The opponent of that level and temperament; ValueError, one line for people, where there is none.

    The yardsticks, ``random`` and ``worlds-N``, have no temperament.
    """
    if temper not in _RISKS:
        raise ValueError(f"unknown temperament {temper!r}; known are {', '.join(TEMPERS)}")
    risk, opponents = _RISKS[temper], opponents_of(game_id)
    match level:
        case "random":
            return RandomBot(opponents.judge(risk).legal)
        case "rule":
            return opponents.judge(risk)
        case "easy":
            return EasyPlayer(opponents.judge(risk), opponents.forgets)
        case "normal":
            return opponents.normal(risk)
        case "hard":
            return opponents.hard(risk)
    worlds = _WORLDS.fullmatch(level)
    if worlds and opponents.worlds:
        return opponents.worlds(int(worlds[1]))
    known = (*LEVELS, "worlds-N") if opponents.worlds else LEVELS
    raise ValueError(f"unknown level {level!r}; known are {', '.join(known)}")


def hint(game_id: str, view: Any, rng: random.Random) -> Decision:
    """What the hard level would do in the View's place, and why; legal by construction.

    In Kings Reverse what is to be said, a call or a catch, comes first, and nothing else out of turn. ValueError if
    the View's seat may not do anything.
    """
    opponents = opponents_of(game_id)
    spoken = opponents.due(view)
    if spoken is not None:
        return opponents.explains(view, spoken)
    if not judge_of(game_id).legal(view):
        raise ValueError("nothing can be done")
    return explained(game_id, "hard", view, rng)


def explained(game_id: str, level: str, view: Any, rng: random.Random, temper: str = BALANCED) -> Decision:
    """What such an opponent does with that View and that stream, and why: the answer to "why this card?"."""
    bot = bot_for(game_id, level, temper)
    if isinstance(bot, Thoughtful):
        return bot.decide(view, rng)
    action = bot.choose(view, rng)
    return Decision(action, "chance") if level == "random" else opponents_of(game_id).explains(view, action)


def interjection_for(game_id: str, level: str) -> Interjection | None:
    """How an opponent of that level speaks out of turn; None in a game where nobody may."""
    speaks, care = opponents_of(game_id).interjects, _CARE.get(level)
    return None if speaks is None or care is None else lambda view, rng: speaks(view, rng, care)
