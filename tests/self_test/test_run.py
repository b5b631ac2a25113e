"""The self-test as a process: the whole of it, from a folder with foreign letters and without standard output."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingtable.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
FOREIGN = "Masa ığüşöç ♠"


def environment() -> dict[str, str]:
    return os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}


@pytest.mark.skipif(sys.platform == "win32", reason="the shell closes standard output")
def test_everything_passes_from_a_foreign_folder_without_standard_output(tmp_path: Path) -> None:
    here = tmp_path / FOREIGN
    here.mkdir()
    data = here / "data"
    command = 'exec "$0" -m kingtable --data-dir "$1" --self-test report.json >&- 2>&-'
    done = subprocess.run(
        ["sh", "-c", command, sys.executable, str(data)], cwd=here, env=environment(), timeout=600, check=False
    )
    told = json.loads((here / "report.json").read_bytes())
    assert [check for check in told["checks"] if check["problems"]] == []
    assert (done.returncode, told["passed"]) == (0, True)
    assert {f"match of {game.id}" for game in GAMES} <= {check["name"] for check in told["checks"]}
    assert (data / "match of king" / "data" / "matches" / "finished").is_dir(), "a named folder is kept"


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "kingtable", "--data-dir", str(tmp_path), "--self-test"],
        cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]
