"""For all tests: no real display, and nothing left running behind a test of the window."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The tests read English, whatever the system speaks.
os.environ["LC_ALL"] = os.environ["LANGUAGE"] = "C.UTF-8"

# Times differ from machine to machine; a slow one is no failure.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(autouse=True)
def no_thread_left() -> Iterator[None]:
    """Every thread a test starts has ended when the test has."""
    before = set(threading.enumerate())
    yield
    left = [thread for thread in threading.enumerate() if thread not in before and thread.is_alive()]
    for thread in left:
        thread.join(timeout=2)
    # Threads of Qt's own pools appear as dummies that cannot be joined.
    still = [thread.name for thread in left if thread.is_alive() and not thread.name.startswith("Dummy")]
    assert not still, f"threads left running: {still}"
