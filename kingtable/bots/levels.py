"""The strengths an opponent can have, by the names that the command line, records and settings use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingtable.bots.base import Bot, Judge
from kingtable.bots.king import KingJudge
from kingtable.bots.no_kings import NoKingsJudge
from kingtable.bots.random_bot import RandomBot

LEVELS = ("random", "rule")
"""Every level, the weakest first."""

_JUDGES: Mapping[str, Judge] = {"king": KingJudge(), "no-kings": NoKingsJudge()}


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
