"""The head kit of courts and avatars. The origin is the middle of the face, 42 wide and 56 high."""

from __future__ import annotations

from dataclasses import dataclass

from paint import CRIMSON, FINE, INK, LINE, disc, line, plain
from pen import Mark, Marks, moved, path, place, scale, shift


@dataclass(frozen=True)
class Skin:
    """A skin and the tone of its half in the shade."""

    light: str
    shade: str


SKIN = {
    "S": Skin("#F0C9A2", "#DFAF84"),
    "H": Skin("#F6D3B0", "#E6B68C"),
    "D": Skin("#9A623C", "#7F4D2D"),
    "C": Skin("#CF9466", "#B67B4E"),
}

MIRROR = scale(-1, 1)
_FACE = "M-21 -28 H21 V4 C21 19 11 28 0 28 C-11 28 -21 19 -21 4 Z"
_FACE_SHADE = "M0 -28 H21 V4 C21 19 11 28 0 28 Z"
_PROFILE = (
    "M-15 -30 L-16.5 -6 L-26.5 7.5 C-27.6 9.6 -26 10.8 -22.6 11 L-23.4 13.6 C-25.4 14.6 -25.2 16.4 -22.8 17"
    " C-24.6 18.2 -24.4 20.4 -22 20.8 C-22.4 26 -18.5 28.6 -12 28.6 C-1 28.6 8 23 13 12 L17 -30 Z"
)
_PROFILE_SHADE = "M2 -30 C6 -8 3 12 -4 27.6 C3.5 25.6 9.6 20.4 13 12 L17 -30 Z"


def both(marks: Marks) -> Marks:
    """The marks and their mirror image."""
    return [*marks, *place(marks, MIRROR)]


def neck(skin: Skin, to: float = 42, half_width: float = 10) -> Marks:
    """From under the chin down to `to`."""
    w = half_width
    return [
        plain(f"M{-w} 14 H{w} V{to} H{-w} Z", skin.light),
        plain(f"M0 14 H{w} V{to} H0 Z", skin.shade),
        line(f"M{-w} 14 V{to} M{w} 14 V{to}", INK, LINE),
    ]


def front(skin: Skin) -> Marks:
    """A face from the front, its right half in the shade."""
    return [plain(_FACE, skin.light), plain(_FACE_SHADE, skin.shade), line(_FACE, INK, LINE)]


def profile(skin: Skin) -> Marks:
    """A face looking left."""
    return [plain(_PROFILE, skin.light), plain(_PROFILE_SHADE, skin.shade), line(_PROFILE, INK, LINE)]


def man(brow: str) -> Marks:
    """Eyes, brows, nose and mouth of a man, from the front."""
    return [*_man_eyes(brow), line("M1.2 -6 V7.2 Q1.2 9.2 -1 9.2 H-4", INK, 1.9), lips()]


def bearded(brow: str) -> Marks:
    """Eyes, brows and a shorter nose, for a face whose mouth lies in a beard."""
    return [*_man_eyes(brow), line("M1.2 -6 V3.6 Q1.2 5.6 -1 5.6 H-4.4", INK, 1.9)]


def _man_eyes(brow: str) -> Marks:
    return both([disc(-10, -2.5, 2.9, INK, 0), line("M-15.6 -9 Q-10.5 -13.4 -4.8 -9.6", brow, 3)])


def woman(brow: str, cheek: str = CRIMSON, lip: str = CRIMSON) -> Marks:
    """Eyes with lids, fine brows, cheeks and mouth of a woman, from the front."""
    half = [
        disc(-10, -2, 2.9, INK, 0),
        line("M-16.4 -4.6 C-13.4 -6.8 -8 -7 -4.6 -3.2", INK, 2),
        line("M-15.6 -10.6 Q-10.4 -14.4 -4.4 -10.8", brow, 2.2),
        disc(-13.6, 8.4, 3.5, cheek, 0),
    ]
    nose = line("M1.2 -5 V7 Q1.2 8.8 -0.8 8.8 H-3.4", INK, FINE)
    return [*both(half), nose, lips(lip)]


def lips(colour: str = CRIMSON, y: float = 17.5) -> Mark:
    """A mouth from the front, at height y."""
    bow = path("M-5.8 0 C-3.6 -2.6 -1.6 -3 0 -1.7 C1.6 -3 3.6 -2.6 5.8 0 C2.8 3.8 -2.8 3.8 -5.8 0 Z")
    return plain(moved(bow, shift(0, y)), colour)


def side_features(brow: str, lady: bool) -> Marks:
    """Eye, brow and mouth of a face looking left."""
    marks = [disc(-11.5, -1.5, 2.9, INK, 0)]
    if lady:
        marks += [
            line("M-15 -3.4 C-12 -6.6 -7.6 -5.8 -4.6 -2.4", INK, 2),
            line("M-15.4 -10.2 Q-9.6 -13.6 -4 -9.8", brow, 2.2),
            disc(-7.5, 9.5, 3.5, CRIMSON, 0),
        ]
    else:
        marks.append(line("M-15.2 -8.8 Q-9.6 -12.4 -4 -8.8", brow, 3))
    mouth = "M-24.6 15.6 C-21.4 14.4 -18.6 15.2 -16.6 17.2 C-19 19.8 -21.8 20 -23.6 18.8 Z"
    return [*marks, plain(mouth, CRIMSON)]
