"""The grid of game marks in the side panel (UI-02): a row a seat, a cell a choice."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
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

from kingtable.ui.icons import mark_of, pixmap
from kingtable.ui.models.choices import TURNS, ChoicesModel
from kingtable.ui.panels.lettering import font, panel, width_of, write
from kingtable.ui.theme import INK, Theme, px

_CELL, _SMALL_CELL = QSize(38, 28), QSize(27, 40)
"""Mark beside its deal, and mark above it where that is too wide."""


class ChoiceGrid(QTableView):
    """Marks with their deals; choices to come are dashed, the one being made is gold."""

    def __init__(self, model: ChoicesModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scale = scale
        self._row = px(_CELL.height(), scale)
        self.setModel(model)
        self.setAccessibleName(self.tr("Choices: who named what in which deal"))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.horizontalHeader().hide()
        self.horizontalHeader().setMinimumSectionSize(8)
        names = self.verticalHeader()
        names.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        names.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        names.setSectionsClickable(False)
        names.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        names.setMinimumSectionSize(8)
        self._cells = _Cells(model, theme, scale, self)
        self.setItemDelegate(self._cells)
        self.set_theme(theme, scale)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._scale = scale
        self._cells.theme, self._cells.scale = theme, scale
        self.viewport().update()

    def set_width(self, width: int) -> None:
        """Share that width between names and marks."""
        wide = width >= px(240, self._scale)
        cell = _CELL if wide else _SMALL_CELL
        self._row = px(cell.height(), self._scale)
        self.verticalHeader().setDefaultSectionSize(self._row)
        across = px(cell.width(), self._scale)
        for column in range(TURNS):
            self.setColumnWidth(column, across)
        self.verticalHeader().setFixedWidth(max(0, width - TURNS * across))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_width(self.width())

    def sizeHint(self) -> QSize:
        return QSize(px(180, self._scale), 4 * self._row)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, self.sizeHint().height())


class _Cells(QStyledItemDelegate):
    def __init__(self, model: ChoicesModel, theme: Theme, scale: int, view: ChoiceGrid) -> None:
        super().__init__(view)
        self._model = model
        self._view = view
        self.theme, self.scale = theme, scale

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        theme, choice = self.theme, self._model.choice(index)
        box = QRectF(option.rect).adjusted(1, 1, -1, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = Qt.AlignmentFlag.AlignHCenter
        if choice.contract is not None:
            panel(painter, box, 6, theme.own_row if choice.now else theme.sunken,
                  theme.bronze if choice.now else theme.hairline, 2 if choice.now else theme.line)  # fmt: skip
            size = px(17, self.scale)
            mark = pixmap(mark_of(choice.contract), size, self._view.devicePixelRatioF(), theme.dark)
            if box.width() > box.height():
                spot = QPointF(box.left() + 2, box.center().y() - size / 2)
                number = box.adjusted(size + 1, 0, 0, 0)
            else:
                spot = QPointF(box.center().x() - size / 2, box.top() + 2)
                number = box.adjusted(0, size + 1, 0, 0)
            painter.drawPixmap(spot.toPoint(), mark)
            write(painter, number, str(choice.deal), theme.muted, font(self._view, 11, self.scale, 600), centre)
        elif choice.now:
            panel(painter, box, 6, theme.gold, INK, 1.5)
            face = font(self._view, 12.5, self.scale, 700)
            words = index.data() if width_of(index.data(), face) <= box.width() else str(choice.deal)
            write(painter, box, words, INK, face, centre)
        else:
            painter.setPen(QPen(QColor(theme.hairline), theme.line, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
            write(painter, box, str(choice.deal), theme.muted, font(self._view, 11, self.scale), centre)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 6, 6)
        painter.restore()
