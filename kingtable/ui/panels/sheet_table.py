"""The scoresheet as a table: a header with faces, rows of figures in which the best of a deal is bold."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
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

from kingtable.core.game import places_of
from kingtable.ui.icons import avatar, pixmap
from kingtable.ui.models.score_sheet import DEAL, FIGURES, GAME, SheetModel
from kingtable.ui.panels.lettering import font, width_of, write
from kingtable.ui.people import People
from kingtable.ui.text import figure, place_name
from kingtable.ui.theme import INK, IVORY, Theme, px

_ROW, _TALLEST, _HEAD = 20, 64, 38
_RIGHT = Qt.AlignmentFlag.AlignRight
_INSET = QPointF(1.5, 0)


def _frame_own(painter: QPainter, box: QRectF, left: bool, right: bool, theme: Theme) -> None:
    """High contrast has no tint: the viewer's columns stand between two lines."""
    painter.setPen(QPen(QColor(theme.bronze), 3))
    if left:
        painter.drawLine(box.topLeft() + _INSET, box.bottomLeft() + _INSET)
    if right:
        painter.drawLine(box.topRight() - _INSET, box.bottomRight() - _INSET)


class SheetTable(QTableView):
    """Rows that fill the height; arrows move through the cells."""

    def __init__(self, sheet: SheetModel, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.scale = theme, scale
        self.people: People | None = None
        self.totals: tuple[int, ...] = (0, 0, 0, 0)
        self.sheet = sheet
        sheet.setParent(self)
        self.setModel(self.sheet)
        self.setAccessibleName(self.tr("Scoresheet"))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalHeader(_Header(self))
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(8)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setItemDelegate(_Cells(self))

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self.theme, self.scale = theme, scale
        self._share()
        self.updateGeometry()
        self.viewport().update()
        self.horizontalHeader().viewport().update()

    def show_view(self, view: Any, people: People) -> None:
        """Show all deals written down so far."""
        fresh = self.people is None
        self.people, self.totals = people, view.totals
        self.sheet.show_view(view, people)
        self._share()
        if fresh:
            self.setCurrentIndex(self.sheet.index(view.deal.number - 1, DEAL))
        self.horizontalHeader().viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    @property
    def needed_width(self) -> int:
        """The width below which the table scrolls sideways."""
        return sum(px(width, self.scale) for width in self.sheet.widths)

    def sizeHint(self) -> QSize:
        return QSize(self.needed_width, px(_HEAD, self.scale) + self.sheet.length * px(_ROW, self.scale) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def _share(self) -> None:
        """Give the columns and rows what there is, never less than they need."""
        wanted = [px(width, self.scale) for width in self.sheet.widths]
        more = max(0, self.viewport().width() - sum(wanted))
        for column, width in enumerate(wanted):
            self.setColumnWidth(column, width + more * width // sum(wanted))
        spare = self.viewport().width() - self.horizontalHeader().length()
        if more:
            self.setColumnWidth(GAME, self.columnWidth(GAME) + spare)
        room = self.viewport().height() // self.sheet.length
        self.verticalHeader().setDefaultSectionSize(min(max(room, px(_ROW, self.scale)), px(_TALLEST, self.scale)))


class _Header(QHeaderView):
    """Words over the first columns; over each pair of figures a face, a name and the leader's star."""

    def __init__(self, table: SheetTable) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), px(_HEAD, self._table.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        table, people = self._table, self._table.people
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, scale = table.theme, table.scale
        painter.fillRect(self.viewport().rect(), QColor(theme.panel))
        if people is None:
            return
        for column in range(FIGURES):
            box = self._box(column, 1)
            side = _RIGHT if column == DEAL else Qt.AlignmentFlag.AlignLeft
            text = table.sheet.headerData(column, Qt.Orientation.Horizontal)
            write(painter, box.adjusted(4, 0, -8, 0), text, theme.muted, font(table, 13, scale, 600), side)
        best = max(table.totals)
        for place, seat in enumerate(table.sheet.seats):
            box = self._box(FIGURES + 2 * place, 2)
            if place == 0:
                painter.fillRect(box, QColor(theme.own_row))
                if theme.plain_cloth:
                    _frame_own(painter, box, True, True, theme)
            person = people.seats[seat]
            size = px(30, scale)
            face = avatar(person.avatar, size, self.devicePixelRatioF())
            painter.drawPixmap(round(box.left() + 8), round(box.center().y() - size / 2), face)
            star = px(16, scale) if table.totals[seat] == best and any(table.totals) else 0
            words = box.adjusted(8 + size + 7, 0, -6 - star, 0)
            name = font(table, 14, scale, 700 if star or place == 0 else 600)
            write(painter, words, person.name, theme.text, name)
            if star:
                left = words.left() + min(width_of(person.name, name), words.width()) + 3
                spot = pixmap("star", star - 2, self.devicePixelRatioF(), theme.dark)
                painter.drawPixmap(round(left), round(box.center().y() - star / 2 + 1), spot)
        painter.setPen(QPen(QColor(theme.edge), theme.line))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)

    def _box(self, column: int, count: int) -> QRectF:
        width = sum(self.sectionSize(column + n) for n in range(count))
        return QRectF(self.sectionViewportPosition(column), 0, width, self.height())


class _Cells(QStyledItemDelegate):
    def __init__(self, table: SheetTable) -> None:
        super().__init__(table)
        self._table = table

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        table = self._table
        theme, row, column = table.theme, table.sheet.rows[index.row()], index.column()
        rect: QRect = option.rect
        box = QRectF(rect)
        painter.save()
        if row.now:
            painter.fillRect(rect, QColor(INK))
        elif column in (FIGURES, FIGURES + 1):
            painter.fillRect(rect, QColor(theme.own_row))
            if theme.plain_cloth:
                _frame_own(painter, box, column == FIGURES, column == FIGURES + 1, theme)
        strong = row.deal % table.sheet.group == 0 and row.deal < table.sheet.length
        painter.setPen(QPen(QColor(theme.edge if strong else theme.hairline), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = IVORY if row.now else theme.text if row.entries is not None else theme.muted
        if column >= FIGURES:
            self._paint_figure(painter, box, index, ink)
        elif column == GAME:
            self._paint_game(painter, box, index, ink)
        else:
            side = _RIGHT if column == DEAL else Qt.AlignmentFlag.AlignLeft
            face = font(table, 13, table.scale, 700 if row.now or column == DEAL else 450)
            write(painter, box.adjusted(6, 0, -8, 0), index.data(), ink, face, side)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.gold if row.now else theme.focus), 2))
            painter.drawRoundedRect(box.adjusted(2, 1, -2, -2), 5, 5)
        painter.restore()

    def _paint_game(self, painter: QPainter, box: QRectF, index: QModelIndex | QPersistentModelIndex, ink: str) -> None:
        table, row = self._table, self._table.sheet.rows[index.row()]
        left = 6
        name = table.sheet.mark(row)
        if name:
            size = min(px(20, table.scale), round(box.height() - 2))
            # On the ink band of the running deal the marks for dark panels are the readable ones.
            mark = pixmap(name, size, table.devicePixelRatioF(), table.theme.dark or row.now)
            painter.drawPixmap(round(box.left() + left), round(box.center().y() - size / 2), mark)
            left += size + 7
        elif row.now:
            ink = table.theme.gold
        face = font(table, 13, table.scale, 700 if row.now else 450)
        write(painter, box.adjusted(left, 0, -4, 0), index.data(), ink, face)

    def _paint_figure(
        self, painter: QPainter, box: QRectF, index: QModelIndex | QPersistentModelIndex, ink: str
    ) -> None:
        table, row = self._table, self._table.sheet.rows[index.row()]
        if row.entries is None:
            return
        seat, total = table.sheet.seat_of(index.column())
        if total:
            face = font(table, 14, table.scale, 700)
        else:
            entry = row.entries[seat]
            ink = table.theme.penalty if entry < 0 else table.theme.gain if entry > 0 else table.theme.muted
            face = font(table, 13, table.scale, 750 if entry == max(row.entries) else 450)
        write(painter, box.adjusted(0, 0, -9, 0), index.data(), ink, face, _RIGHT)


class Totals(QWidget):
    """The last line of the sheet: totals and places under their columns."""

    def __init__(self, table: SheetTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        table.horizontalScrollBar().valueChanged.connect(self.update)
        table.horizontalHeader().sectionResized.connect(self.update)

    def show_view(self, view: Any, people: People) -> None:
        """Show the totals after the last finished deal."""
        self._count = len(view.sheet)
        places = places_of(view.totals)
        self.setAccessibleName(self._words())
        self.setAccessibleDescription(
            ", ".join(
                self.tr("{place}: {name} {points}").format(
                    place=place_name(places[seat]), name=people.names[seat], points=figure(view.totals[seat])
                )
                for seat in people.around
            )
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, px(36, self._table.scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        table = self._table
        theme, scale = table.theme, table.scale
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.text), 2))
        painter.drawLine(0, 1, self.width(), 1)
        left = table.columnViewportPosition(DEAL)
        width = sum(table.columnWidth(column) for column in range(FIGURES))
        box = QRectF(left + 14, 2, width - 18, self.height() - 2)
        write(painter, box, self._words(), theme.text, font(self, 15, scale, 700))
        places = places_of(table.totals)
        for place, seat in enumerate(table.sheet.seats):
            column = FIGURES + 2 * place
            width = table.columnWidth(column) + table.columnWidth(column + 1)
            cell = QRectF(table.columnViewportPosition(column), 2, width, self.height() - 2)
            if place == 0:
                painter.fillRect(cell, QColor(theme.own_row))
                if theme.plain_cloth:
                    _frame_own(painter, cell, True, True, theme)
            if self._count:
                small = font(self, 13, scale, 600)
                write(painter, cell.adjusted(10, 0, 0, 0), place_name(places[seat]), theme.muted, small)
            face = font(self, 17, scale, 700)
            write(painter, cell.adjusted(30, 0, -10, 0), figure(table.totals[seat]), theme.text, face, _RIGHT)

    def _words(self) -> str:
        return self._table.sheet.total_words(self._count)
