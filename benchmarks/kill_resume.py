"""Kill the program at random moments and see what is left: ``python -m benchmarks.kill_resume [TIMES]``.

Needs a display and Linux's /proc. Each time the true window goes on with the match of one data folder and plays all
seats, telling every action it shows; then it is killed without a warning: while it starts, in its first 200 ms at the
table, around the end of a deal, or anywhere. What must be found afterwards: the match at the last action shown or one
before, and never before what was found last time; every file readable; no thinking process left behind.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from kingtable.core.actions import Name, Play
from kingtable.core.record import Record
from kingtable.core.replay import replay
from kingtable.games.king import KING
from kingtable.games.tricks import bits_of, card_of
from kingtable.paths import Folders
from kingtable.store.matches import Match, MatchStore
from kingtable.store.settings import SettingsStore
from kingtable.store.stats import Stats
from kingtable.store.writer import Writer

if TYPE_CHECKING:
    from kingtable.app import House

TIMES = 10
MOMENTS = ("at the start", "first 200 ms at the table", "end of a deal", "anywhere")
SPEEDS = ("instant", "fast", "normal")
_MARK = "KINGTABLE_KILLED_PROGRAM"
_PERSON = 100
"""Milliseconds: nobody answers a card faster."""
_LONGEST = 60.0
"""Seconds until the program must have told something, or a deal must have ended."""


@dataclass
class Life:
    """What one run of the program told before it was killed: the match and the number of actions shown."""

    moment: str
    speed: str
    match: str = ""
    begun_at: int = 0
    shown: int = 0
    deals_ended: int = 0


@dataclass
class Tally:
    """What was found over all runs."""

    behind: Counter[int] = field(default_factory=Counter)
    """How many actions the saved match was behind the last one shown."""
    finished: set[str] = field(default_factory=set)
    """Ids of matches that were played to their end."""
    problems: list[str] = field(default_factory=list)


def main(times: int) -> int:
    """Kill that many times and print what was found; 1 if anything was lost."""
    if not os.environ.get("DISPLAY") or sys.platform != "linux":
        print("kill_resume: left out: it needs Linux and a display")
        return 0
    rng, tally = random.Random(times), Tally()
    with tempfile.TemporaryDirectory() as name:
        folders = Folders.below(Path(name))
        saved: dict[str, tuple[tuple[int, str], ...]] = {}
        for run in range(times):
            moment = MOMENTS[run % len(MOMENTS)]
            # A whole deal at normal speed takes minutes.
            life = Life(moment, "instant" if moment == "end of a deal" else rng.choice(SPEEDS))
            _set_speed(folders, life.speed)
            _live_and_die(Path(name), life, rng)
            _look_after(folders, life, saved, tally)
            where = f"{len(saved[life.match])} saved, {life.shown} shown" if life.match else "no match opened yet"
            print(f"{run + 1:3} {life.moment:26} {life.speed:8} {where}", flush=True)
        print(f"behind the last action shown (negative: saved, not yet shown): {dict(sorted(tally.behind.items()))}")
        print(f"finished matches {len(tally.finished)}, counted {_counted(folders)}")
    for problem in tally.problems:
        print(f"LOST: {problem}")
    print(f"{times} kills, {len(tally.problems)} losses")
    return int(bool(tally.problems))


def _set_speed(folders: Folders, speed: str) -> None:
    found = json.loads(folders.settings.read_bytes()) if folders.settings.exists() else {}
    folders.config.mkdir(parents=True, exist_ok=True)
    folders.settings.write_text(json.dumps({**found, "speed": speed}), encoding="utf-8")


def _live_and_die(folder: Path, life: Life, rng: random.Random) -> None:
    command = [sys.executable, "-m", "benchmarks.kill_resume", "--child", str(folder)]
    environment = os.environ | {_MARK: str(folder)}
    program = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert program.stdout is not None
    try:
        if life.moment == "at the start":
            time.sleep(rng.uniform(0.0, 2.0))
        else:
            os.set_blocking(program.stdout.fileno(), False)
            told = _listen(program, life)
            until = _moment(life, rng, told)
            while time.monotonic() < until:
                next(told)
    finally:
        program.kill()
    os.set_blocking(program.stdout.fileno(), True)
    for line in program.stdout:
        _take(line, life)
    program.wait()


def _moment(life: Life, rng: random.Random, told: Iterator[None]) -> float:
    """When to kill; waits for what the moment is counted from."""
    while not life.match:
        next(told)
    if life.moment == "end of a deal":
        while not life.deals_ended:
            next(told)
        return time.monotonic() + rng.uniform(0.0, 0.1)
    return time.monotonic() + rng.uniform(0.0, 0.2 if life.moment.startswith("first") else 3.0)


def _listen(program: subprocess.Popen[bytes], life: Life) -> Iterator[None]:
    """Take what the program tells, line by line, looking again every millisecond."""
    assert program.stdout is not None
    ends = time.monotonic() + _LONGEST
    rest = b""
    while True:
        rest += program.stdout.read() or b""
        *lines, rest = rest.split(b"\n")
        for line in lines:
            _take(line, life)
        yield
        if program.poll() is not None or time.monotonic() > ends:
            raise RuntimeError("the program ended or told nothing")
        time.sleep(0.001)


def _take(line: bytes, life: Life) -> None:
    words = line.decode().split()
    if words[:1] == ["match"]:
        life.match, life.begun_at = words[1], int(words[2])
        life.shown = life.begun_at
    elif words[:1] == ["shown"]:
        life.shown = int(words[1])
    elif words[:1] == ["deal"]:
        life.deals_ended += 1


def _look_after(folders: Folders, life: Life, saved: dict[str, tuple[tuple[int, str], ...]], tally: Tally) -> None:
    left = _processes_left(str(folders.data.parent))
    if left:
        tally.problems.append(f"thinking processes left behind: {left}")
    with _writer() as writer:
        _settings, notices = SettingsStore(folders.settings, writer).load()
        tally.problems += [str(notice) for notice in notices]
        damaged = Stats(folders.statistics).prepare() if folders.statistics.exists() else None
        tally.problems += [str(damaged)] if damaged is not None else []
        store = MatchStore(folders.matches, writer)
        tally.problems += [str(file) for file in store.unfinished()[1]]
        if not life.match:
            return
        found = store.load(life.match).value
    actions = found.record.actions if found is not None else ()
    if found is None:
        tally.problems.append(f"{life.match} is gone")
    else:
        *_, last = replay(KING, found.record)
        if KING.standing(last).places is not None:
            tally.finished.add(life.match)
    behind = life.shown - len(actions)
    tally.behind[behind] += 1
    before = saved.get(life.match, ())
    if behind not in (-1, 0, 1) or actions[: len(before)] != before:
        tally.problems.append(f"{life.moment}, {life.speed}: {life.shown} shown, {len(actions)} saved")
    saved[life.match] = actions


def _counted(folders: Folders) -> int:
    return Stats(folders.statistics).summary(KING.id).played


@contextmanager
def _writer() -> Iterator[Writer]:
    writer = Writer()
    try:
        yield writer
    finally:
        writer.close()


def _processes_left(mark: str) -> list[int]:
    """The processes that descend from the killed program and still live after five seconds."""
    wanted = f"{_MARK}={mark}".encode()
    ends = time.monotonic() + 5
    while True:
        left = [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/environ") if wanted in _content(path)]
        if not left or time.monotonic() > ends:
            return left
        time.sleep(0.05)


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # ended meanwhile, or somebody else's
        return b""


def _child(folder: Path) -> None:
    from PySide6.QtCore import QElapsedTimer, QTimer
    from PySide6.QtWidgets import QApplication

    from kingtable.app import House

    app = QApplication([])
    house = House(Folders.below(folder))
    house.window.show()
    controller = house.controller
    controller.moved.connect(lambda moved: _tell(house, len(moved.after.sheet) > len(moved.before.sheet)))
    player, rested = QTimer(), QElapsedTimer()
    rng = random.Random()
    rested.start()
    controller.moved.connect(lambda _moved: rested.restart())
    player.timeout.connect(lambda: _play(house, rng) if rested.hasExpired(_PERSON) else None)
    player.start(5)
    app.exec()


def _tell(house: House, deal_ended: bool) -> None:
    # Straight to the pipe: what is told must be there when the program is killed.
    os.write(1, f"shown {len(house.controller.match.record.actions)}\n".encode())
    if deal_ended:
        os.write(1, b"deal\n")


def _play(house: House, rng: random.Random) -> None:
    """Do what the person would do now, if anything."""
    window, controller = house.window, house.controller
    if not controller.running or controller.places is not None:
        _sit_down(house, rng)
        return
    page, view = window.table, controller.view
    if page.table.choreographer.waiting:
        page.board.read.emit()
    elif page.table.choreographer.busy:
        return
    elif view.nameable:
        controller.act(Name(rng.choice(view.nameable)))
    elif view.playable:
        controller.act(Play(rng.choice([card_of(bit) for bit in bits_of(view.playable)])))


def _sit_down(house: House, rng: random.Random) -> None:
    """Go on with the match of the home screen, or begin one."""
    window = house.window
    waiting, _ = window._matches.unfinished()
    if waiting and not house.controller.running:
        window.open_match(waiting[0].id)
    else:
        window.go_home()
        record = Record(KING.id, ("You", "Ada", "Bo", "Cem"), rng.randrange(1_000_000))
        window.play(Match.begun(record, (0,), (None, "rule", "rule", "rule")))
    match = house.controller.match
    os.write(1, f"match {match.id} {len(match.record.actions)}\n".encode())


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        _child(Path(sys.argv[2]))
    else:
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES))
