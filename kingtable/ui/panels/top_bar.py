"""The bar above the table (UI-01): this deal's game, the deal, its chooser, and what is still open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QWidget

from kingtable.games.king_contracts import DEALS, PENALTIES, PENALTY_LIMIT, TRUMP_LIMIT, UNIT_VALUE, is_trump
from kingtable.games.king_match import View
from kingtable.ui.icons import mark_of, pixmap
from kingtable.ui.kit import frame, label, picture, restyle, row
from kingtable.ui.name_label import NameLabel
from kingtable.ui.panels.bar_buttons import BarButtons
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

_GAME_GAP, _WHERE_GAP, _STOCK_GAP = 9, 14, 7
_GAME_EDGES = 2 * (12 + 2)
"""Margins and frame at both sides of the game."""


class TopBar(QFrame):
    """Shows where the match is; it shortens itself when narrow and wraps when that is not enough."""

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
        game = row(self._game, gap=_GAME_GAP)
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
        self.buttons = BarButtons(self.tr("Sheet"))
        self._where = _group(self._deal, self._chooser, gap=_WHERE_GAP)
        self._stock = _group(self._open, *self._chips.values(), self._trumps_word, self._trumps, gap=_STOCK_GAP)
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
        # Measured before anything is shown: a widget that appears lays out the whole page at once.
        form = next((form for form in _FORMS if self._needed(form) <= self.width()), _FORMS[-1])
        self._say(form)
        game, *others = self._parts(form)
        for part in (self._icon, self._title, self._gloss, self._value, self._chooser, self._open):
            part.setVisible(part in game or any(part in group for group in others))
        full = form == _FORMS[0]
        least = px(300, self._scale) if full else 0
        self._game.setMinimumSize(max(_across(game, _GAME_GAP) + _GAME_EDGES, least), px(36, self._scale))
        if form != self._form:
            self._form = form
            self._place()
        for group in (self._game, self._where, self._stock):
            # Otherwise the bar would be laid out with the sizes from before.
            inside = group.layout()
            assert inside is not None
            inside.activate()
        self._grid.activate()
        self.updateGeometry()

    def _parts(self, form: _Form) -> tuple[list[QWidget], list[QWidget], list[QWidget]]:
        """What is shown of the game, of the deal, and of what is open."""
        named = self._view is not None and self._view.deal.contract is not None
        game: list[QWidget] = [self._title]
        if named:
            game = [self._icon, *game, self._value]
        if form.words and self._gloss.text():
            game.append(self._gloss)
        where: list[QWidget] = [self._deal]
        if form.chooser and self._chooser.text():
            where.append(self._chooser)
        stock = [*self._chips.values(), self._trumps_word, self._trumps]
        return game, where, [self._open, *stock] if form.words else stock

    def _needed(self, form: _Form) -> int:
        """The width that the form takes."""
        self._say(form)
        game, where, stock = (
            _across(parts, gap)
            for parts, gap in zip(self._parts(form), (_GAME_GAP, _WHERE_GAP, _STOCK_GAP), strict=True)
        )
        game += _GAME_EDGES
        if form == _FORMS[0]:
            game = max(game, px(300, self._scale))
        sheet = self.buttons.sizeHint().width()
        edges, gap = (10 + 14, 16) if form == _FORMS[0] else (10 + 10, 10)
        if form.rows == 2:
            return max(game + where + sheet + 2 * gap, stock) + edges
        return game + where + stock + sheet + 3 * gap + edges

    def _say(self, form: _Form) -> None:
        """The words that the form shortens."""
        if self._view is not None:
            sentence = self.tr("Deal {number} of {all}") if form.words else self.tr("Deal {number}/{all}")
            self._deal.setText(sentence.format(number=self._view.deal.number, all=DEALS))
        self.buttons.show_keys(form.key)

    def _place(self) -> None:
        full = self._form == _FORMS[0]
        for widget in (self._game, self._where, self._stock, self.buttons):
            self._grid.removeWidget(widget)
        for column in range(4):
            self._grid.setColumnStretch(column, 0)
        self._grid.setContentsMargins(10, 6, 14 if full else 10, 6)
        self._grid.setHorizontalSpacing(16 if full else 10)
        self._grid.setVerticalSpacing(6)
        middle = Qt.AlignmentFlag.AlignVCenter
        right = Qt.AlignmentFlag.AlignRight | middle
        if self._form.rows == 2:
            self._grid.addWidget(self._game, 0, 0)
            self._grid.addWidget(self._where, 0, 1)
            self._grid.addWidget(self.buttons, 0, 2, right)
            self._grid.addWidget(self._stock, 1, 0, 1, 3, Qt.AlignmentFlag.AlignLeft | middle)
            self._grid.setColumnStretch(2, 1)
        else:
            for column, widget in enumerate((self._game, self._where, self._stock)):
                self._grid.addWidget(widget, 0, column)
            self._grid.addWidget(self.buttons, 0, 3, right)
            self._grid.setColumnStretch(3, 1)


def _across(parts: Sequence[QWidget], gap: int) -> int:
    """How wide they are side by side."""
    return sum(part.sizeHint().width() for part in parts) + gap * (len(parts) - 1)


def _group(*widgets: QWidget, gap: int) -> QFrame:
    group = frame("")
    layout: QHBoxLayout = row(group, gap=gap)
    for widget in widgets:
        layout.addWidget(widget)
    return group
