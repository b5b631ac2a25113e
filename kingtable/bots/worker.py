"""The process in which opponents think: a request a line on standard input, an answer a line on standard output.

It keeps nothing between two requests and ends with its standard input, so that it never outlives the table.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from typing import BinaryIO

import msgspec

from kingtable.bots.levels import bot_for
from kingtable.bots.wire import Answer, Request
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
        return Answer(epoch=request.epoch, index=request.index, seat=request.seat, action=_action_text(request))
    except Exception as error:  # whatever is wrong with one request, the next one is answered
        fault = f"{type(error).__name__}: {error}"
        if request is None:
            return Answer(epoch=-1, index=-1, seat=-1, action="", fault=fault)
        return Answer(epoch=request.epoch, index=request.index, seat=request.seat, action="", fault=fault)


def _action_text(request: Request) -> str:
    game = game_of(request.game)
    if game is None:
        raise ValueError(f"unknown game {request.game!r}")
    view = msgspec.json.decode(request.view, type=game.view_type)
    return game.encode(bot_for(game.id, request.level, request.temper).choose(view, random.Random(request.seed)))


if __name__ == "__main__":
    # Not by way of the command line, which would have to be loaded first.
    run()
