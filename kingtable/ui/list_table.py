"""Tables that are lists: rows to be read and chosen, never cells."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView


def list_table(model: QAbstractItemModel, name: str) -> QTableView:
    """A table of that accessible name in which arrows go from row to row, and Tab leads on."""
    table = QTableView()
    table.setModel(model)
    table.setAccessibleName(name)
    table.setProperty("role", "well")
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setShowGrid(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)
    return table
