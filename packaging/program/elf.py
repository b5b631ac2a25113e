"""What a Linux library or program asks of others, as binutils read it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path


def needed_by(file: str | Path) -> list[str]:
    """The names of the libraries that the file itself needs, not those that these need in turn."""
    return re.findall(r"^\s*NEEDED\s+(\S+)$", _told("-p", file), re.MULTILINE)


def glibc_of(file: str | Path) -> tuple[int, ...]:
    """The version of glibc that the file asks for, like (2, 34)."""
    versions = re.findall(r"GLIBC_(\d+(?:\.\d+)+)", _told("-p", file))
    return max((tuple(map(int, version.split("."))) for version in versions), default=(0,))


def is_elf(file: Path) -> bool:
    """Whether it is a library or program and no link to one."""
    if not file.is_file() or file.is_symlink():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _told(what: str, file: str | Path) -> str:
    return subprocess.run(["objdump", what, str(file)], capture_output=True, encoding="utf-8", check=False).stdout
