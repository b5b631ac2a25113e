"""The table's side of the thinking process, with processes that die, hang, lie and talk nonsense."""

from __future__ import annotations

import os
import queue
import random
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kingtable.bots.base import bot_seed
from kingtable.bots.levels import bot_for
from kingtable.bots.thinker import Thinker, worker_command
from kingtable.bots.wire import Answer
from kingtable.games.king import KING
from kingtable.games.king_match import State

ROOT = Path(__file__).resolve().parents[2]
STATE = KING.start({}, 4, 5)
SERVE = "from kingtable.bots.worker import run; run()"
WAIT = 60.0
"""Seconds after which a test gives up; a healthy one takes a moment."""

Answers = queue.SimpleQueue[Answer]


@contextmanager
def thinking(script: str | None = None, patience: float = WAIT) -> Iterator[tuple[Thinker, Answers]]:
    """A thinker over the true process, or over one that runs this script instead."""
    answers: Answers = queue.SimpleQueue()
    command = None if script is None else [sys.executable, "-c", textwrap.dedent(script)]
    thinker = Thinker(answers.put, command, patience=patience, start_patience=patience)
    try:
        yield thinker, answers
    finally:
        thinker.close()


def ask(thinker: Thinker, index: int = 0, epoch: int = 0, state: State = STATE, level: str = "rule") -> None:
    """Ask for the seat to act."""
    seat = state.deal.to_act
    thinker.ask("king", level, seat, epoch, index, bot_seed(5, seat, index), KING.view(state, seat))


def expected(index: int = 0, level: str = "rule") -> str:
    """What the opponent does, thought in this process."""
    seat = STATE.deal.to_act
    rng = random.Random(bot_seed(5, seat, index))
    return KING.encode(bot_for("king", level).choose(KING.view(STATE, seat), rng))


def until(condition: object, *, what: str) -> None:
    """Wait for a condition of the outer world."""
    assert callable(condition)
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.01)


