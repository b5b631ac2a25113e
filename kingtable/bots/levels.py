"""The strengths an opponent can have, by the names that the command line, records and settings use."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping
from typing import Any

from kingtable.bots import kings_reverse_reasons, no_kings_reasons
from kingtable.bots.base import BALANCED, Bot, Care, Judge
from kingtable.bots.classic_king import ClassicKingJudge
from kingtable.bots.classic_king_mind import ClassicKingMind
from kingtable.bots.decision import Decision, Thoughtful
from kingtable.bots.easy import EasyPlayer, without_old_tricks
from kingtable.bots.king import KingJudge
from kingtable.bots.king_mind import KingMind
from kingtable.bots.kings_reverse import KingsReverseJudge
from kingtable.bots.kings_reverse_calls import due, interjects
from kingtable.bots.no_kings import NoKingsJudge
from kingtable.bots.random_bot import RandomBot
from kingtable.bots.searcher import HardPlayer, Mind, NormalPlayer, WorldsPlayer, described
from kingtable.core.actions import Action

LEVELS = ("random", "rule", "easy", "normal", "hard")
"""Every level but those of the yardstick, ``worlds-N`` with N sampled worlds, which the trick games have."""

_WORLDS = re.compile(r"worlds-([1-9]\d{0,3})")

TEMPERS = ("careful", BALANCED, "bold")
"""How an opponent likes to play. A temperament decides between choices that are nearly as good, how soon trumps are
named, how often a joker is a bluff or is taken for one; never what is known or how well it is thought about."""

_RISKS = dict(zip(TEMPERS, (-1.0, 0.0, 1.0), strict=True))

_JUDGES: Mapping[str, Callable[[float], Judge[Any]]] = {
    "king": KingJudge,
    "classic-king": ClassicKingJudge,
    "kings-reverse": KingsReverseJudge,
    "no-kings": NoKingsJudge,
}
_MINDS: Mapping[str, Mind] = {"king": KingMind(), "classic-king": ClassicKingMind()}
_REASONS: Mapping[str, Callable[[Any, Action], str]] = {
    "kings-reverse": kings_reverse_reasons.reason_of,
    "no-kings": no_kings_reasons.reason_of,
}

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
_DUE: Mapping[str, Callable[[Any], Action | None]] = {"kings-reverse": due}


def judge_of(game_id: str, risk: float = 0.0) -> Judge[Any]:
    """The judgement for that game, of a player as bold as that (−1 to 1); ValueError where there is none."""
    if game_id not in _JUDGES:
        raise ValueError(f"no opponents for the game {game_id!r}; known are {', '.join(_JUDGES)}")
    return _JUDGES[game_id](risk)


def bot_for(game_id: str, level: str, temper: str = BALANCED) -> Bot[Any]:
    """The opponent of that level and temperament; ValueError, one line for people, where there is none.

    The yardsticks, ``random`` and ``worlds-N``, have no temperament.
    """
    if temper not in _RISKS:
        raise ValueError(f"unknown temperament {temper!r}; known are {', '.join(TEMPERS)}")
    risk = _RISKS[temper]
    judge, mind = judge_of(game_id, risk), _MINDS.get(game_id)
    if level == "random":
        return RandomBot(judge.legal)
    if level == "easy":
        return EasyPlayer(judge, without_old_tricks if mind else lambda view: view)
    worlds = _WORLDS.fullmatch(level)
    if mind is not None:
        if worlds:
            return WorldsPlayer(mind, int(worlds[1]))
        if level == "normal":
            return NormalPlayer(mind, judge, risk)
        if level == "hard":
            return HardPlayer(mind, risk=risk)
    if level not in LEVELS:
        known = (*LEVELS, "worlds-N") if mind else LEVELS
        raise ValueError(f"unknown level {level!r}; known are {', '.join(known)}")
    return judge


def hint(game_id: str, view: Any, rng: random.Random) -> Decision:
    """What the hard level would do in the View's place, and why; legal by construction.

    In Kings Reverse what is to be said, a call or a catch, comes first, and nothing else out of turn. ValueError if
    the View's seat may not do anything.
    """
    spoken = _DUE[game_id](view) if game_id in _DUE else None
    if spoken is not None:
        return Decision(spoken, _REASONS[game_id](view, spoken))
    if not judge_of(game_id).legal(view):
        raise ValueError("nothing can be done")
    return explained(game_id, "hard", view, rng)


def explained(game_id: str, level: str, view: Any, rng: random.Random, temper: str = BALANCED) -> Decision:
    """What such an opponent does with that View and that stream, and why: the answer to "why this card?"."""
    bot = bot_for(game_id, level, temper)
    if isinstance(bot, Thoughtful):
        return bot.decide(view, rng)
    action = bot.choose(view, rng)
    if level == "random":
        return Decision(action, "chance")
    mind = _MINDS.get(game_id)
    if mind is None:
        return Decision(action, _REASONS[game_id](view, action))
    return described(mind, view, action)


def interjection_for(game_id: str, level: str) -> Interjection | None:
    """How an opponent of that level speaks out of turn; None in a game where nobody may."""
    speaks, care = _INTERJECTIONS.get(game_id), _CARE.get(level)
    return None if speaks is None or care is None else lambda view, rng: speaks(view, rng, care)
