"""What a self-test found, check by check."""

from __future__ import annotations

import json
import logging
import time
import traceback
from collections.abc import Callable

from msgspec import Struct, field
from msgspec.structs import asdict

Find = Callable[[str], None]
"""Tell of something wrong; the check goes on."""


class Check(Struct, frozen=True):
    """What one check looked at, and what is wrong with it."""

    name: str
    seconds: float
    looked_at: int
    """How many things were looked at: files, faces, actions."""
    problems: tuple[str, ...]


class Report(Struct):
    """The checks of one self-test, and the program and machine that they ran on."""

    about: dict[str, str | bool]
    checks: list[Check] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        """Whether there were checks, and nothing wrong."""
        return bool(self.checks) and not any(check.problems for check in self.checks)

    def make(self, name: str, look: Callable[[Find], int], expected: tuple[str, ...] = ()) -> None:
        """Do one check. An exception and every warning in the log are problems too, but for ``expected`` beginnings."""
        found: list[str] = []
        listener = _Listener(found, expected)
        logging.getLogger().addHandler(listener)
        began = time.monotonic()
        looked_at = 0
        try:
            looked_at = look(found.append)
            if not looked_at:
                found.append("nothing was looked at")
        except Exception as error:
            found.append("".join(traceback.format_exception(error)))
        finally:
            logging.getLogger().removeHandler(listener)
        self.checks.append(Check(name, round(time.monotonic() - began, 2), looked_at, tuple(found)))

    def text(self) -> str:
        """The report as one JSON object."""
        checks = [{"passed": not check.problems} | asdict(check) for check in self.checks]
        return json.dumps({"passed": self.passed, **self.about, "checks": checks}, indent=2) + "\n"


class _Listener(logging.Handler):
    def __init__(self, found: list[str], expected: tuple[str, ...]) -> None:
        super().__init__(logging.WARNING)
        self._found = found
        self._expected = expected

    def emit(self, record: logging.LogRecord) -> None:
        words = self.format(record)
        if not record.getMessage().startswith(self._expected or ("\0",)):
            self._found.append(f"{record.levelname} {record.name}: {words}")
