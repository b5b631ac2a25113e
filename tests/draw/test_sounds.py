"""The committed sounds come from their script, every cue has them, and they are short, soft and equally loud."""

from __future__ import annotations

import array
import math
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from kingtable.ui.cue import Cue
from kingtable.ui.sounds import files_of

ROOT = Path(__file__).resolve().parents[2]
SOUNDS = sorted((ROOT / "resources" / "sounds").glob("*.wav"))
RATE = 44_100


def samples(path: Path) -> array.array[int]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        found = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


def loudest(found: array.array[int]) -> float:
    """The root mean square of the loudest tenth of a second, of 1."""
    stretch = RATE // 10
    parts = [found[at : at + stretch] for at in range(0, len(found), stretch // 4)]
    return max(math.sqrt(math.fsum((one / 32768) ** 2 for one in part) / stretch) for part in parts)


def test_script_gives_the_committed_files(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", str(ROOT / "packaging" / "sound" / "make.py"), str(tmp_path)], check=True)
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    committed = {path.name: path.read_bytes() for path in SOUNDS}
    assert made.keys() == committed.keys()
    assert [name for name in made if made[name] != committed[name]] == []


def test_every_cue_has_its_own_files_and_no_file_is_left_over() -> None:
    found = {cue: files_of(cue) for cue in Cue}
    assert [cue for cue, files in found.items() if not files] == []
    assert len(found[Cue.PLAYED]) == 3, "many cards are played, and none sounds like the one before"
    assert sorted(file for files in found.values() for file in files) == SOUNDS


def test_no_two_files_hold_the_same_sound() -> None:
    assert len({path.read_bytes() for path in SOUNDS}) == len(SOUNDS)


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_it_is_short_and_neither_clicks_nor_clips(path: Path) -> None:
    found = samples(path)
    assert 0.1 < len(found) / RATE < 1.0
    assert max(map(abs, found)) < 0.85 * 32768
    for end in (found[:20], found[-20:]):
        assert max(map(abs, end)) < 0.02 * 32768


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_none_shouts_and_none_is_lost(path: Path) -> None:
    assert 0.05 < loudest(samples(path)) < 0.17
