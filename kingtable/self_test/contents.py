"""Every file that belongs to the program can be read, and every card be drawn in every variant."""

from __future__ import annotations

import importlib
import json
import wave
from collections.abc import Callable
from pathlib import Path
from typing import get_args

from PySide6.QtCore import QSize, QTranslator
from PySide6.QtGui import QImage, QImageReader, QTextDocument

from kingtable.core.cards import Card, pack_52
from kingtable.paths import resource
from kingtable.self_test.report import Find
from kingtable.store.settings import CardBack, CardColours, CardIndex, Settings
from kingtable.ui.cue import Cue
from kingtable.ui.deck import chosen_deck, face_name, rasterised
from kingtable.ui.sounds import files_of

_SIZE = QSize(60, 90)
"""Pixels of a card: small, but of every part of it something is left."""
_SOUND_LIBRARY = "libpulse"
_FOLDERS = ("avatars", "faces", "help", "icons", "licences", "sounds")


def look_at_resources(find: Find) -> int:
    """Read every file in the resources by its kind; the number of files."""
    files = [file for file in sorted(resource("style.qss").parent.rglob("*")) if file.is_file()]
    for folder in _FOLDERS:
        if not any(folder in file.parts for file in files):
            find(f"{folder} is empty")
    for cue in Cue:
        if not files_of(cue):
            find(f"no sound for {cue.value}")
    for file in files:
        readable = _READERS.get(file.suffix, _is_text)
        if not readable(file):
            find(f"{file.name} cannot be read")
    return len(files)


def look_at_sound(find: Find) -> int:
    """Load Qt's multimedia, which may lack nothing but the system's own sound library; the number of cues."""
    try:
        importlib.import_module("PySide6.QtMultimedia")
    except ImportError as error:
        if _SOUND_LIBRARY not in str(error):
            find(f"the sounds cannot be loaded: {error}")
    return len(Cue)


def look_at_faces(find: Find) -> int:
    """Draw every card and joker with every index, in all colours, and every back; the number of pictures."""
    names: set[str] = set()
    cards = [*pack_52(), Card(0, "", 0), Card(0, "", 1)]
    for index in get_args(CardIndex):
        for colours in get_args(CardColours):
            for back in get_args(CardBack):
                deck = chosen_deck(Settings(card_index=index, card_colours=colours, card_back=back), True)
                names |= {face_name(face, deck) for face in (*cards, None)}
    for name in sorted(names):
        if _is_blank(rasterised(name, _SIZE)):
            find(f"{name} is not drawn")
    return len(names)


def _is_blank(image: QImage) -> bool:
    small = image.scaled(12, 18).convertToFormat(QImage.Format.Format_RGB32)
    return image.isNull() or len({small.pixel(x, y) for x in range(12) for y in range(18)}) < 3


def _is_picture(file: Path) -> bool:
    return not QImageReader(str(file)).read().isNull()


def _is_sound(file: Path) -> bool:
    with wave.open(str(file)) as sound:
        frames: int = sound.getnframes()
        return frames > 0


def _is_json(file: Path) -> bool:
    return json.loads(file.read_bytes()) is not None


def _is_translation(file: Path) -> bool:
    return QTranslator().load(str(file))


def _is_page(file: Path) -> bool:
    document = QTextDocument()
    document.setHtml(file.read_text(encoding="utf-8"))
    return not document.isEmpty()


def _is_text(file: Path) -> bool:
    return bool(file.read_text(encoding="utf-8").strip())


_READERS: dict[str, Callable[[Path], bool]] = {
    ".svg": _is_picture,
    ".png": _is_picture,
    ".wav": _is_sound,
    ".json": _is_json,
    ".qm": _is_translation,
    ".html": _is_page,
}
