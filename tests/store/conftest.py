"""A writer that ends with its test, a small disk that can be filled, and every kind of damage to a file."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kingtable.store.writer import Writer

Damage = Callable[[Path], None]


@pytest.fixture
def writer() -> Iterator[Writer]:
    writer = Writer()
    yield writer
    writer.close()


@pytest.fixture
def abandoned() -> Callable[[Path], None]:
    """Makes the temporary files of a folder as old as those of a program killed yesterday."""

    def age(folder: Path) -> None:
        for part in folder.glob(".*.part"):
            os.utime(part, (part.stat().st_mtime - 86_400,) * 2)

    return age


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of one megabyte; needs the right to mount."""
    folder = tmp_path / "disk"
    folder.mkdir()
    try:
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no file system can be mounted here")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _cut(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def _flipped(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[0] ^= 0xFF
    path.write_bytes(data)


def _other_encoding(path: Path) -> None:
    path.write_bytes(path.read_text("utf-8").encode("utf-16"))


def _other_json(path: Path) -> None:
    path.write_bytes(b"[1, 2, 3]")


def _deep(path: Path) -> None:
    path.write_bytes(b"[" * 200_000)


def _long_number(path: Path) -> None:
    path.write_bytes(b"1" * 10_000)


def _huge(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(33 * 1024 * 1024)


def _directory(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").write_bytes(b"kept")


def _symlink(path: Path) -> None:
    target = path.with_name("target")
    path.rename(target)
    path.symlink_to(target)


def _dangling(path: Path) -> None:
    path.unlink()
    path.symlink_to(path.with_name("nowhere"))


def _pipe(path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no named pipes here")
    path.unlink()
    os.mkfifo(path)


_DAMAGES: dict[str, Damage] = {
    "empty": _empty,
    "cut": _cut,
    "flipped": _flipped,
    "other encoding": _other_encoding,
    "other JSON": _other_json,
    "deeply nested": _deep,
    "long number": _long_number,
    "huge": _huge,
    "directory": _directory,
    "symlink": _symlink,
    "dangling symlink": _dangling,
    "pipe": _pipe,
}


@pytest.fixture(params=list(_DAMAGES.values()), ids=list(_DAMAGES))
def damage(request: pytest.FixtureRequest) -> Damage:
    """Each kind of damage in turn: called with the path of a good file."""
    found: Damage = request.param
    return found
