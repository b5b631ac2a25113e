"""Thousands of damaged saves, settings, profiles and databases: none may end in an exception or be lost.

    python3 dev.py bench damaged_files [--files 20000] [--seed 1] [--kind database]

Each file is cut, has bits flipped, values of wrong types, another encoding, is huge, a link, a folder, a pipe or
unreadable. It is then read as the program reads it: something usable comes back, the damaged bytes are kept under
another name, and what is told names the file. A disk that is full is tried with a small one, where that may be mounted.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import faulthandler
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kingtable.core.record import MAX_BYTES, Record, RecordError
from kingtable.store.atomic import backup_of
from kingtable.store.figures import lines_of
from kingtable.store.matches import Match, MatchStore
from kingtable.store.past import Past, Wanted
from kingtable.store.profiles import Profile, ProfileStore
from kingtable.store.results import FinishedDeal, FinishedMatch, FinishedSeat
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.settings import Personal, Settings, SettingsStore
from kingtable.store.stats import Stats
from kingtable.store.writer import Writer
from kingtable.ui.figures_told import figures_of, rule_sets

PATIENCE = 60
"""Seconds after which one file counts as a hang, and the program ends with where it stands."""

Harm = Callable[[Path, random.Random], None]


def cut(path: Path, rng: random.Random) -> None:
    """Only the beginning is left."""
    data = path.read_bytes()
    path.write_bytes(data[: rng.randrange(len(data))])


def flipped(path: Path, rng: random.Random) -> None:
    """One to twenty bits are the other way round."""
    data = bytearray(path.read_bytes())
    for _ in range(rng.randint(1, 20)):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    path.write_bytes(data)


def garbled(path: Path, rng: random.Random) -> None:
    """A stretch is overwritten by chance."""
    data = bytearray(path.read_bytes())
    start = rng.randrange(len(data))
    stretch = rng.randbytes(min(rng.randint(1, 600), len(data) - start))
    data[start : start + len(stretch)] = stretch
    path.write_bytes(data)


def wrong_types(path: Path, rng: random.Random) -> None:
    """Values somewhere in the JSON are of another type."""
    value = json.loads(path.read_bytes())
    odd: list[Any] = [None, True, -1, 1e308, 10**40, "", "x" * 1000, [], {}, [[]], {"a": {}}, "\ud800"]
    for _ in range(rng.randint(1, 4)):
        place = value
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = rng.choice(keys)
            if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.7:
                place = place[key]
                continue
            place[key] = copy.deepcopy(rng.choice(odd))
            break
    path.write_text(json.dumps(value), encoding="ascii")


def other_encoding(path: Path, rng: random.Random) -> None:
    """The same text as another program might write it."""
    text = path.read_bytes().decode("latin-1")
    path.write_bytes(text.encode(rng.choice(["utf-16", "utf-16-be", "utf-32", "utf-8-sig", "cp037"]), "replace"))


def huge(path: Path, rng: random.Random) -> None:
    """Larger than anything that is read; the file has holes and takes no room."""
    with path.open("r+b") as file:
        file.truncate(MAX_BYTES + rng.randint(1, 10**9))


def folder(path: Path, rng: random.Random) -> None:
    """A folder has its name."""
    path.unlink()
    path.mkdir()
    (path / "inside").write_bytes(rng.randbytes(10))


def link(path: Path, rng: random.Random) -> None:
    """A link, which may lead nowhere or to itself."""
    target = rng.choice(["target", "nowhere", path.name])
    if target == "target":
        path.rename(path.with_name(target))
    else:
        path.unlink()
    path.symlink_to(target)


def pipe(path: Path, rng: random.Random) -> None:
    """A pipe, which would wait for ever."""
    del rng
    path.unlink()
    os.mkfifo(path)


def unreadable(path: Path, rng: random.Random) -> None:
    """No rights; they do not bind root, for whom the file stays good."""
    del rng
    path.chmod(0)


_COMMON: tuple[Harm, ...] = (cut, flipped, flipped, garbled, garbled, huge, folder, link, pipe, unreadable)
TEXT: tuple[Harm, ...] = (*_COMMON, cut, wrong_types, wrong_types, wrong_types, other_encoding)
DATABASE: tuple[Harm, ...] = (*_COMMON, flipped, garbled, cut)


class Trial:
    """One kind of file: how a good one is made, and how it is read."""

    def __init__(
        self, harms: tuple[Harm, ...], make: Callable[[Path], Path], read: Callable[[Path], list[str]]
    ) -> None:
        self.harms = harms
        self.make = make
        self.read = read

    def run(self, folder: Path, rng: random.Random) -> str:
        """Damage a good file, read it, and say what became of it; AssertionError if something is lost."""
        path = self.make(folder)
        backup_of(path).unlink(missing_ok=True)
        harm = rng.choice(self.harms)
        harm(path, rng)
        before = path.lstat()
        told = self.read(path)
        kept = [other for other in folder.rglob("*") if ".damaged-" in other.name and "-wal" not in other.name]
        for other in kept:
            assert other.lstat().st_ino == before.st_ino, f"{harm.__name__}: not the file that was there"
        if kept:
            assert any(path.name in words for words in told), f"{harm.__name__}: nobody is told of {path.name}"
            assert all("\n" not in words for words in told), f"{harm.__name__}: more than a line"
        return f"{harm.__name__}: {'set aside' if kept else 'told' if told else 'read'}"


def save_trial() -> Trial:
    """Saved matches, listed and loaded as for the home screen."""
    record = Record("king", ("You", "Ada", "Bo", "Cem"), 5, actions=((0, "name el"), (0, "play AS")) * 20)
    match = Match("20260101-000000-0000", record, (0,), (None, "easy", "easy", "easy"), "2026-01-01T00:00:00+00:00")

    def make(folder: Path) -> Path:
        writer = Writer()
        MatchStore(folder / "matches", writer).save(match)
        assert writer.close()
        return folder / "matches" / f"{match.id}.json"

    def read(path: Path) -> list[str]:
        writer = Writer()
        store = MatchStore(path.parent, writer)
        summaries, aside = store.unfinished()
        for summary in summaries:
            store.load(summary.id)
        store.save(match)
        assert writer.close() and len(store.unfinished()[0]) == 1, "it cannot be saved any more"
        return [str(file) for file in aside]

    return Trial(TEXT, make, read)


def settings_trial() -> Trial:
    """The settings file."""
    settings = Settings(player_name="Deniz", options={"king": {"choice_limit": "free"}}, keys={"sound": "F4"})

    def make(folder: Path) -> Path:
        writer = Writer()
        SettingsStore(folder / "settings.json", writer).save(settings)
        assert writer.close()
        return folder / "settings.json"

    def read(path: Path) -> list[str]:
        writer = Writer()
        store = SettingsStore(path, writer)
        loaded, told = store.load()
        assert isinstance(loaded, Settings)
        store.save(settings)
        assert writer.close() and store.load()[0] == settings, "it cannot be saved any more"
        return [str(file) for file in told]

    return Trial(TEXT, make, read)


def profiles_trial() -> Trial:
    """The file of players."""
    people = (Profile(FIRST_PLAYER, Personal(player_name="Deniz")), Profile("a1", Personal(player_name="Selin")))

    def make(folder: Path) -> Path:
        writer = Writer()
        ProfileStore(folder / "profiles.json", writer).save(people)
        assert writer.close()
        return folder / "profiles.json"

    def read(path: Path) -> list[str]:
        writer = Writer()
        store = ProfileStore(path, writer)
        found, told = store.load(Personal())
        assert all(isinstance(each.personal, Personal) for each in found)
        store.save(people)
        assert writer.close() and store.load(Personal())[0][:2] == people, "it cannot be saved any more"
        return [str(file) for file in told]

    return Trial(TEXT, make, read)


def database_trial() -> Trial:
    """The database of finished matches, with everything that the pages ask of it."""
    seats = tuple(
        FinishedSeat(name, level, 100 - place, place, profile=profile, best_deal=1, worst_deal=0, deeds={"tricks": 9})
        for place, (name, level, profile) in enumerate(
            (("Deniz", None, FIRST_PLAYER), ("Ada", "easy", ""), ("Bo", "hard", ""), ("Cem", "easy", "")), start=1
        )
    )
    deals = tuple(FinishedDeal(n % 4, "kupa", (0, -30, -60, -300)) for n in range(20))
    good: list[bytes] = []

    def match(number: int) -> FinishedMatch:
        day = f"2026-01-01T00:00:{number:02}+00:00"
        record = '{"format": "kingtable-record", "version": 1, "game": "king", "seats": ["a","b","c","d"], "seed": 1,'
        return FinishedMatch(f"m{number}", "king", {}, 1, day, day, f'{record} "actions": []}}', seats, deals)

    def make(folder: Path) -> Path:
        path = folder / "statistics.sqlite3"
        if not good:
            stats = Stats(path)
            stats.prepare()
            for number in range(12):
                stats.add(match(number))
            good.append(path.read_bytes())
        path.write_bytes(good[0])
        return path

    def read(path: Path) -> list[str]:
        stats = Stats(path)
        told = []
        with contextlib.suppress(OSError):
            aside = stats.prepare()
            told = [str(aside)] if aside is not None else []
        past = Past(stats.database)
        for ask in (
            lambda: stats.tallies(FIRST_PLAYER),
            lambda: _told_of(stats),
            lambda: [past.match(listed.id) for listed in past.listed(Wanted(), 0, 50)],
            lambda: past.count(Wanted(name="de", game="king", since="2025")),
            lambda: past.oldest(),
            lambda: stats.add(match(50)),
        ):
            try:
                ask()
            except OSError as error:
                assert path.name in str(error), "the error does not name the file"
            except RecordError:
                pass
        return told

    return Trial(DATABASE, make, read)


def _told_of(stats: Stats) -> None:
    lines = lines_of(stats.database, FIRST_PLAYER, "king")
    figures_of("king", lines)
    rule_sets("king", lines)


def full_disk() -> str:
    """Everything is written to a disk without room; it must be told, and nothing that was there may be lost."""
    with tempfile.TemporaryDirectory() as name:
        disk = Path(name)
        mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)]
        if shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode:
            return "full disk: not tried, nothing can be mounted here"
        try:
            trials = (settings_trial(), profiles_trial(), save_trial(), database_trial())
            paths = [trial.make(disk) for trial in trials]
            before = [path.read_bytes() for path in paths]
            with contextlib.suppress(OSError), (disk / "filler").open("wb", buffering=0) as filler:
                while filler.write(b"x" * 4096):
                    pass
            for trial, path in zip(trials, paths, strict=True):
                with contextlib.suppress(AssertionError):
                    trial.read(path)
            lost = [p.name for p, data in zip(paths, before, strict=True) if p.exists() and p.read_bytes() != data]
            kept = [path.exists() or backup_of(path).exists() for path in paths]
            assert not lost and all(kept), f"lost on a full disk: {lost}"
            return "full disk: told, nothing lost"
        finally:
            subprocess.run(["umount", "-l", str(disk)], check=False)


def main() -> int:
    """Run all trials and print what became of the files; 1 if one was lost or ended in an exception."""
    parser = argparse.ArgumentParser(prog="bench damaged_files", description=__doc__)
    parser.add_argument("--files", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=["saves", "settings", "profiles", "database"], help="these files alone")
    chosen = parser.parse_args()
    rng = random.Random(chosen.seed)
    makers = {"saves": save_trial, "settings": settings_trial, "profiles": profiles_trial, "database": database_trial}
    failures = 0
    for (name, maker), share in zip(makers.items(), (0.3, 0.3, 0.3, 0.1), strict=True):
        if chosen.kind not in (None, name):
            continue
        trial = maker()
        outcomes = Counter[str]()
        began = longest = time.perf_counter()
        longest = 0.0
        for number in range(round(chosen.files * share)):
            with tempfile.TemporaryDirectory() as place:
                faulthandler.dump_traceback_later(PATIENCE, exit=True)
                start = time.perf_counter()
                try:
                    outcomes[trial.run(Path(place), rng)] += 1
                except Exception as error:
                    failures += 1
                    outcomes["FAILED"] += 1
                    print(f"{name} {number}: {type(error).__name__}: {error}", file=sys.stderr)
                longest = max(longest, time.perf_counter() - start)
                faulthandler.cancel_dump_traceback_later()
        total = sum(outcomes.values())
        seconds = time.perf_counter() - began
        print(f"{name}: {total} files in {seconds:.0f} s, the longest {longest * 1000:.0f} ms", flush=True)
        for outcome, count in sorted(outcomes.items()):
            print(f"    {count:6} {outcome}")
    print(full_disk())
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
