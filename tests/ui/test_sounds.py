"""Sounds: loaded late or not at all, as loud as wished, and never in the way of anything."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSocketNotifier, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from kingtable.ui.cue import Cue
from kingtable.ui.sounds import Sounds, amplitude
from tests.ui.sound_system import SoundSystem

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> SoundSystem:
    return SoundSystem().install(monkeypatch)


def prepared(on: bool = True, volume: int = 60) -> Sounds:
    sounds = Sounds(on, volume)
    sounds.prepare()
    return sounds


def test_nothing_is_loaded_before_the_first_picture(system: SoundSystem) -> None:
    sounds = Sounds(True, 60)
    sounds.play(Cue.PLAYED)
    sounds.tune(True, 80)
    assert (system.devices, system.played) == ([], [])
    sounds.prepare()
    assert len(system.open_outputs) == 4
    sounds.play(Cue.COSTLY)
    assert system.heard == [Cue.COSTLY]


def test_nothing_is_loaded_while_the_sound_is_off(system: SoundSystem) -> None:
    sounds = prepared(on=False)
    sounds.play(Cue.PLAYED)
    assert (system.devices, system.played) == ([], [])
    sounds.tune(True, 60)
    assert system.heard == [Cue.YOUR_TURN], "turned on, it says so"
    sounds.prepare()
    sounds.tune(False, 60)
    sounds.tune(True, 60)
    assert len(system.devices) == 1


@pytest.mark.parametrize("cue", Cue)
def test_every_cue_can_be_heard(system: SoundSystem, cue: Cue) -> None:
    prepared().play(cue)
    assert system.heard == [cue]


def test_a_card_does_not_fall_twice_in_the_same_way(system: SoundSystem) -> None:
    sounds = prepared()
    for _ in range(60):
        sounds.play(Cue.PLAYED)
    stems = [stem for stem, _ in system.played]
    assert set(stems) == {"played-1", "played-2", "played-3"}
    assert all(one != other for one, other in zip(stems, stems[1:], strict=False))


def test_ears_count_in_ratios() -> None:
    assert [amplitude(volume) for volume in (0, 50, 100)] == [0.0, 0.25, 1.0]
    assert round(amplitude(60), 4) == 0.36


def test_another_volume_is_heard_at_once(system: SoundSystem) -> None:
    sounds = prepared(volume=60)
    sounds.tune(True, 20)
    assert system.played[-1] == ("your-turn", 0.04)
    sounds.tune(True, 20)
    assert len(system.played) == 1, "the same again is no news"
    sounds.play(Cue.LOST)
    assert system.played[-1] == ("lost", 0.04)


def test_off_means_off_at_once_and_the_volume_stays(system: SoundSystem) -> None:
    sounds = prepared(volume=50)
    sounds.play(Cue.KING_MADE)
    sounds.tune(False, 50)
    sounds.play(Cue.YOUR_TURN)
    assert system.heard == [Cue.KING_MADE]
    assert system.open_outputs == []
    sounds.tune(True, 50)
    assert system.played[-1] == ("your-turn", 0.25)


def test_outputs_come_and_go(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    system = SoundSystem(output="").install(monkeypatch)
    sounds = prepared()
    sounds.play(Cue.PLAYED)
    assert (system.sinks, system.played) == ([], [])
    for output in ("headphones", "loudspeaker"):
        system.plug(output)
        assert system.open_outputs == [output] * 4
        sounds.play(Cue.KING_MADE)
    assert system.heard == [Cue.KING_MADE] * 2
    for useless in ("", "telephone"):
        system.plug(useless)
        sounds.play(Cue.PLAYED)
        sounds.tune(True, 10 + len(useless))
        assert (system.open_outputs, len(system.played)) == ([], 2)
    sounds.tune(False, 10)
    system.plug("headphones")
    assert system.open_outputs == [], "an output does not turn the sound on"
    sounds.tune(True, 10)
    assert system.played[-1] == ("your-turn", 0.01)


def test_cues_overlap_and_none_waits_behind_another(system: SoundSystem) -> None:
    sounds = prepared()
    system.slow = True
    for _ in range(9):
        sounds.play(Cue.LOST)
    assert len(system.played) == 4
    assert all(sink.said for sink in system.sinks)


def test_an_output_that_failed_is_left_alone(system: SoundSystem) -> None:
    sounds = prepared()
    for sink in system.sinks:
        sink.stop()
    sounds.play(Cue.PLAYED)
    assert system.played == []


def test_closed_nothing_is_heard(system: SoundSystem) -> None:
    sounds = prepared()
    sounds.close()
    sounds.play(Cue.PLAYED)
    assert (system.open_outputs, system.played) == ([], [])


def test_without_qt_multimedia_there_is_silence_and_one_line_in_the_log(
    qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    """The tests of the window block that import."""
    with caplog.at_level(logging.INFO):
        sounds = prepared()
        for cue in Cue:
            sounds.play(cue)
        sounds.tune(False, 60)
        sounds.tune(True, 90)
        sounds.prepare()
    (record,) = caplog.records
    assert record.getMessage().startswith("There is no sound: ")


def test_what_qt_complains_of_while_loading_goes_to_the_log(
    monkeypatch: pytest.MonkeyPatch, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    system = SoundSystem(output="").install(monkeypatch)
    devices = system.module.QMediaDevices

    def complaining(parent: object) -> object:
        # Any warning of Qt's will do: there is no such file descriptor.
        QSocketNotifier(-1, QSocketNotifier.Type.Read)
        return devices(parent)

    monkeypatch.setattr(system.module, "QMediaDevices", complaining)
    passed: list[tuple[QtMsgType, str]] = []
    before = qInstallMessageHandler(lambda kind, _context, words: passed.append((kind, words)))
    try:
        with caplog.at_level(logging.DEBUG):
            prepared()
        assert passed == []
        QSocketNotifier(-1, QSocketNotifier.Type.Read)
        assert len(passed) == 1, "afterwards complaints go where they went before"
    finally:
        qInstallMessageHandler(before)
    assert any("QSocketNotifier" in record.getMessage() for record in caplog.records)


_PLAYED_FOR_A_WHILE = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from kingtable import app
from kingtable.ui.cue import Cue
app._AFTER_FIRST_PAINT = 0
Original = app.House
def house(*given):
    made = Original(*given)
    def play():
        for cue in Cue:
            made.window.sounds.play(cue)
        made.window.commands.sound.trigger()
        made.window.commands.sound.trigger()
    QTimer.singleShot(400, play)
    QTimer.singleShot(800, made.window.close)
    return made
app.House = house
sys.exit(app.run(Path(sys.argv[1]), app.Errand(), ""))
"""


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a sound system here")
def test_without_any_sound_server_the_program_runs_and_the_terminal_stays_empty(tmp_path: Path) -> None:
    """Whatever this machine has: no server is to be found where this process looks for one."""
    nowhere = {"PULSE_SERVER": "unix:/nonexistent", "PIPEWIRE_REMOTE": "/nonexistent", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", _PLAYED_FOR_A_WHILE, str(tmp_path)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=os.environ | nowhere,
        cwd=ROOT,
        timeout=120,
        check=False,
    )
    complaints = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    assert (done.returncode, done.stdout, complaints) == (0, "", [])
    log = (tmp_path / "log" / "kingtable.log").read_text(encoding="utf-8")
    # Once for the start and once for the sound that was turned on again, where Qt’s part for sound can be loaded.
    assert log.count("There is no sound") in (1, 2)
