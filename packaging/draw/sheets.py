"""Contact sheets of the deck, to look at: python3 packaging/draw/sheets.py [folder]

All faces and backs of every deck at three heights, and the two reduced pictures that are kept in docs/pictures:
courts.png, decks.png. Without a folder they go to build/art. The cards are read as the program reads them.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from kingtable.core.cards import Card, pack_52, parse_card
from kingtable.paths import resource
from kingtable.ui.deck import Deck, face_name, rasterised

_HOME = Path(__file__).resolve().parents[2] / "build" / "art"
_CLOTH = QColor("#24503F")
_HEIGHTS = (60, 120, 300)
_GAP = 8
_JOKERS = [Card(0, "", 0), Card(0, "", 1)]
_BACKS = ("kilim", "mesob", "quilt", "deco")


def sheet(rows: list[list[str]], height: int) -> QImage:
    """Rows of cards by the names of their pictures."""
    width = height * 2 // 3
    columns = max(len(row) for row in rows)
    size = QSize(columns * (width + _GAP) + _GAP, len(rows) * (height + _GAP) + _GAP)
    picture = QImage(size, QImage.Format.Format_RGB32)
    picture.fill(_CLOTH)
    painter = QPainter(picture)
    for row, names in enumerate(rows):
        for column, name in enumerate(names):
            at = (_GAP + column * (width + _GAP), _GAP + row * (height + _GAP))
            painter.drawImage(*at, rasterised(name, QSize(width, height)))
    painter.end()
    return picture


def _whole(deck: Deck) -> list[list[str]]:
    """The four suits, a suit a row, then jokers and backs."""
    cards = [face_name(card, deck) for card in pack_52()]
    rows = [cards[start : start + 13] for start in range(0, 52, 13)]
    return [*rows, [*(face_name(joker, deck) for joker in _JOKERS), *(f"backs/{back}" for back in _BACKS)]]


def _courts() -> list[list[str]]:
    by_suit = [[face_name(Card(rank, suit), Deck()) for rank in (13, 12, 11, 14)] for suit in "SHDC"]
    jokers = [face_name(joker, Deck()) for joker in _JOKERS]
    return [by_suit[0] + by_suit[1] + jokers[:1], by_suit[2] + by_suit[3] + jokers[1:]]


def _decks(colours: list[str]) -> list[list[str]]:
    """A few cards of every deck, a deck a row; the backs last."""
    few = [parse_card(text) for text in ("AS", "KH", "QD", "JC", "9S", "8H", "10D", "AC")]
    decks = [Deck(index, name) for name in colours for index in ("standard", "large")]
    rows = [[face_name(card, deck) for card in (*few, *_JOKERS)] for deck in decks]
    return [*rows, [f"backs/{back}" for back in _BACKS]]


def _save(picture: QImage, path: Path) -> None:
    if not picture.save(str(path), "PNG", 0):  # the number asks for the smallest file
        raise OSError(f"{path} could not be written")


def main(folder: Path) -> None:
    """Write every sheet into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    colours = list(json.loads(resource("faces", "colours.json").read_bytes()))
    for name in colours:
        for index in ("standard", "large"):
            for height in _HEIGHTS:
                _save(sheet(_whole(Deck(index, name)), height), folder / f"{index}-{name}-{height}.png")
    _save(sheet(_courts(), 170), folder / "courts.png")
    _save(sheet(_decks(colours), 66), folder / "decks.png")
    print(f"Contact sheets: {folder}")


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    program = QGuiApplication(sys.argv[:1])
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else _HOME)
