"""The whole store on a disk that is full, and in folders that may only be read."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest

from kingtable.core.record import Record
from kingtable.store.matches import Match, MatchStore
from kingtable.store.results import FinishedMatch, Tally
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.settings import Settings, SettingsStore
from kingtable.store.stats import Stats
from kingtable.store.writer import Trouble, Writer

PATIENCE = 30.0


def match(actions: int) -> Match:
    record = Record("king", ("a", "b", "c", "d"), 1, actions=((0, "play AS"),) * actions)
    begun = Match.begun(record, (0,), (None, "rule", "rule", "rule"))
    return Match("20260101-000000-0000", record, begun.human, begun.levels, begun.started)


def fill(disk: Path) -> None:
    with (disk / "filler").open("wb", buffering=0) as filler:
        try:
            while filler.write(b"x" * 4096):
                pass
        except OSError:
            return


def test_a_full_disk_and_then_room_again(small_disk: Path) -> None:
    heard: list[Trouble | str] = []
    writer = Writer(heard.append, lambda: heard.append("recovered"), retry_seconds=1000)
    matches = MatchStore(small_disk / "matches", writer)
    settings = SettingsStore(small_disk / "settings.json", writer)
    stats = Stats(small_disk / "statistics.sqlite3")
    stats.prepare()
    matches.save(match(100))
    settings.save(Settings())
    assert writer.drain(PATIENCE)

    fill(small_disk)
    for actions in (1000, 2000, 3000):
        matches.save(match(actions))
    settings.save(Settings(speed="fast"))
    record = "x" * 50_000
    finished = FinishedMatch("20260101-000000-0000", "king", {}, 1, "", "", record, ())
    writer.submit("statistics", lambda: stats.add(finished))
    assert not writer.drain(PATIENCE)
    [trouble] = heard
    assert isinstance(trouble, Trouble)
    assert (trouble.cause, trouble.path) == (
        "full",
        str(small_disk / "matches" / "20260101-000000-0000.json"),
    )
    # What was there is still there, and the game goes on with what is in memory.
    assert matches.unfinished()[0][0].actions == 3000
    on_disk = MatchStore(small_disk / "matches", writer).load("20260101-000000-0000")
    assert on_disk.value is not None
    assert len(on_disk.value.record.actions) == 100
    assert settings.load() == (Settings(), [])

    (small_disk / "filler").unlink()
    assert writer.close(PATIENCE)
    assert heard[1:] == ["recovered"]
    on_disk = MatchStore(small_disk / "matches", writer).load("20260101-000000-0000")
    assert on_disk.value is not None
    assert len(on_disk.value.record.actions) == 3000
    assert settings.load() == (Settings(speed="fast"), [])
    assert stats.tallies(FIRST_PLAYER).get("king", Tally()).played == 0
    assert stats.add(finished) is False


_AS_SOMEBODY_ELSE = """
import os, sys
from pathlib import Path
from kingtable.core.record import Record
from kingtable.store.matches import Match, MatchStore
from kingtable.store.settings import Settings, SettingsStore
from kingtable.store.stats import Stats
from kingtable.store.writer import Writer
os.setegid(65534)
os.seteuid(65534)
folder = Path(sys.argv[1])
heard = []
writer = Writer(heard.append, lambda: heard.append("recovered"), retry_seconds=1000)
settings = SettingsStore(folder / "settings.json", writer)
loaded, messages = settings.load()
print(loaded.speed, [message.aside for message in messages])
settings.save(Settings(speed="fast"))
matches = MatchStore(folder / "matches", writer)
matches.save(Match.begun(Record("king", ("a",), 1), (0,), (None,)))
print(len(matches.unfinished()[0]))
try:
    Stats(folder / "statistics.sqlite3").prepare()
except OSError as error:
    print("statistics:", Path(error.filename).name)
print(writer.close(30), [trouble.cause for trouble in heard])
"""


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root can be somebody else")
def test_folders_that_may_only_be_read() -> None:
    # Not below tmp_path, which nobody else may enter.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "settings.json").write_bytes(b"damaged")
        (folder / "settings.json.bak").write_bytes(b'{"speed": "slow"}')
        for file in folder.iterdir():
            file.chmod(0o644)
        before = {file.name: file.read_bytes() for file in folder.iterdir()}
        command = [sys.executable, "-c", _AS_SOMEBODY_ELSE, name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.stdout.splitlines() == [
            "slow [None]",
            "1",
            "statistics: statistics.sqlite3",
            "False ['denied']",
        ]
        assert "Traceback" not in done.stderr
        assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="only root can be somebody else")
def test_a_file_that_may_not_be_read_is_set_aside() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        (folder / "settings.json").write_bytes(b'{"speed": "fast"}')
        (folder / "settings.json").chmod(0o600)
        command = [sys.executable, "-c", _AS_SOMEBODY_ELSE, name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.stderr == ""
        lines = done.stdout.splitlines()
        assert lines[0].startswith("normal [")
        assert "settings.json.damaged-" in lines[0]
        assert lines[1:] == ["1", "True []"]
        [aside] = folder.glob("settings.json.damaged-*")
        assert aside.read_bytes() == b'{"speed": "fast"}'


def test_no_thread_is_left_behind(small_disk: Path) -> None:
    before = threading.active_count()
    writer = Writer(retry_seconds=1000)
    fill(small_disk)
    MatchStore(small_disk, writer).save(match(1000))
    assert not writer.close(PATIENCE)
    assert threading.active_count() == before
