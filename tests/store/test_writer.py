from __future__ import annotations

import errno
import logging
import threading
from collections.abc import Callable, Iterator

import pytest

from kingtable.store.writer import Job, Trouble, Writer

PATIENCE = 30.0
"""Seconds after which a test gives up; nothing waits as long as that unless it fails."""


class Gate:
    """A job that stays in its work until it is let go."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.open = threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.open.wait(PATIENCE)


class Disk:
    """Notes what is written, and refuses while ``error`` is set."""

    def __init__(self) -> None:
        self.written: list[str] = []
        self.tried: list[str] = []
        self.error: Exception | None = None

    def job(self, name: str) -> Job:
        def write() -> None:
            self.tried.append(name)
            if self.error is not None:
                raise self.error
            self.written.append(name)

        return write


class Listener:
    def __init__(self) -> None:
        self.heard: list[object] = []
        self.recovered = threading.Event()

    def on_trouble(self, trouble: Trouble) -> None:
        self.heard.append(trouble)

    def on_recovered(self) -> None:
        self.heard.append("recovered")
        self.recovered.set()


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def patient(listener: Listener) -> Iterator[Writer]:
    """A writer that never tries again by itself within a test."""
    writer = Writer(listener.on_trouble, listener.on_recovered, retry_seconds=1000)
    yield writer
    writer.close(PATIENCE)


def test_jobs_run_in_order_in_one_other_thread(writer: Writer) -> None:
    done: list[tuple[int, int]] = []
    for n in range(200):
        writer.submit(f"key {n}", lambda n=n: done.append((n, threading.get_ident())))  # type: ignore[misc]
    assert writer.drain(PATIENCE)
    assert [n for n, _ in done] == list(range(200))
    assert len({thread for _, thread in done} - {threading.get_ident()}) == 1


def test_the_newest_job_of_a_key_goes_to_the_end(writer: Writer, disk: Disk) -> None:
    gate = Gate()
    writer.submit("gate", gate)
    assert gate.begun.wait(PATIENCE)
    for key, name in [("a", "a1"), ("b", "b1"), ("a", "a2"), ("c", "c1"), ("a", "a3")]:
        writer.submit(key, disk.job(name))
    gate.open.set()
    assert writer.drain(PATIENCE)
    assert disk.written == ["b1", "c1", "a3"]


def test_a_job_that_has_begun_is_finished(writer: Writer, disk: Disk) -> None:
    gate = Gate()
    writer.submit("a", gate)
    assert gate.begun.wait(PATIENCE)
    writer.submit("a", disk.job("a2"))
    gate.open.set()
    assert writer.drain(PATIENCE)
    assert disk.written == ["a2"]


def test_trouble_is_told_once_and_the_newest_jobs_are_kept(patient: Writer, disk: Disk, listener: Listener) -> None:
    disk.error = OSError(errno.ENOSPC, "No space left on device", "/data/a")
    for key, name in [("a", "a1"), ("b", "b1"), ("a", "a2"), ("b", "b2"), ("a", "a3")]:
        patient.submit(key, disk.job(name))
        assert not patient.drain(PATIENCE)
    assert listener.heard == [Trouble("/data/a", "full", "No space left on device")]
    disk.error = None
    patient.submit("c", disk.job("c1"))
    assert patient.drain(PATIENCE)
    assert disk.written == ["b2", "a3", "c1"]
    assert listener.heard[1:] == ["recovered"]
    # New trouble is news again.
    disk.error = OSError(errno.EROFS, "Read-only file system")
    patient.submit("a", disk.job("a4"))
    assert not patient.drain(PATIENCE)
    assert listener.heard[2:] == [Trouble("", "read-only", "Read-only file system")]


def test_it_tries_again_by_itself(disk: Disk, listener: Listener) -> None:
    writer = Writer(listener.on_trouble, listener.on_recovered, retry_seconds=0.001)
    tries: list[int] = []

    def third_time_lucky() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise OSError(errno.EIO, "Input/output error")

    writer.submit("a", third_time_lucky)
    assert listener.recovered.wait(PATIENCE)
    assert len(tries) == 3
    assert writer.close(PATIENCE)


def test_one_bad_file_does_not_hold_up_the_others(patient: Writer, disk: Disk, listener: Listener) -> None:
    def refuse() -> None:
        raise OSError(errno.EACCES, "Permission denied", "/config")

    patient.submit("bad", refuse)
    for name in ("a", "b"):
        patient.submit(name, disk.job(name))
        assert not patient.drain(PATIENCE)
    assert disk.written == ["a", "b"]
    assert listener.heard == [Trouble("/config", "denied", "Permission denied")]
    patient.submit("bad", disk.job("good"))
    assert patient.drain(PATIENCE)
    assert listener.heard[1:] == ["recovered"]


def test_a_failing_job_gives_way_to_its_successor(patient: Writer, disk: Disk) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def fail_late() -> None:
        begun.set()
        assert go_on.wait(PATIENCE)
        raise OSError(errno.EIO, "Input/output error")

    patient.submit("a", fail_late)
    assert begun.wait(PATIENCE)
    patient.submit("a", disk.job("a2"))
    go_on.set()
    assert patient.drain(PATIENCE)
    assert disk.written == ["a2"]


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (OSError(errno.EDQUOT, "Disk quota exceeded", "f"), Trouble("f", "full", "Disk quota exceeded")),
        (
            OSError(errno.EPERM, "Operation not permitted", "f"),
            Trouble("f", "denied", "Operation not permitted"),
        ),
        (OSError(errno.EIO, "Input/output error", "f"), Trouble("f", "other", "Input/output error")),
        (OSError("odd"), Trouble("", "other", "odd")),
        (ValueError("a fault"), Trouble("", "other", "a fault")),
        (KeyError(), Trouble("", "other", "KeyError")),
    ],
)
def test_causes(patient: Writer, disk: Disk, listener: Listener, error: Exception, trouble: Trouble) -> None:
    disk.error = error
    patient.submit("a", disk.job("a"))
    assert not patient.drain(PATIENCE)
    assert listener.heard == [trouble]
    disk.error = None
    assert patient.drain(PATIENCE)
    assert disk.written == ["a"]


def test_a_failing_listener_stops_nothing(disk: Disk, caplog: pytest.LogCaptureFixture) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("listener")

    caplog.set_level(logging.CRITICAL)
    writer = Writer(fail, fail, retry_seconds=1000)
    disk.error = OSError(errno.EIO, "Input/output error")
    writer.submit("a", disk.job("a"))
    assert not writer.drain(PATIENCE)
    disk.error = None
    assert writer.close(PATIENCE)
    assert disk.written == ["a"]


def test_drain_gives_up_when_its_time_is_over(writer: Writer) -> None:
    gate = Gate()
    writer.submit("gate", gate)
    assert not writer.drain(0)
    gate.open.set()
    assert writer.drain(PATIENCE)


def test_close_finishes_everything_and_leaves_no_thread(disk: Disk) -> None:
    before = threading.active_count()
    writer = Writer()
    assert threading.active_count() == before + 1

    def last_words() -> None:
        writer.submit("b", disk.job("b"))

    writer.submit("a", last_words)
    assert writer.close(PATIENCE)
    assert disk.written == ["b"]
    assert threading.active_count() == before
    assert writer.close(PATIENCE)
    with pytest.raises(RuntimeError, match="closed"):
        writer.submit("a", disk.job("late"))


def test_close_tries_once_more_and_says_what_was_not_written(disk: Disk, listener: Listener) -> None:
    before = threading.active_count()
    writer = Writer(listener.on_trouble, listener.on_recovered, retry_seconds=1000)
    disk.error = OSError(errno.ENOSPC, "No space left on device")
    writer.submit("a", disk.job("a"))
    assert not writer.drain(PATIENCE)
    tried = len(disk.tried)
    assert not writer.close(PATIENCE)
    assert len(disk.tried) == tried + 1
    assert threading.active_count() == before


def test_many_threads_may_submit(writer: Writer, disk: Disk) -> None:
    def submit(thread: int) -> Callable[[], None]:
        def run() -> None:
            for n in range(50):
                writer.submit(f"{thread}/{n}", disk.job(f"{thread}/{n}"))

        return run

    threads = [threading.Thread(target=submit(thread)) for thread in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert writer.drain(PATIENCE)
    assert len(disk.written) == 200
    for number in range(4):
        own = [name for name in disk.written if name.startswith(f"{number}/")]
        assert own == [f"{number}/{n}" for n in range(50)]
