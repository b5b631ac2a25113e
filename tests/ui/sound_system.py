"""A stand-in for Qt's multimedia: it writes down what is played, and its outputs come and go as a test wishes."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QObject, QUrl, Signal

from kingtable.ui.cues import Cue


class Output:
    def __init__(self, name: str) -> None:
        self.name = name

    def isNull(self) -> bool:
        return not self.name


class SoundSystem:
    """What the machine of a test has."""

    def __init__(self, output: str = "loudspeaker") -> None:
        self.output = Output(output)
        self.devices: list[QObject] = []
        self.effects: list[QObject] = []
        self.played: list[tuple[str, float]] = []
        """File stems with the factor of their samples."""
        system = self

        class QMediaDevices(QObject):
            audioOutputsChanged = Signal()  # noqa: N815 - the name is Qt's

            def __init__(self, parent: QObject) -> None:
                super().__init__(parent)
                system.devices.append(self)

            @staticmethod
            def defaultAudioOutput() -> Output:
                return system.output

        class QSoundEffect(QObject):
            def __init__(self, parent: QObject) -> None:
                super().__init__(parent)
                self.stem, self.factor, self.output, self.stopped = "", 1.0, "", False
                system.effects.append(self)

            def setSource(self, url: QUrl) -> None:
                path = Path(url.toLocalFile())
                assert path.is_file()
                self.stem = path.stem

            def setVolume(self, factor: float) -> None:
                self.factor = factor

            def setAudioDevice(self, output: Output) -> None:
                self.output = output.name

            def play(self) -> None:
                system.played.append((self.stem, self.factor))

            def stop(self) -> None:
                self.stopped = True

        self.module = ModuleType("PySide6.QtMultimedia")
        vars(self.module).update(QMediaDevices=QMediaDevices, QSoundEffect=QSoundEffect)

    def install(self, monkeypatch: pytest.MonkeyPatch) -> SoundSystem:
        """Make it the one that the program finds."""
        monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", self.module)
        return self

    def plug(self, output: str) -> None:
        """Another output is the system's, "" for none."""
        self.output = Output(output)
        for devices in self.devices:
            devices.audioOutputsChanged.emit()  # type: ignore[attr-defined]

    @property
    def last(self) -> tuple[str, float]:
        """What was played last, its factor to four places."""
        stem, factor = self.played[-1]
        return stem, round(factor, 4)

    @property
    def heard(self) -> list[Cue]:
        """The cues of what was played."""
        return [next(cue for cue in Cue if stem.startswith(cue.value)) for stem, _ in self.played]
