"""The licences of the system's libraries that PyInstaller put into the program, as Debian tells them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path


def write(program: Path) -> list[str]:
    """Put the copyright file of each library's package into the program; the libraries of which none is known."""
    inside = program / "_internal"
    folder = inside / "resources" / "licences" / "libraries"
    folder.mkdir(parents=True, exist_ok=True)
    unknown = []
    for library in sorted(inside.glob("*.so*")):
        # Links lead to Qt, shiboken and PySide, whose licences are in the list; Python's own library is there too.
        if library.is_symlink() or library.name.startswith("libpython"):
            continue
        package = package_of(library.name)
        told = Path("/usr/share/doc", package, "copyright") if package else None
        if told is None or not told.exists():
            unknown.append(library.name)
        else:
            shutil.copy(told, folder / f"{package}.txt")
    return unknown


def package_of(library: str) -> str:
    """The package of the first file of that name that the system's package manager knows, "" without one."""
    asked = ["dpkg-query", "--search", f"*/{library}"]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
    owner = told.split(": ")[0].split(",")[0].strip()
    return owner.partition(":")[0]
