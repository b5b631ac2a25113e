"""Which cards lie on the table: the deck that a person chose, and its pictures from the drawings of the house.

Every card is drawn in one file. It holds the corners of both index sizes, one of them hidden, and the colours of the
two-colour deck, which are used for no other part of a card. So another index or other colours are a few words
exchanged in the text before Qt reads it: as sharp as the drawing at any size, and no second drawing to keep.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from kingtable.core.cards import Card
from kingtable.paths import resource
from kingtable.store.settings import Settings
from kingtable.ui.table.placement import FAN_LEAST, FAN_LEAST_LARGE

_SET_OF = {"protan": "red-green", "deutan": "red-green"}
"""The set of colours for a choice that is not called after one."""


class Deck(Struct, frozen=True):
    """Size of the index (standard, large), a set of colours in ``faces/colours.json``, the name of a back."""

    index: str = "standard"
    colours: str = "two"
    back: str = "kilim"

    @property
    def strip(self) -> float:
        """How much of a card must be seen in a fan to read rank and suit, as a share of its width."""
        return FAN_LEAST_LARGE if self.index == "large" else FAN_LEAST


STANDARD_DECK = Deck()


def chosen_deck(settings: Settings, high_contrast: bool) -> Deck:
    """The deck that was set; colours that follow the theme are strong ones in ``high_contrast``."""
    colours: str = settings.card_colours
    if colours == "theme":
        colours = "contrast" if high_contrast else "two"
    return Deck(settings.card_index, _SET_OF.get(colours, colours), settings.card_back)


def face_name(face: Card | None, deck: Deck) -> str:
    """The name of a picture: a card's in that deck, or its back's for None. Jokers of further packs repeat the two."""
    if face is None:
        return f"backs/{deck.back}"
    text = face.text if face.rank else f"{face.text}{face.copy % 2 + 1}"
    return f"{deck.index}/{deck.colours}/{text}"


def drawing(name: str) -> bytes:
    """The SVG of that name."""
    folder, _, card = name.rpartition("/")
    if folder == "backs":
        return resource("faces", "backs", f"{card}.svg").read_bytes()
    index, colours = folder.split("/")
    svg = resource("faces", "cards", f"{card}.svg").read_bytes()
    if index == "large":
        svg = svg.replace(b'<g id="standard">', b'<g id="standard" display="none">')
        svg = svg.replace(b'<g id="large" display="none">', b'<g id="large">')
    for old, new in _exchanges()[colours][card[-1]].items():
        svg = svg.replace(old.encode(), new.encode())
    return svg


def load_reader() -> None:
    """Have Qt load what reads drawings, in the window's thread and before another one reads any.

    Qt hands it over to the window's thread, asking for Python's lock while it holds one of its own: see `rasterised`.
    """
    QImageReader(str(resource("faces", "backs", "kilim.svg")), QByteArray(b"svg")).canRead()


def rasterised(name: str, size: QSize) -> QImage:
    """The picture of that name in pixels. May be called in any thread after `load_reader`; holds no other one up."""
    # QImageReader, because it draws without Python's lock; QSvgRenderer and QImage.fromData keep it all the time. From
    # a file, because it asks a device made by Python for that lock while it holds Qt's lock of all kinds of pictures:
    # if the window's thread then wants a picture, both wait for ever.
    svg = drawing(name)
    try:
        with _file_of(svg) as path:
            return _read(path, size)
    except OSError:
        # The disk is full: slower and less sharp, but there.
        smooth = Qt.TransformationMode.SmoothTransformation
        return QImage.fromData(svg).scaled(size, mode=smooth)


@contextmanager
def _file_of(svg: bytes) -> Iterator[Path]:
    handle, name = tempfile.mkstemp(suffix=".svg")
    os.close(handle)
    path = Path(name)
    try:
        path.write_bytes(svg)
        yield path
    finally:
        path.unlink()


def _read(path: Path, size: QSize) -> QImage:
    reader = QImageReader(str(path), QByteArray(b"svg"))
    reader.setScaledSize(size)
    return reader.read()


@cache
def _exchanges() -> dict[str, dict[str, dict[str, str]]]:
    """By set of colours and by a card's last letter: the colours to exchange."""
    exchanges: dict[str, dict[str, dict[str, str]]] = json.loads(resource("faces", "colours.json").read_bytes())
    return exchanges
