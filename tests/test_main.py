"""The command line as a process: statuses, closed pipes, Ctrl-C, and that Qt stays out of it."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
import types
from pathlib import Path
from typing import TextIO

import pytest

import kingtable
from kingtable.__main__ import main
from kingtable.core.record import Record, write_record
from kingtable.ui.errand import Errand

ROOT = Path(__file__).resolve().parents[1]
SIMULATE = ["simulate", "--game", "king", "--seats", "random,random,random,random", "--seed", "1"]


def command(*arguments: str) -> list[str]:
    """The program with these arguments."""
    return [sys.executable, "-m", "kingtable", *arguments]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The program's status and output."""
    return subprocess.run(
        command(*arguments), capture_output=True, text=True, encoding="utf-8", cwd=ROOT, timeout=120, check=False
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record without actions."""
    path = tmp_path / "record.json"
    path.write_bytes(write_record(Record("king", ("A", "B", "C", "D"), 1)))
    return path


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, f"King Table {kingtable.__version__}", "")


def test_help_names_the_commands_and_hides_the_worker() -> None:
    done = run("--help")
    assert done.returncode == 0
    assert "trace" in done.stdout and "simulate" in done.stdout and "--data-dir" in done.stdout
    assert "--think" not in done.stdout


def test_trace(record: Path) -> None:
    done = run("trace", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(line) for line in done.stdout.splitlines()][-1] == {"result": None}
    missing = run("trace", str(record.with_name("none.json")))
    assert (missing.returncode, missing.stdout, missing.stderr.count("\n")) == (2, "", 1)


def test_simulate() -> None:
    done = run(*SIMULATE, "--games", "1", "--json", "--option", "choice_limit=free")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["options"]["choice_limit"] == "free"


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["trace"],
        ["trace", "one", "two"],
        ["simulate"],
        [*SIMULATE, "--games", "many"],
        [*SIMULATE, "--games", "9" * 5000],
        [*SIMULATE, "--games", "0"],
        [*SIMULATE, "--games", "1", "--option", "choice_limit=\n"],
        [*SIMULATE, "--games", "1", "--option"],
        ["simulate", "--game", "poker", "--seats", "rule", "--seed", "1", "--games", "1"],
        ["--no-such-option\n"],
    ],
)
def test_a_wrong_argument_is_one_line_and_status_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("kingtable") and err.count("\n") == 1


def test_qt_is_not_loaded_for_the_command_line(record: Path) -> None:
    for arguments in (["trace", str(record)], [*SIMULATE, "--games", "1"], ["--version"], ["--think"]):
        script = (
            "import sys; from kingtable.__main__ import main; status = main(sys.argv[1:]); "
            "loaded = [name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))]; "
            "sys.exit(9 if loaded else status)"
        )
        done = subprocess.run(
            [sys.executable, "-c", script, *arguments], stdin=subprocess.DEVNULL, capture_output=True, cwd=ROOT,
            timeout=120, check=False,
        )  # fmt: skip
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="a matter of POSIX pipes")
@pytest.mark.parametrize("arguments", [["trace"], [*SIMULATE, "--games", "1"]])
def test_a_reader_that_goes_away_is_no_traceback(arguments: list[str], record: Path) -> None:
    asked = [*arguments, str(record)] if arguments == ["trace"] else arguments
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command(*asked), stdout=writing, stderr=subprocess.PIPE, cwd=ROOT, timeout=120, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_a_full_disk_behind_standard_output_is_one_line(record: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command("trace", str(record)), stdout=full, stderr=subprocess.PIPE, cwd=ROOT, timeout=120, check=False
        )
    assert (done.returncode, done.stderr.count(b"\n")) == (1, 1)
    assert b"cannot be written" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a matter of POSIX shells")
def test_closed_streams_are_no_traceback(record: Path, tmp_path: Path) -> None:
    shell = f'"{sys.executable}" -m kingtable trace "$1"'
    for closing, name, status in ((">&-", record, 0), ("2>&-", tmp_path / "none", 2), (">&- 2>&-", record, 0)):
        done = subprocess.run(
            ["sh", "-c", f"{shell} {closing}", "sh", str(name)], capture_output=True, cwd=ROOT, timeout=120, check=False
        )
        assert done.returncode == status
        assert b"Traceback" not in done.stderr
        if closing == "2>&-":
            assert done.stdout == b""


def _hear_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to one process")
def test_ctrl_c_is_status_130_and_leaves_whole_records(tmp_path: Path) -> None:
    asked = command(*SIMULATE, "--games", "100000", "--records", str(tmp_path))
    # Whoever runs the tests in the background of a shell hands on that Ctrl-C is ignored.
    with subprocess.Popen(
        asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, preexec_fn=_hear_ctrl_c
    ) as process:
        try:
            end = time.monotonic() + 60
            while len(list(tmp_path.glob("*.json"))) < 2:
                assert time.monotonic() < end and process.poll() is None
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert (process.returncode, out, err) == (130, b"", b"")
    files = list(tmp_path.iterdir())
    assert all(path.suffix == ".json" for path in files)
    for path in files:
        assert run("trace", str(path)).returncode == 0 if path == files[-1] else json.loads(path.read_bytes())


@pytest.mark.skipif(sys.platform == "win32", reason="the shell closes the streams")
def test_no_file_gets_the_number_of_a_closed_stream(tmp_path: Path) -> None:
    script = (
        "from kingtable.__main__ import main; main(['--version']); "
        "print(open('number', 'w').fileno(), file=open('told', 'w'))"
    )
    shell = 'exec "$0" -c "$1" <&- >&- 2>&-'
    subprocess.run(
        ["sh", "-c", shell, sys.executable, script],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)}, timeout=60, check=True,
    )  # fmt: skip
    assert int((tmp_path / "told").read_text(encoding="utf-8")) > 2


def test_without_a_command_the_window_opens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[tuple[object, ...]] = []

    def run(*given: object) -> int:
        opened.append(given)
        return 7

    app = types.ModuleType("kingtable.app")
    monkeypatch.setattr(app, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "kingtable.app", app)
    assert main(["--data-dir", str(tmp_path)]) == 7
    assert main(["--game", "no-kings", "--language", "tr"]) == 7
    assert main(["--open", "a.kingtable"]) == main(["--open"]) == 7, "as menus call it: with a file or without"
    assert opened == [
        (tmp_path, Errand(), ""),
        (None, Errand("no-kings"), "tr"),
        (None, Errand(record=Path("a.kingtable")), ""),
        (None, Errand(), ""),
    ]
    assert gc.isenabled()


@pytest.mark.parametrize("arguments", [["--game", "poker"], ["--language", "tlh"], ["--language"], ["--data-dir"]])
def test_a_game_or_language_that_is_not_known_is_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_self_test_tells_on_standard_output_or_in_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def self_test(data_dir: Path | None, told_in: Path | None, out: TextIO) -> int:
        if told_in is not None:
            raise OSError(28, "No space left on device", str(told_in))
        print(data_dir, file=out)
        return 1

    monkeypatch.setattr("kingtable.self_test.run.self_test", self_test)
    assert main(["--self-test"]) == 1
    assert capsys.readouterr() == ("None\n", "")
    assert main(["--self-test", str(tmp_path / "report.json")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_without_pyside_the_window_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Missing:
        """An importer that has no app, as if PySide6 were not there."""

        def find_spec(self, name: str, path: object, target: object = None) -> None:
            if name == "kingtable.app":
                raise ModuleNotFoundError("No module named 'PySide6'", name="PySide6")

    monkeypatch.delitem(sys.modules, "kingtable.app", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Missing(), *sys.meta_path])
    assert main([]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "PySide6" in err
