"""The committed sounds come from their script, every cue has them, and they are short, soft and equally loud."""

from __future__ import annotations

import array
import math
import subprocess
import sys
import wave
from itertools import combinations, pairwise
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


def test_none_shouts_and_none_is_lost() -> None:
    """What means something is of one loudness, within 3.5 dB, and cards are all a little softer."""
    decibels = {cue: [20 * math.log10(loudest(samples(path))) for path in files_of(cue)] for cue in Cue}
    cards = [level for cue, levels in decibels.items() if cue.moves for level in levels]
    tunes = [level for cue, levels in decibels.items() if not cue.moves for level in levels]
    assert max(tunes) - min(tunes) < 3.5
    assert max(cards) - min(cards) < 3.0
    assert 0 < min(tunes) - max(cards) < 6
    assert min(cards) > -25 and max(tunes) < -15


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_it_swings_about_silence(path: Path) -> None:
    found = samples(path)
    assert abs(sum(found) / len(found)) / 32768 < 0.002


TUNES = [cue for cue in Cue if not cue.moves]
"""What means something by itself, and does not only go with a card."""


@pytest.mark.parametrize(("one", "other"), list(combinations(TUNES, 2)), ids=lambda cue: cue.value)
def test_meanings_differ_by_their_melody(one: Cue, other: Cue) -> None:
    """Somewhere in the first third of a second two of them are two semitones apart, or one has ended."""
    pairs = list(zip(melody(one), melody(other), strict=False))
    assert any(abs(12 * math.log2(a / b)) >= 2 if a and b else a != b for a, b in pairs)


def melody(cue: Cue) -> list[float]:
    """Half the rate at which a cue crosses silence, in each twelfth of a second; 0 where it is silent."""
    found = samples(files_of(cue)[0])[: RATE // 3]
    stretch = RATE // 12
    notes = []
    for at in range(0, RATE // 3, stretch):
        part = found[at : at + stretch]
        loud = len(part) == stretch and max(map(abs, part)) > 300
        crossings = sum(a < 0 <= b for a, b in pairwise(part))
        notes.append(crossings * 12.0 if loud else 0.0)
    return notes
