"""A .deb of the frozen program, with its entries in menus, file types, icons and the manual."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from datetime import datetime
from email.utils import format_datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "program"))

import elf
from identity import ROOT, Identity
from library_licences import package_of

LINUX = Path(__file__).resolve().parent / "linux"
_RECOMMENDED = ("libcups", "libpulse")
"""Without these the game does not print or is silent; it is not stopped."""
_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def make(about: Identity, program: Path, made: Path, dist: Path) -> Path:
    """Write the .deb of the frozen program in ``program`` into ``dist``; its icons are in ``made``."""
    tree = made / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    inside = tree / "usr" / "lib" / about.command
    shutil.copytree(program, inside, symlinks=True)
    for file in inside.rglob("*"):
        if file.is_file() and not file.is_symlink():
            # Only the two programs are started; libraries need no right to be.
            file.chmod(0o755 if file.parent == inside else 0o644)
    programs = tree / "usr" / "games"
    programs.mkdir(parents=True)
    for name in (about.command, f"{about.command}-window"):
        (programs / name).symlink_to(f"../lib/{about.command}/{name}")
    furnish(about, tree / "usr" / "share", made / "icons")
    _documents(about, tree / "usr" / "share")
    architecture = _told(["dpkg", "--print-architecture"])
    _control(about, tree, architecture)
    deb = dist / f"{about.command}_{about.version}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(tree), str(deb)], check=True,
                   stdout=subprocess.DEVNULL)  # fmt: skip
    return deb


def furnish(about: Identity, share: Path, icons: Path) -> None:
    """Put menu entry, description, file type, icons and manual below a ``share`` folder."""
    for template, place in (
        ("kingtable.desktop.in", f"applications/{about.id}.desktop"),
        ("kingtable.metainfo.xml.in", f"metainfo/{about.id}.metainfo.xml"),
        ("kingtable.mime.xml.in", f"mime/packages/{about.id}.xml"),
    ):
        _write(share / place, about.fill((LINUX / template).read_text(encoding="utf-8")).encode("utf-8"))
    for size in _ICON_SIZES:
        place = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{about.id}.png"
        _write(place, (icons / f"kingtable-{size}.png").read_bytes())
    drawing = (ROOT / "resources" / "icons" / "kingtable.svg").read_bytes()
    _write(share / "icons" / "hicolor" / "scalable" / "apps" / f"{about.id}.svg", drawing)
    manual = about.fill((LINUX / "kingtable.6.in").read_text(encoding="utf-8")).encode("utf-8")
    _write(share / "man" / "man6" / "kingtable.6.gz", gzip.compress(manual, 9, mtime=0))
    link = share / "man" / "man6" / "kingtable-window.6.gz"
    link.symlink_to("kingtable.6.gz")


def _documents(about: Identity, share: Path) -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8").strip().partition("\n\n")[2].partition("\n\n")[2]
    lines = "\n".join(f" {line}" if line else " ." for line in licence.splitlines())
    copyright = about.fill(
        (LINUX / "copyright.in").read_text(encoding="utf-8"), licence_text=lines, year=about.released[:4]
    )
    _write(share / "doc" / about.command / "copyright", copyright.encode("utf-8"))
    entry = about.fill((LINUX / "changelog.in").read_text(encoding="utf-8"), moment=_moment(about.released))
    _write(share / "doc" / about.command / "changelog.gz", gzip.compress(entry.encode("utf-8"), 9, mtime=0))
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    _write(share / "doc" / about.command / "CHANGELOG.md.gz", gzip.compress(changes, 9, mtime=0))
    overrides = (LINUX / "lintian-overrides").read_bytes()
    _write(share / "lintian" / "overrides" / about.command, overrides)


def _moment(day: str) -> str:
    """Noon of an ISO day as Debian writes it: Mon, 30 Nov 2026 12:00:00 +0000."""
    return format_datetime(datetime.fromisoformat(f"{day}T12:00:00+00:00"))


def _control(about: Identity, tree: Path, architecture: str) -> None:
    files = [file for file in sorted(tree.rglob("*")) if file.is_file() and not file.is_symlink()]
    kilobytes = sum((file.stat().st_size + 1023) // 1024 for file in files)
    filled = about.fill(
        (LINUX / "control.in").read_text(encoding="utf-8"),
        architecture=architecture, kilobytes=str(kilobytes), needs=_needs(tree),
    )  # fmt: skip
    _write(tree / "DEBIAN" / "control", filled.encode("utf-8"))
    sums = [f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(tree)}\n" for file in files]
    _write(tree / "DEBIAN" / "md5sums", "".join(sums).encode("utf-8"))
    for path in (tree, *tree.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)


def _needs(tree: Path) -> str:
    """The packages of the libraries that the program needs and does not bring along."""
    programs = [file for file in sorted((tree / "usr" / "lib").rglob("*")) if elf.is_elf(file)]
    brought = {path.name for path in (tree / "usr" / "lib").rglob("*")}
    asked = sorted({library for file in programs for library in elf.needed_by(file)} - brought)
    packages = {package_of(library) for library in asked if not library.startswith(_RECOMMENDED)}
    if "" in packages:
        raise SystemExit(f"a package of one of these is not installed here: {', '.join(asked)}")
    glibc = ".".join(map(str, max(elf.glibc_of(file) for file in programs)))
    return ", ".join(f"libc6 (>= {glibc})" if package == "libc6" else package for package in sorted(packages))


def _told(command: list[str], folder: Path | None = None) -> str:
    done = subprocess.run(command, cwd=folder, env=os.environ | {"LC_ALL": "C.UTF-8"}, stdout=subprocess.PIPE,
                          encoding="utf-8", check=True)  # fmt: skip
    return done.stdout.strip()


def _write(file: Path, data: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
