"""The history in the side panel: wrapped lines, the newest in sight."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from kingtable.ui.models.history import KIND, HistoryModel
from kingtable.ui.panels.lettering import font
from kingtable.ui.theme import Theme


class HistoryList(QListView):
    """Follows the newest line unless the reader has scrolled back."""

    def __init__(self, model: HistoryModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(model)
        self.setAccessibleName(self.tr("History"))
        self.setMinimumHeight(24)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._lines = _Lines(theme, scale, self)
        self.setItemDelegate(self._lines)
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._lines.theme, self._lines.scale = theme, scale
        self.scheduleDelayedItemsLayout()

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - 4

    def _grown(self, _least: int, most: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(most)


class _Lines(QStyledItemDelegate):
    def __init__(self, theme: Theme, scale: int, view: HistoryList) -> None:
        super().__init__(view)
        self._view = view
        self.theme, self.scale = theme, scale

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        kind = index.data(KIND)
        colour = {"refused": self.theme.penalty, "play": self.theme.muted}.get(kind, self.theme.text)
        option.palette.setColor(QPalette.ColorRole.Text, QColor(colour))
        option.font = font(self._view, 12.5, self.scale, 700 if kind in ("deal", "king") else 450)
