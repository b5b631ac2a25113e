"""The head of a sheet's columns: over those of seats their faces and names, over the others words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QHeaderView, QTableView

from kingtable.ui.icons import avatar
from kingtable.ui.panels.lettering import font, write
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px

_HEIGHT, _HIGH, _FACE, _ASIDE = 42, 60, 28, 8


class FacesHeader(QHeaderView):
    """The viewer's column is tinted as the cells below it are."""

    def __init__(self, theme: Theme, scale: int, parent: QTableView) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme, self._scale = theme, scale
        self._people: People | None = None
        self._first = 0
        self._columns: tuple[tuple[int, ...], ...] = ()
        self._stacked = False

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.viewport().update()

    def show_people(self, people: People, first: int, columns: Sequence[tuple[int, ...]]) -> None:
        """From the column ``first`` on each is that of a side: of one seat, or of those that play together."""
        self._people, self._first, self._columns = people, first, tuple(columns)
        self.viewport().update()

    def stack(self, stacked: bool) -> None:
        """Put the names below the faces instead of beside them, for narrow columns."""
        if stacked != self._stacked:
            self._stacked = stacked
            self.geometriesChanged.emit()
            self.viewport().update()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), px(_HIGH if self._stacked else _HEIGHT, self._scale))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        place = section - self._first
        if self._people is None or not 0 <= place < len(self._columns):
            super().paintSection(painter, rect, section)
            return
        seats, theme = self._columns[place], self._theme
        own = self._people.viewer in seats
        box = QRectF(rect)
        painter.save()
        painter.fillRect(rect, QColor(theme.own_row if own else theme.panel))
        painter.fillRect(QRectF(box.left(), box.bottom() - theme.line, box.width(), theme.line), QColor(theme.hairline))
        face = px(_FACE, self._scale)
        across = face * (0.7 * len(seats) + 0.3)
        left = box.center().x() - across / 2 if self._stacked else box.left() + _ASIDE
        top = box.top() + 5 if self._stacked else box.center().y() - face / 2
        for place, seat in enumerate(seats):
            drawn = avatar(self._people.seats[seat].avatar, face, self.devicePixelRatioF())
            painter.drawPixmap(round(left + 0.7 * place * face), round(top), drawn)
        words = QRectF(left + across + 7, box.top(), box.right() - left - across - 13, box.height())
        align = Qt.AlignmentFlag.AlignLeft
        if self._stacked:
            words, align = box.adjusted(4, top - box.top() + face, -4, -2), Qt.AlignmentFlag.AlignHCenter
        name = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        write(painter, words, name, theme.text, font(self, 14, self._scale, 700 if own else 600), align)
        painter.restore()
