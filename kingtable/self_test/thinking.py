"""The opponents' process starts, answers, is missed without harm when it is killed, and leaves nothing behind."""

from __future__ import annotations

import os
import queue
import signal

from kingtable.bots.thinker import Thinker
from kingtable.bots.wire import Answer
from kingtable.games import GAMES
from kingtable.self_test.report import Find
from kingtable.self_test.visitor import Stuck

_PATIENCE = 60.0
"""Seconds for an answer; the program itself waits for a shorter time."""
REPLACED = "The thinking process is replaced"
"""How the log tells of the killed process."""


def ask_and_kill(find: Find) -> int:
    """Ask an opponent of each game, kill the process, and ask again; the number of answers."""
    answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
    thinker = Thinker(answers.put, patience=_PATIENCE, start_patience=_PATIENCE)
    try:
        for number, game in enumerate(GAMES):
            answer = _ask(thinker, answers, number)
            if answer.fault:
                find(f"{game.id}: the process gave no answer: {answer.fault}")
        first = thinker.pid
        if first is None:
            find("there is no process")
            return len(GAMES)
        os.kill(first, signal.SIGTERM)
        if not _ask(thinker, answers, 0).action:
            find("without the process there was no answer")
        if _ask(thinker, answers, 0).fault or thinker.pid in (None, first):
            find("the killed process was not replaced by another")
    finally:
        thinker.close()
    if thinker.pid is not None:
        find("the process goes on after the table is closed")
    return len(GAMES) + 2


def _ask(thinker: Thinker, answers: queue.SimpleQueue[Answer], number: int) -> Answer:
    game = GAMES[number]
    state = game.start({}, 4, 1)
    seat = game.to_act(state)
    assert seat is not None
    thinker.ask(game.id, "normal", seat, 0, number, 1, game.view(state, seat))
    try:
        return answers.get(timeout=2 * _PATIENCE)
    except queue.Empty:
        raise Stuck("the opponents' answer did not come about") from None
