"""The sounds of the table. Where nothing can be heard, everything else goes on without them.

Not by QSoundEffect: with PulseAudio that of Qt 6.11.3 disturbs its own thread's notifier when it begins to play, and
the event loop spins for ever (docs/decisions/0006).
"""

from __future__ import annotations

import logging
import random
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler

from kingtable.paths import resource
from kingtable.ui.cue import Cue

if TYPE_CHECKING:
    # Loaded when the first picture has been shown, and only if there shall be sound.
    from PySide6.QtMultimedia import QAudioDevice, QAudioFormat, QAudioSink, QMediaDevices

_log = logging.getLogger(__name__)

_RATE = 44_100
"""Samples a second of all cues: one channel of 16 bits."""
_ROOM = 2 * _RATE
"""Bytes of a second, which no cue fills."""
_BUSY = _ROOM // 20
"""A voice with more than these bytes still to say would say the next cue too late."""
_VOICES = 4
"""How many cues can be heard at once."""


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
        self._samples: dict[Cue, list[bytes]] = {}
        self._heard: dict[Cue, bytes] = {}
        self._voices: list[_Voice] = []

    def prepare(self) -> None:
        """The window has been painted: from now on there may be sound."""
        self._ready = True
        self._load()

    def tune(self, on: bool, volume: int) -> None:
        """Sound on or off, and how loud; where that changed, something is heard of it."""
        if (on, volume) == (self._on, self._volume):
            return
        turned, self._on, self._volume = on != self._on, on, volume
        if turned and self._tried:
            self._plug()
        self._load()
        for voice in self._voices:
            voice.sink.setVolume(amplitude(volume))
        self.play(Cue.YOUR_TURN)

    def play(self, cue: Cue) -> None:
        """Let that be heard, if anything can be."""
        if not self._voices:
            return
        choice = self._samples[cue]
        # The same card does not fall twice in the same way.
        others = [samples for samples in choice if samples is not self._heard.get(cue)] or choice
        self._heard[cue] = samples = random.choice(others)
        max(self._voices, key=lambda voice: voice.free).say(samples)

    def close(self) -> None:
        """Nothing is heard any more."""
        for voice in self._voices:
            voice.close()
        self._voices = []

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
            self._samples = {cue: [_samples_in(file) for file in files_of(cue)] for cue in Cue}
            self._devices = QMediaDevices(self)
            self._devices.audioOutputsChanged.connect(self._plug)
            self._plug()

    def _plug(self) -> None:
        """Speak through the system's output of the moment, if there is one and the sound is on."""
        self.close()
        if self._devices is None or not self._on:
            return
        output = self._devices.defaultAudioOutput()
        format = _format()
        if output.isNull() or not output.isFormatSupported(format):
            _log.info("There is no sound: no output takes it.")
            return
        self._voices = [_Voice(output, format, self) for _ in range(_VOICES)]
        for voice in self._voices:
            voice.sink.setVolume(amplitude(self._volume))


class _Voice:
    """One stream to the output, open all the time: to open one for every cue holds up the table by up to 0.1 s."""

    def __init__(self, output: QAudioDevice, format: QAudioFormat, parent: QObject) -> None:
        from PySide6.QtMultimedia import QAudioSink

        self.sink: QAudioSink = QAudioSink(output, format, parent)
        self.sink.setBufferSize(_ROOM)
        self._stream = self.sink.start()

    @property
    def free(self) -> int:
        """Bytes of room for samples; none once the output failed."""
        return self.sink.bytesFree()

    def say(self, samples: bytes) -> None:
        """Play these, unless something else is still being said."""
        free = self.free
        if free and free >= self.sink.bufferSize() - _BUSY:
            self._stream.write(samples)

    def close(self) -> None:
        """End the stream, whatever is being said."""
        self.sink.stop()
        self.sink.deleteLater()


def _format() -> QAudioFormat:
    from PySide6.QtMultimedia import QAudioFormat

    format = QAudioFormat()
    format.setSampleRate(_RATE)
    format.setChannelCount(1)
    format.setSampleFormat(QAudioFormat.SampleFormat.Int16)
    return format


def _samples_in(file: Path) -> bytes:
    with wave.open(str(file)) as opened:
        return bytes(opened.readframes(opened.getnframes()))


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