def gone(pid: int) -> bool:
    """Whether that process has ended; one that waits to be buried has."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (ProcessLookupError, FileNotFoundError):
        return True


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system has no /proc")


@pytest.mark.parametrize("level", ["rule", "random"])
def test_it_answers_what_the_opponent_itself_decides(level: str) -> None:
    with thinking() as (thinker, answers):
        for index in range(3):
            ask(thinker, index, level=level)
            assert answers.get(timeout=WAIT) == Answer(
                epoch=0, index=index, seat=STATE.deal.to_act, action=expected(index, level)
            )


def test_one_process_serves_all_questions_and_may_be_started_ahead() -> None:
    with thinking() as (thinker, answers):
        thinker.start()
        until(lambda: thinker.pid is not None, what="no process was started")
        pid = thinker.pid
        for index in range(3):
            ask(thinker, index)
            assert not answers.get(timeout=WAIT).fault
        assert thinker.pid == pid


@needs_proc
def test_a_process_killed_in_mid_thought_costs_nothing_but_a_restart(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    mark = tmp_path / "thinking"
    script = f"""
        import sys, time, pathlib
        mark = pathlib.Path({str(mark)!r})
        if mark.exists():
            {SERVE}
        else:
            sys.stdin.buffer.readline()
            mark.touch()
            time.sleep(1000)
        """
    with thinking(script) as (thinker, answers):
        ask(thinker)
        until(mark.exists, what="the question never arrived")
        first = thinker.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        stopgap = answers.get(timeout=WAIT)
        assert "ended" in stopgap.fault
        assert stopgap.action == expected()
        ask(thinker, 1)
        assert not answers.get(timeout=WAIT).fault
        assert thinker.pid != first
        assert gone(first)
    assert "replaced" in caplog.text


@needs_proc
def test_a_hanging_process_is_killed_and_answered_for() -> None:
    with thinking("import time; time.sleep(1000)", patience=0.2) as (thinker, answers):
        thinker.start()
        until(lambda: thinker.pid is not None, what="no process was started")
        pid = thinker.pid
        assert pid is not None
        ask(thinker)
        answer = answers.get(timeout=WAIT)
        assert "no answer within 0.2 s" in answer.fault
        assert answer.action == expected()
        assert gone(pid)


def told(action: str, index: int = 0) -> str:
    """A script that gives this answer to every line."""
    answer = f'{{"epoch":0,"index":{index},"seat":{STATE.deal.to_act},"action":"{action}"}}'
    return f"import sys\nfor line in sys.stdin: print('''{answer}''', flush=True)"


@pytest.mark.parametrize(
    ("script", "fault"),
    [
        ("import sys\nfor line in sys.stdin: print('nonsense', flush=True)", "none"),
        ("import sys\nfor line in sys.stdin: print(flush=True)", "none"),
        ("import sys\nfor line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\n'), sys.stdout.flush()", "none"),
        ("import sys\nfor line in sys.stdin: print('[' * 100000, flush=True)", "none"),
        ("pass", "ended"),
        ("raise SystemExit(3)", "ended"),
        ("import os, time; os.close(1); time.sleep(1000)", "ended"),
        (told("play KH"), "illegal action: 'play KH'"),
        (told("name nothing"), "illegal action"),
        (told("name el", index=7), "another question"),
    ],
)
def test_a_process_that_talks_nonsense_is_answered_for(
    script: str, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    with thinking(script) as (thinker, answers):
        for _ in range(2):
            ask(thinker)
            answer = answers.get(timeout=WAIT)
            assert fault in answer.fault
            assert answer.action == expected()
    assert "replaced" in caplog.text


def test_a_fault_of_the_opponent_is_answered_for() -> None:
    with thinking() as (thinker, answers):
        ask(thinker, level="no such level")
        answer = answers.get(timeout=WAIT)
        assert "no such level" in answer.fault
        assert answer.action == expected()


def test_a_program_that_does_not_exist_is_answered_for(tmp_path: Path) -> None:
    answers: Answers = queue.SimpleQueue()
    thinker = Thinker(answers.put, [str(tmp_path / "nothing")])
    ask(thinker)
    assert "could not be started" in answers.get(timeout=WAIT).fault
    thinker.close()


def test_questions_of_an_earlier_epoch_are_dropped(tmp_path: Path) -> None:
    go = tmp_path / "go"
    script = f"""
        import pathlib, time
        while not pathlib.Path({str(go)!r}).exists():
            time.sleep(0.01)
        {SERVE}
        """
    with thinking(script) as (thinker, answers):
        for index, epoch in enumerate([1, 1, 1, 2, 2]):
            ask(thinker, index, epoch)
        go.touch()
        found = [answers.get(timeout=WAIT) for _ in range(2)]
        if found[0].epoch == 1:  # it was on its way before the epoch rose
            assert found.pop(0).index == 0
            found.append(answers.get(timeout=WAIT))
        assert [(answer.epoch, answer.index) for answer in found] == [(2, 3), (2, 4)]


def test_a_listener_that_fails_does_not_stop_the_answers(caplog: pytest.LogCaptureFixture) -> None:
    answers: Answers = queue.SimpleQueue()

    def listen(answer: Answer) -> None:
        answers.put(answer)
        raise RuntimeError("planted")

    thinker = Thinker(listen)
    for index in range(2):
        ask(thinker, index)
        assert answers.get(timeout=WAIT).index == index
    thinker.close()
    assert "planted" in caplog.text


@needs_proc
@pytest.mark.parametrize("script", [None, "import time; time.sleep(1000)"])
def test_close_ends_the_process_and_the_threads(script: str | None) -> None:
    before = set(threading.enumerate())
    with thinking(script) as (thinker, answers):
        thinker.start()
        until(lambda: thinker.pid is not None, what="no process was started")
        pid = thinker.pid
        assert pid is not None
        ask(thinker)
        if script is None:
            answers.get(timeout=WAIT)
    assert gone(pid)
    assert set(threading.enumerate()) == before
    assert answers.empty()
    thinker.close()
    thinker.start()
    assert set(threading.enumerate()) == before


@needs_proc
def test_the_process_does_not_outlive_a_killed_table() -> None:
    script = """
        import time
        from kingtable.bots.thinker import Thinker
        thinker = Thinker(print)
        thinker.start()
        while thinker.pid is None:
            time.sleep(0.01)
        print(thinker.pid, flush=True)
        time.sleep(1000)
        """
    command = [sys.executable, "-c", textwrap.dedent(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, text=True) as table:
        assert table.stdout is not None
        pid = int(table.stdout.readline())
        assert not gone(pid)
        table.kill()
        table.wait()
        until(lambda: gone(pid), what="the thinking process lives on")


def test_a_stray_module_in_the_current_folder_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "kingtable.py").write_text("raise SystemExit('a stray module was taken')")
    (tmp_path / "msgspec.py").write_text("raise SystemExit('a stray module was taken')")
    monkeypatch.chdir(tmp_path)
    with thinking() as (thinker, answers):
        ask(thinker)
        assert not answers.get(timeout=WAIT).fault


def test_a_frozen_build_calls_its_console_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "kingtable-window"))
    program, argument = worker_command()
    assert Path(program).parent == tmp_path
    assert Path(program).stem == "kingtable"
    assert argument == "--think"
