"""What the frozen program consists of: nothing that is left out is used, and what is needed stays."""

from __future__ import annotations

import json
import os
import re
import struct
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from kingtable.ui.dialogs.licences import licences
from tests.packaging.scripts import ROOT, script

parts = script("program/parts")

_ALL_IMPORTED = """
import importlib, pkgutil, sys
for name in {without!r}:
    sys.modules[name] = None
import kingtable
for found in pkgutil.walk_packages(kingtable.__path__, "kingtable."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
try:
    import PySide6.QtMultimedia
except ImportError as error:
    assert "libpulse" in str(error), error
import hashlib, secrets, sqlite3
hashlib.sha256(b"").digest()
"""


def test_everything_can_be_imported_without_what_is_left_out() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _ALL_IMPORTED.format(without=parts.WITHOUT_MODULES)],
        cwd=ROOT, env=os.environ | {"QT_QPA_PLATFORM": "offscreen"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so", "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib", "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", "PySide6/Qt/lib/libQt6Concurrent.so.6",
        "PySide6/plugins/multimedia/windowsmediaplugin.dll", "PySide6/Qt/translations/qtbase_tr.qm",
        "PySide6/QtMultimedia.abi3.so", "libpython3.11.so.1.0", "resources/help/king.html", "PySide6\\\\Qt6Gui.dll",
    ],
)  # fmt: skip
def test_what_is_used_stays(place: str) -> None:
    assert parts.belongs(place, ["en", "tr"])


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/platforms/libqeglfs.so", "PySide6/Qt/lib/libQt6Quick.so.6", "PySide6/Qt6Pdf.dll",
        "PySide6/Qt/lib/QtVirtualKeyboard.framework/Versions/A/QtVirtualKeyboard", "PySide6/Qt/lib/libavcodec.so.61",
        "avcodec-61.dll", "PySide6/Qt/translations/qtbase_de.qm", "PySide6/Qt/translations/qt_tr.qm", "libpulse.so.0",
        "resources/i18n/kingtable_tr.ts", "setuptools-1.dist-info/METADATA",
    ],
)  # fmt: skip
def test_what_only_came_along_is_left_out(place: str) -> None:
    assert not parts.belongs(place, ["en", "tr"])


def test_a_library_stays_if_something_that_stays_needs_it() -> None:
    entries = [
        ("PySide6/QtGui.abi3.so", "/w/QtGui.abi3.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/w/libQt6Gui.so.6", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/w/libqxcb.so", "BINARY"),
        ("libxcb-cursor.so.0", "/l/libxcb-cursor.so.0", "BINARY"),
        ("libgtk-3.so.0", "/l/libgtk-3.so.0", "BINARY"),
        ("libgdk-3.so.0", "/l/libgdk-3.so.0", "BINARY"),
        ("libpython3.11.so.1.0", "/l/libpython3.11.so.1.0", "BINARY"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6Quick.so.6", "PySide6/Qt/lib/libQt6Quick.so.6", "SYMLINK"),
        ("resources/style.qss", "/r/style.qss", "DATA"),
    ]
    needs = {
        "/w/QtGui.abi3.so": ["libQt6Gui.so.6"], "/w/libqxcb.so": ["libxcb-cursor.so.0"],
        "/l/libgtk-3.so.0": ["libgdk-3.so.0"],
    }  # fmt: skip
    kept = parts.needed(entries, lambda file: needs.get(file, []))
    gone = {"libgtk-3.so.0", "libgdk-3.so.0", "libQt6Quick.so.6"}
    assert kept == [entry for entry in entries if entry[0] not in gone]


def test_the_icons_hold_a_picture_of_each_size(tmp_path: Path) -> None:
    icons = script("icons")
    icons.write(tmp_path)
    for size in icons.SIZES:
        image = QImage(str(tmp_path / f"kingtable-{size}.png"))
        assert (image.width(), image.height()) == (size, size)
        assert image.hasAlphaChannel() and image.pixelColor(size // 2, size // 2).alpha() == 255
    ico = (tmp_path / "kingtable.ico").read_bytes()
    assert struct.unpack("<HHH", ico[:6]) == (0, 1, 7)
    for number in range(7):
        length, place = struct.unpack("<II", ico[6 + 16 * number + 8 : 6 + 16 * number + 16])
        assert ico[place : place + 8] == b"\x89PNG\r\n\x1a\n" and place + length <= len(ico)
    icns = (tmp_path / "kingtable.icns").read_bytes()
    assert icns[:4] == b"icns" and struct.unpack(">I", icns[4:8])[0] == len(icns)


def test_archives_are_the_same_bytes_each_time(tmp_path: Path) -> None:
    archive = script("archive")
    folder = tmp_path / "made"
    (folder / "below").mkdir(parents=True)
    (folder / "below" / "file.txt").write_text("text", encoding="utf-8")
    (folder / "program").write_text("run", encoding="utf-8")
    (folder / "program").chmod(0o700)
    first = archive.tarred(folder, tmp_path / "1.tar.xz", "name").read_bytes()
    os.utime(folder / "program", (1, 1))
    assert archive.tarred(folder, tmp_path / "2.tar.xz", "name").read_bytes() == first
    with tarfile.open(tmp_path / "1.tar.xz") as packed:
        assert {(entry.name, entry.mode & 0o777, entry.uid) for entry in packed} == {
            ("name", 0o755, 0), ("name/below", 0o755, 0), ("name/below/file.txt", 0o644, 0), ("name/program", 0o755, 0),
        }  # fmt: skip
    with zipfile.ZipFile(archive.zipped(folder, tmp_path / "1.zip", "name")) as packed_too:
        assert packed_too.namelist() == ["name/below/file.txt", "name/program"]


def test_every_part_that_is_shipped_has_its_licence() -> None:
    told = json.loads((ROOT / "resources" / "licences" / "list.json").read_text(encoding="utf-8"))
    covered = {package for part in told for package in part.get("packages", ())}
    lock = (ROOT / "requirements" / "run.txt").read_text(encoding="utf-8")
    locked = set(re.findall(r"^([a-z0-9-]+)==", lock, re.MULTILINE))
    assert locked <= covered and "pyinstaller" in covered
    named = {text for part in told for text in part["texts"]}
    assert named == {file.name for file in (ROOT / "resources" / "licences").glob("*.txt")}
    assert (ROOT / "resources" / "licences" / "KingTable.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    shown = licences()
    assert [part.name for part in shown][:2] == ["King Table", "Qt and Qt for Python"]
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in shown[1].text and "GNU GENERAL PUBLIC LICENSE" in shown[1].text
    assert all(len(part.text) > 500 for part in shown)


def test_the_frozen_program_finds_a_display_that_asks_for_a_key(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "XAUTHORITY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "PYTHONPATH", "VIRTUAL_ENV"):
        monkeypatch.setenv(name, name.lower())
    given = script("package").bare_environment()
    assert given["DISPLAY"] == "display" and given["XAUTHORITY"] == "xauthority"
    assert given["WAYLAND_DISPLAY"] == "wayland_display" and given["XDG_RUNTIME_DIR"] == "xdg_runtime_dir"
    assert not {"PYTHONPATH", "VIRTUAL_ENV", "PATH"} & given.keys()
