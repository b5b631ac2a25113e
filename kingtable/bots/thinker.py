"""The table's side of the thinking process: ask without waiting, be answered whatever becomes of the process."""

from __future__ import annotations

import logging
import os
import queue
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import kingtable
from kingtable.bots.base import BALANCED, Judge
from kingtable.bots.levels import judge_of
from kingtable.bots.wire import Answer, Request, Wish
from kingtable.core.game import Game
from kingtable.games import game_of

_log = logging.getLogger(__name__)


class _Fault(Exception):
    """What the thinking process did wrong, in words for the log."""


class _Question(Struct, frozen=True):
    """What was asked, with all that is needed to check the answer or to find one without the process."""

    epoch: int
    index: int
    seat: int
    seed: int
    view: Any
    game: Game[Any, Any]
    judge: Judge[Any]
    wish: Wish
    line: bytes
    """The request as it goes over the pipe."""

    def checked(self, reply: bytes) -> Answer:
        """The answer in that line; _Fault if it is none to this question or not a legal action."""
        try:
            answer = msgspec.json.decode(reply, type=Answer)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise _Fault(f"an answer that is none: {error}") from None
        if answer.fault:
            raise _Fault(answer.fault)
        asked = self.epoch, self.index, self.seat, self.wish
        if (answer.epoch, answer.index, answer.seat, answer.wish) != asked:
            raise _Fault("an answer to another question")
        if self.game.decode(answer.action) not in self.judge.legal(self.view):
            raise _Fault(f"an illegal action: {answer.action!r}")
        return answer

    def stopgap(self, fault: str) -> Answer:
        """A rule-of-thumb action found here, in the table's own process."""
        try:
            action = self.judge.choose(self.view, random.Random(self.seed))
        except Exception:  # the same mistake may have ended the other process, and the game shall go on
            _log.exception("No rule-of-thumb action was found; the first legal one is played.")
            action = self.judge.legal(self.view)[0]
        text = self.game.encode(action)
        return Answer(epoch=self.epoch, index=self.index, seat=self.seat, action=text, fault=fault, wish=self.wish)


