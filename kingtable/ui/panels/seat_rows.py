"""As many rows in a grid as there are seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget


class SeatRow(Protocol):
    """The widgets of one seat."""

    parts: tuple[QWidget, ...]


_R = TypeVar("_R", bound=SeatRow)


def keep_rows(
    grid: QGridLayout, rows: list[_R], count: int, make: Callable[[], _R], aligned: Sequence[Qt.AlignmentFlag]
) -> None:
    """Have so many rows below the heading; ``aligned`` says for each column where its widgets stand."""
    while len(rows) > count:
        for part in rows.pop().parts:
            grid.removeWidget(part)
            part.deleteLater()
        grid.setRowMinimumHeight(len(rows) + 1, 0)
    while len(rows) < count:
        row = make()
        rows.append(row)
        for column, part in enumerate(row.parts):
            grid.addWidget(part, len(rows), column, aligned[column])
