"""Time to a visible window, and memory, next to KPatience: ``kpat`` of the distribution, if it is installed.

Needs Linux, a display with a window manager, and ``xdotool``. The two programs take turns within one run. Memory is the
proportional set size of the program and of all its children, three seconds after the window.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

RUNS = 5
_SETTLE = 3.0
"""Seconds until memory is looked at."""


def main() -> None:
    """Print the medians of both and their ratios."""
    if sys.platform != "linux" or not os.environ.get("DISPLAY") or not shutil.which("xdotool"):
        print("beside: left out: it needs Linux, a display and xdotool")
        return
    with tempfile.TemporaryDirectory() as folder:
        commands = {"King Table": [sys.executable, "-m", "kingtable", "--data-dir", folder]}
        # Debian keeps games off the path of root.
        theirs = shutil.which("kpat") or shutil.which("kpat", path="/usr/games")
        if theirs:
            commands["KPatience"] = [theirs]
        else:
            print("KPatience: not installed")
        found: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
        # The first run only warms the files.
        for run in range(RUNS + 1):
            for name, command in list(commands.items()):
                try:
                    figures = _measured(command, Path(folder))
                except RuntimeError as error:
                    print(f"{name}: {error}")
                    del commands[name], found[name]
                    continue
                if run:
                    found[name].append(figures)
    medians = {name: [statistics.median(column) for column in zip(*rows, strict=True)] for name, rows in found.items()}
    for name, (shown, memory) in medians.items():
        print(f"{name:<11} window after {shown:.2f} s, {memory:.0f} MiB")
    if len(medians) == 2:
        ours, other = medians["King Table"], medians["KPatience"]
        print(f"King Table ÷ KPatience: time {ours[0] / other[0]:.2f}, memory {ours[1] / other[1]:.2f}")


def _measured(command: list[str], folder: Path) -> tuple[float, float]:
    """Seconds until a window is seen, and MiB after a while."""
    environment = os.environ | {
        "PYTHONPATH": str(Path(__file__).resolve().parent.parent),
        # As for whoever plays: compiled once, whatever the environment says, and not into this tree.
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
    before = _windows()
    began = time.perf_counter()
    quiet = subprocess.DEVNULL
    program = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    try:
        while not _windows() - before:
            if program.poll() is not None or time.perf_counter() - began > 60:
                raise RuntimeError(f"{command[0]} shows no window")
            time.sleep(0.01)
        shown = time.perf_counter() - began
        time.sleep(_SETTLE)
        return shown, sum(map(_memory, _family(program.pid)))
    finally:
        program.terminate()
        program.wait()


def _windows() -> set[str]:
    """All visible windows of programs. Not by their names: xdotool reads none of those that KDE gives."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "."], capture_output=True, text=True)
    return set(found.stdout.split())


def _family(pid: int) -> list[int]:
    children = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True).stdout.split()
    return [pid, *(descendant for child in children for descendant in _family(int(child)))]


def _memory(pid: int) -> float:
    """Proportional set size, MiB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0


if __name__ == "__main__":
    main()
