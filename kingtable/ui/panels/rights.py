"""What every seat may still name (KING-09), or what is open to all (KING-10)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from kingtable.games.king_contracts import (
    PENALTIES,
    PENALTY_LIMIT,
    PENALTY_PICKS,
    TRUMP_LIMIT,
    TRUMP_PICKS,
    is_trump,
    picks_left,
)
from kingtable.games.king_match import View
from kingtable.ui.icons import avatar
from kingtable.ui.kit import label
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.lettering import panel
from kingtable.ui.people import People
from kingtable.ui.text import penalties_counted, trumps_counted
from kingtable.ui.theme import Theme, px

_BOX, _APART = 23, 6
"""From box to box, and between penalties and trumps."""


class Rights(QFrame):
    """A row of boxes a seat: three penalties and two trumps, ticked when named."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "plain")
        self._theme, self._scale = theme, scale
        self.words: tuple[str, ...] = ()
        """The same in sentences."""
        self._title = label(self.tr("Rights left"), "strong")
        self._rule = label("", "small")
        self._rule.setWordWrap(True)
        self._rows = [(QLabel(), NameLabel("", "label"), _Boxes(theme, scale)) for _ in range(4)]
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setVerticalSpacing(4)
        grid.setHorizontalSpacing(6)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._title, 0, 0, 1, 3)
        grid.addWidget(self._rule, 1, 0, 1, 3)
        for line, parts in enumerate(self._rows, 2):
            for column, part in enumerate(parts):
                grid.addWidget(part, line, column)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        for _, _, boxes in self._rows:
            boxes.set_theme(theme, scale)

    def show_view(self, view: View, people: People) -> None:
        """Show the picks left under the table rule in force."""
        quota = view.rules["choice_limit"] == "3+2"
        picks = view.picks
        if quota:
            self._title.setText(self.tr("Rights left"))
            self._rule.setText(self.tr("3 penalties + 2 trumps each"))
        else:
            trumps = sum(is_trump(contract) for _, contract in picks)
            penalties = len(PENALTIES) * PENALTY_LIMIT - (len(picks) - trumps)
            self._title.setText(self.tr("Open to all"))
            self._rule.setText(f"{penalties_counted(penalties)}  ·  {trumps_counted(TRUMP_LIMIT - trumps)}")
        words = []
        for (face, name, boxes), seat in zip(self._rows, people.around, strict=True):
            for part in (face, name, boxes):
                part.setVisible(quota)
            person = people.seats[seat]
            left = picks_left(picks, seat)
            face.setPixmap(avatar(person.avatar, px(24, self._scale), self.devicePixelRatioF()))
            name.setText(person.name)
            boxes.show_left(*left)
            told = self.tr("{name}: {penalties} and {trumps} left").format(
                name=person.name, penalties=penalties_counted(left[0]), trumps=trumps_counted(left[1])
            )
            boxes.setAccessibleName(told)
            words.append(told)
        self.words = tuple(words) if quota else (f"{self._title.text()}: {self._rule.text()}",)


class _Boxes(QWidget):
    """Five boxes: minus for a penalty, plus for a trump, a tick when it was named."""

    def __init__(self, theme: Theme, scale: int) -> None:
        super().__init__()
        self._left = (0, 0)
        self._theme, self._scale = theme, scale
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme, scale: int) -> None:
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_left(self, penalties: int, trumps: int) -> None:
        self._left = (penalties, trumps)
        self.update()

    def sizeHint(self) -> QSize:
        picks = PENALTY_PICKS + TRUMP_PICKS
        return QSize(picks * px(_BOX, self._scale) + px(_APART, self._scale), px(_BOX, self._scale) - 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, step = self._theme, px(_BOX, self._scale)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0.0
        for kind, picks in enumerate((PENALTY_PICKS, TRUMP_PICKS)):
            for place in range(picks):
                box = QRectF(left, 1, step - 3, self.height() - 2)
                used = place < picks - self._left[kind]
                ink = theme.muted if used else theme.gain if kind else theme.penalty
                fill = theme.panel if used else theme.own_row if not kind else theme.sunken
                panel(painter, box, 6, fill, theme.hairline if used else ink, 1 if used else 1.6)
                painter.setPen(QPen(QColor(ink), 2))
                middle, arm = box.center(), box.height() * 0.2
                if used:
                    tick = (QPointF(-arm, 0), QPointF(-arm / 4, arm * 0.8), QPointF(arm, -arm))
                    painter.drawPolyline([middle + point for point in tick])
                else:
                    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
                    if kind:
                        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
                left += step
            left += px(_APART, self._scale)
