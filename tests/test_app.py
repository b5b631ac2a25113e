"""The program as a process: without a display, and on a data folder that is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from kingtable.ui.display import display_problem

ROOT = Path(__file__).resolve().parents[1]
needs_x = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display here")

_OPENED_AND_CLOSED = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from kingtable.app import run
from kingtable.ui.errand import Errand
QApplication.exec = staticmethod(lambda: QApplication.processEvents() or 0)
sys.exit(run(Path(sys.argv[1]), Errand(), ""))
"""


_PLAYED_AND_EXPORTED = """
import logging
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QFileDialog
from kingtable import app
from kingtable.core.record import Record
from kingtable.store.matches import Match
def play():
    (window,) = (one for one in QApplication.topLevelWidgets() if isinstance(one, app.MainWindow))
    window.play(Match.begun(Record("king", ("You", "Ada", "Bo", "Cem"), 5), (0,), (None, "rule", "rule", "rule")))
    chooser = QFileDialog(window)
    chooser.setOption(QFileDialog.Option.DontUseNativeDialog)
    chooser.show()
    QApplication.processEvents()
    chooser.accept()
    chooser.deleteLater()
    logging.getLogger("kingtable").warning("a line")
    for _ in range(20):
        QApplication.processEvents()
    window.close()
    return 0
QApplication.exec = staticmethod(play)
sys.exit(app.run(Path(sys.argv[1]), app.Errand(), ""))
"""


def environment(**changes: str) -> dict[str, str]:
    """That of a session without any display, but for the changes."""
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return {key: value for key, value in os.environ.items() if key not in unwanted} | changes


def run(command: list[str], **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(**changes),
        cwd=ROOT,
        timeout=120,
        check=False,
    )


@needs_x
@pytest.mark.parametrize("display", ["", ":987", ":99999999", "no.such.host.invalid:0", "nonsense", "é" * 80 + ":0"])
def test_without_a_display_there_is_one_clear_line(tmp_path: Path, display: str) -> None:
    done = run(["-m", "kingtable", "--data-dir", str(tmp_path)], **({"DISPLAY": display} if display else {}))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("kingtable: no window can be shown: ") and done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == [], "nothing is written for a window that never was"


@needs_x
def test_platforms_without_a_display_need_none() -> None:
    assert display_problem({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert display_problem({"WAYLAND_DISPLAY": "wayland-none", "XDG_RUNTIME_DIR": "/nonexistent"}) is not None


@pytest.mark.parametrize("data_dir", ["a folder", "a file", "below a file", "a broken log"])
def test_any_data_dir_opens_a_window(tmp_path: Path, data_dir: str) -> None:
    folder = tmp_path / "folder"
    if data_dir == "a broken log":
        (folder / "log" / "kingtable.log").mkdir(parents=True)
    elif data_dir != "a folder":
        folder.write_text("a file", encoding="utf-8")
    place = folder / "deep" / "down" if data_dir == "below a file" else folder
    done = run(["-c", _OPENED_AND_CLOSED, str(place)], QT_QPA_PLATFORM="offscreen")
    complaints = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    assert (done.returncode, done.stdout, complaints) == (0, "", [])
    assert folder.is_dir() or folder.read_text(encoding="utf-8") == "a file"


@pytest.mark.skipif(sys.platform != "linux", reason="where a home is told by a variable")
def test_with_a_data_dir_nothing_is_written_elsewhere(tmp_path: Path) -> None:
    home, stick = tmp_path / "home", tmp_path / "stick"
    home.mkdir()
    places = {
        name: str(home / place)
        for name, place in (
            ("HOME", "."),
            ("XDG_DATA_HOME", "data"),
            ("XDG_CONFIG_HOME", "config"),
            ("XDG_CACHE_HOME", "cache"),
            ("XDG_STATE_HOME", "state"),
            ("TMPDIR", "."),
        )
    }
    done = run(["-c", _PLAYED_AND_EXPORTED, str(stick)], QT_QPA_PLATFORM="offscreen", **places)
    assert done.returncode == 0, done.stderr
    written = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()}
    # The fonts are the system's, and so is their cache.
    assert {name for name in written if "fontconfig" not in name} == set()
    assert {"data/matches", "config/settings.json", "log/kingtable.log"} <= {
        str(path.relative_to(stick)) for path in stick.rglob("*")
    }
    assert not (stick / "data" / "kingtable.lock").exists()
