"""A stand-in for Qt's multimedia: it writes down what is played, and its outputs come and go as a test wishes."""

from __future__ import annotations

import sys
import wave
from functools import partial
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QObject, Signal

from kingtable.paths import resource
from kingtable.ui.cue import Cue


def samples_in(path: Path) -> bytes:
    """All samples of a file."""
    with wave.open(str(path)) as file:
        return bytes(file.readframes(file.getnframes()))


STEMS = {samples_in(path): path.stem for path in resource("sounds").glob("*.wav")}
"""The files' names by what is in them."""


class Output:
    def __init__(self, name: str) -> None:
        self.name = name

    def isNull(self) -> bool:
        return not self.name

    def isFormatSupported(self, format: QAudioFormat) -> bool:
        return self.name != "telephone" and (format.rate, format.channels, format.kind) == (44_100, 1, "Int16")


class QAudioFormat:
    class SampleFormat:
        Int16 = "Int16"

    def setSampleRate(self, rate: int) -> None:
        self.rate = rate

    def setChannelCount(self, channels: int) -> None:
        self.channels = channels

    def setSampleFormat(self, kind: str) -> None:
        self.kind = kind


class QMediaDevices(QObject):
    audioOutputsChanged = Signal()  # noqa: N815 - the name is Qt's

    def __init__(self, system: SoundSystem, parent: QObject) -> None:
        super().__init__(parent)
        self.defaultAudioOutput = lambda: system.output
        system.devices.append(self)


class QAudioSink(QObject):
    """Takes everything in no time, unless the system is ``slow``: then nothing is ever played to its end."""

    def __init__(self, system: SoundSystem, output: Output, format: QAudioFormat, parent: QObject) -> None:
        super().__init__(parent)
        self.system, self.output, self.factor, self.room, self.said = system, output.name, 1.0, 0, 0
        self.open = False
        system.sinks.append(self)

    def setBufferSize(self, room: int) -> None:
        self.room = room

    def bufferSize(self) -> int:
        return self.room

    def bytesFree(self) -> int:
        return self.room - self.said if self.open else 0

    def setVolume(self, factor: float) -> None:
        self.factor = factor

    def start(self) -> QAudioSink:
        self.open = True
        return self

    def stop(self) -> None:
        self.open = False

    def write(self, samples: bytes) -> int:
        assert self.open and len(samples) <= self.bytesFree()
        if self.system.slow:
            self.said += len(samples)
        self.system.played.append((STEMS[samples], round(self.factor, 4)))
        return len(samples)


class SoundSystem:
    """What the machine of a test has."""

    def __init__(self, output: str = "loudspeaker") -> None:
        self.output = Output(output)
        self.slow = False
        self.devices: list[QMediaDevices] = []
        self.sinks: list[QAudioSink] = []
        self.played: list[tuple[str, float]] = []
        """File stems with the factor of their samples, to four places."""
        self.module = ModuleType("PySide6.QtMultimedia")
        vars(self.module).update(
            QAudioFormat=QAudioFormat,
            QMediaDevices=partial(QMediaDevices, self),
            QAudioSink=partial(QAudioSink, self),
        )

    def install(self, monkeypatch: pytest.MonkeyPatch) -> SoundSystem:
        """Make it the one that the program finds."""
        monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", self.module)
        return self

    def plug(self, output: str) -> None:
        """Another output is the system's, "" for none."""
        self.output = Output(output)
        for devices in self.devices:
            devices.audioOutputsChanged.emit()

    @property
    def open_outputs(self) -> list[str]:
        """The outputs of the streams that are open."""
        return [sink.output for sink in self.sinks if sink.open]

    @property
    def heard(self) -> list[Cue]:
        """The cues of what was played."""
        return [next(cue for cue in Cue if stem.startswith(cue.value)) for stem, _ in self.played]
