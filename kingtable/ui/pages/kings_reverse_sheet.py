"""The tally of all hands of Kings Reverse: points and totals of every seat, hand by hand (UI-25)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from kingtable.core.game import places_of
from kingtable.games.kings_reverse import View
from kingtable.ui.kit import column, frame, label, paragraph, row
from kingtable.ui.models.hands import DEALER, ENTRY, HAND, OUT, SEATS, HandsModel
from kingtable.ui.pages.sheet import Sheet, boxed
from kingtable.ui.panels.course_chart import Course, CourseChart, Series
from kingtable.ui.panels.faces_header import FacesHeader
from kingtable.ui.panels.kings_reverse_tally import Tally, TallyLine
from kingtable.ui.panels.lettering import font, write
from kingtable.ui.paper import Paper
from kingtable.ui.people import People
from kingtable.ui.text import figure, game_title, signed
from kingtable.ui.theme import Theme, px

_NARROWEST, _BESIDE, _WIDEST = 82, 104, 190
"""Width of a seat's two figures at 100 % text; below the first the table scrolls, below the second the name stands
under the face, above the last the figures lose touch."""
_COLUMNS = ((HAND, 46), (DEALER, 78), (OUT, 78))
"""The columns before those of the seats and their widths at 100 % text."""
_PLACES = 340
_RIGHT = Qt.AlignmentFlag.AlignRight


class ReverseSheet(Sheet):
    """Esc goes back to the table; arrows move through the tally."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._scale = theme, scale
        self._view: View | None = None
        self._people: People | None = None
        self._model = HandsModel(self)
        self._table = _Hands(self._share)
        self._table.setModel(self._model)
        self._head_line = FacesHeader(theme, scale, self._table)
        self._table.setHorizontalHeader(self._head_line)
        self._table.setItemDelegate(_Figures(self))
        self._table.setAccessibleName(self.tr("Tally of all hands"))
        self._table.setProperty("role", "well")
        self._table.setShowGrid(False)
        self._table.verticalHeader().hide()
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._table.horizontalHeader().setHighlightSections(False)
        self._table.setWordWrap(False)
        self._table.setTabKeyNavigation(False)
        self._standing = Tally(("", "", self.tr("total")))
        sheet, self._empty = boxed(self._table, self.tr("No hand is finished yet."))
        places = frame("plain")
        inside = column(places, margin=10, gap=6)
        inside.addWidget(label(self.tr("Places"), "strong"))
        inside.addWidget(self._standing)
        inside.addSpacing(8)
        self._chart = CourseChart(theme, scale)
        inside.addWidget(self._chart, 1)
        self._places = places
        body = row(gap=14)
        body.addWidget(sheet, 1)
        body.addWidget(places)
        self._note = paragraph(self.tr("Left figure: points of the hand. Right figure: total."), "small")
        self._outer.addLayout(self._head(self.tr("Tally")))
        self._outer.addLayout(body, 1)
        self._outer.addWidget(self._note)

    @property
    def theme(self) -> Theme:
        """The colours in force."""
        return self._theme

    @property
    def scale(self) -> int:
        """Text size in per cent."""
        return self._scale

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._chart.set_theme(theme, scale)
        self._head_line.set_theme(theme, scale)
        if self._view is not None and self._people is not None:
            self.show_view(self._view, self._people)

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        self._view, self._people = view, people
        self._line.setText(
            self.tr("{game} · hands played: {count} · to {target}, the lowest total wins").format(
                game=game_title("kings-reverse"), count=len(view.sheet), target=view.rules["target"]
            )
        )
        self._model.show_view(view, people)
        self._head_line.show_people(people, SEATS, [(seat,) for seat in people.around])
        self._empty.setVisible(not view.sheet)
        places = places_of([-total for total in view.totals])
        lines = [TallyLine(seat, places[seat], view.totals[seat]) for seat in range(len(people.seats))]
        self._standing.show_lines(lines, people, self._theme, self._scale)
        paper = self.paper()
        series = (Series(name, tuple(map(float, line))) for name, line in zip(paper.names, paper.totals, strict=True))
        self._chart.show_course(Course(self.tr("Totals over the hands"), tuple(series), falling=True))
        self._arrange()

    def paper(self) -> Paper:
        people, view = self._people, self._view
        if people is None or view is None:
            return Paper("", "", (), (), frozenset())
        names = tuple(people.names[seat] for seat in people.around)
        rows = []
        for place in range(self._model.rowCount()):
            cells = [str(self._model.index(place, cell).data()) for cell in range(SEATS)]
            for cell in range(SEATS, self._model.columnCount()):
                entry, total = self._model.index(place, cell).data(ENTRY)
                cells += [signed(entry), figure(total)]
            rows.append(tuple(cells))
        heads = [str(self._model.headerData(cell, Qt.Orientation.Horizontal)) for cell in range(SEATS)]
        for name in names:
            heads += [name, self.tr("{name}, total").format(name=name)]
        return Paper(
            title=self._line.text(),
            line=", ".join(names),
            headings=tuple(heads),
            rows=tuple(rows),
            figures=frozenset((HAND, *range(SEATS, len(heads)))),
            notes=(self._note.text(),),
            names=names,
            entries=tuple(tuple(done.entries[seat] for done in view.sheet) for seat in people.around),
            falling=True,
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._table.setFocus()
        self._table.scrollToBottom()

    def _arrange(self) -> None:
        self._places.setVisible(self.width() >= px(1150, self._scale))
        self._table.verticalHeader().setDefaultSectionSize(px(34, self._scale))
        self._places.setFixedWidth(px(_PLACES, self._scale))
        for place, wide in _COLUMNS:
            self._table.setColumnWidth(place, px(wide, self._scale))
        self._share()

    def _share(self) -> None:
        """The two figures of a seat stand together, however few seats there are."""
        seats = range(SEATS, self._model.columnCount())
        room = self._table.viewport().width() - sum(px(wide, self._scale) for _, wide in _COLUMNS)
        wide = min(px(_WIDEST, self._scale), max(px(_NARROWEST, self._scale), room // max(1, len(seats))))
        for place in seats:
            self._table.setColumnWidth(place, wide)
        self._head_line.stack(wide < px(_BESIDE, self._scale))


class _Hands(QTableView):
    """Tells that its width changed."""

    def __init__(self, resized: Callable[[], None]) -> None:
        super().__init__()
        self._resized = resized

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resized()


class _Figures(QStyledItemDelegate):
    """Points of the hand at the left of a seat's column, the running total at its right."""

    def __init__(self, sheet: ReverseSheet) -> None:
        super().__init__(sheet)
        self._sheet = sheet

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        pair = index.data(ENTRY) if index.column() >= SEATS else None
        if pair is None:
            super().paint(painter, option, index)
            return
        entry, total = pair
        theme, scale = self._sheet.theme, self._sheet.scale
        painter.save()
        selected = option.state & QStyle.StateFlag.State_Selected
        if index.column() == SEATS or selected:
            painter.fillRect(option.rect, QColor(theme.own_row))
        box = QRectF(option.rect).adjusted(4, 0, -6, 0)
        total_face = font(self._sheet, 14, scale, 700)
        # Totals have a digit more than most entries, and are bolder.
        left, right = box.width() * 0.46, box.width() * 0.52
        ink = theme.penalty if entry else theme.gain
        write(painter, QRectF(box.left(), box.top(), left, box.height()), signed(entry), ink,
              font(self._sheet, 12.5, scale), _RIGHT)  # fmt: skip
        write(painter, QRectF(box.right() - right, box.top(), right, box.height()), figure(total), theme.text,
              total_face, _RIGHT)  # fmt: skip
        painter.restore()
