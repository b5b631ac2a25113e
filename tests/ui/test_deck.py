"""The decks: every card of every one can be drawn, is told from the others, and stands out, whoever looks at it."""

from __future__ import annotations

import json
import math
import os
import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage

from kingtable.core.cards import Card, pack_52, parse_card
from kingtable.paths import resource
from kingtable.store.settings import CardBack, CardColours, CardIndex, Settings
from kingtable.ui import icons
from kingtable.ui.deck import Deck, chosen_deck, drawing, face_name, rasterised
from kingtable.ui.table.card_item import DIM
from tests.draw.test_drawings import contrast, differing

ROOT = Path(__file__).resolve().parents[2]

SETS = ("two", "four", "dark", "contrast", "red-green", "tritan")
DECKS = [Deck(index, colours) for index in get_args(CardIndex) for colours in SETS]
JOKERS = [Card(0, "", copy) for copy in (0, 1)]
WHOLE = [*pack_52(), *JOKERS]
TURNING = [card for card in WHOLE if card.rank in (11, 12, 13, 0)]

# Contrast of the suits S H D C with the face.
RATIOS = {
    "two": (16.4, 5.8, 5.8, 16.4),
    "four": (16.4, 5.8, 5.4, 8.9),
    "dark": (12.7, 5.9, 8.5, 8.6),
    "contrast": (21.0, 7.3, 8.8, 9.5),
    "red-green": (16.4, 4.2, 5.2, 4.7),
    "tritan": (16.4, 5.8, 8.4, 4.8),
}

# What a colour looks like without one kind of cones, on linear RGB (Machado, Oliveira and Fernandes 2009, severity 1).
SEEN = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def named(deck: Deck) -> str:
    return f"{deck.index}-{deck.colours}"


