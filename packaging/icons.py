"""The icons of the packages, from the one vector drawing: python3 packaging/icons.py FOLDER

Writes PNG in every size that systems ask for, kingtable.ico for Windows and kingtable.icns for macOS.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QImageReader

ROOT = Path(__file__).resolve().parent.parent
DRAWING = ROOT / "resources" / "icons" / "kingtable.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
"""Pixels."""
_IN_ICO = (16, 24, 32, 48, 64, 128, 256)
_IN_ICNS = {"ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024, "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512}
"""Apple's names of the places for PNG pictures, and how many pixels each takes."""


def png(size: int) -> bytes:
    """The drawing as PNG of that size."""
    reader = QImageReader(str(DRAWING))
    reader.setScaledSize(QSize(size, size))
    image = reader.read()
    if image.isNull():
        raise SystemExit(f"{DRAWING} cannot be drawn: {reader.errorString()}")
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return data.data()


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon that holds those PNG pictures by size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        # 0 stands for 256.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[str, bytes]) -> bytes:
    """A macOS icon that holds those PNG pictures by Apple's names."""
    body = b"".join(name.encode("ascii") + struct.pack(">I", len(data) + 8) + data for name, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write(folder: Path) -> None:
    """Write all icons into that folder."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = {size: png(size) for size in SIZES}
    for size, data in drawn.items():
        (folder / f"kingtable-{size}.png").write_bytes(data)
    (folder / "kingtable.ico").write_bytes(ico({size: drawn[size] for size in _IN_ICO}))
    (folder / "kingtable.icns").write_bytes(icns({name: drawn[size] for name, size in _IN_ICNS.items()}))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
