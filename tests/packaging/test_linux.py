"""What Linux desktops read of the packages keeps their rules, where their own tools are here to say so."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.packaging.scripts import script

identity = script("identity")
icons = script("icons")
debian = script("debian")
ABOUT = identity.identity()


@pytest.fixture
def share(tmp_path: Path) -> Path:
    icons.write(tmp_path / "icons")
    debian.furnish(ABOUT, tmp_path / "share", tmp_path / "icons")
    return tmp_path / "share"


def checked(command: list[str]) -> str:
    """What the tool finds fault with, "" for nothing."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not here")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""


def test_the_menu_entry(share: Path) -> None:
    assert checked(["desktop-file-validate", str(share / "applications" / f"{ABOUT.id}.desktop")]) == ""


def test_the_description(share: Path) -> None:
    file = share / "metainfo" / f"{ABOUT.id}.metainfo.xml"
    assert checked(["appstreamcli", "validate", "--no-net", str(file)]) == ""


def test_the_file_type(share: Path) -> None:
    assert checked(["update-mime-database", str(share / "mime")]) == ""
    assert f"{ABOUT.record_type}:*.kingtable" in (share / "mime" / "globs").read_text(encoding="utf-8")


def test_the_manual(share: Path) -> None:
    manual = share / "man" / "man6" / "kingtable.6.gz"
    if shutil.which("man") is None:
        pytest.skip("man is not here")
    done = subprocess.run(
        ["man", "--warnings", "-l", "-Tutf8", str(manual)], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (share / "man" / "man6" / "kingtable-window.6.gz").resolve() == manual.resolve()


def test_an_icon_for_every_size(share: Path) -> None:
    found = {path.parent.parent.name for path in (share / "icons" / "hicolor").rglob(f"{ABOUT.id}.*")}
    assert {"16x16", "48x48", "256x256", "scalable"} <= found
