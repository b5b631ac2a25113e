"""Sound as plain lists of samples: tones, noise, envelopes, and the way to a WAV file.

The figures are the same on every machine: the noise comes from a seed, and nothing is added up by `sum`, whose
rounding differs between Python versions.
"""

from __future__ import annotations

import array
import io
import math
import random
import sys
import wave
from collections.abc import Sequence

RATE = 44_100
"""Samples a second."""
_WINDOW = RATE // 20
"""The stretch over which loudness is felt: 50 ms."""
_CEILING = 0.8
"""No sample goes beyond this."""

Wave = list[float]


def tone(pitch: float, length: float, partials: Sequence[tuple[float, float, float]], attack: float = 0.006) -> Wave:
    """A struck note: ``partials`` are (multiple of the pitch, strength, seconds until a tenth is left)."""
    made = [0.0] * round(length * RATE)
    for multiple, strength, fading in partials:
        turn = math.tau * pitch * multiple / RATE
        for at in range(len(made)):
            made[at] += strength * math.sin(turn * at) * 10 ** (-at / RATE / fading)
    return softened(made, attack, 0.03)


def thump(pitch: float, drop: float, fading: float, length: float) -> Wave:
    """A body that is hit: a sine that falls from ``pitch`` by the share ``drop`` while it dies away."""
    made, phase = [], 0.0
    for at in range(round(length * RATE)):
        left = 10 ** (-at / RATE / fading)
        phase += math.tau * pitch * (1 - drop + drop * left) / RATE
        made.append(math.sin(phase) * left)
    return softened(made, 0.0015, 0.02)


def noise(seed: int, length: float) -> Wave:
    """White noise, always the same for a seed."""
    source = random.Random(seed)
    return [source.uniform(-1.0, 1.0) for _ in range(round(length * RATE))]


def band(samples: Sequence[float], start: float, end: float, width: float) -> Wave:
    """What lies around a pitch that glides from ``start`` to ``end`` Hz; a small ``width`` lets little through."""
    made, low, mid = [], 0.0, 0.0
    for at, sample in enumerate(samples):
        pitch = start * (end / start) ** (at / len(samples))
        step = 2 * math.sin(math.pi * pitch / RATE)
        low += step * mid
        mid += step * (sample - low - width * mid)
        made.append(mid)
    return made


def swelling(samples: Sequence[float], peak: float) -> Wave:
    """Risen from nothing to full strength at the share ``peak`` of the length, and gone again at the end."""
    top = peak * len(samples)
    shape = (at / top if at < top else (len(samples) - at) / (len(samples) - top) for at in range(len(samples)))
    return [sample * part * part for sample, part in zip(samples, shape, strict=True)]


def fading(samples: Sequence[float], time: float) -> Wave:
    """Dying away: a tenth is left after ``time`` seconds."""
    return [sample * 10 ** (-at / RATE / time) for at, sample in enumerate(samples)]


def softened(samples: Sequence[float], attack: float, decay: float) -> Wave:
    """Begun and ended in nothing, over these seconds, so that it does not click."""
    made = list(samples)
    for length, places in ((attack, range(len(made))), (decay, range(len(made) - 1, -1, -1))):
        count = min(round(length * RATE), len(made))
        for step in range(count):
            made[places[step]] *= 0.5 - 0.5 * math.cos(math.pi * step / count)
    return made


def scaled(samples: Sequence[float], strength: float) -> Wave:
    """Louder or softer by a factor."""
    return [sample * strength for sample in samples]


def mixed(*parts: tuple[float, Sequence[float]]) -> Wave:
    """Several sounds at once, each from its second on."""
    made = [0.0] * max(round(start * RATE) + len(samples) for start, samples in parts)
    for start, samples in parts:
        first = round(start * RATE)
        for at, sample in enumerate(samples):
            made[first + at] += sample
    return made


def loudness(samples: Sequence[float]) -> float:
    """The root mean square of the loudest 50 ms."""
    window = min(_WINDOW, len(samples))
    power = loudest = 0.0
    for at, sample in enumerate(samples):
        power += sample * sample
        if at >= window:
            power -= samples[at - window] * samples[at - window]
        loudest = max(loudest, power)
    return math.sqrt(loudest / window)


def levelled(samples: Sequence[float], level: float) -> Wave:
    """As loud as ``level`` says, unless its peaks forbid it."""
    peak = max(abs(sample) for sample in samples)
    return scaled(samples, min(level / loudness(samples), _CEILING / peak))


def wav(samples: Sequence[float]) -> bytes:
    """A WAV file: 16 bits, one channel."""
    words = array.array("h", (round(sample * 32767) for sample in samples))
    if sys.byteorder == "big":
        words.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(words.tobytes())
    return file.getvalue()
