"""The sounds of the table. Where nothing can be heard, everything else goes on without them."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, QUrl, qInstallMessageHandler

from kingtable.paths import resource
from kingtable.ui.cues import Cue

if TYPE_CHECKING:
    # Loaded when the first picture has been shown, and only if there shall be sound.
    from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

_log = logging.getLogger(__name__)


def amplitude(volume: int) -> float:
    """The factor of all samples at a volume in per cent: squared, since ears count in ratios."""
    return (volume / 100) ** 2


def files_of(cue: Cue) -> list[Path]:
    """The files of a cue: one, or several that take turns."""
    folder = resource("sounds")
    return sorted(folder.glob(f"{cue.value}.wav")) or sorted(folder.glob(f"{cue.value}-?.wav"))


class Sounds(QObject):
    """Plays cues. Qt's multimedia is loaded by `prepare`, and not at all while the sound is off."""

    def __init__(self, on: bool, volume: int, parent: QObject | None = None) -> None:
        """``volume`` is in per cent."""
        super().__init__(parent)
        self._on = on
        self._volume = volume
        self._ready = self._tried = False
        self._devices: QMediaDevices | None = None
        self._effects: dict[Cue, list[QSoundEffect]] = {}
        self._heard: dict[Cue, QSoundEffect] = {}

    def prepare(self) -> None:
        """The window has been painted: from now on there may be sound."""
        self._ready = True
        self._load()

    def tune(self, on: bool, volume: int) -> None:
        """Sound on or off, and how loud; where that changed, something is heard of it."""
        if (on, volume) == (self._on, self._volume):
            return
        self._on, self._volume = on, volume
        self._load()
        for effect in self._all:
            effect.setVolume(amplitude(volume))
            if not on:
                effect.stop()
        self.play(Cue.YOUR_TURN)

    def play(self, cue: Cue) -> None:
        """Let that be heard, if anything can be."""
        if not self._on or cue not in self._effects:
            return
        choice = self._effects[cue]
        # The same card does not fall twice in the same way.
        others = [effect for effect in choice if effect is not self._heard.get(cue)] or choice
        self._heard[cue] = effect = random.choice(others)
        effect.play()

    def _load(self) -> None:
        if self._tried or not (self._ready and self._on):
            return
        self._tried = True
        with _unheard_complaints():
            try:
                from PySide6.QtMultimedia import QMediaDevices
            except ImportError as error:
                _log.info("There is no sound: %s", error)
                return
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self._plug)
            self._plug()

    def _plug(self) -> None:
        """Play through the system's output of the moment; without one, wait until there is one."""
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect

        output = QMediaDevices.defaultAudioOutput()
        if output.isNull():
            _log.info("There is no sound: the system has no output.")
            for effect in self._all:
                effect.deleteLater()
            self._effects = {}
            return
        if not self._effects:
            for cue in Cue:
                self._effects[cue] = [QSoundEffect(self) for _ in files_of(cue)]
                for effect, file in zip(self._effects[cue], files_of(cue), strict=True):
                    effect.setSource(QUrl.fromLocalFile(str(file)))
                    effect.setVolume(amplitude(self._volume))
        for effect in self._all:
            effect.setAudioDevice(output)

    @property
    def _all(self) -> list[QSoundEffect]:
        return [effect for effects in self._effects.values() for effect in effects]


@contextmanager
def _unheard_complaints() -> Iterator[None]:
    """What Qt's sound system says of libraries and servers that it does not find goes to the log."""

    def note(kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        del kind, context
        _log.debug("%s", words)

    before = qInstallMessageHandler(note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
