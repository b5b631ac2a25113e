"""All checks one after the other, in a folder made for them, and their report."""

from __future__ import annotations

import errno
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import qVersion

from kingtable import __version__
from kingtable.games import GAMES
from kingtable.paths import Folders
from kingtable.self_test.contents import look_at_faces, look_at_resources, look_at_sound
from kingtable.self_test.dialogs import open_dialogs
from kingtable.self_test.matches import play_a_match, save_and_go_on
from kingtable.self_test.report import Find, Report
from kingtable.self_test.thinking import REPLACED, ask_and_kill
from kingtable.ui.application import Application
from kingtable.ui.display import display_problem
from kingtable.ui.mishaps import Mishaps

_FOLDER = "King Table ığüşöç é – "
"""Letters that are not in every alphabet: the user's folders may have them."""

_SOUND = "qt.multimedia"
"""What Qt says of sound systems that this machine does not have."""
_OFFSCREEN = "This plugin does not support"
"""What Qt says of windows without a display."""


def self_test(data_dir: Path | None, told_in: Path | None, out: TextIO) -> int:
    """Try everything; 0 if all is well, else 1. The report goes to the file, or to ``out``.

    Everything lies in a folder that is made for this and removed, or stays in ``data_dir``, which must be empty: this
    is no place to play matches in. OSError if the report cannot be written.
    """
    if display_problem() is not None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if data_dir is not None and data_dir.exists() and any(data_dir.iterdir()):
        raise FileExistsError(errno.EEXIST, "the folder is not empty", str(data_dir))
    app = Application()
    report = Report(
        {
            "program": f"King Table {__version__}",
            "python": platform.python_version(),
            "qt": qVersion(),
            "system": platform.platform(),
            "display": app.platformName(),
            "frozen": bool(getattr(sys, "frozen", False)),
        }
    )
    mishaps = Mishaps()
    mishaps.listen()
    root = Path(tempfile.mkdtemp(prefix=_FOLDER)) if data_dir is None else data_dir
    try:
        _make_all(report, root)
    finally:
        mishaps.close()
        if data_dir is None:
            shutil.rmtree(root, ignore_errors=True)
    if told_in is None:
        out.write(report.text())
        out.flush()
    else:
        told_in.write_text(report.text(), encoding="utf-8")
    return 0 if report.passed else 1


def _make_all(report: Report, root: Path) -> None:
    def make(name: str, look: Callable[[Find], int], *expected: str) -> None:
        report.make(name, look, (*expected, _OFFSCREEN))

    def within(name: str, look: Callable[[Folders, Find], int]) -> None:
        make(name, lambda find: look(Folders.below(root / name), find))

    make("resources", look_at_resources)
    make("faces", look_at_faces)
    make("sound", look_at_sound, _SOUND)
    make("opponents", ask_and_kill, REPLACED)
    within("dialogs", open_dialogs)
    within("save and go on", save_and_go_on)
    for game in GAMES:
        within(f"match of {game.id}", lambda folders, find, id=game.id: play_a_match(folders, id, find))  # type: ignore[misc]
