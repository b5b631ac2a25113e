"""The strengths an opponent can have, by the names that the command line, records and settings use."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from kingtable.bots.base import Bot, Care, Judge
from kingtable.bots.classic_king import ClassicKingJudge
from kingtable.bots.king import KingJudge
from kingtable.bots.kings_reverse import KingsReverseJudge, interjects
from kingtable.bots.no_kings import NoKingsJudge
from kingtable.bots.random_bot import RandomBot
from kingtable.core.actions import Action

LEVELS = ("random", "rule")
"""Every level, the weakest first."""

_JUDGES: Mapping[str, Judge] = {
    "king": KingJudge(),
    "classic-king": ClassicKingJudge(),
    "kings-reverse": KingsReverseJudge(),
    "no-kings": NoKingsJudge(),
}

_CARE: Mapping[str, Care] = {"random": Care(call=0, catch=0), "rule": Care(call=0.98, catch=0.6)}

Interjection = Callable[[Any, random.Random], Action | None]
"""Whether a seat with that View speaks out of turn, asked once after every action of the match; None is silence."""

_INTERJECTIONS: Mapping[str, Callable[[Any, random.Random, Care], Action | None]] = {"kings-reverse": interjects}


def judge_of(game_id: str) -> Judge:
    """The judgement for that game; ValueError where there is none."""
    if game_id not in _JUDGES:
        raise ValueError(f"no opponents for the game {game_id!r}; known are {', '.join(_JUDGES)}")
    return _JUDGES[game_id]


def bot_for(game_id: str, level: str) -> Bot[Any]:
    """The opponent of that level; ValueError, one line for people, for an unknown game or level."""
    judge = judge_of(game_id)
    if level not in LEVELS:
        raise ValueError(f"unknown level {level!r}; known are {', '.join(LEVELS)}")
    return RandomBot(judge.legal) if level == "random" else judge


def interjection_for(game_id: str, level: str) -> Interjection | None:
    """How an opponent of that level speaks out of turn; None in a game where nobody may."""
    speaks, care = _INTERJECTIONS.get(game_id), _CARE[level]
    return None if speaks is None else lambda view, rng: speaks(view, rng, care)
