"""What macOS hands to the running program reaches it."""

from __future__ import annotations

import os
import subprocess
import sys

# An application of its own needs a process of its own.
_HANDED = """
import sys
from PySide6.QtGui import QFileOpenEvent
from kingtable.ui.application import Application
app = Application()
app.handed.connect(lambda errand: print(errand.record.name))
app.sendEvent(app, QFileOpenEvent(sys.argv[1]))
app.sendEvent(app, QFileOpenEvent(""))
"""


def test_a_file_opened_with_the_program_is_an_errand() -> None:
    command = [sys.executable, "-c", _HANDED, "/somewhere/Masa ığ.kingtable"]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "Masa ığ.kingtable\n"), done.stderr
