"""Make the sounds of the table: python3 packaging/sound/make.py [folder]

Cards are noise and a soft body, notes are struck bars of wood; everything is short, begins and ends in nothing, and
is levelled to one loudness. The same files come out every time.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from waves import Wave, band, fading, levelled, mixed, noise, scaled, softened, swelling, thump, tone, wav

_HOME = Path(__file__).resolve().parents[2] / "resources" / "sounds"

_CARDS, _SPEECH, _NOTES = 0.10, 0.13, 0.15
"""Loudness of what is heard all the time, of what is said, and of what is meant for the person."""

_BAR = ((1.0, 1.0, 0.42), (2.0, 0.16, 0.26), (3.93, 0.22, 0.09), (9.2, 0.04, 0.03))
"""A bar of rosewood struck with a soft mallet."""
_BELL = ((1.0, 1.0, 0.45), (2.0, 0.32, 0.3), (3.01, 0.14, 0.2), (4.1, 0.06, 0.12))
_HORN = ((1.0, 1.0, 0.9), (2.0, 0.55, 0.7), (3.0, 0.34, 0.55), (4.0, 0.16, 0.4), (5.0, 0.08, 0.3))

C3, EB4, E4, F4, G4 = 130.81, 311.13, 329.63, 349.23, 392.00
C4, D4, A4, C5, D5, E5, G5, C6 = 261.63, 293.66, 440.00, 523.25, 587.33, 659.26, 783.99, 1046.50


def bar(pitch: float, length: float = 0.6) -> Wave:
    """A note of the marimba."""
    return tone(pitch, length, _BAR)


def bell(pitch: float, length: float = 0.6) -> Wave:
    """A small round bell."""
    return tone(pitch, length, _BELL, attack=0.008)


def horn(pitch: float, length: float) -> Wave:
    """A note blown softly."""
    return softened(tone(pitch, length, _HORN, attack=0.03), 0.0, min(0.12, length / 2))


def chord(notes: Sequence[Wave], apart: float = 0.0, start: float = 0.0) -> Wave:
    """Notes together, or one after the other and all left to ring."""
    return mixed(*((start + place * apart, note) for place, note in enumerate(notes)))


def rustle(seed: int, length: float, start: float, end: float) -> Wave:
    """Paper on cloth; filtered twice, or it would hiss."""
    return band(band(noise(seed, length), start, end, 0.8), start, end, 0.8)


def slide(seed: int, length: float = 0.14, pitch: float = 1500.0) -> Wave:
    """A card that glides over cloth."""
    return swelling(rustle(seed, length, pitch, pitch * 0.6), 0.3)


def tap(seed: int, pitch: float = 150.0, edge: float = 1100.0) -> Wave:
    """A card laid down: its edge, and the table below it."""
    card = fading(band(noise(seed, 0.12), edge, edge * 0.6, 0.8), 0.035)
    return softened(mixed((0.0, scaled(card, 0.8)), (0.002, thump(pitch, 0.3, 0.07, 0.15))), 0.001, 0.03)


def knock(seed: int, pitch: float, fade: float = 0.11) -> Wave:
    """A knuckle on wood."""
    hit = fading(band(noise(seed, 0.08), 480.0, 300.0, 0.5), 0.03)
    body = mixed((0.0, thump(pitch, 0.22, fade, 0.3)), (0.0, scaled(thump(pitch * 2.7, 0.1, fade / 2, 0.2), 0.35)))
    return mixed((0.0, scaled(hit, 0.7)), (0.001, body))


def dealt() -> Wave:
    """A whole deal: cards that slide off the pack."""
    cards = [scaled(slide(20 + card, 0.13, 1350.0 + 90.0 * (card * 3 % 5)), 1.0 - 0.05 * card) for card in range(7)]
    return mixed(*((0.115 * place, card) for place, card in enumerate(cards)))


def swept() -> Wave:
    """Four cards drawn together and pushed away."""
    gathered = swelling(rustle(31, 0.3, 800.0, 1500.0), 0.6)
    return mixed((0.0, gathered), (0.24, scaled(tap(32, 140.0, 900.0), 0.5)))


def refused() -> Wave:
    """Two dull taps: no."""
    return mixed((0.0, knock(41, 118.0, 0.06)), (0.12, scaled(knock(42, 108.0, 0.06), 0.8)))


def costly() -> Wave:
    """A low knock, and a minor third that falls."""
    return mixed(
        (0.0, scaled(knock(51, 98.0), 1.1)),
        (0.06, scaled(bar(EB4, 0.5), 0.6)),
        (0.24, scaled(bar(C4, 0.65), 0.7)),
        (0.24, scaled(bar(C3, 0.65), 0.4)),
    )


def king_made() -> Wave:
    """A small fanfare."""
    call = [(0.0, horn(G4, 0.14)), (0.13, horn(G4, 0.12)), (0.24, horn(C5, 0.16)), (0.38, horn(E5, 0.16))]
    last = [(0.52, scaled(horn(note, 0.44), 0.62)) for note in (C5, E5, G5)]
    return mixed(*call, *last)


CUES: dict[str, tuple[float, Wave]] = {
    "dealt": (_CARDS, dealt()),
    "slid": (_CARDS, slide(11, 0.17)),
    "played-1": (_CARDS, tap(1)),
    "played-2": (_CARDS, tap(2, 141.0, 980.0)),
    "played-3": (_CARDS, tap(3, 159.0, 1240.0)),
    "swept": (_CARDS, swept()),
    "your-turn": (_NOTES, chord([bar(G4), bar(C5, 0.65)], apart=0.13)),
    "costly": (_NOTES, costly()),
    "refused": (_SPEECH, refused()),
    "announced": (_SPEECH, chord([bell(D5, 0.4), scaled(bell(A4, 0.45), 0.7)], apart=0.09)),
    "king-made": (_NOTES, king_made()),
    "deal-over": (_SPEECH, chord([bar(G4), bar(E4), mixed((0.0, bar(C4, 0.62)), (0.0, bar(G4, 0.62)))], apart=0.16)),
    "won": (
        _NOTES,
        chord([bell(C5), bell(E5), bell(G5), mixed((0.0, bell(C6, 0.6)), (0.0, bell(E5, 0.6)))], apart=0.11),
    ),
    "lost": (_NOTES, chord([bar(A4), bar(F4), bar(D4, 0.65)], apart=0.17)),
}
"""Loudness and sound by the names of the files; one cue may have several, numbered."""


def main(folder: Path) -> None:
    """Write every cue into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (level, samples) in CUES.items():
        finished = softened(levelled(softened(samples, 0.001, 0.02), level), 0.001, 0.02)
        (folder / f"{name}.wav").write_bytes(wav(finished))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else _HOME)
