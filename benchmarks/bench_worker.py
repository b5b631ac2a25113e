"""The thinking process: from its start to the first answer, a round trip with a bare pipe and with thought, memory."""

from __future__ import annotations

import queue
import statistics
import sys
import time
from pathlib import Path

import msgspec

from kingtable.bots.base import bot_seed
from kingtable.bots.levels import LEVELS
from kingtable.bots.thinker import Thinker
from kingtable.bots.wire import Answer
from kingtable.games.king import KING
from kingtable.games.king_match import State

STARTS, QUESTIONS = 5, 300
Answers = queue.SimpleQueue[Answer]


def asked(thinker: Thinker, answers: Answers, state: State, index: int, level: str) -> float:
    """Milliseconds from the question to the answer; the answer must not be a stopgap."""
    seat = state.deal.to_act
    began = time.perf_counter()
    thinker.ask("king", level, seat, 0, index, bot_seed(1, seat, index), KING.view(state, seat))
    answer = answers.get(timeout=30)
    spent = (time.perf_counter() - began) * 1000
    if answer.fault:
        sys.exit(f"The thinking process failed: {answer.fault}")
    return spent


def line(title: str, values: list[float]) -> str:
    """Median, 95th percentile and maximum of some times."""
    p95 = statistics.quantiles(values, n=20)[-1]
    return f"{title:<34}p50 {statistics.median(values):8.2f} ms   p95 {p95:8.2f}   max {max(values):8.2f}"


def memory(pid: int) -> str:
    """The process's resident memory and its peak, where the system tells them."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return "memory: not told by this system"
    figures = dict(entry.split(":", 1) for entry in status.splitlines())
    return f"memory: {figures['VmRSS'].strip()} resident, at most {figures['VmHWM'].strip()}"


def main() -> None:
    """Measure and print."""
    answers: Answers = queue.SimpleQueue()
    state = KING.start({}, 4, 1)
    first = []
    for _ in range(STARTS):
        thinker = Thinker(answers.put)
        first.append(asked(thinker, answers, state, 0, "rule"))
        thinker.close()
    print(line("start to first answer", first))

    thinker = Thinker(answers.put)
    asked(thinker, answers, state, 0, "rule")
    for level in LEVELS:
        played, times = state, []
        for index in range(QUESTIONS):
            times.append(asked(thinker, answers, played, index, level))
            seat = played.deal.to_act
            played, _ = KING.apply(played, seat, KING.legal(played, seat)[0])
        print(line(f"round trip, {level}", times))
    print(f"a View on the wire: {len(msgspec.json.encode(KING.view(played, 0))):,} bytes after {QUESTIONS} actions")
    if thinker.pid is not None:
        print(memory(thinker.pid))
    thinker.close()


if __name__ == "__main__":
    main()
