"""Kill the program at random moments and see what is left: ``python -m benchmarks.kill_resume [TIMES] [GAME …]``.

Needs a display and Linux's /proc. Each time the true window goes on with the match of one data folder, one person or
several played at random and as fast as the table lets them, and tells every action it shows; then it is killed without
a warning: while it starts, in its first 200 ms at the table, around the end of a deal, in the 15 ms after an action was
shown, in which it is saved, anywhere, or in a phase of the game that waits for somebody: a suit to be named, a joker to
be answered, cards to be handed out, a capture to be chosen. What must be found afterwards: the match at the last action
shown or one before, and never before what was found last time (only one that was begun in that very moment, and in
which nobody has acted, may be gone); every file readable; no thinking process left behind; and, after one more start,
exactly the finished matches in the statistics, each of them once.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from kingtable.bots.levels import judge_of
from kingtable.core.actions import Play
from kingtable.core.record import Record
from kingtable.core.replay import replay
from kingtable.games import GAMES, game_of
from kingtable.games.kings_reverse_cards import named
from kingtable.paths import Folders
from kingtable.store.matches import Match, MatchStore
from kingtable.store.settings import SettingsStore
from kingtable.store.stats import Stats
from kingtable.store.writer import Writer

if TYPE_CHECKING:
    from kingtable.app import House
    from kingtable.ui.controller import Moved

TIMES = 10
MOMENTS = ("at the start", "first 200 ms at the table", "end of a deal", "while saving", "anywhere")
PHASES = {
    "king": ("name",),
    "classic-king": (),
    "kings-reverse": ("suit", "answer", "give", "drawn"),
    "no-kings": ("choose",),
}
"""By game: the phases in which it waits for somebody, killed in besides."""
SEATS = {"king": 4, "classic-king": 4, "kings-reverse": 5, "no-kings": 4}
SPEEDS = ("instant", "fast", "normal")
_MARK = "KINGTABLE_KILLED_PROGRAM"
_SHORT = {"kings-reverse": {"target": "100"}, "no-kings": {"match": "single"}}
"""Table rules that make matches end now and then; those of the King games are begun in their course."""
_LONGEST = 60.0
"""Seconds until the program must have told something, or a deal must have ended."""


@dataclass
class Life:
    """What one run of the program told before it was killed: the match and the number of actions shown."""

    game: str
    moment: str
    speed: str
    match: str = ""
    ended: list[str] = field(default_factory=list)
    """The matches that came to their end before that one."""
    people: int = 1
    begun_at: int = 0
    shown: int = 0
    deals_ended: int = 0
    phases: Counter[str] = field(default_factory=Counter)


@dataclass
class Tally:
    """What was found over all runs."""

    behind: Counter[int] = field(default_factory=Counter)
    """How many actions the saved match was behind the last one shown."""
    finished: set[str] = field(default_factory=set)
    """Ids of matches that were seen to end and left for another one."""
    people: Counter[int] = field(default_factory=Counter)
    """How many persons played in the match that was killed."""
    just_begun: int = 0
    """How often a match was not there that had just been begun, before anybody acted in it."""
    problems: list[str] = field(default_factory=list)


def main(times: int, games: list[str]) -> int:
    """Kill that many times in each game and print what was found; 1 if anything was lost."""
    if not os.environ.get("DISPLAY") or sys.platform != "linux":
        print("kill_resume: left out: it needs Linux and a display")
        return 0
    return max(_kill(times, game) for game in games)


def _kill(times: int, game: str) -> int:
    rng, tally = random.Random(times), Tally()
    moments = (*MOMENTS, *PHASES[game])
    with tempfile.TemporaryDirectory() as name:
        folders = Folders.below(Path(name))
        saved: dict[str, tuple[tuple[int, str], ...]] = {}
        for run in range(times):
            moment = moments[run % len(moments)]
            # A whole deal at normal speed takes minutes.
            long_wait = moment == "end of a deal" or moment in PHASES[game]
            life = Life(game, moment, "instant" if long_wait else rng.choice(SPEEDS))
            _set_speed(folders, life.speed)
            _live_and_die(Path(name), life, rng)
            _look_after(folders, life, saved, tally)
            where = (
                f"{len(saved.get(life.match, ()))} saved, {life.shown} shown" if life.match else "no match opened yet"
            )
            print(f"{run + 1:3} {game:13} {moment:26} {life.speed:8} {where}", flush=True)
        print(f"behind the last action shown (negative: saved, not yet shown): {dict(sorted(tally.behind.items()))}")
        print(f"persons at the window: {dict(sorted(tally.people.items()))}; just begun: {tally.just_begun}")
        _start_and_end(Path(name), game)
        counted, over = _counted(folders), _over(folders)
        print(f"finished matches {len(over)}, counted {len(counted)}")
        if sorted(counted) != over or not tally.finished <= set(over):
            tally.problems.append(f"statistics: {counted} counted, {over} over, {sorted(tally.finished)} seen to end")
    for problem in tally.problems:
        print(f"LOST: {problem}")
    print(f"{game}: {times} kills, {len(tally.problems)} losses")
    return int(bool(tally.problems))


def _set_speed(folders: Folders, speed: str) -> None:
    found = json.loads(folders.settings.read_bytes()) if folders.settings.exists() else {}
    folders.config.mkdir(parents=True, exist_ok=True)
    folders.settings.write_text(json.dumps({**found, "speed": speed}), encoding="utf-8")


def _live_and_die(folder: Path, life: Life, rng: random.Random) -> None:
    command = [sys.executable, "-m", "benchmarks.kill_resume", "--child", str(folder), life.game]
    environment = os.environ | {_MARK: str(folder)}
    program = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment)
    assert program.stdout is not None
    try:
        if life.moment == "at the start":
            time.sleep(rng.uniform(0.0, 2.0))
        else:
            os.set_blocking(program.stdout.fileno(), False)
            told = _listen(program, life)
            # A moment that does not come within a minute is not waited for any longer.
            with contextlib.suppress(TimeoutError):
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
    if life.moment in PHASES[life.game]:
        while not life.phases[life.moment]:
            next(told)
        return time.monotonic() + rng.uniform(0.0, 0.2)
    if life.moment == "while saving":
        wanted = life.shown + rng.randrange(1, 12)
        ends = time.monotonic() + 10.0
        # A match that is over shows nothing more.
        while life.shown < wanted and time.monotonic() < ends:
            next(told)
        return time.monotonic() + rng.uniform(0.0, 0.015)
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
        if program.poll() is not None:
            raise RuntimeError("the program ended by itself")
        if time.monotonic() > ends:
            raise TimeoutError
        time.sleep(0.001)


def _take(line: bytes, life: Life) -> None:
    words = line.decode().split()
    if words[:1] == ["match"]:
        if life.match and life.match != words[1]:
            life.ended.append(life.match)
        life.match, life.begun_at, life.people = words[1], int(words[2]), int(words[3])
        life.shown = life.begun_at
    elif words[:1] == ["shown"]:
        life.shown = int(words[1])
    elif words[:1] == ["deal"]:
        life.deals_ended += 1
    elif words[:1] == ["phase"]:
        life.phases[words[1]] += 1


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
    if found is None and life.match not in saved and life.shown == life.begun_at:
        # Killed in the moment in which it was begun: nobody had done anything in it yet.
        tally.just_begun += 1
        return
    actions = found.record.actions if found is not None else ()
    if found is None:
        tally.problems.append(f"{life.match} is gone")
    behind = life.shown - len(actions)
    tally.behind[behind] += 1
    tally.people[life.people] += 1
    tally.finished |= set(life.ended)
    before = saved.get(life.match, ())
    if behind not in (-1, 0, 1) or actions[: len(before)] != before:
        tally.problems.append(f"{life.moment}, {life.speed}: {life.shown} shown, {len(actions)} saved")
    saved[life.match] = actions


def _counted(folders: Folders) -> list[str]:
    """The ids of the matches in the statistics, as often as they are there."""
    with contextlib.closing(sqlite3.connect(folders.statistics)) as database:
        return [id for (id,) in database.execute("SELECT id FROM matches")]


def _over(folders: Folders) -> list[str]:
    """The ids of all matches in the folder that were played to their end, whether counted or not."""
    with _writer() as writer:
        store = MatchStore(folders.matches, writer)
        ids = {file.name.partition(".")[0] for file in folders.matches.rglob("*.json*")}
        found = [store.load(id).value for id in sorted(ids)]
    return [match.id for match in found if match is not None and _ended(match.record)]


def _ended(record: Record) -> bool:
    game = game_of(record.game)
    assert game is not None
    *_, last = replay(game, record)
    return game.standing(last).places is not None


def _start_and_end(folder: Path, game: str) -> None:
    """Start once more and let the program end by itself: what a killed one could not count is counted."""
    command = [sys.executable, "-m", "benchmarks.kill_resume", "--last", str(folder), game]
    subprocess.run(command, check=True, timeout=_LONGEST)


@contextmanager
def _writer() -> Iterator[Writer]:
    writer = Writer()
    try:
        yield writer
    finally:
        writer.close()


def _processes_left(mark: str) -> list[int]:
    """The thinking processes that descend from the killed program and still live after five seconds."""
    wanted = f"{_MARK}={mark}".encode()
    ends = time.monotonic() + 5
    while True:
        # A desktop may start its own services, such as a session bus, with the program's environment.
        left = [
            int(process.name)
            for process in Path("/proc").glob("[0-9]*")
            if wanted in _content(process / "environ") and b"kingtable" in _content(process / "cmdline")
        ]
        if not left or time.monotonic() > ends:
            return left
        time.sleep(0.05)


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # ended meanwhile, or somebody else's
        return b""


class _Person:
    """Plays the viewer's seat at random through the board, and tells what is shown."""

    def __init__(self, house: House, game: str) -> None:
        self._house, self._game = house, game
        self._rng = random.Random()
        self._picked: Play | None = None
        house.controller.moved.connect(self._tell)

    def _tell(self, moved: Moved) -> None:
        _say(f"shown {len(self._house.controller.match.record.actions)}")
        if len(moved.after.sheet) > len(moved.before.sheet):
            _say("deal")
        _say(f"phase {_phase(self._game, moved.after)}")
        self._picked = None

    def act(self) -> None:
        """Do what the person at the window would do now, if anything."""
        window, controller = self._house.window, self._house.controller
        if controller.free:
            controller.sit_down()
            return
        if not controller.running or controller.places is not None:
            self._sit_down()
            return
        board, table = window.table.board, window.table.table
        if table.choreographer.waiting:
            board.read.emit()
        elif table.choreographer.busy:
            return
        elif self._picked is not None:
            controller.act(self._picked)
        else:
            self._decide()

    def _decide(self) -> None:
        controller = self._house.controller
        legal = list(judge_of(self._game).legal(controller.view))
        words = controller.words_of_others
        if words and self._rng.random() < 0.1:
            seat, said = self._rng.choice(words)
            controller.act(said, seat)
        elif controller.held and (not legal or self._rng.random() < 0.5):
            controller.go_on()
        elif legal:
            action = self._rng.choice(legal)
            if isinstance(action, Play) and action.suit:
                # As people do: the joker first, and its suit a while after.
                joker = next(card for card in controller.view.hand if named(card) == action.card)
                self._house.window.table.board.card_chosen(joker, controller.view)
                self._picked = action
                _say("phase suit")
            else:
                controller.act(action)

    def _sit_down(self) -> None:
        """Go on with the match of the home screen, or begin one."""
        window = self._house.window
        waiting, _ = window._matches.unfinished()
        if waiting and not self._house.controller.running:
            window.open_match(waiting[0].id)
        else:
            window.go_home()
            seats = SEATS[self._game]
            names = ("You", "Ada", "Bo", "Cem", "Dilek")[:seats]
            people = self._rng.choice([(0,), (0, seats - 1), tuple(range(seats))])
            levels = tuple(None if seat in people else "rule" for seat in range(seats))
            window.play(Match.begun(_in_its_course(self._game, names, self._rng), people, levels))
        match = self._house.controller.match
        _say(f"match {match.id} {len(match.record.actions)} {len(match.human)}")


