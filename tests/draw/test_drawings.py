"""The committed pictures: they come from their scripts, Qt can draw them, and they follow the card's geometry."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QImageReader

ROOT = Path(__file__).resolve().parents[2]
RESOURCES = ROOT / "resources"
DRAW = ROOT / "packaging" / "draw"
FACES = RESOURCES / "faces" / "cards"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS = "SHDC"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
JOKERS = ["Jk1", "Jk2"]
COURTS = [rank + suit for rank in "KQJ" for suit in SUITS]
BACKS = [RESOURCES / "faces" / "backs" / f"{name}.svg" for name in ("kilim", "mesob", "quilt", "deco")]
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


def files_below(folder: Path) -> dict[Path, bytes]:
    """Every file's bytes by its path in the folder."""
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("subject", ["faces", "icons", "avatars"])
def test_script_gives_the_committed_files(subject: str, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", str(DRAW / f"{subject}.py"), str(tmp_path)], check=True)
    drawn = files_below(tmp_path)
    committed = files_below(RESOURCES / subject)
    assert drawn.keys() == committed.keys()
    assert [str(name) for name in drawn if drawn[name] != committed[name]] == []


def test_every_card_and_back_has_a_picture() -> None:
    assert sorted(path.stem for path in FACES.glob("*.svg")) == sorted(CARDS + JOKERS)
    assert sorted(FACES.parent.glob("backs/*")) == sorted(BACKS)


def test_figures_use_no_colour_that_another_deck_exchanges() -> None:
    exchanges = json.loads((RESOURCES / "faces" / "colours.json").read_bytes())
    exchanged = {old for colours in exchanges.values() for letter in colours.values() for old in letter}
    assert len(exchanged) > 10
    for script in ("paint", "heads", "held", "cloth", "court", "kings", "queens", "jacks", "jokers", "pips"):
        colours = set(re.findall(r"#[0-9A-F]{6}", (DRAW / f"{script}.py").read_text(encoding="utf-8")))
        assert colours & exchanged == set(), script


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


@pytest.mark.parametrize("path", BACKS, ids=lambda path: path.stem)
def test_backs_have_a_white_rim(path: Path) -> None:
    """Three units of the edge's line, then bare paper up to the field, which begins at 11."""
    image = read(path, 300)
    rim = {image.pixel(x, y) for x in (*range(3, 10), *range(190, 197)) for y in range(20, 280)}
    assert rim == {QColor(PAPER).rgba()}


def test_courts_and_jokers_differ_at_a_glance() -> None:
    figures = COURTS + JOKERS
    small = {card: read(FACES / f"{card}.svg", 60) for card in figures}
    for one in figures:
        for other in figures:
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
