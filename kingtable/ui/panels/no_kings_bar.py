"""The bar above the table of No Kings: rules mode, round, ring, Wat, packs, and what a King means."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from kingtable.games.no_kings import View
from kingtable.games.no_kings_table import pack_of
from kingtable.ui import told_no_kings
from kingtable.ui.kit import frame, label, row
from kingtable.ui.panels.bar_buttons import BarButtons
from kingtable.ui.people import People
from kingtable.ui.text import short_card
from kingtable.ui.theme import Theme, px

_FACTS = 5


class NoKingsBar(QFrame):
    """Facts are left out from the end where the bar is narrow; its tooltip tells them all."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._scale = scale
        self._view: View | None = None
        self._mode = QFrame(self)
        self._mode.setProperty("role", "current")
        self._title = label("", "section")
        self._round = label("", "muted")
        inside = row(self._mode, gap=14)
        inside.setContentsMargins(14, 3, 14, 3)
        inside.addWidget(self._title)
        inside.addStretch()
        inside.addWidget(self._round)
        self._facts = [(label("", "muted"), label("", "strong")) for _ in range(_FACTS)]
        self.buttons = BarButtons(self.tr("Scores"))
        self._groups = [_group(*fact) for fact in self._facts]
        self._grid = QGridLayout(self)
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self._grid.setContentsMargins(10, 6, 12, 6)
        self._grid.setHorizontalSpacing(16)
        middle = Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(self._mode, 0, 0, middle)
        for place, group in enumerate(self._groups, 1):
            self._grid.addWidget(group, 0, place, middle)
        self._grid.setColumnStretch(_FACTS + 1, 1)
        self._grid.addWidget(self.buttons, 0, _FACTS + 2, middle)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on the text size; the style sheet has the colours."""
        del theme
        self._scale = scale
        self._show()

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        del people
        self._view = view
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._grid.minimumSize().height())

    def _show(self) -> None:
        view = self._view
        if view is None:
            return
        self._title.setText(told_no_kings.mode_name(view.rules["rules_mode"]))
        self._round.setText(told_no_kings.round_of(view))
        for (name, value), words in zip(self._facts, self._told(view), strict=True):
            name.setText(words[0])
            value.setText(words[1])
        self.setToolTip("  ·  ".join(" ".join(words).strip() for words in self._told(view) if any(words)))
        self._fit()

    def _told(self, view: View) -> list[tuple[str, str]]:
        at, rules = view.round, view.rules
        packs = len(pack_of(rules, view.seating.seats)) // (54 if rules["jokers"] == "on" else 52)
        with_jokers = self.tr("{count} with jokers") if rules["jokers"] == "on" else self.tr("{count} without jokers")
        drawn = ("", "")
        if at.drawn is not None:
            mine = at.to_act == view.seat
            drawn = (self.tr("Your draw") if mine else self.tr("Drawn"), short_card(at.drawn))
        elif at.discarded:
            drawn = (self.tr("Kings out of play"), str(len(at.discarded)))
        lose = rules["rules_mode"] == "no_kings"
        return [
            (self.tr("Ring"), self.tr("{count} left").format(count=view.left)),
            (self.tr("Wat"), told_no_kings.cards_counted(len(at.wat))),
            drawn,
            (self.tr("Kings"), self.tr("cost the pile") if lose else self.tr("worth 13")),
            (self.tr("Packs"), with_jokers.format(count=packs)),
        ]

    def _fit(self) -> None:
        for group, (name, value) in zip(self._groups, self._facts, strict=True):
            group.setVisible(bool(name.text() or value.text()))
        wide = self.width() >= px(1150, self._scale)
        self._mode.setMinimumWidth(px(290, self._scale) if wide else 0)
        self.buttons.show_keys(self.width() >= px(760, self._scale))
        for group in reversed(self._groups):
            self._grid.invalidate()
            if self._grid.minimumSize().width() <= self.width():
                break
            group.hide()
        self._grid.activate()
        self.updateGeometry()


def _group(name: QLabel, value: QLabel) -> QFrame:
    group = frame("")
    layout = row(group, gap=7)
    layout.addWidget(name)
    layout.addWidget(value)
    return group
