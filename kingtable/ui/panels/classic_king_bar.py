"""The bar above the table of Classic King (UI-13): contract, round, stage and the rounds played."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from kingtable.games.classic_king import View
from kingtable.games.classic_king_rounds import ROUNDS, sign_of
from kingtable.ui.icons import mark_of_round, pixmap
from kingtable.ui.kit import frame, label, picture, restyle, row
from kingtable.ui.panels.bar_buttons import BarButtons
from kingtable.ui.panels.round_dots import RoundDots
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px
from kingtable.ui.told_classic_king import first_lead, round_name, round_of_all, round_value, stage


class _Form(NamedTuple):
    """What the bar shows; the tooltips tell what it leaves out."""

    leader: bool
    words: bool
    """"Round 4 of 14" instead of "4/14"."""
    dots: bool
    key: bool
    stage: bool = True


_FORMS = (
    _Form(leader=True, words=True, dots=True, key=True),
    _Form(leader=False, words=True, dots=True, key=True),
    _Form(leader=False, words=True, dots=True, key=False),
    _Form(leader=False, words=True, dots=False, key=False),
    _Form(leader=False, words=False, dots=False, key=False),
    _Form(leader=False, words=False, dots=False, key=False, stage=False),
)
"""The first that is not too wide is taken."""


class ClassicKingBar(QFrame):
    """Shows where the match is; it shortens itself when narrow."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._theme, self._scale = theme, scale
        self._view: View | None = None
        self._people: People | None = None
        self._game = frame("current")
        self._icon = picture(pixmap("crown", 1, 1.0))
        self._title = label("", "section")
        self._value = label("", "penalty")
        game = row(self._game, gap=9)
        game.setContentsMargins(12, 3, 12, 3)
        game.addWidget(self._icon)
        game.addWidget(self._title)
        game.addStretch()
        game.addWidget(self._value)
        self._round = label("", "strong")
        self._stage = label("", "muted")
        self._dots = RoundDots(theme, scale)
        self._leader = label("", "muted")
        self.buttons = BarButtons(self.tr("Sheet"))
        self._line = row(self, gap=14)
        self._line.setContentsMargins(10, 6, 10, 6)
        for part in (self._game, self._round, self._stage, self._dots, self._leader):
            self._line.addWidget(part)
        self._line.addStretch(1)
        self._line.addWidget(self.buttons)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._dots.set_theme(theme, scale)
        self._show()

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        before, self._view = self._view, view
        changed = before is None or (before.deal.round, len(before.sheet)) != (view.deal.round, len(view.sheet))
        if changed or people != self._people:
            self._people = people
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def _show(self) -> None:
        view, people = self._view, self._people
        if view is None or people is None:
            return
        number = view.deal.number
        size = px(26, self._scale)
        self._icon.setPixmap(pixmap(mark_of_round(number), size, self.devicePixelRatioF(), self._theme.dark))
        self._title.setText(round_name(number))
        self._value.setText(round_value(number))
        restyle(self._value, "penalty" if sign_of(number) < 0 else "gain")
        self._stage.setText(stage(number))
        self._dots.show_round(number, len(view.sheet))
        self._leader.setText(first_lead(people, view.deal.opener))
        self._game.setToolTip(f"{round_of_all(number)}, {stage(number)}")
        self._fit()

    def _fit(self) -> None:
        if self._view is None:
            return
        number = self._view.deal.number
        for form in _FORMS:
            self._leader.setVisible(form.leader)
            self._dots.setVisible(form.dots)
            self._stage.setVisible(form.stage)
            words = round_of_all(number) if form.words else self.tr("{number}/{all}")
            self._round.setText(words.format(number=number, all=ROUNDS))
            self.buttons.show_keys(form.key)
            inside = self._game.layout()
            assert inside is not None
            inside.activate()
            least = px(280, self._scale) if form.leader else 0
            self._game.setMinimumWidth(max(self._game.minimumSizeHint().width(), least))
            self._line.invalidate()
            if self._line.minimumSize().width() <= self.width():
                break
        self._line.activate()
