"""Measurements, each in a process of its own: all, or those named, like ``python -m benchmarks rules worker``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def scripts() -> dict[str, Path]:
    """Every measurement by its short name."""
    found = sorted(path for path in FOLDER.glob("*.py") if not path.name.startswith("_"))
    return {path.stem.removeprefix("bench_"): path for path in found}


def main(names: list[str]) -> int:
    """Run them in a row; 1 if one of them failed, 2 for a name that there is not."""
    known = scripts()
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"No measurement {', '.join(unknown)}; there are {', '.join(known)}.", file=sys.stderr)
        return 2
    failed = False
    for name in names or known:
        print(f"\n== {name}", flush=True)
        command = [sys.executable, "-m", f"benchmarks.{known[name].stem}"]
        failed |= subprocess.run(command, cwd=FOLDER.parent, check=False).returncode != 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
