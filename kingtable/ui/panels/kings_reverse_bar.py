"""The bar above the table of Kings Reverse: hand, stack, direction and the rules that matter most (UI-20)."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from kingtable.games.kings_reverse import View
from kingtable.ui import told_kings_reverse as told
from kingtable.ui.kit import frame, label, row
from kingtable.ui.panels.bar_buttons import BarButtons
from kingtable.ui.people import People
from kingtable.ui.text import game_title
from kingtable.ui.theme import Theme, px


class ReverseBar(QFrame):
    """Where it gets narrow the last facts go first; the table rules tell them too."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._scale = scale
        self._title = label(game_title("kings-reverse"), "section")
        self._hand = label("", "muted")
        self._game = frame("current")
        game = row(self._game, gap=14)
        game.setContentsMargins(12, 3, 12, 3)
        game.addWidget(self._title)
        game.addStretch()
        game.addWidget(self._hand)
        self._facts = [
            _Fact(name)
            for name in (
                self.tr("Stack"), self.tr("Direction"), self.tr("Playing to"), self.tr("Packs"), self.tr("Bluffing"),
            )
        ]  # fmt: skip
        self.buttons = BarButtons(self.tr("Scores"))
        self._row = row(self, gap=18)
        self._row.setContentsMargins(10, 6, 14, 6)
        self._row.addWidget(self._game)
        for fact in self._facts:
            self._row.addWidget(fact)
        self._row.addStretch()
        self._row.addWidget(self.buttons)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._scale = scale
        self._fit()

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        rules = view.rules
        cards = sum(view.counts) + view.left + len(view.deal.discards)
        self._hand.setText(self.tr("hand {number}").format(number=view.deal.number))
        values = (
            self.tr("{count} left").format(count=view.left),
            told.direction(view.deal.direction),
            rules["target"],
            self.tr("{count} with jokers").format(count=cards // 54),
            self.tr("on") if rules["bluffing"] == "on" else self.tr("off"),
        )
        for fact, value in zip(self._facts, values, strict=True):
            fact.value.setText(value)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._game.setMinimumSize(px(300, self._scale) if self.width() >= 1200 else 0, px(36, self._scale))
        gap = self._row.spacing()
        room = self.width() - 24 - gap - self.buttons.sizeHint().width() - self._game.minimumSizeHint().width()
        room -= max(0, self._game.minimumWidth() - self._game.minimumSizeHint().width())
        for fact in self._facts:
            room -= fact.needed + gap
            fact.setVisible(room >= 0)


class _Fact(QWidget):
    """A name and its value."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name: QLabel = label(name, "muted")
        self.value: QLabel = label("", "strong")
        line = row(self, gap=6)
        line.addWidget(self.name)
        line.addWidget(self.value)

    @property
    def needed(self) -> int:
        """The width of both."""
        return self.name.sizeHint().width() + 6 + self.value.sizeHint().width()
