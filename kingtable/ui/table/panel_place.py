"""Where a panel lies over the cloth."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget

from kingtable.ui.table.placement import Rect

_EDGE = 12
"""Pixels of cloth that are left above and below a panel that hides the hand."""


def hides_hand(panel: QWidget) -> bool:
    """Whether it is read before the game goes on, and may lie over everything else."""
    return bool(panel.property("over_hand"))


def panel_place(panel: QWidget, table: QSize, area: Rect) -> QRect:
    """In the middle of the table as large as it wants to be, if it hides the hand; else across ``area``."""
    wanted = panel.sizeHint()
    if hides_hand(panel):
        wide = min(max(wanted.width(), panel.minimumSizeHint().width()), int(area.width))
        high = min(wanted.height(), table.height() - 2 * _EDGE)
        top = (table.height() - high) // 2
    else:
        wide = int(area.width)
        high = min(max(wanted.height(), 0), int(area.height))
        top = int(area.y + (area.height - high) / 2)
    return QRect((table.width() - wide) // 2, top, wide, high)
