"""The history in the side panel: wrapped lines, the newest in sight."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kingtable.ui.models.history import HistoryModel, Line
from kingtable.ui.panels.lettering import font
from kingtable.ui.theme import Theme


class HistoryList(QListView):
    """Follows the newest line unless the reader has scrolled back."""

    def __init__(self, model: HistoryModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self.setModel(model)
        self.setAccessibleName(self.tr("History"))
        self.setMinimumHeight(24)
        # It takes the height that is left; a wish of its own would make the panel around it scroll.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._lines = _Lines(model, theme, scale, self)
        self.setItemDelegate(self._lines)
        self._follows = True
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._lines.set_theme(theme, scale)
        self.scheduleDelayedItemsLayout()

    def _scrolled(self, value: int) -> None:
        self._follows = value >= self.verticalScrollBar().maximum() - 4

    def _grown(self, _least: int, most: int) -> None:
        if self._follows:
            self.verticalScrollBar().setValue(most)


class _Lines(QStyledItemDelegate):
    """The list measures all its lines whenever one is added, so their sizes, fonts and colours are kept."""

    def __init__(self, model: HistoryModel, theme: Theme, scale: int, view: HistoryList) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        self._sizes: dict[tuple[Line, int], QSize] = {}
        self.set_theme(theme, scale)
        model.modelReset.connect(self._sizes.clear)

    def set_theme(self, theme: Theme, scale: int) -> None:
        self._sizes.clear()
        self._plain, self._bold = (font(self._view, 12.5, scale, weight) for weight in (450, 700))
        self._text = QColor(theme.text)
        self._colours = {"refused": QColor(theme.penalty), "play": QColor(theme.muted)}

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        key = self._model.line(index), option.rect.width()
        if key not in self._sizes:
            self._sizes[key] = super().sizeHint(option, index)
        return self._sizes[key]

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        # Instead of Qt's own, which asks the model for eight roles of which it has one.
        line = self._model.line(index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
        option.text = line.text
        option.font = self._bold if line.kind in ("deal", "king") else self._plain
        option.palette.setColor(QPalette.ColorRole.Text, self._colours.get(line.kind, self._text))