def _in_its_course(game: str, names: tuple[str, ...], rng: random.Random) -> Record:
    """A match that is just begun, or that chance has played up to some place before its end."""
    record = Record(game, names, rng.randrange(1_000_000), _SHORT.get(game, {}))
    played = game_of(game)
    if played is None or rng.random() < 0.3:
        return record
    state = played.start(record.options, len(names), record.seed)
    actions: list[tuple[int, str]] = []
    while (seat := played.to_act(state)) is not None:
        action = rng.choice(played.legal(state, seat))
        state, _ = played.apply(state, seat, action)
        actions.append((seat, played.encode(action)))
    return replace(record, actions=tuple(actions[: -rng.randrange(1, 60)]))


def _phase(game: str, view: Any) -> str:
    """What the match waits for, by a word."""
    if game == "king":
        return "name" if view.deal.contract is None else "play"
    if game == "kings-reverse":
        return str(view.deal.phase)
    return str(view.phase) if game == "no-kings" else "play"


def _say(line: str) -> None:
    # Straight to the pipe: what is told must be there when the program is killed.
    os.write(1, f"{line}\n".encode())


def _child(folder: Path, game: str) -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from kingtable.app import House

    app = QApplication([])
    house = House(Folders.below(folder))
    house.window.show()
    person = _Person(house, game)
    clock = QTimer()
    clock.timeout.connect(person.act)
    clock.start(5)
    app.exec()


def _last(folder: Path) -> None:
    from PySide6.QtWidgets import QApplication

    from kingtable.app import House

    app = QApplication([])
    house = House(Folders.below(folder))
    house.window.show()
    # The home screen counts the newest match if it is over.
    for _ in range(3):
        house.window.go_home()
        app.processEvents()
        house.writer.drain(30)
    house.window.close()
    house.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--child"]:
        _child(Path(sys.argv[2]), sys.argv[3])
    elif sys.argv[1:2] == ["--last"]:
        _last(Path(sys.argv[2]))
    else:
        chosen = sys.argv[2:] or [game.id for game in GAMES]
        sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES, chosen))
