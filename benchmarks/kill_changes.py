"""Kill the program while it leads an old database to today's tables, and while it exports a scoresheet.

    python -m benchmarks.kill_changes [TIMES]

What must be found afterwards: the statistics readable and complete, led to the end by the next start, each match
counted once; and in the place of an export the whole one before or the whole new one.
"""

from __future__ import annotations

import contextlib
import csv
import io
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from kingtable.store.past import Past, Wanted
from kingtable.store.schema import FIRST_PLAYER, MIGRATIONS
from kingtable.store.stats import Stats

TIMES = 75
COPIES = 100
"""How often each of the four matches of the old database is in the one that is migrated."""
ROWS = 3000
_OLD = Path(__file__).resolve().parent.parent / "tests" / "saves" / "statistics-1.sqlite3"


def main(times: int) -> int:
    """Kill so many times in each of the two and print what was found; 1 if anything was lost."""
    with tempfile.TemporaryDirectory() as folder:
        problems = _migrations(Path(folder), times) + _exports(Path(folder), times)
    for problem in problems:
        print(f"LOST: {problem}")
    return int(bool(problems))


def _migrations(folder: Path, times: int) -> list[str]:
    full, path = folder / "full.sqlite3", folder / "statistics.sqlite3"
    matches = _filled(full)
    whole = _killed("--migrate", shutil.copy(full, path), None)
    problems: list[str] = []
    found: Counter[int] = Counter()
    rng = random.Random(times)
    for _ in range(times):
        for old in folder.glob(f"{path.name}*"):
            old.unlink()
        shutil.copy(full, path)
        _killed("--migrate", path, rng.uniform(0.0, whole))
        with contextlib.closing(sqlite3.connect(path)) as database:
            found[int(database.execute("PRAGMA user_version").fetchone()[0])] += 1
        stats = Stats(path)
        damaged = stats.prepare()
        counted = sum(tally.played for tally in stats.tallies(FIRST_PLAYER).values())
        listed = Past(stats.database).count(Wanted())
        if damaged is not None or (counted, listed) != (matches, matches):
            problems.append(f"migration: {damaged}, {counted} counted and {listed} listed of {matches}")
    versions = ", ".join(f"{count} at version {version}" for version, count in sorted(found.items()))
    print(
        f"migration to version {len(MIGRATIONS)}: {times} kills, found {versions}; {len(problems)} losses", flush=True
    )
    return problems


def _filled(path: Path) -> int:
    """The old database with many more matches; how many there are."""
    shutil.copy(_OLD, path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("BEGIN")
        for table, key in (("matches", "id"), ("seats", "match_id"), ("deals", "match_id")):
            names = [name for _, name, *_ in database.execute(f"PRAGMA table_info({table})")]
            values = ", ".join(f"{name} || '-' || n" if name == key else name for name in names)
            database.execute(
                f"WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < {COPIES - 1})"
                f" INSERT INTO {table} SELECT {values} FROM {table}, copies"
            )
        database.execute("COMMIT")
        return int(database.execute("SELECT count(*) FROM matches").fetchone()[0])


def _exports(folder: Path, times: int) -> list[str]:
    problems: list[str] = []
    rng = random.Random(times)
    table, document = folder / "sheet.csv", folder / "sheet.pdf"
    found: Counter[str] = Counter()
    for _ in range(times):
        _killed("--export", folder, rng.uniform(0.0, 0.6))
        if table.exists():
            rows = list(csv.reader(io.StringIO(table.read_text(encoding="utf-8-sig"))))[1:]
            found[rows[0][0] if rows else ""] += 1
            if len(rows) != ROWS or len({row[0] for row in rows}) != 1:
                problems.append(f"export: {len(rows)} rows of {sorted({row[0] for row in rows})}")
        if document.exists():
            data = document.read_bytes()
            if not data.startswith(b"%PDF") or not data.rstrip().endswith(b"%%EOF"):
                problems.append(f"export: a document of {len(data)} bytes is not whole")
    print(f"export: {times} kills, found {sum(found.values())} tables; {len(problems)} losses", flush=True)
    return problems


def _killed(errand: str, path: Path | str, after: float | None) -> float:
    """Run that errand in a process of its own, killed so many seconds after it says that it begins; None: never.

    How many seconds it lived from then on.
    """
    command = [sys.executable, "-m", "benchmarks.kill_changes", errand, str(path)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    child = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert child.stdout is not None
    child.stdout.readline()
    began = time.monotonic()
    if after is not None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(after)
        child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    return time.monotonic() - began


def _migrate(path: Path) -> None:
    print("begun", flush=True)
    Stats(path).prepare()


def _export(folder: Path) -> None:
    """Write one sheet after the other, each with a number of its own in every row."""
    from PySide6.QtWidgets import QApplication, QWidget

    from kingtable.ui.export import Export
    from kingtable.ui.paper import Paper

    app = QApplication([])
    page, number = QWidget(), os.getpid()
    export = Export(page, lambda: Paper("King", "", ("Deal", "Points"), ((str(number), "0"),) * ROWS, frozenset()))
    print("begun", flush=True)
    while True:
        export.save_csv(str(folder / "sheet.csv"))
        export.save_pdf(str(folder / "sheet.pdf"))
        number += 1
        app.processEvents()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--migrate"]:
        _migrate(Path(sys.argv[2]))
    elif sys.argv[1:2] == ["--export"]:
        _export(Path(sys.argv[2]))
    else:
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES))
