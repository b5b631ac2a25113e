"""The bar above the table (UI-01): this deal's game, the deal, its chooser, and what is still open."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from kingtable.games.king import View
from kingtable.games.king_contracts import DEALS, PENALTIES, PENALTY_LIMIT, TRUMP_LIMIT, UNIT_VALUE, is_trump
from kingtable.ui.icons import mark_of, pixmap
from kingtable.ui.key_button import SHEET_KEY, KeyButton
from kingtable.ui.kit import frame, label, picture, restyle, row
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.penalty_chip import PenaltyChip
from kingtable.ui.people import People
from kingtable.ui.text import contract_gloss, contract_name, contract_value
from kingtable.ui.theme import Theme, px


class _Form(NamedTuple):
    """What the bar shows; the tooltips tell what it leaves out."""

    chooser: bool
    words: bool
    """The game's gloss, "Open:", and the deal in full words."""
    key: bool
    rows: int


_FORMS = (
    _Form(chooser=True, words=True, key=True, rows=1),
    _Form(chooser=False, words=True, key=True, rows=1),
    _Form(chooser=False, words=False, key=True, rows=1),
    _Form(chooser=False, words=False, key=False, rows=1),
    _Form(chooser=True, words=True, key=True, rows=2),
    _Form(chooser=False, words=False, key=False, rows=2),
)
"""The first that is not too wide is taken."""


class TopBar(QFrame):
    """Shows where the match is; it shortens itself when narrow and wraps when that is not enough."""

    sheet_requested = Signal()

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self._theme, self._scale = theme, scale
        self._view: View | None = None
        self._people: People | None = None
        self._form = _FORMS[0]
        self._game = QFrame(self)
        self._game.setProperty("role", "plain")
        self._icon = picture(pixmap("crown", 1, 1.0))
        self._title = label("", "section")
        self._gloss = label("", "muted")
        self._value = label("", "penalty")
        game = row(self._game, gap=9)
        game.setContentsMargins(12, 3, 12, 3)
        for widget in (self._icon, self._title, self._gloss):
            game.addWidget(widget)
        game.addStretch()
        game.addWidget(self._value)
        self._deal = label("", "strong")
        self._chooser = NameLabel("", "muted", least=6)
        self._open = label(self.tr("Open:"), "muted")
        self._chips = {contract: PenaltyChip(contract, theme, scale) for contract in PENALTIES}
        self._trumps_word = label(self.tr("Trumps"), "muted")
        self._trumps = label("", "strong")
        self._sheet = KeyButton(self.tr("Sheet"), SHEET_KEY)
        self._sheet.clicked.connect(self.sheet_requested)
        self._where = _group(self._deal, self._chooser, gap=14)
        self._stock = _group(self._open, *self._chips.values(), self._trumps_word, self._trumps, gap=7)
        self._grid = QGridLayout(self)
        self._grid.setSizeConstraint(QGridLayout.SizeConstraint.SetNoConstraint)
        self._place()

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        for chip in self._chips.values():
            chip.set_theme(theme, scale)
        self._show()

    def show_view(self, view: View, people: People) -> None:
        """Show the match as it is now."""
        self._view, self._people = view, people
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._grid.minimumSize().height())

    def _show(self) -> None:
        view, people, theme = self._view, self._people, self._theme
        if view is None or people is None:
            return
        deal = view.deal
        named = deal.contract
        restyle(self._game, "plain" if named is None and deal.chooser != view.seat else "current")
        self._icon.setVisible(named is not None)
        self._value.setVisible(named is not None)
        if named is None:
            yours = deal.chooser == view.seat
            self._title.setText(self.tr("Your choice") if yours else self.tr("Naming the game"))
            self._gloss.setText(self.tr("name the game") if yours else "")
            # In the first deal everybody learns who was dealt 2D (KING-04).
            sentence = self.tr("{name} holds 2♦ and chooses") if deal.number == 1 else self.tr("{name} is choosing")
            if yours:
                sentence = self.tr("you hold 2♦") if deal.number == 1 else ""
            self._chooser.setText(sentence.format(name=people.names[deal.chooser]))
        else:
            self._icon.setPixmap(pixmap(mark_of(named), px(26, self._scale), self.devicePixelRatioF(), theme.dark))
            self._title.setText(contract_name(named))
            self._gloss.setText(contract_gloss(named))
            self._value.setText(contract_value(named))
            restyle(self._value, "penalty" if UNIT_VALUE[named] < 0 else "gain")
            name = people.names[deal.chooser]
            own = deal.chooser == people.viewer
            self._chooser.setText(self.tr("named by you") if own else self.tr("named by {name}").format(name=name))
        self._game.setToolTip(self._chooser.text())
        picks = [contract for _, contract in view.picks]
        for contract, chip in self._chips.items():
            chip.show_open(PENALTY_LIMIT - picks.count(contract), contract == named)
        played = sum(is_trump(contract) for contract in picks)
        self._trumps.setText(self.tr("{played} of {all}").format(played=played, all=TRUMP_LIMIT))
        words = self.tr("Trumps: {played} of {all} played").format(played=played, all=TRUMP_LIMIT)
        self._trumps.setToolTip(words)
        self._trumps.setAccessibleName(words)
        self._fit()

    def _fit(self) -> None:
        for self._form in _FORMS:
            self._place()
            if self._grid.minimumSize().width() <= self.width():
                break
        self._grid.activate()
        self.updateGeometry()

    def _place(self) -> None:
        form = self._form
        full = form == _FORMS[0]
        self._gloss.setVisible(bool(self._gloss.text()) and form.words)
        self._chooser.setVisible(bool(self._chooser.text()) and form.chooser)
        self._open.setVisible(form.words)
        if self._view is not None:
            sentence = self.tr("Deal {number} of {all}") if form.words else self.tr("Deal {number}/{all}")
            self._deal.setText(sentence.format(number=self._view.deal.number, all=DEALS))
        self._sheet.set_key(SHEET_KEY if form.key else "")
        for group in (self._game, self._where, self._stock):
            # Otherwise the bar would measure with the sizes from before.
            inside = group.layout()
            assert inside is not None
            inside.activate()
        needed = self._game.minimumSizeHint().width()
        self._game.setMinimumSize(max(needed, px(300, self._scale)) if full else needed, px(36, self._scale))
        for widget in (self._game, self._where, self._stock, self._sheet):
            self._grid.removeWidget(widget)
        for column in range(4):
            self._grid.setColumnStretch(column, 0)
        gap = 16 if full else 10
        self._grid.setContentsMargins(10, 6, 14 if full else 10, 6)
        self._grid.setHorizontalSpacing(gap)
        self._grid.setVerticalSpacing(6)
        middle = Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | middle
        if form.rows == 2:
            self._grid.addWidget(self._game, 0, 0)
            self._grid.addWidget(self._where, 0, 1)
            self._grid.addWidget(self._sheet, 0, 2, right)
            self._grid.addWidget(self._stock, 1, 0, 1, 3, Qt.AlignmentFlag.AlignLeft | middle)
            self._grid.setColumnStretch(2, 1)
        else:
            for column, widget in enumerate((self._game, self._where, self._stock)):
                self._grid.addWidget(widget, 0, column)
            self._grid.addWidget(self._sheet, 0, 3, right)
            self._grid.setColumnStretch(3, 1)
        self._grid.invalidate()


def _group(*widgets: QWidget, gap: int) -> QFrame:
    group = frame("")
    layout: QHBoxLayout = row(group, gap=gap)
    for widget in widgets:
        layout.addWidget(widget)
    return group
