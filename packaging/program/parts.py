"""What of Python and Qt belongs into the frozen program, and what only came along."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

Entry = tuple[str, str, str]
"""A file of PyInstaller's: its place in the program, its place on this machine, its kind."""

WITHOUT_MODULES = (
    "PySide6.QtConcurrent", "PySide6.QtDBus", "PySide6.QtMultimediaWidgets",
    "_bz2", "_hashlib", "_lzma", "_multiprocessing", "_posixshmem", "_ssl", "asyncio", "bz2", "curses", "doctest",
    "ftplib", "http", "lzma", "multiprocessing", "pdb", "pydoc", "readline", "setuptools", "smtplib", "ssl", "test",
    "tkinter", "unittest", "xml", "xmlrpc",
)  # fmt: skip
"""Modules that something names and King Table never imports; without them OpenSSL is not shipped."""

PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "multimedia": {"darwinmediaplugin", "windowsmediaplugin"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "printsupport": {"cocoaprintersupport", "cupsprintersupport", "windowsprintersupport"},
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""The plugins of Qt that are used, by their folder. Sounds are written into audio sinks, which need no codecs."""

_QT_WITHOUT = re.compile(r"(Quick|Qml|Pdf|VirtualKeyboard|EglF[Ss]|WlShell|MultimediaWidgets|FFmpegStub)")
_CODECS = re.compile(r"(lib)?(avcodec|avformat|avutil|swresample|swscale)\b")
_OF_THE_SYSTEM = re.compile(r"lib(pulse|cups)")
"""What speaks with a server of the system must be of the system's own version; without it
there is no sound, or no printer but a PDF."""
_OWN_LANGUAGE = "en"


def belongs(place: str, languages: Iterable[str]) -> bool:
    """Whether the file with that place in the program is used by it, as far as names tell."""
    path = PurePosixPath(place.replace("\\", "/"))
    folder = path.parent.name
    if "plugins" in path.parts:
        name = path.name.split(".")[0]
        return name.removeprefix("lib") in PLUGINS.get(folder, ()) or name in PLUGINS.get(folder, ())
    if path.suffix in (".ts", ".pyi") or ".dist-info" in place:
        return False
    if folder == "translations":
        return path.name in {f"qtbase_{code}.qm" for code in languages if code != _OWN_LANGUAGE}
    if "Qt" in path.name or ".framework" in place:
        return not _QT_WITHOUT.search(path.name)
    return not (_CODECS.match(path.name) or _OF_THE_SYSTEM.match(path.name))


def needed(entries: list[Entry], needs: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Those entries that are no libraries, and the libraries that they need, which ``needs`` tells of a file.

    ``needs`` gives file names; a library stays if something that stays names it.
    """
    found = [entry for entry in entries if not _is_library(entry)]
    left = {PurePosixPath(entry[0]).name: entry for entry in entries if _is_library(entry)}
    for entry in found:  # grows while it is gone through
        for name in needs(entry[1]) if entry[2] in ("BINARY", "EXTENSION") else ():
            if name in left:
                found.append(left.pop(name))
    names = {PurePosixPath(entry[0]).name for entry in found if entry[2] == "BINARY"}
    return [entry for entry in entries if entry in found and (entry[2] != "SYMLINK" or _target(entry) in names)]


def _target(entry: Entry) -> str:
    return PurePosixPath(entry[1]).name


def _is_library(entry: Entry) -> bool:
    place = PurePosixPath(entry[0])
    # The program itself opens Python's library; plugins are opened by Qt.
    is_root = "plugins" in place.parts or place.name.startswith("libpython")
    return entry[2] == "BINARY" and ".so" in place.name and place.name.startswith("lib") and not is_root


def trimmed(entries: list[Entry], languages: Iterable[str]) -> list[Entry]:
    """The entries that belong into the program."""
    known = tuple(languages)
    kept = [entry for entry in entries if belongs(entry[0], known)]
    if sys.platform != "linux":
        return kept
    from elf import needed_by

    return needed(kept, needed_by)
