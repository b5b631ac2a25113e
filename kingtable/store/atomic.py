"""Writing a file whole or not at all, and reading it back whatever has happened to it since.

A file has at most two generations, ``name`` and ``name.bak``. At every moment of a write at least one of them
is whole and on the disk. Nothing damaged is deleted: it is renamed to ``name.damaged-YYYYMMDD-HHMMSS``
and its bytes are kept.
"""

from __future__ import annotations

import contextlib
import os
import stat
import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import Struct

from kingtable.core.record import MAX_BYTES
from kingtable.store.fault import Fault, FaultError, fault_of

T = TypeVar("T")

_PART = ".part"
_BACKUP = ".bak"
_ABANDONED_SECONDS = 3600.0
_NOT_THERE = (FileNotFoundError, NotADirectoryError)
"""There is no such file, or a file stands where its folder should be."""


class SetAside(Struct, frozen=True):
    """A file that is of no use. ``aside`` is its new name, or None where it could not even be renamed."""

    path: Path
    aside: Path | None
    why: Fault

    def __str__(self) -> str:
        kept = f"kept as {self.aside.name}" if self.aside else "left in place"
        return f"{self.path}: {self.why} ({kept})"


class Later(SetAside, frozen=True):
    """A whole file that a later version of the program has written; it stays where it is, and so does its backup."""


class LaterError(Exception):
    """For parsers: the bytes are whole, but a later version has written them."""


class Reading(Struct, Generic[T], frozen=True):
    """What was read (None: nothing), whether it came from the backup, and what was set aside."""

    value: T | None
    from_backup: bool = False
    set_aside: tuple[SetAside, ...] = ()


def backup_of(path: Path) -> Path:
    """Where the previous generation of that file is kept."""
    return path.with_name(path.name + _BACKUP)


def write(path: Path, data: bytes) -> None:
    """Replace the file by these bytes and keep the one before as its backup.

    When this returns, the bytes are on the disk and not only on their way to it. After an OSError the
    generation before can still be read.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = _written_part(path, data)
        try:
            _make_way(path)
            part.replace(path)
        except OSError:
            _discard(part)
            raise
    except OSError as error:
        # The system names the temporary file or none; people know this one.
        raise OSError(error.errno, error.strerror, str(path)) from error
    _sync_folder(path.parent)


def read_with_backup(path: Path, parse: Callable[[bytes], T]) -> Reading[T]:
    """The parsed file, or its parsed backup where the file is missing or of no use; never an exception.

    ``parse`` says by any exception that the bytes are not what they should be. What is of no use is set
    aside; what LaterError speaks of is left alone.
    """
    set_aside: list[SetAside] = []
    for place in (path, backup_of(path)):
        try:
            value = parse(bytes_of(place))
        except _NOT_THERE:
            continue
        except LaterError as error:
            # An older backup must not be played on: its next save would push this file out.
            return Reading(None, False, (*set_aside, Later(place, None, Fault("version", str(error)))))
        except Exception as error:  # damage may surface as any exception of a parser
            set_aside.append(put_aside(place, fault_of(error)))
        else:
            return Reading(value, place is not path, tuple(set_aside))
    return Reading(None, False, tuple(set_aside))


def put_aside(path: Path, why: Fault) -> SetAside:
    """Rename what cannot be used, so that its bytes are kept and its name is free; never an exception."""
    aside = aside_name(path)
    try:
        path.rename(aside)
    except OSError:
        return SetAside(path, None, why)
    return SetAside(path, aside, why)


def aside_name(path: Path) -> Path:
    """A free name for the damaged file of that name; it tells when the damage was found (local time)."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    first = path.with_name(f"{path.name}.damaged-{stamp}")
    name, n = first, 1
    while os.path.lexists(name):
        n += 1
        name = first.with_name(f"{first.name}-{n}")
    return name


def remove(path: Path) -> None:
    """Delete the file and its backup; the backup first, or a crash between the two would bring it back."""
    backup_of(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def sweep(folder: Path) -> None:
    """Delete what writes that were cut short have left in the folder; for the start of the program.

    A young one may be at work in another window of the program; it waits for a later start.
    """
    with contextlib.suppress(OSError):
        for part in folder.glob(f".*{_PART}"):
            with contextlib.suppress(OSError):
                if time.time() - part.lstat().st_mtime > _ABANDONED_SECONDS:
                    part.unlink()


def _written_part(path: Path, data: bytes) -> Path:
    """A temporary file beside that one, with these bytes safely on the disk."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=_PART, dir=path.parent)
    part = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        _discard(part)
        raise
    return part


def _discard(part: Path) -> None:
    with contextlib.suppress(OSError):
        part.unlink()


def _make_way(path: Path) -> None:
    """Turn the present file into the backup. Until the new one has its name, a reader finds the backup."""
    backup = backup_of(path)
    for place in (path, backup):
        if os.path.lexists(place) and not stat.S_ISREG(place.lstat().st_mode):
            place.rename(aside_name(place))
    with contextlib.suppress(FileNotFoundError):
        path.replace(backup)


def bytes_of(path: Path) -> bytes:
    """The bytes of a regular file of a size that can be; FaultError, or that there is no such file."""
    try:
        status = path.lstat()
        # Asked before opening: a pipe would wait for ever, and a link may lead anywhere.
        if not stat.S_ISREG(status.st_mode):
            raise FaultError(Fault("irregular", "is not a regular file"))
        if status.st_size > MAX_BYTES:
            raise FaultError(Fault("size", f"is larger than {MAX_BYTES // 1024 // 1024} MiB"))
        return path.read_bytes()
    except _NOT_THERE:
        raise
    except OSError as error:
        raise FaultError(fault_of(error)) from None


def _sync_folder(folder: Path) -> None:
    """Make the renaming itself durable. Windows cannot do it to a folder, and some file systems refuse."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
