"""Make the packages of this system: python3 dev.py package

Translations, icons, the frozen program with its licences, its self-test, an archive, what else this system can make,
and the checksums of it all. What is made on the way is in build/package, the packages themselves are in dist.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import archive
import icons
import library_licences
from identity import ROOT, Identity, identity

MADE = ROOT / "build" / "package"
DIST = ROOT / "dist"
PROGRAM = MADE / "dist" / "kingtable"
LARGEST, LARGEST_PACKED = 165, 48
"""Megabytes of the frozen program and of its archive."""
_PROGRAMS = ("PROGRAMFILES(X86)", "PROGRAMFILES")
"""Where Windows says that programs are."""
_HERE = Path(__file__).resolve().parent


class Failed(Exception):
    """A step could not be done; the text says which and why."""


def main() -> int:
    """Make everything; the exit status."""
    about = identity()
    try:
        translate()
        prepare(about)
        freeze()
        try_out()
        packages = make_packages(about)
    except Failed as failed:
        print(f"package: {failed}", file=sys.stderr)
        return 1
    sums = DIST / "SHA256SUMS"
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(packages)]
    sums.write_text("".join(lines), encoding="ascii")
    for file in sorted(packages):
        print(f"{file.stat().st_size / 1e6:6.1f} MB  {file.relative_to(ROOT)}")
    return 0


def translate() -> None:
    """Compile the translations; an incomplete one is no package."""
    run("translations", [sys.executable, str(_HERE / "translations.py")])


def prepare(about: Identity) -> None:
    """Draw the icons and fill in what PyInstaller reads."""
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    icons.write(MADE / "icons")
    commas = about.four_numbers.replace(".", ", ")
    for template, made in (("windows/version.txt.in", "version.txt"), ("macos/Info.plist.in", "Info.plist")):
        text = (_HERE / template).read_text(encoding="utf-8")
        (MADE / made).write_text(about.fill(text, commas=commas), encoding="utf-8")


def freeze() -> None:
    """Build the program's folder, and put the licences of the system's libraries in it."""
    spec = str(_HERE / "program" / "kingtable.spec")
    folders = ["--distpath", str(MADE / "dist"), "--workpath", str(MADE / "work")]
    run("PyInstaller", [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, spec])
    if sys.platform == "linux":
        unknown = library_licences.write(PROGRAM)
        if unknown:
            raise Failed(f"no licence is known of {', '.join(unknown)}")
    size = sum(file.lstat().st_size for file in PROGRAM.rglob("*") if file.is_file()) / 1e6
    print(f"{size:6.1f} MB  the frozen program", flush=True)
    if size > LARGEST:
        raise Failed(f"the frozen program has {size:.0f} MB; {LARGEST} are allowed")


def try_out() -> None:
    """Let the frozen program try itself, without anything of this Python around it."""
    report = MADE / "self-test.json"
    name = "kingtable.exe" if sys.platform == "win32" else "kingtable"
    run("the self-test", [str(PROGRAM / name), "--self-test", str(report)], bare_environment())
    checks = json.loads(report.read_text(encoding="utf-8"))["checks"]
    print(f"           {len(checks)} checks of the self-test passed", flush=True)


def bare_environment() -> dict[str, str]:
    """What a program is given on a machine that knows nothing of Python."""
    home = ("HOME", "LANG", "SYSTEMROOT", "TEMP", "TMP", "USERPROFILE", "LOCALAPPDATA", "APPDATA")
    display = ("DISPLAY", "XAUTHORITY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    return {key: os.environ[key] for key in (*home, *display) if key in os.environ}


def make_packages(about: Identity) -> list[Path]:
    """The archive, and what else this system can make of the frozen program."""
    DIST.mkdir(exist_ok=True)
    stem = f"{about.command}-{about.version}"
    machine = {"AMD64": "x86_64"}.get(platform.machine(), platform.machine())
    if sys.platform == "win32":
        packed = archive.zipped(PROGRAM, DIST / f"{stem}-windows-{machine}.zip", stem)
        made = [packed, *_installer(about, stem, machine)]
    elif sys.platform == "darwin":
        made = [_disk_image(about, DIST / f"{stem}-macos-{machine}.dmg")]
        packed = made[0]
    else:
        import debian

        packed = archive.tarred(PROGRAM, DIST / f"{stem}-linux-{machine}.tar.xz", stem)
        made = [packed, debian.make(about, PROGRAM, MADE, DIST)]
    size = packed.stat().st_size / 1e6
    if size > LARGEST_PACKED:
        raise Failed(f"{packed.name} has {size:.0f} MB; {LARGEST_PACKED} are allowed")
    return made


def _installer(about: Identity, stem: str, machine: str) -> list[Path]:
    # Its own installer leaves the PATH alone.
    beside = [Path(os.environ[name], "Inno Setup 6") for name in _PROGRAMS if name in os.environ]
    compiler = shutil.which("iscc", path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, beside)]))
    if compiler is None:
        print("Inno Setup (iscc) is not here: no installer is made.", file=sys.stderr)
        return []
    script = MADE / "kingtable.iss"
    text = (_HERE / "windows" / "kingtable.iss.in").read_text(encoding="utf-8")
    name = f"{stem}-windows-{machine}-setup"
    filled = about.fill(text, program=str(PROGRAM), icons=str(MADE / "icons"), dist=str(DIST), setup=name)
    script.write_text(filled, encoding="utf-8-sig")
    run("Inno Setup", [compiler, "/Q", str(script)])
    return [DIST / f"{name}.exe"]


def _disk_image(about: Identity, image: Path) -> Path:
    run("the disk image", ["sh", str(_HERE / "macos" / "dmg.sh"), str(MADE / "dist" / f"{about.name}.app"), str(image)])
    return image


def run(what: str, command: Sequence[str], environment: Mapping[str, str] | None = None) -> None:
    """Run a command; Failed, naming ``what``, if it does not end well."""
    try:
        status = subprocess.run(command, env=environment, cwd=ROOT, check=False).returncode
    except OSError as error:
        raise Failed(f"{what} could not be started: {error.strerror}") from error
    if status != 0:
        raise Failed(f"{what} ended with status {status}")


if __name__ == "__main__":
    sys.exit(main())