class _Worker:
    """One thinking process and the thread that talks with it, which alone waits on its pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": _import_path()},
            # Windows: no console appears, and moving cards come before thinking (elsewhere the worker is nice).
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
            | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._replies: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._answered = False
        self._thread = threading.Thread(target=self._talk, name="bot-pipe", daemon=True)
        self._thread.start()

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    @property
    def fresh(self) -> bool:
        """Whether it may still be starting up."""
        return not self._answered

    def reply(self, line: bytes, patience: float) -> bytes:
        """What the process says to that line; _Fault if it says nothing in time or has ended."""
        self._lines.put(line)
        try:
            reply = self._replies.get(timeout=patience)
        except queue.Empty:
            raise _Fault(f"no answer within {patience:g} s") from None
        if not reply:
            raise _Fault("the thinking process has ended")
        self._answered = True
        return reply

    def end(self) -> None:
        """Kill the process, which has nothing to lose, and let the thread run out."""
        self._process.kill()
        self._process.wait()
        self._lines.put(None)
        self._replies.put(b"")
        self._thread.join(timeout=1)

    def _talk(self) -> None:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None
        with stdout:
            while (line := self._lines.get()) is not None:
                try:
                    stdin.write(line)
                    stdin.flush()
                    reply = stdout.readline()
                except OSError:
                    reply = b""
                self._replies.put(reply)
        try:
            stdin.close()
        except OSError:
            _log.debug("A thinking process ended with a request unread.")


class Thinker:
    """Asks the opponents in a process of their own; every question that is not out of date is answered.

    ``on_answer`` is called from the thinker's thread. A process that dies, answers nonsense or stays silent longer
    than ``patience`` seconds (``start_patience`` for its first answer) is logged and replaced; its question is
    answered by rule of thumb, with the answer's ``fault`` saying why.
    """

    def __init__(
        self,
        on_answer: Callable[[Answer], None],
        command: Sequence[str] | None = None,
        patience: float = 2.0,
        start_patience: float = 8.0,
    ) -> None:
        self._on_answer = on_answer
        self._command = list(command) if command is not None else worker_command()
        self._patience = patience
        self._start_patience = start_patience
        self._questions: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._lock = threading.Lock()  # guards _worker and _closed, which close() touches from outside
        self._worker: _Worker | None = None
        self._closed = False
        self._epoch = 0
        self._thread = threading.Thread(target=self._think, name="thinker", daemon=True)

    @property
    def pid(self) -> int | None:
        """The thinking process, None while there is none."""
        with self._lock:
            return self._worker.pid if self._worker is not None else None

    def start(self) -> None:
        """Start the process ahead of the first question, which does so otherwise."""
        if not self._thread.is_alive() and not self._closed:
            self._thread.start()

    def ask(
        self,
        game_id: str,
        level: str,
        seat: int,
        epoch: int,
        index: int,
        seed: int,
        view: Any,
        temper: str = BALANCED,
        wish: Wish = "action",
    ) -> None:
        """Ask for what `wish` says; returns at once. Questions of an earlier epoch are dropped unanswered."""
        game = game_of(game_id)
        if game is None:
            raise ValueError(f"unknown game {game_id!r}")
        request = Request(
            epoch=epoch,
            index=index,
            game=game_id,
            level=level,
            temper=temper,
            seat=seat,
            seed=seed,
            view=msgspec.Raw(msgspec.json.encode(view)),
            wish=wish,
        )
        line = msgspec.json.encode(request) + b"\n"
        self._epoch = max(self._epoch, epoch)
        self._questions.put(_Question(epoch, index, seat, seed, view, game, judge_of(game_id), wish, line))
        self.start()

    def close(self) -> None:
        """End the process and the threads; no question is answered any more."""
        with self._lock:
            self._closed = True
            worker = self._worker
            self._worker = None
        self._questions.put(None)
        if worker is not None:
            worker.end()
        if self._thread.is_alive() and self._thread is not threading.current_thread():
            self._thread.join(timeout=1)

    def _think(self) -> None:
        while not self._closed:
            if self._worker is None:
                self._start_worker()
            question = self._questions.get()
            if question is None or question.epoch < self._epoch:
                continue
            answer = self._answer(question)
            if not self._closed:
                self._deliver(answer)

    def _start_worker(self) -> None:
        with self._lock:
            if self._closed:
                return
            try:
                self._worker = _Worker(self._command)
            except OSError as error:
                _log.warning("The thinking process could not be started: %s", error)

    def _answer(self, question: _Question) -> Answer:
        worker = self._worker
        if worker is None:
            return question.stopgap("the thinking process could not be started")
        try:
            return question.checked(
                worker.reply(question.line, self._start_patience if worker.fresh else self._patience)
            )
        except _Fault as fault:
            if not self._closed:
                _log.warning("The thinking process is replaced: %s", fault)
                worker.end()
                with self._lock:
                    self._worker = None
            return question.stopgap(str(fault))

    def _deliver(self, answer: Answer) -> None:
        try:
            self._on_answer(answer)
        except Exception:  # a mistake of the listener must not leave later questions unanswered
            _log.exception("An answer was not taken.")


def worker_command() -> list[str]:
    """The command that starts the thinking process: this interpreter, or the console program of a frozen build."""
    if getattr(sys, "frozen", False):
        program = "kingtable.exe" if sys.platform == "win32" else "kingtable"
        return [str(Path(sys.executable).with_name(program)), "--think"]
    # -P: a stray file in the current folder must not stand in for a module.
    return [sys.executable, "-P", "-m", "kingtable.bots.worker"]


def _import_path() -> str:
    """A PYTHONPATH with which the process finds the package, run from a source tree too."""
    root = str(Path(kingtable.__file__).resolve().parent.parent)
    return os.pathsep.join(filter(None, [root, os.environ.get("PYTHONPATH")]))
