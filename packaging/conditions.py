"""The frozen program's self-test in six conditions: python3 packaging/conditions.py PROGRAM-FOLDER

As it is; from a folder with foreign letters; with standard output and error closed; in a folder that cannot be written;
without a sound server; and with an empty environment. For Linux and macOS; root is nobody in the fourth.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

FOREIGN = "Masa ığüşöç ♠ 中"
_NOBODY = 65534


def conditions(program: Path, room: Path) -> Iterator[tuple[str, list[str], Mapping[str, str], bool]]:
    """Name, command without the report's name, environment, and whether nobody runs it."""
    start = str(program / "kingtable")
    foreign = room / FOREIGN
    shutil.copytree(program, foreign, symlinks=True)
    locked = room / "locked"
    shutil.copytree(program, locked, symlinks=True)
    for path in (*locked.rglob("*"), locked):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    plain = dict(os.environ)
    yield "as it is", [start], plain, False
    yield "foreign letters", [str(foreign / "kingtable")], plain, False
    yield "closed output", ["sh", "-c", 'exec "$0" "$@" >&- 2>&-', start], plain, False
    root = os.geteuid() == 0
    # Another user has no key to this one's display.
    theirs = ({} if root else plain) | {"HOME": str(room / "home")}
    yield "read-only folder", [str(locked / "kingtable")], theirs, root
    yield "no sound", [start], plain | {"PULSE_SERVER": "unix:/nonexistent", "PIPEWIRE_REMOTE": "none"}, False
    yield "empty environment", [start], {}, False
    for path in (locked, *(path for path in locked.rglob("*") if path.is_dir())):
        path.chmod(0o755)


def main(program: Path) -> int:
    """Run all; 1 if one failed."""
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder)
        room.chmod(0o755)
        reports = room / "reports"
        for made in (reports, room / "home"):
            made.mkdir()
            made.chmod(0o777)
        for name, command, environment, nobody in conditions(program.resolve(), room):
            report = reports / f"{name}.json"
            user = {"user": _NOBODY, "group": _NOBODY, "extra_groups": ()} if nobody else {}
            asked = [*command, "--self-test", str(report)]
            done = subprocess.run(asked, env=environment, cwd=room, stderr=subprocess.DEVNULL, check=False, **user)  # type: ignore[call-overload]
            told = json.loads(report.read_bytes()) if report.exists() else {"checks": [], "passed": False}
            bad = [f"{check['name']}: {problem}" for check in told["checks"] for problem in check["problems"]]
            good = done.returncode == 0 and told["passed"]
            failed = failed or not good
            seconds = sum(check["seconds"] for check in told["checks"])
            print(
                f"{name}: {'passed' if good else 'FAILED'}, {len(told['checks'])} checks, {seconds:.0f} s", flush=True
            )
            print("".join(f"    {line}\n" for line in bad), end="", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
