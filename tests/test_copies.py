"""Two copies of the program at once: the second says so, and brings the first to the front."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kingtable.paths import Folders
from kingtable.ui.copies import OnlyCopy
from kingtable.ui.errand import Errand
from kingtable.ui.second_copy import SecondCopy

ROOT = Path(__file__).resolve().parents[1]

_HOLDER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from kingtable.ui.copies import OnlyCopy
app = QCoreApplication([])
only = OnlyCopy(Path(sys.argv[1]))
claimed = only.claim()
only.rung.connect(lambda errand: print("rung", errand, flush=True))
only.listen()
print(claimed, flush=True)
app.exec()
"""

_SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from kingtable.app import run
from kingtable.ui.errand import Errand
from kingtable.ui.second_copy import SecondCopy
def open_and_press(box):
    box.show()
    print(box.text(), box.informativeText(), flush=True)
    QTimer.singleShot(0, box.defaultButton().click)
SecondCopy.open = open_and_press
sys.exit(run(Path(sys.argv[1]), Errand(*sys.argv[2:3], *map(Path, sys.argv[3:])), ""))
"""


def environment() -> dict[str, str]:
    return os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the folder."""
    command = [sys.executable, "-c", _HOLDER, str(Folders.below(tmp_path).lock)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment())
    assert process.stdout is not None and process.stdout.readline() == "True\n"
    yield process
    process.kill()
    process.wait()
    process.stdout.close()


def second(folder: Path, *errand: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", _SECOND, str(folder), *errand]
    return subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60, check=False)


def test_the_second_says_so_and_rings_the_first(holder: subprocess.Popen[str], tmp_path: Path, qapp: object) -> None:
    assert not OnlyCopy(Folders.below(tmp_path).lock).claim()
    told = second(tmp_path)
    assert told.returncode == 0, told.stderr
    assert "open already" in told.stdout and str(tmp_path) in told.stdout
    assert holder.stdout is not None and holder.stdout.readline() == f"rung {Errand()}\n"
    # It has touched nothing: no log, no statistics, no settings.
    assert [path.name for path in tmp_path.rglob("*") if path.is_file()] == ["kingtable.lock"]


def test_the_second_says_so_in_the_language_of_the_settings(
    holder: subprocess.Popen[str], tmp_path: Path, qapp: object
) -> None:
    settings = Folders.below(tmp_path).settings
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text('{"language": "tr"}', encoding="utf-8")
    told = second(tmp_path)
    assert "King Table zaten açık" in told.stdout, told.stderr
    assert settings.read_text(encoding="utf-8") == '{"language": "tr"}'


def test_an_errand_is_run_by_the_first_without_a_word(
    holder: subprocess.Popen[str], tmp_path: Path, qapp: object
) -> None:
    record = tmp_path / "Masa ığ.kingtable"
    told = second(tmp_path, "king", str(record))
    assert (told.returncode, told.stdout) == (0, ""), told.stderr
    assert holder.stdout is not None and holder.stdout.readline() == f"rung {Errand('king', record)}\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no process can be made to stand still there")
def test_a_first_one_that_does_not_answer_is_told_of(holder: subprocess.Popen[str], tmp_path: Path) -> None:
    os.kill(holder.pid, signal.SIGSTOP)
    try:
        told = second(tmp_path)
    finally:
        os.kill(holder.pid, signal.SIGCONT)
    assert told.returncode == 0, told.stderr
    assert "does not answer" in told.stdout


def test_a_killed_copy_leaves_nothing_in_the_way(holder: subprocess.Popen[str], tmp_path: Path, qapp: object) -> None:
    holder.kill()
    holder.wait()
    lock = Folders.below(tmp_path).lock
    assert lock.exists()
    only = OnlyCopy(lock)
    assert only.claim()
    assert not OnlyCopy(lock).claim()
    only.release()
    assert not lock.exists()


def test_other_folders_are_other_copies(holder: subprocess.Popen[str], tmp_path: Path, qapp: object) -> None:
    other = OnlyCopy(Folders.below(tmp_path / "other").lock)
    assert other.claim()
    other.release()


def test_a_folder_that_takes_no_lock_is_no_reason_not_to_play(tmp_path: Path, qapp: object) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear reader", encoding="utf-8")
    only = OnlyCopy(Folders.below(file).lock)
    assert only.claim()
    only.release()


def test_showing_the_open_window_ends_the_second_copy(qtbot: QtBot, tmp_path: Path) -> None:
    first, other = OnlyCopy(tmp_path / "lock"), OnlyCopy(tmp_path / "lock")
    assert first.claim() and not other.claim()
    box = SecondCopy("here", lambda: True)
    qtbot.addWidget(box)
    with qtbot.waitSignal(box.over):
        box.open()
        box.defaultButton().click()
    first.release()


def test_after_the_release_nobody_answers(tmp_path: Path, qapp: object) -> None:
    only = OnlyCopy(tmp_path / "lock")
    assert only.claim()
    only.release()
    assert not OnlyCopy(tmp_path / "lock").ring(Errand())
