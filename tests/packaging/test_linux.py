"""What Linux desktops read of the packages keeps their rules, where their own tools are here to say so."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest
from ruamel.yaml import YAML

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


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A folder like the frozen program's."""
    made = tmp_path / "program"
    (made / "_internal").mkdir(parents=True)
    for name in ("kingtable", "kingtable-window"):
        (made / name).write_text("#!/bin/sh\necho $0 $@\n", encoding="utf-8")
        (made / name).chmod(0o755)
    return made


def test_the_folder_of_an_appimage_starts_the_right_program(program: Path, tmp_path: Path) -> None:
    icons.write(tmp_path / "icons")
    made = script("linux_bundles").app_dir(ABOUT, program, tmp_path / "icons", tmp_path)
    assert (made / f"{ABOUT.id}.desktop").exists() and (made / f"{ABOUT.id}.png").exists()
    assert (made / ".DirIcon").resolve() == (made / f"{ABOUT.id}.png").resolve()
    for arguments, started in (([], "kingtable-window"), (["trace", "a"], "kingtable"), (["--version"], "kingtable")):
        done = subprocess.run([str(made / "AppRun"), *arguments], capture_output=True, text=True, check=True)
        said, *rest = done.stdout.split()
        assert (Path(said).name, rest) == (started, arguments)


def test_the_flatpak_folder_holds_what_its_manifest_names(program: Path, tmp_path: Path) -> None:
    icons.write(tmp_path / "icons")
    packed = script("archive").tarred(program, tmp_path / "kingtable.tar.xz", "kingtable-0")
    manifest = script("linux_bundles").flatpak(ABOUT, packed, tmp_path / "icons", tmp_path)
    sources = YAML(typ="safe").load(manifest)["modules"][0]["sources"]
    for source in sources:
        assert (manifest.parent / source["path"]).exists()
    assert sources[0]["sha256"] == hashlib.sha256(packed.read_bytes()).hexdigest()
