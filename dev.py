#!/usr/bin/env python3
"""The developer's entry to King Table: it sets up all that is needed, then does what is asked.

    python3 dev.py run [arguments]     play, or: run trace RECORD.json, run --version, …
    python3 dev.py test [arguments]    the test suite; arguments go to pytest, like -k king
    python3 dev.py check               style, types, layers, translations, and known weaknesses of the packages
    python3 dev.py bench [arguments]   the measurements
    python3 dev.py art                 draw cards, marks and avatars anew; pictures of decks and tables in build/art
    python3 dev.py i18n                bring the translations up to the texts of the program; says what they still lack
    python3 dev.py package             the packages of this system in dist/, tried out
    python3 dev.py lock [arguments]    renew requirements/*.txt; arguments go to uv, like --upgrade

The locked packages go into .venv beside this file. Nothing else is changed, except that on Linux, when
started by root on a system with apt, the shared libraries that Qt needs are installed where they are missing.
"""

import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  an older Python shall say so, not fail further down
    sys.exit("King Table needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info))

ROOT = Path(__file__).resolve().parent
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

# What the window needs from a Linux system: the NEEDED entries of PySide6's QtWidgets and QtSvg and of its xcb and
# wayland platforms. A library, its package in Debian, its package in Arch; distributions with RPM find it by its
# own name. Sound is not here: without it the game is silent, not stopped.
QT_LIBRARIES = {
    "libEGL.so.1": ("libegl1", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libx11"),
    "libX11.so.6": ("libx11-6", "libx11"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2"),
    "libstdc++.so.6": ("libstdc++6", "gcc-libs"),
    "libwayland-client.so.0": ("libwayland-client0", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "wayland"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib"),
    "libzstd.so.1": ("libzstd1", "zstd"),
}


class SetupError(Exception):
    """Something is missing that only the person at the machine can provide; the text says what to do."""


# --- the packages in .venv ------------------------------------------------------------------------


def fingerprint(lock: Path) -> str:
    """What an installation of `lock` depends on: the text of the file and the interpreter behind .venv."""
    return hashlib.sha256(lock.read_bytes() + os.path.realpath(PYTHON).encode()).hexdigest()


def is_installed(name: str) -> bool:
    """Whether the lock file of this name is in .venv as it stands now."""
    stamp = VENV / f"{name}.stamp"
    return PYTHON.exists() and stamp.exists() and stamp.read_text() == fingerprint(LOCKS / f"{name}.txt")


def prepare(*names: str) -> None:
    """Make .venv where there is none that works; install those of the named lock files that are not in it."""
    due = [name for name in names if not is_installed(name)]
    if not due:
        return
    if not has_pip():
        make_venv()
        due = list(names)
    print(f"Installing {' and '.join(f'requirements/{name}.txt' for name in due)} into .venv …", flush=True)
    options = ["--quiet", "--require-hashes", "--only-binary=:all:"]
    files = [argument for name in due for argument in ("--requirement", str(LOCKS / f"{name}.txt"))]
    if call([str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", *options, *files]) != 0:
        raise SetupError("The packages could not be installed; the lines above say why.")
    for name in due:
        (VENV / f"{name}.stamp").write_text(fingerprint(LOCKS / f"{name}.txt"))


def has_pip() -> bool:
    """Whether .venv has an interpreter that runs and a pip that works."""
    command = [str(PYTHON), "-m", "pip", "--version"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make .venv anew with the interpreter that runs this file."""
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise SetupError(
            "This Python cannot make virtual environments. "
            "On Debian and Ubuntu install them with: sudo apt-get install python3-venv"
        )
    if call([sys.executable, "-m", "venv", "--clear", str(VENV)]) != 0:
        raise SetupError("The virtual environment .venv could not be made; the lines above say why.")


# --- the libraries of the system ------------------------------------------------------------------


def missing_libraries() -> list[str]:
    """The names in QT_LIBRARIES that the loader of this system does not find."""
    return [name for name in QT_LIBRARIES if not loads(name)]


def loads(library: str) -> bool:
    """Whether the system's loader finds and loads this shared library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def install_command(missing: list[str], os_release: str) -> list[str]:
    """The command that installs these libraries on the system of this /etc/os-release; [] where unknown."""
    names = {"ID": "", "ID_LIKE": ""}
    for line in os_release.splitlines():
        key, _, value = line.partition("=")
        if key in names:
            names[key] = value.strip("\"'")
    family = set(f"{names['ID']} {names['ID_LIKE']}".split())
    if "debian" in family:
        packages = sorted({QT_LIBRARIES[name][0] for name in missing})
        return ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if "arch" in family:
        return ["pacman", "-S", "--needed", *sorted({QT_LIBRARIES[name][1] for name in missing})]
    by_name = [f"{name}()(64bit)" for name in missing]
    if "fedora" in family:
        return ["dnf", "install", *by_name]
    if "suse" in family or "opensuse" in family:
        return ["zypper", "install", *by_name]
    return []


def prepare_libraries() -> None:
    """See to it that Qt finds its libraries: install what is missing as root with apt, else say how."""
    if sys.platform != "linux":
        return
    missing = missing_libraries()
    if not missing:
        return
    try:
        command = install_command(missing, Path("/etc/os-release").read_text(encoding="utf-8"))
    except OSError:
        command = []
    if os.geteuid() == 0 and command[:1] == ["apt-get"] and shutil.which("apt-get"):
        print("Installing the libraries that Qt needs …", flush=True)
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        for step in (["apt-get", "--quiet", "update"], command):
            call(step, environment)
        missing = missing_libraries()
    if missing:
        hint = f" Install them with: sudo {shlex.join(command)}" if command else ""
        raise SetupError(f"Qt needs libraries that this system lacks: {', '.join(missing)}.{hint}")


# --- the commands ---------------------------------------------------------------------------------


def call(command: list[str], environment: dict[str, str] | None = None, folder: Path | None = None) -> int:
    """Run a command to its end; its exit status, in the shell's manner (128 + n) if signal n ended it."""
    try:
        status = subprocess.run(command, env=environment, cwd=folder, check=False).returncode
    except OSError as error:
        raise SetupError(f"{command[0]} could not be started: {error.strerror}.") from error
    return status if status >= 0 else 128 - status


def python(*arguments: str, folder: Path | None = None) -> int:
    """Run the interpreter of .venv, which finds the package in this tree."""
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    return call([str(PYTHON), *arguments], os.environ | {"PYTHONPATH": path}, folder)


def run(arguments: list[str]) -> int:
    """Start King Table in the current folder, so that files on the command line are found."""
    prepare_libraries()
    prepare("run")
    return python("-m", "kingtable", *arguments)


def test(arguments: list[str]) -> int:
    """Run the test suite without a screen, on all cores; `-n0` runs it in one process."""
    prepare_libraries()
    prepare("run", "dev")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return python("-m", "pytest", "-n", "auto", *arguments, folder=ROOT)


def check(arguments: list[str]) -> int:
    """Check style, types, layers, translations and packages; all checks run, whatever the first ones found."""
    if arguments:
        raise SetupError("check takes no arguments.")
    prepare("run", "dev")
    checks = {
        "ruff check": ["-m", "ruff", "check"],
        "ruff format": ["-m", "ruff", "format", "--check"],
        "mypy": ["-m", "mypy"],
        "import-linter": ["-c", "from importlinter.cli import lint_imports_command as main; main()"],
        "translations": ["packaging/translations.py", "--check"],
    }
    try:
        prepare("audit")
        checks["pip-audit"] = ["packaging/audit.py", *(f"requirements/{name}.txt" for name in ("run", "package"))]
    except SetupError:
        print("Not looking for known weaknesses of packages: pip-audit could not be installed.", file=sys.stderr)
    failed = [name for name, command in checks.items() if python(*command, folder=ROOT) != 0]
    print(f"Failed: {', '.join(failed)}." if failed else "All checks passed.")
    return 1 if failed else 0


def bench(arguments: list[str]) -> int:
    """Measure; next to OpenSpiel and RLCard where these can be installed."""
    prepare_libraries()
    prepare("run")
    try:
        prepare("bench")
    except SetupError:
        print("Measuring without OpenSpiel and RLCard, which could not be installed.", file=sys.stderr)
    return python("-m", "benchmarks", *arguments, folder=ROOT)


def art(arguments: list[str]) -> int:
    """Draw all pictures of the program from their scripts, then contact sheets of the cards and all tables."""
    if arguments:
        raise SetupError("art takes no arguments.")
    prepare_libraries()
    prepare("run")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    scripts = ("faces", "icons", "avatars", "sheets", "tables")
    return max(python(f"packaging/draw/{name}.py", folder=ROOT) for name in scripts)


def i18n(arguments: list[str]) -> int:
    """Bring the translations up to the texts of the program; the status is 1 while one is missing."""
    if arguments:
        raise SetupError("i18n takes no arguments.")
    prepare("run")
    return python("packaging/translations.py", folder=ROOT)


def package(arguments: list[str]) -> int:
    """Freeze the program, let it try itself, and make the packages of this system."""
    if arguments:
        raise SetupError("package takes no arguments.")
    prepare_libraries()
    prepare("run", "package")
    return python("packaging/package.py", folder=ROOT)


def lock(arguments: list[str]) -> int:
    """Renew the lock files from pyproject.toml; versions stay as they are unless `--upgrade` is given."""
    prepare("dev")
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--quiet"]
    sources = {
        "run": ["pyproject.toml"],
        "dev": ["--group", "test", "--group", "check", "--constraint", "requirements/run.txt"],
        # rlcard is published as source alone; the file says so to pip.
        "package": ["--group", "package", "--constraint", "requirements/run.txt"],
        "audit": ["--group", "audit", "--constraint", "requirements/dev.txt"],
        "bench": ["--group", "bench", "--no-binary", "rlcard", "--emit-build-options"],
    }
    for name, source in sources.items():
        output = ["--output-file", f"requirements/{name}.txt"]
        status = python("-m", "uv", "pip", "compile", *options, *source, *output, *arguments, folder=ROOT)
        if status != 0:
            return status
    return 0


COMMANDS = {
    "run": run, "test": test, "check": check, "bench": bench, "art": art, "i18n": i18n, "package": package, "lock": lock
}  # fmt: skip


def main(arguments: list[str]) -> int:
    """Do one command with the arguments after it; the exit status."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in ("", "-h", "--help"):
        print(__doc__)
        return 0 if name else 2
    if name not in COMMANDS:
        print(f"dev.py: no command “{name}”; there are {', '.join(COMMANDS)}.", file=sys.stderr)
        return 2
    try:
        return COMMANDS[name](rest)
    except SetupError as error:
        print(f"dev.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
