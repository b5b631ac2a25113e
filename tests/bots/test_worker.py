"""The thinking process: what it answers to requests, to nonsense, and when it ends."""

from __future__ import annotations

import io
import json
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kingtable.bots.levels import LEVELS, bot_for
from kingtable.bots.thinker import worker_command
from kingtable.bots.wire import Answer, Request
from kingtable.bots.worker import answer_to, serve
from kingtable.core.actions import Name
from kingtable.games.king import KING

ROOT = Path(__file__).resolve().parents[2]
COMMAND = worker_command()


def request(level: str = "rule", **changes: Any) -> bytes:
    """A request line for the naming of a first deal."""
    state = KING.start({}, 4, 11)
    seat = state.deal.to_act
    asked = Request(
        epoch=3,
        index=0,
        game="king",
        level=level,
        seat=seat,
        seed=2**64 - 1,
        view=msgspec.Raw(msgspec.json.encode(KING.view(state, seat))),
    )
    return msgspec.json.encode(msgspec.structs.replace(asked, **changes)) + b"\n"


def test_it_decides_as_the_opponent_itself_does() -> None:
    state = KING.start({}, 4, 11)
    seat = state.deal.to_act
    for level in LEVELS:
        action = bot_for("king", level).choose(KING.view(state, seat), random.Random(2**64 - 1))
        assert answer_to(request(level)) == Answer(epoch=3, index=0, seat=seat, action=KING.encode(action))


@pytest.mark.parametrize(
    "line",
    [b"\n", b"nonsense\n", b"[]\n", b"{}\n", b"\xff\xfe\n", b"null\n", b'{"epoch":true}\n', b"[" * 100_000 + b"\n"],
)
def test_a_line_that_is_no_request_is_answered_with_a_fault(line: bytes) -> None:
    answer = answer_to(line)
    assert answer.fault and not answer.action
    assert (answer.epoch, answer.index, answer.seat) == (-1, -1, -1)


@pytest.mark.parametrize(
    "changes",
    [{"game": "poker"}, {"level": "grand"}, {"view": msgspec.Raw(b"{}")}, {"view": msgspec.Raw(b'{"seat":"0"}')}],
)
def test_a_request_that_cannot_be_met_is_answered_with_a_fault(changes: dict[str, Any]) -> None:
    answer = answer_to(request(**changes))
    assert answer.fault and not answer.action
    assert (answer.epoch, answer.index) == (3, 0)


def test_an_opponent_with_nothing_to_do_is_a_fault_too() -> None:
    unnamed = KING.start({}, 4, 11)
    named, _ = KING.apply(unnamed, unnamed.deal.to_act, Name("el"))
    for state in (unnamed, named):
        idle = (state.deal.to_act + 1) % 4
        view = msgspec.Raw(msgspec.json.encode(KING.view(state, idle)))
        for level in LEVELS:
            assert answer_to(request(level, view=view, seat=idle)).fault


def test_it_serves_line_by_line_until_the_input_ends() -> None:
    out = io.BytesIO()
    serve(io.BytesIO(request() + b"nonsense\n" + request(epoch=4)), out)
    answers = [msgspec.json.decode(line, type=Answer) for line in out.getvalue().splitlines()]
    assert [answer.epoch for answer in answers] == [3, -1, 4]


def test_it_ends_quietly_when_nobody_reads_the_answers() -> None:
    class Closed(io.BytesIO):
        def flush(self) -> None:
            raise BrokenPipeError

    lines = io.BytesIO(request() * 3)
    serve(lines, Closed())
    assert lines.read() == request() * 2


def test_no_message_tells_the_deal_number() -> None:
    number = 1234567890123456789
    state = KING.start({}, 4, number)
    text = msgspec.json.encode(KING.view(state, state.deal.to_act)).decode()
    assert str(number) not in text
    assert not {"seed", "decks", "table"} & set(json.loads(text)) and "seed" not in text


def test_the_process_answers_and_ends_with_its_input() -> None:
    done = subprocess.run(COMMAND, input=request() * 2, capture_output=True, cwd=ROOT, timeout=60, check=True)
    assert len(done.stdout.splitlines()) == 2
    assert not done.stderr


def test_the_process_loads_no_qt_and_prints_nothing_of_its_own() -> None:
    script = (
        "import sys; from kingtable.__main__ import main; status = main(['--think']); "
        "sys.stderr.write(repr([status] + [m for m in sys.modules if m.startswith(('PySide6', 'shiboken6'))]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=b"", capture_output=True, cwd=ROOT, timeout=60, check=True
    )
    assert (done.stdout, done.stderr) == (b"", b"[0]")


def test_only_the_game_that_is_asked_about_is_loaded() -> None:
    script = (
        "import sys; from kingtable.bots.worker import run; run(); "
        "sys.stderr.write(repr([m for m in sys.modules if m.startswith('kingtable.games.')]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=request(), capture_output=True, cwd=ROOT, timeout=60, check=True
    )
    assert done.stdout
    assert set(json.loads(done.stderr.replace(b"'", b'"'))) == {
        f"kingtable.games.{name}" for name in ("king", "king_contracts", "king_deal", "king_match", "tricks", "reasons")
    }


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_the_process_ignores_ctrl_c() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(request())
        process.stdin.flush()
        assert process.stdout.readline()
        os.kill(process.pid, signal.SIGINT)
        process.stdin.write(request())
        process.stdin.flush()
        assert not msgspec.json.decode(process.stdout.readline(), type=Answer).fault
        process.stdin.close()
        assert process.wait(timeout=60) == 0
