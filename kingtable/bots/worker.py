"""The process in which opponents think: a request a line on standard input, an answer a line on standard output.

It keeps nothing between two requests and ends with its standard input, so that it never outlives the table.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import traceback
from typing import Any, BinaryIO

import msgspec

from kingtable.bots.decision import Decision
from kingtable.bots.levels import bot_for, explained, hint
from kingtable.bots.wire import Answer, Request, Thought
from kingtable.core.game import Game
from kingtable.games import game_of

_NICENESS = 10


def run() -> None:
    """Be the thinking process: Ctrl-C is for the table to act on, and nothing but answers goes to standard output."""
    if sys.stdin is None or sys.stdout is None:
        return
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        # Moving cards come before thinking.
        os.nice(_NICENESS)
    answers, sys.stdout = sys.stdout, sys.stderr
    serve(sys.stdin.buffer, answers.buffer)


def serve(stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer request after request until there are no more, or nobody reads the answers."""
    for line in stdin:
        try:
            stdout.write(msgspec.json.encode(answer_to(line)) + b"\n")
            stdout.flush()
        except OSError:
            return


def answer_to(line: bytes) -> Answer:
    """The answer to one line; one that is no request, or that an opponent fails at, is answered with the fault."""
    request: Request | None = None
    try:
        request = msgspec.json.decode(line, type=Request)
        return _answer(request)
    except Exception as error:  # whatever is wrong with one request, the next one is answered
        fault = "".join(traceback.format_exception(error)).strip()
        if request is None:
            return Answer(epoch=-1, index=-1, seat=-1, action="", fault=fault)
        return msgspec.structs.replace(_blank(request), fault=fault)


def _blank(request: Request) -> Answer:
    return Answer(epoch=request.epoch, index=request.index, seat=request.seat, action="", wish=request.wish)


def _answer(request: Request) -> Answer:
    game = game_of(request.game)
    if game is None:
        raise ValueError(f"unknown game {request.game!r}")
    view = msgspec.json.decode(request.view, type=game.view_type)
    rng = random.Random(request.seed)
    if request.wish == "action":
        text = game.encode(bot_for(game.id, request.level, request.temper).choose(view, rng))
        return msgspec.structs.replace(_blank(request), action=text)
    if request.wish == "hint":
        decision = hint(game.id, view, rng)
    else:
        decision = explained(game.id, request.level, view, rng, request.temper)
    text, thought = game.encode(decision.action), _thought(game, decision)
    return msgspec.structs.replace(_blank(request), action=text, thought=thought)


def _thought(game: Game[Any, Any], decision: Decision) -> Thought:
    return Thought(
        reason=decision.reason,
        options=tuple((game.encode(option.action), option.points) for option in decision.options),
        worlds=decision.worlds,
        lacks={seat: tuple(card.text for card in cards) for seat, cards in (decision.lacks or {}).items()},
    )


if __name__ == "__main__":
    # Not by way of the command line, which would have to be loaded first.
    run()
