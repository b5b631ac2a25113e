"""The log file: where it is, how large it gets, and whose name is not in it."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingtable.store.log import start_log, watch_for_crashes, without_home

LOG = logging.getLogger("kingtable.tried")


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    for handler in root.handlers[:]:
        root.removeHandler(handler)
        handler.close()
    root.handlers[:] = before
    root.setLevel(level)


def test_what_is_logged_lies_in_the_folder(tmp_path: Path) -> None:
    start_log(tmp_path / "deep" / "log")
    LOG.info("the table is open")
    assert "INFO kingtable.tried: the table is open" in (tmp_path / "deep/log/kingtable.log").read_text("utf-8")


def test_the_users_folder_is_not_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "Ayşe"
    monkeypatch.setattr(Path, "home", lambda: home)
    start_log(tmp_path / "log")
    try:
        raise OSError(28, "No space left", str(home / "saves"))
    except OSError:
        LOG.exception("%s is not written", home / "x.json")
    written = (tmp_path / "log/kingtable.log").read_text("utf-8")
    assert "Ayşe" not in written and "x.json is not written" in written and "No space left" in written
    assert without_home(f"in {home}/a and {home}/b") == "in ~/a and ~/b"


def test_a_user_whose_folder_is_the_root_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: Path("/"))
    assert without_home("/usr/lib") == "/usr/lib"


def test_the_log_grows_to_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingtable.store.log._LARGEST", 1000)
    start_log(tmp_path)
    for number in range(200):
        LOG.info("line %d", number)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["kingtable.log", "kingtable.log.1", "kingtable.log.2"]
    assert all(file.stat().st_size <= 1000 for file in files)
    assert "line 199" in files[0].read_text("utf-8")


def test_without_a_folder_everything_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    start_log(tmp_path / "file")
    LOG.error("nobody reads this")


def test_a_crash_of_the_whole_process_leaves_a_trace(tmp_path: Path) -> None:
    script = (
        "import faulthandler, sys; from pathlib import Path; from kingtable.store.log import watch_for_crashes\n"
        "watch_for_crashes(Path(sys.argv[1])); faulthandler._sigabrt()"
    )
    done = subprocess.run([sys.executable, "-c", script, str(tmp_path)], timeout=60, check=False)
    assert done.returncode != 0
    assert "most recent call first" in (tmp_path / "crash.log").read_text("utf-8")
    watch_for_crashes(tmp_path / "none")
