"""The committed pictures: they come from their scripts, Qt can draw them, and they follow the card's geometry."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
DRAW = ROOT / "packaging" / "draw"
FACES = RESOURCES / "faces" / "standard"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = "SHDC"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
COURTS = [rank + suit for rank in "KQJ" for suit in SUITS]
BACK = RESOURCES / "faces" / "backs" / "kilim.svg"
PICTURES = sorted(path for folder in ("faces", "icons", "avatars") for path in (RESOURCES / folder).rglob("*.svg"))
ALLOWED_TAGS = {"svg", "g", "path"}
PAPER = "#FCFAF3"


def read(path: Path, height: int) -> QImage:
    """The picture as the table reads it: scaled by the reader, on nothing."""
    reader = QImageReader(str(path))
    size = reader.size()
    reader.setScaledSize(QSize(round(size.width() * height / size.height()), height))
    image = reader.read()
    assert not image.isNull(), f"{path.name}: {reader.errorString()}"
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def luminance(colour: QColor) -> float:
    """Relative luminance of WCAG 2."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """Contrast ratio of WCAG 2 of two colours."""
    dark, light = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (light + 0.05) / (dark + 0.05)


def differing(one: QImage, other: QImage, tolerance: int) -> float:
    """Share of bytes that differ by more than the tolerance."""
    a, b = bytes(one.constBits()), bytes(other.constBits())
    assert len(a) == len(b)
    return sum(abs(x - y) > tolerance for x, y in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("subject", ["faces", "icons", "avatars"])
def test_script_gives_the_committed_files(subject: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", str(DRAW / f"{subject}.py"), str(tmp_path)], check=True)
    drawn = {path.relative_to(tmp_path): path.read_bytes() for path in tmp_path.rglob("*.svg")}
    committed = {
        path.relative_to(RESOURCES / subject): path.read_bytes() for path in (RESOURCES / subject).rglob("*.svg")
    }
    assert drawn.keys() == committed.keys()
    assert [str(name) for name in drawn if drawn[name] != committed[name]] == []


def test_every_card_and_the_back_have_a_picture() -> None:
    assert sorted(path.stem for path in FACES.glob("*.svg")) == sorted([*CARDS, "Jk"])
    assert BACK.exists()


@pytest.mark.parametrize("height", [60, 600])
@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_qt_draws_it(path: Path, height: int) -> None:
    image = read(path, height)
    step = height // 30
    colours = {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}
    assert len(colours) > 2
    assert any(QColor.fromRgba(colour).alpha() > 200 for colour in colours)


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: path.stem)
def test_only_what_svg_tiny_shows_for_certain(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert set(re.findall(r"<([a-zA-Z]+)", text)) <= ALLOWED_TAGS
    assert set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) <= {"none"} | set(re.findall(r"#[0-9A-F]{6}", text))


@pytest.mark.parametrize("card", CARDS)
def test_suit_stands_out_from_the_face(card: str) -> None:
    text = (FACES / f"{card}.svg").read_text(encoding="utf-8")
    indices = re.findall(r'fill="(#\w{6})"', text)[-4:]
    assert len(set(indices)) == 1
    assert contrast(indices[0], PAPER) >= (5.5 if card[-1] in "HD" else 15)


@pytest.mark.parametrize(
    "path", [*(FACES / f"{card}.svg" for card in [*COURTS, "Jk"]), BACK], ids=lambda path: path.stem
)
def test_half_turn_changes_nothing(path: Path) -> None:
    image = read(path, 300)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert differing(image, turned, 40) < 0.01


def test_courts_differ_at_a_glance() -> None:
    small = {card: read(FACES / f"{card}.svg", 60) for card in COURTS}
    for one in COURTS:
        for other in COURTS:
            if one < other:
                assert differing(small[one], small[other], 40) > 0.12, f"{one} looks like {other}"


@pytest.mark.parametrize("card", CARDS)
def test_nothing_is_painted_beyond_the_card(card: str) -> None:
    image = read(FACES / f"{card}.svg", 300)
    for x, y in ((0, 0), (199, 0), (0, 299), (199, 299)):
        assert QColor.fromRgba(image.pixel(x, y)).alpha() == 0


@pytest.mark.parametrize("card", [card for card in CARDS if card not in COURTS and card != "AS"])
def test_left_strip_holds_nothing_but_the_index(card: str) -> None:
    """The strip that shows in a fan, 46 units wide, belongs to rank and suit; below 92 it is bare."""
    image = read(FACES / f"{card}.svg", 300)
    strip = {image.pixel(x, y) for x in range(3, 46) for y in range(92, 200)}
    assert strip == {QColor(PAPER).rgba()}


@pytest.mark.parametrize("mark", ["el", "kupa", "erkek", "kiz", "rifki", "son"])
def test_game_marks_carry_ink_at_22_pixels(mark: str) -> None:
    image = read(RESOURCES / "icons" / f"{mark}.svg", 22)
    pixels = [QColor.fromRgba(image.pixel(x, y)) for x in range(22) for y in range(22)]
    strong = sum(pixel.alpha() > 150 and contrast(pixel.name(), PAPER) >= 3 for pixel in pixels)
    assert strong >= 40
