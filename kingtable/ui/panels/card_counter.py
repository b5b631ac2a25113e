"""The card counter in the side panel (UI-05), four rows of ranks or, where it is narrow, four columns."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, QTransposeProxyModel
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from kingtable.core.cards import SUITS
from kingtable.ui.icons import icon
from kingtable.ui.models.counter import CounterModel, Whereabouts
from kingtable.ui.panels.lettering import font, panel, write
from kingtable.ui.theme import Theme, px

_ROW, _SUIT = 19, 20


class CardCounter(QTableView):
    """Ranks by suit: bold ones are still out, framed ones are yours, struck ones are gone."""

    def __init__(self, model: CounterModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counter = model
        self._theme, self._scale = theme, scale
        self._upright = QTransposeProxyModel(self)
        self._upright.setSourceModel(model)
        self.setModel(model)
        self.setAccessibleName(self.tr("Cards seen in this deal"))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._across, self._down = _Suits(Qt.Orientation.Horizontal, self), _Suits(Qt.Orientation.Vertical, self)
        self.setHorizontalHeader(self._across)
        self.setVerticalHeader(self._down)
        self.setItemDelegate(_Cells(self))
        self.set_upright(False)

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return self._theme

    @property
    def scale(self) -> int:
        """The text size in per cent."""
        return self._scale

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self.set_upright(self._is_upright)

    def set_upright(self, upright: bool) -> None:
        """Show a column a suit instead of a row a suit."""
        self._is_upright = upright
        shown = self._upright if upright else self._counter
        if self.model() is not shown:
            self.setModel(shown)
        self._across.setVisible(upright)
        self._down.setVisible(not upright)
        self._across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for header in (self._across, self._down):
            header.setMinimumSectionSize(8)
        self._across.setFixedHeight(px(_ROW, self._scale) + 4)
        self._down.setFixedWidth(px(_SUIT, self._scale) + 4)
        self._down.setDefaultSectionSize(px(_ROW, self._scale))
        policy = QSizePolicy.Policy.Expanding if upright else QSizePolicy.Policy.Fixed
        self.setSizePolicy(QSizePolicy.Policy.Expanding, policy)
        self.updateGeometry()

    def place(self, index: QModelIndex | QPersistentModelIndex) -> tuple[int, int]:
        """Suit and rank of a cell as shown."""
        return (index.column(), index.row()) if self._is_upright else (index.row(), index.column())

    def where(self, index: QModelIndex | QPersistentModelIndex) -> Whereabouts:
        """Where the card of a cell is."""
        return self._counter.card(*self.place(index))[1]

    def sizeHint(self) -> QSize:
        row = px(_ROW, self._scale)
        upright = (self._counter.columnCount() + 1) * row + 6
        return QSize(px(180, self._scale), upright if self._is_upright else len(SUITS) * row + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())


class _Suits(QHeaderView):
    """Suit signs instead of words; the words are what a screen reader and the tooltip say."""

    def __init__(self, orientation: Qt.Orientation, counter: CardCounter) -> None:
        super().__init__(orientation, counter)
        self._counter = counter

    def paintSection(self, painter: QPainter, rect: Any, logicalIndex: int) -> None:
        size = px(14, self._counter.scale)
        mark = icon(f"suit-{SUITS[logicalIndex]}", self._counter.theme.dark)
        spot = QRectF(0, 0, size, size)
        spot.moveCenter(QRectF(rect).center())
        mark.paint(painter, spot.toRect())


class _Cells(QStyledItemDelegate):
    def __init__(self, view: CardCounter) -> None:
        super().__init__(view)
        self._view = view

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, where = self._view.theme, self._view.where(index)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chip = box.adjusted(0.5, 1.5, -0.5, -1.5)
        if where is Whereabouts.OWN:
            panel(painter, chip, 4, theme.own_row, theme.bronze, 1.5)
        elif where is Whereabouts.TABLE:
            panel(painter, chip, 4, theme.sunken, theme.edge, 1)
        gone = where in (Whereabouts.PLAYED, Whereabouts.TABLE)
        face = font(self._view, 12.5, self._view.scale, 450 if gone else 700)
        if len(index.data()) > 1:
            face.setLetterSpacing(face.SpacingType.AbsoluteSpacing, -1.5)
        write(painter, box.adjusted(-3, 0, 3, 0), index.data(), theme.muted if gone else theme.text, face,
              Qt.AlignmentFlag.AlignHCenter)  # fmt: skip
        if where is Whereabouts.PLAYED:
            painter.setPen(QPen(QColor(theme.muted), 1.4))
            half = min(chip.width() / 2, px(9, self._view.scale))
            middle = box.center()
            painter.drawLine(middle - QPointF(half, 0), middle + QPointF(half, 0))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(chip, 4, 4)
        painter.restore()
