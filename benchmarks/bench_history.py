"""A history of thousands of finished matches: the statistics page, the search, and the start with and without them.

    python3 dev.py bench history [--matches 10000] [--runs 5]

The matches are made from a few hundred that opponents of the level rule play out, with other ids, days and names.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec.structs import replace

from kingtable.bots.levels import bot_for
from kingtable.games import GAMES, game_of
from kingtable.paths import Folders
from kingtable.simulate import Plan, Tally, play
from kingtable.store.database import transaction
from kingtable.store.figures import Asked, choices_of, deeds_of, lines_of
from kingtable.store.matches import Match
from kingtable.store.past import Past, Wanted
from kingtable.store.results import FinishedMatch
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.stats import Stats, add_match
from kingtable.ui.finished import finished_match

NAMES = ("Deniz", "Selin", "Kaan", "Emine", "Ada", "Bo", "Cem", "Işıl", "Şükrü")


def pattern(game_id: str, seed: int) -> FinishedMatch:
    """A match that four opponents play out, the first of them taken for a person."""
    game = game_of(game_id)
    assert game is not None
    plan = Plan(game=game, levels=("rule",) * 4, games=1, seed=seed, options={}, rotate=False)
    record, state = play(plan, seed, [(bot_for(game_id, "rule"), Tally("rule")) for _ in range(4)])
    match = Match("", record, (0,), (None, "easy", "normal", "hard"), "2025-01-01T00:00:00+00:00")
    return finished_match(match, game.view(state, 0), game.standing(state).places or ())


def fill(folders: Folders, count: int, patterns: int) -> None:
    """Put so many finished matches into the database, King most of them, over ten years."""
    made = {game.id: [pattern(game.id, seed) for seed in range(patterns)] for game in GAMES}
    stats = Stats(folders.statistics)
    stats.prepare()
    rng = random.Random(1)
    first = datetime(2016, 1, 1, tzinfo=UTC)
    with stats.database.connection() as database, transaction(database):
        for n in range(count):
            game = rng.choices(list(made), (7, 1, 1, 1))[0]
            base = rng.choice(made[game])
            names = rng.sample(NAMES[1:], 3)
            seats = tuple(
                replace(seat, name=name, profile=FIRST_PLAYER if place == 0 else "")
                for place, (seat, name) in enumerate(zip(base.seats, ("Deniz", *names), strict=True))
            )
            when = (first + timedelta(hours=8 * n)).isoformat(timespec="seconds")
            match = replace(base, id=f"m{n:06}", finished=when, seats=seats, undo_used=rng.random() < 0.1)
            add_match(database, match)


def timed(work: Callable[[], object], runs: int) -> str:
    """Median and longest of so many runs, in milliseconds; on a busy machine the processor's own time counts."""
    walls, own = [], []
    for _ in range(runs):
        began, busy = time.perf_counter(), time.process_time()
        work()
        own.append((time.process_time() - busy) * 1000)
        walls.append((time.perf_counter() - began) * 1000)
    return (
        f"processor {statistics.median(own):6.1f} ms (longest {max(own):6.1f}),"
        f" clock {statistics.median(walls):6.1f} ms (longest {max(walls):6.1f})"
    )


def queries(folders: Folders, runs: int) -> None:
    """What the pages ask of the database."""
    database = Stats(folders.statistics).database
    past = Past(database)
    lines = lines_of(database, FIRST_PLAYER, "king")
    for words, work in (
        ("query: all matches of King", lambda: lines_of(database, FIRST_PLAYER, "king")),
        ("narrowed down to an opponent", lambda: Asked(opponent="Işıl").of(lines)),
        ("contracts and deeds of all", lambda: (choices_of(lines), deeds_of(lines))),
        ("query: history, everything", lambda: (past.count(Wanted()), past.listed(Wanted(), 0, 100))),
        ("query: history, a name", lambda: (past.count(Wanted("ışı")), past.listed(Wanted("ışı"), 0, 100))),
        ("query: home screen", lambda: Stats(folders.statistics).tallies(FIRST_PLAYER)),
        ("check at the start, in the writer's thread", lambda: Stats(folders.statistics).prepare()),
    ):
        print(f"{words:48} {timed(work, runs)}")


def pages(folders: Folders, runs: int) -> None:
    """The pages of the window with all their widgets, painted."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from kingtable.app import House

    app = QApplication([])
    house = House(folders)
    window = house.window
    window.show()
    house.writer.drain(60)
    archive = window.archive
    archive.open_history()
    history = archive._history
    assert history is not None

    def statistics_page() -> None:
        archive.open_statistics("king")
        window.grab()

    def search() -> None:
        history.name.setText("ışı")
        history.search()
        history.grab()
        history.name.clear()

    print(f"{'page: statistics for the first time':48} {timed(statistics_page, 1)}")
    print(f"{'page: statistics, with its painting':48} {timed(statistics_page, runs)}")
    archive.open_history()
    print(f"{'page: history searched, with its painting':48} {timed(search, runs)}")
    window.close()
    house.close()
    app.quit()


def starts(full: Path, empty: Path, runs: int) -> None:
    """Whole processes up to the first painting, turn and turn about."""
    script = Path(__file__).with_name("bench_start.py")
    environment = os.environ | {"PYTHONPATH": str(Path(__file__).resolve().parent.parent)}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    times: dict[Path, list[float]] = {full: [], empty: []}
    for run in range(runs + 1):
        for folder, found in times.items():
            began = time.perf_counter()
            subprocess.run([sys.executable, str(script), "kingtable", str(folder)], env=environment, check=True)
            if run:  # the first one only warms the files
                found.append(time.perf_counter() - began)
    for words, folder in (("start with an empty history", empty), ("start with the full one", full)):
        middle, found = statistics.median(times[folder]), times[folder]
        print(f"{words:48} median {middle:.2f} s (from {min(found):.2f} to {max(found):.2f} s)")


def main() -> None:
    """Fill a folder, and print what takes how long."""
    parser = argparse.ArgumentParser(prog="bench history", description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--patterns", type=int, default=20, help="how many different matches of each game")
    parser.add_argument("--runs", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        folders = Folders.below(Path(folder) / "full")
        began = time.perf_counter()
        fill(folders, chosen.matches, chosen.patterns)
        size = folders.statistics.stat().st_size / 1e6
        print(f"{chosen.matches} matches, {size:.0f} MB, made in {time.perf_counter() - began:.0f} s")
        queries(folders, chosen.runs)
        starts(Path(folder) / "full", Path(folder) / "empty", chosen.runs)
        pages(folders, chosen.runs)


if __name__ == "__main__":
    main()
