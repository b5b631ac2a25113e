from __future__ import annotations

import errno
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kingtable.store import atomic
from kingtable.store.atomic import Reading

Damage = Callable[[Path], None]


def parse(data: bytes) -> int:
    value = json.loads(data.decode("utf-8"))
    if not isinstance(value, dict):
        raise ValueError("must be an object")
    return int(value["n"])


def content(n: int) -> bytes:
    return json.dumps({"n": n, "text": "ş" * 100}, ensure_ascii=False).encode()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "file.json"


def names(path: Path) -> set[str]:
    return {entry.name for entry in path.parent.iterdir()}


def test_a_file_and_the_one_before(path: Path) -> None:
    for n in range(3):
        atomic.write(path, content(n))
    assert atomic.read_with_backup(path, parse) == Reading(2)
    assert parse(atomic.backup_of(path).read_bytes()) == 1
    assert names(path) == {"file.json", "file.json.bak"}


def test_nothing_there_is_nothing_wrong(path: Path) -> None:
    assert atomic.read_with_backup(path, parse) == Reading(None)


def test_only_the_backup_is_left(path: Path) -> None:
    atomic.write(path, content(1))
    path.rename(atomic.backup_of(path))
    assert atomic.read_with_backup(path, parse) == Reading(1, from_backup=True)


def test_damage_is_set_aside_and_the_backup_read(path: Path, damage: Damage) -> None:
    atomic.write(path, content(1))
    atomic.write(path, content(2))
    damage(path)
    before = path.lstat()
    reading = atomic.read_with_backup(path, parse)
    assert (reading.value, reading.from_backup) == (1, True)
    [found] = reading.set_aside
    assert found.path == path
    assert found.why.detail
    assert "\n" not in str(found)
    assert found.aside is not None
    assert found.aside.name.startswith("file.json.damaged-")
    assert os.path.samestat(found.aside.lstat(), before)
    assert not os.path.lexists(path)
    # And life goes on.
    atomic.write(path, content(3))
    assert atomic.read_with_backup(path, parse) == Reading(3)


def test_both_generations_damaged(path: Path, damage: Damage) -> None:
    atomic.write(path, content(1))
    damage(path)
    atomic.backup_of(path).write_bytes(b"not JSON")
    reading = atomic.read_with_backup(path, parse)
    assert reading.value is None
    assert [found.path for found in reading.set_aside] == [path, atomic.backup_of(path)]
    asides = [found.aside for found in reading.set_aside]
    assert asides[1] is not None
    assert asides[1].read_bytes() == b"not JSON"


def test_damage_of_the_same_second_gets_names_of_its_own(path: Path) -> None:
    path.parent.mkdir()
    for n in range(5):
        path.write_bytes(b"bad %d" % n)
        assert atomic.read_with_backup(path, parse).value is None
    kept = [(path.parent / name).read_bytes() for name in names(path)]
    assert sorted(kept) == [b"bad %d" % n for n in range(5)]


def test_what_cannot_be_renamed_is_left_and_reported(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    atomic.write(path, content(1))
    atomic.write(path, b"bad")

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(Path, "rename", refuse)
    reading = atomic.read_with_backup(path, parse)
    assert reading.value == 1
    assert reading.set_aside[0].aside is None
    assert path.read_bytes() == b"bad"


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "folder").write_bytes(b"mine")
    path = tmp_path / "folder" / "file.json"
    reading = atomic.read_with_backup(path, parse)
    assert reading.value is None
    with pytest.raises(OSError, match="file.json") as caught:
        atomic.write(path, content(1))
    assert caught.value.filename == str(path)
    assert (tmp_path / "folder").read_bytes() == b"mine"


@pytest.mark.parametrize("of", [lambda path: path, atomic.backup_of], ids=["file", "backup"])
def test_writing_where_something_else_stands(path: Path, damage: Damage, of: Callable[[Path], Path]) -> None:
    atomic.write(path, content(1))
    atomic.write(path, content(2))
    damage(of(path))
    target = path.with_name("target")
    target_before = target.read_bytes() if target.exists() else None
    atomic.write(path, content(3))
    assert atomic.read_with_backup(path, parse).value == 3
    assert (target.read_bytes() if target.exists() else None) == target_before


class Crash(BaseException):
    """The program ends here."""


@pytest.mark.parametrize("failure", [OSError(errno.ENOSPC, "No space left on device"), Crash()])
@pytest.mark.parametrize("step", range(4))
def test_a_write_cut_short_at_any_step(
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    abandoned: Damage,
    failure: BaseException,
    step: int,
) -> None:
    atomic.write(path, content(1))
    atomic.write(path, content(2))
    steps = iter(range(100))

    def failing(real: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            if next(steps) == step:
                raise failure
            return real(*arguments)

        return call

    with monkeypatch.context() as patch:
        # In order: the data, the backup's name, the file's name, the folder.
        patch.setattr(os, "fsync", failing(os.fsync))
        patch.setattr(Path, "replace", failing(Path.replace))
        try:
            atomic.write(path, content(3))
            written = True
        except (OSError, Crash):
            written = False
    assert next(steps) > step
    assert atomic.read_with_backup(path, parse).value == (3 if written or step == 3 else 2)
    if isinstance(failure, OSError):
        assert names(path) <= {"file.json", "file.json.bak"}
    abandoned(path.parent)
    atomic.sweep(path.parent)
    assert names(path) <= {"file.json", "file.json.bak"}
    atomic.write(path, content(4))
    assert atomic.read_with_backup(path, parse) == Reading(4)


def test_an_error_names_the_file_and_its_cause(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space") as caught:
        atomic.write(path, content(1))
    assert (caught.value.errno, caught.value.filename) == (errno.ENOSPC, str(path))


def test_sweep_takes_abandoned_parts_and_nothing_else(path: Path, abandoned: Damage) -> None:
    atomic.write(path, content(1))
    others = {"file.part", ".hidden", "file.json.damaged-20260101-000000"}
    for name in (".file.json.abcd.part", *others):
        (path.parent / name).write_bytes(b"")
    # It may be another window's that is being written at this moment.
    atomic.sweep(path.parent)
    assert names(path) == {"file.json", ".file.json.abcd.part"} | others
    abandoned(path.parent)
    atomic.sweep(path.parent)
    assert names(path) == {"file.json"} | others
    atomic.sweep(path.parent / "nowhere")


def test_remove_takes_both_generations(path: Path) -> None:
    atomic.write(path, content(1))
    atomic.write(path, content(2))
    atomic.remove(path)
    assert names(path) == set()
    atomic.remove(path)


_ENDLESS = """
import sys
from pathlib import Path
from kingtable.store import atomic
n = int(sys.argv[2])
while True:
    n += 1
    atomic.write(Path(sys.argv[1]), b'{"n": %d, "text": "%s"}' % (n, b"x" * 200_000))
    print(n, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_killed_while_writing(path: Path, abandoned: Damage) -> None:
    chance = random.Random(4)
    last = 0
    for _ in range(10):
        command = [sys.executable, "-c", _ENDLESS, str(path), str(last)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for _ in range(chance.randint(1, 30)):
                last = int(process.stdout.readline())
            process.send_signal(signal.SIGKILL)
            for line in process.stdout:
                last = int(line)
        reading = atomic.read_with_backup(path, parse)
        assert reading.set_aside == ()
        assert reading.value in (last, last + 1)
        abandoned(path.parent)
        atomic.sweep(path.parent)
        assert names(path) <= {"file.json", "file.json.bak"}
        last = reading.value
