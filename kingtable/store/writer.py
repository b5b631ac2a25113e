"""The one background thread that writes: the table never waits for a disk, and nothing overtakes."""

from __future__ import annotations

import errno
import logging
import threading
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

Job = Callable[[], object]
Cause = Literal["full", "read-only", "denied", "other"]

RETRY_SECONDS = 5.0
"""How long the writer waits before it tries again by itself."""

_CAUSES: dict[int | None, Cause] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read-only",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
}

_log = logging.getLogger(__name__)


class Trouble(Struct, frozen=True):
    """Something cannot be written: which file ("" if unknown), why, and the system's own words."""

    path: str
    cause: Cause
    detail: str


class Writer:
    """Runs jobs one after the other in the order they were submitted.

    A key names what is written, a file mostly. A job not yet begun is superseded by a newer one of its key,
    which goes to the end: all that was submitted before a job has been tried before it. A job that fails is
    kept and tried again after ``retry_seconds`` and with every new submit; it never holds up other keys.

    ``on_trouble`` is called once when writing begins to fail, ``on_recovered`` once when everything is
    written again; both in the writer's thread. They can be set at any time.
    """

    def __init__(
        self,
        on_trouble: Callable[[Trouble], object] | None = None,
        on_recovered: Callable[[], object] | None = None,
        retry_seconds: float = RETRY_SECONDS,
    ) -> None:
        self.on_trouble = on_trouble
        self.on_recovered = on_recovered
        self._retry_seconds = retry_seconds
        self._changed = threading.Condition()
        self._waiting: dict[str, Job] = {}
        self._failed: dict[str, Job] = {}
        self._busy = False
        self._failing: set[str] = set()
        self._closing = False
        self._ended = False
        # A daemon: a disk that never answers must not keep the program from ending. close() waits for it.
        self._thread = threading.Thread(target=self._run, name="kingtable-writer", daemon=True)
        self._thread.start()

    def submit(self, key: str, job: Job) -> None:
        """Have the job done soon. A job may itself submit; after close() it is a RuntimeError."""
        with self._changed:
            if self._ended:
                raise RuntimeError("the writer is closed")
            self._failed.pop(key, None)
            self._waiting.pop(key, None)
            self._waiting[key] = job
            self._try_failed_again()

    def drain(self, timeout: float) -> bool:
        """Wait up to ``timeout`` seconds until each job was tried; True if everything is written.

        While a disk is full the answer is False as soon as one more try has failed. Not for the writer's own
        thread.
        """
        with self._changed:
            self._try_failed_again()
            done = self._changed.wait_for(lambda: not self._waiting and not self._busy, timeout)
            return done and not self._failed

    def close(self, timeout: float = 10.0) -> bool:
        """Try what is left once more and end the thread; True if everything is written.

        Closing twice is fine.
        """
        with self._changed:
            self._closing = True
            self._try_failed_again()
        self._thread.join(timeout)
        with self._changed:
            return not (self._waiting or self._failed or self._busy)

    def _try_failed_again(self) -> None:
        # What failed is older than all that waits.
        self._waiting = {**self._failed, **self._waiting}
        self._failed = {}
        self._changed.notify_all()

    def _run(self) -> None:
        while (next_job := self._next()) is not None:
            key, job = next_job
            error = _outcome(job)
            with self._changed:
                if error is not None and key not in self._waiting:
                    self._failed[key] = job
            self._tell(key, error)
            with self._changed:
                self._busy = False
                self._changed.notify_all()

    def _next(self) -> tuple[str, Job] | None:
        """The next job as soon as there is one; None when the writer is to end."""
        with self._changed:
            while not self._waiting:
                if self._closing:
                    self._ended = True
                    return None
                if not self._changed.wait(self._retry_seconds if self._failed else None):
                    self._try_failed_again()
            key = next(iter(self._waiting))
            self._busy = True
            return key, self._waiting.pop(key)

    def _tell(self, key: str, error: Exception | None) -> None:
        was_failing = set(self._failing)
        if error is None:
            self._failing.discard(key)
        else:
            self._failing.add(key)
            if key not in was_failing:
                # A full disk is nobody's fault; anything else is ours, and its place is wanted.
                fault = None if isinstance(error, OSError) else error
                _log.warning("%s is not written: %s", key, error, exc_info=fault)
        try:
            if error is not None and not was_failing and self.on_trouble is not None:
                self.on_trouble(_trouble(error))
            if was_failing and not self._failing and self.on_recovered is not None:
                self.on_recovered()
        except Exception:  # a listener's fault must not stop the writing
            _log.exception("a listener of the writer failed")


def _outcome(job: Job) -> Exception | None:
    try:
        job()
    except Exception as error:  # a fault of one job must not stop the others
        return error
    return None


def _trouble(error: Exception) -> Trouble:
    if not isinstance(error, OSError):
        return Trouble("", "other", str(error) or type(error).__name__)
    return Trouble(str(error.filename or ""), _CAUSES.get(error.errno, "other"), error.strerror or str(error))