def picture(card: Card | None, deck: Deck, height: int) -> QImage:
    image = rasterised(face_name(card, deck), QSize(height * 2 // 3, height))
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def suit_colours(deck: Deck) -> dict[str, str]:
    """What the index of each suit's seven is painted with."""
    colours = {}
    for suit in "SHDC":
        fills = re.findall(r'fill="(#\w{6})"', drawing(face_name(parse_card(f"7{suit}"), deck)).decode())
        assert len(set(fills)) == 2  # the face first, then the suit alone
        colours[suit] = fills[-1]
    return colours


def face_colour(deck: Deck) -> str:
    found = re.search(r'fill="(#\w{6})"', drawing(face_name(parse_card("7S"), deck)).decode())
    assert found
    return found[1]


@pytest.mark.parametrize("deck", DECKS, ids=named)
def test_every_card_is_there_and_none_is_like_another(deck: Deck) -> None:
    pictures = [picture(card, deck, 90) for card in WHOLE]
    ground = QColor(face_colour(deck)).rgba()
    for card, image in zip(WHOLE, pictures, strict=True):
        pixels = [image.pixel(x, y) for x in range(2, 58, 2) for y in range(2, 88, 2)]
        assert sum(pixel != ground for pixel in pixels) > 40, card
    assert len({bytes(image.constBits()) for image in pictures}) == 54


@pytest.mark.parametrize("index", get_args(CardIndex))
@pytest.mark.parametrize("card", TURNING, ids=lambda card: f"{card.text}{card.copy}")
def test_half_turn_changes_no_court_and_no_joker(card: Card, index: str) -> None:
    image = picture(card, Deck(index), 300)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert differing(image, turned, 40) < 0.01


@pytest.mark.parametrize("back", get_args(CardBack))
def test_half_turn_changes_no_back(back: str) -> None:
    image = picture(None, Deck(back=back), 300)
    turned = image.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    assert differing(image, turned, 40) < 0.01


@pytest.mark.parametrize("deck", DECKS, ids=named)
def test_suits_stand_out_from_the_face(deck: Deck) -> None:
    ratios = [contrast(colour, face_colour(deck)) for colour in suit_colours(deck).values()]
    assert min(ratios) >= 3
    assert ratios == pytest.approx(RATIOS[deck.colours], abs=0.1)


@pytest.mark.parametrize("deck", DECKS, ids=named)
def test_suits_can_be_read_under_the_tint_of_a_card_that_may_not_be_played(deck: Deck) -> None:
    def dimmed(colour: str) -> str:
        below, share = QColor(colour), DIM.alphaF()
        channels = zip((below.red(), below.green(), below.blue()), (DIM.red(), DIM.green(), DIM.blue()), strict=True)
        return QColor(*(round((1 - share) * one + share * tint) for one, tint in channels)).name()

    for suit, colour in suit_colours(deck).items():
        assert contrast(dimmed(colour), dimmed(face_colour(deck))) >= 3, suit


@pytest.mark.parametrize("deck", DECKS, ids=named)
def test_the_index_reads_on_courts_and_jokers_too(deck: Deck) -> None:
    """The notch of the panel is bare face around a suit's colour."""
    for card in TURNING:
        image = picture(card, deck, 300)
        wide, high = (58, 120) if deck.index == "large" else (40, 84)
        notch = [image.pixel(x, y) for x in range(4, wide) for y in range(4, high)]
        ground = QColor(face_colour(deck)).rgba()
        assert sum(pixel == ground for pixel in notch) > 0.5 * len(notch)
        marks = {QColor.fromRgba(pixel).name().upper() for pixel in notch}
        suit = card.suit or ("H" if card.copy == 0 else "S")
        assert suit_colours(deck)[suit] in marks


@pytest.mark.parametrize("vision", ["protan", "deutan", "tritan"])
def test_the_suits_of_a_preset_differ_in_that_vision(vision: CardColours) -> None:
    colours = suit_colours(chosen_deck(Settings(card_colours=vision), high_contrast=False))
    for one, other in combinations(colours.values(), 2):
        assert difference(one, other, vision) >= 28, (one, other)


def test_the_common_four_colours_would_not_do_in_protan_vision() -> None:
    colours = suit_colours(Deck(colours="four"))
    assert difference(colours["H"], colours["C"], "protan") < 10


def difference(one: str, other: str, vision: str) -> float:
    """CIE 1976 distance of two colours as seen; 2 can just be told, 100 is black and white."""
    return math.dist(lab(one, vision), lab(other, vision))


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    """CIELAB of an sRGB colour, white D65, as seen in that vision."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    r, g, b = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, linear, strict=True)))) for row in SEEN[vision]
    )
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    fx, fy, fz = (value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def test_jokers_of_further_packs_repeat_the_two() -> None:
    names = [face_name(Card(0, "", copy), Deck()) for copy in range(6)]
    assert names[:2] * 3 == names and names[0] != names[1]


def test_equal_cards_of_several_packs_look_the_same() -> None:
    assert face_name(Card(14, "S", 2), Deck("large", "four")) == face_name(Card(14, "S"), Deck("large", "four"))


@pytest.mark.parametrize("colours", get_args(CardColours))
@pytest.mark.parametrize("high_contrast", [False, True])
def test_every_choice_of_colours_is_a_set(colours: CardColours, high_contrast: bool) -> None:
    deck = chosen_deck(Settings(card_colours=colours), high_contrast)
    assert deck.colours in json.loads(resource("faces", "colours.json").read_bytes())
    assert drawing(face_name(Card(13, "H"), deck)).startswith(b"<svg")


def test_the_theme_chooses_unless_the_person_does() -> None:
    assert chosen_deck(Settings(), high_contrast=False) == Deck()
    assert chosen_deck(Settings(), high_contrast=True) == Deck(colours="contrast")
    assert chosen_deck(Settings(card_colours="two"), high_contrast=True) == Deck(colours="two")
    whole = Settings(card_index="large", card_colours="protan", card_back="quilt")
    assert chosen_deck(whole, high_contrast=True) == Deck("large", "red-green", "quilt")


def test_large_indices_need_a_broader_strip() -> None:
    assert (Deck().strip, Deck("large").strip) == (0.25, 0.30)


@pytest.mark.parametrize("deck", [Deck(), Deck("large", "dark")], ids=named)
def test_the_strip_of_a_fan_holds_rank_and_suit(deck: Deck) -> None:
    """The index ends within what a card under another shows in the narrowest fan."""
    rows, seen = (range(12, 100), 100) if deck.index == "large" else (range(16, 88), 49)
    ground = QColor(face_colour(deck)).rgba()
    for card in pack_52():
        image = picture(card, deck, 300)
        if card.rank < 11:
            ends = max(x for x in range(4, seen) for y in rows if image.pixel(x, y) != ground)
            assert 36 <= ends <= 200 * deck.strip, card


def test_panels_draw_the_deck_they_are_given(qapp: object) -> None:
    size = QSize(40, 60)
    pictures = {
        bytes(icons.face(card, deck, size, 2.0).toImage().constBits())
        for card in (parse_card("KH"), None)
        for deck in (Deck(), Deck("large", "dark", "deco"))
    }
    assert len(pictures) == 4


_DRAWN_WHILE_PICTURES_ARE_WANTED = """
import sys, threading
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QImageIOHandler, QImageReader
from kingtable.ui.deck import load_reader, rasterised
app = QGuiApplication([])
load_reader()
def draw():
    for _ in range(40):
        rasterised("standard/two/2C", QSize(20, 30))
busy = [threading.Thread(target=draw, daemon=True) for _ in range(2)]
for one in busy:
    one.start()
while any(one.is_alive() for one in busy):
    QImageReader(sys.argv[1]).supportsOption(QImageIOHandler.ImageOption.Size)
"""


def test_drawing_beside_the_window_does_not_stop_it() -> None:
    """Qt's lock of the kinds of pictures and Python's own lock are never waited for crosswise."""
    command = [sys.executable, "-c", _DRAWN_WHILE_PICTURES_ARE_WANTED, str(resource("icons", "kingtable.svg"))]
    surroundings = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    subprocess.run(command, env=surroundings, timeout=120, check=True)


def test_a_full_disk_costs_no_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    usual = rasterised("standard/two/KH", QSize(100, 150))
    monkeypatch.setattr("tempfile.mkstemp", full)
    drawn = rasterised("standard/two/KH", QSize(100, 150))
    assert drawn.size() == usual.size()
    assert differing(drawn, usual, 60) < 0.1
