"""A folder in one file, the same bytes each time for the same contents."""

from __future__ import annotations

import os
import tarfile
import zipfile
from pathlib import Path

# The time that files get: a build that is told none is of the year in which archives of every kind begin.
_MOMENT = int(os.environ.get("SOURCE_DATE_EPOCH", "315619200"))
_ZIP_TIME = (1980, 1, 2, 0, 0, 0)


def tarred(folder: Path, file: Path, name: str) -> Path:
    """Write the folder, under that name, into a .tar.xz."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = _MOMENT
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    with tarfile.open(file, "w:xz", preset=9) as packed:
        packed.add(folder, name, recursive=False, filter=plain)
        for path in sorted(folder.rglob("*")):
            packed.add(path, f"{name}/{path.relative_to(folder).as_posix()}", recursive=False, filter=plain)
    return file


def zipped(folder: Path, file: Path, name: str) -> Path:
    """Write the folder, under that name, into a .zip."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{name}/{path.relative_to(folder).as_posix()}", _ZIP_TIME)
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes())
    return file
