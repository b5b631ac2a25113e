"""The drawn marks of the house as icons, in the variant for light or dark panels."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPixmap

from kingtable.paths import resource


def icon(name: str, dark: bool = False) -> QIcon:
    """The icon ``resources/icons/{name}.svg``, its ``-dark`` variant where the panel is dark and one exists."""
    if dark:
        try:
            return QIcon(str(resource("icons", f"{name}-dark.svg")))
        except FileNotFoundError:
            pass
    return QIcon(str(resource("icons", f"{name}.svg")))


def pixmap(name: str, size: int, ratio: float, dark: bool = False) -> QPixmap:
    """The icon as a square picture of ``size`` device-independent pixels."""
    return icon(name, dark).pixmap(QSize(size, size), ratio)


def avatar(number: int, size: int, ratio: float) -> QPixmap:
    """The avatar of that number (1 to 8)."""
    return QIcon(str(resource("avatars", f"{number}.svg"))).pixmap(QSize(size, size), ratio)


def mark_of(contract: str) -> str:
    """The icon name of a King contract: ``kupa``, or ``trump-S`` for ``trump S``."""
    return contract.replace(" ", "-")
