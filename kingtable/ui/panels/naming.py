"""The choice of the deal's game (UI-09): open games, why others are closed, and what the own hand says to each."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QWidget

from kingtable.games.king_contracts import (
    CONTRACTS,
    PENALTIES,
    PENALTY_LIMIT,
    PENALTY_PICKS,
    TRUMP_LIMIT,
    TRUMP_PICKS,
    TRUMPS,
    closed_reason,
    is_trump,
    picks_left,
)
from kingtable.games.king_match import View
from kingtable.ui.icons import mark_of, pixmap
from kingtable.ui.key_button import ARROWS, KeyButton
from kingtable.ui.kit import button, column, frame, label, picture, row
from kingtable.ui.panels.contract_tile import ContractTile
from kingtable.ui.panels.holdings import holding
from kingtable.ui.people import People
from kingtable.ui.scroll import Scroll
from kingtable.ui.text import (
    contract_duty,
    contract_name,
    contract_value,
    deals_listed,
    penalties_counted,
    trumps_counted,
)
from kingtable.ui.theme import Theme, px

_WIDE = (("el", "kupa", "erkek", "trump S", "trump H"), ("kiz", "rifki", "son", "trump C", "trump D"))
_TALL = (("el", "kupa", "erkek"), ("kiz", "rifki", "son"), ("trump S", "trump H", "trump C", "trump D"))
_NARROW = (("el", "kupa"), ("erkek", "kiz"), ("rifki", "son"), ("trump S", "trump H"), ("trump C", "trump D"))
"""How the tiles can lie, line by line; the first that fits is taken."""

_HIGH: dict[tuple[tuple[str, ...], ...], int] = {_WIDE: 305, _TALL: 390, _NARROW: 560}
"""The height of the panel at 100 % text that so many lines need; below it the tiles are flat, so that all or most of
them are in sight: nobody chooses what must be scrolled for."""


def _grid() -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(4)
    return grid


class NamingPanel(QFrame):
    """Ten tiles; arrows move, Enter or a double click names, Enter on a closed tile asks for its refusal."""

    named = Signal(str)
    refused = Signal(str)
    help_requested = Signal(str)

    def __init__(self, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "overlay")
        self._theme, self._scale = theme, scale
        self._view: View | None = None
        self._selected = CONTRACTS[0]
        self._tiles = {contract: ContractTile(contract, theme, scale) for contract in CONTRACTS}
        self._title = label("", "dialog")
        self._title.setWordWrap(True)
        self._line = label("", "muted")
        self._left_word = label("", "muted")
        self._left = label("", "strong")
        self._aim_mark = picture(pixmap("crown", 1, 1.0))
        self._aim = label("", "strong")
        self._aim.setWordWrap(True)
        self._holding = label("", "muted")
        self._holding.setWordWrap(True)
        rule = button(self.tr("Rule"), "link")
        rule.setAccessibleName(self.tr("Rules of this choice"))
        rule.clicked.connect(self._ask_for_help)
        self._name_it = KeyButton(self.tr("Name it"), "Enter", "main")
        self._name_it.clicked.connect(self._name)
        self._line.setWordWrap(True)
        self._head = QGridLayout()
        self._head.setContentsMargins(20, 14, 20, 6)
        self._head.setVerticalSpacing(2)
        self._head.setColumnStretch(0, 1)
        outer = column(self, gap=0)
        outer.addLayout(self._head)
        self._lines: tuple[tuple[str, ...], ...] = ()
        self._headings: list[QWidget] = []
        self._trump_line = label("", "small")
        self._penalty_grid, self._trump_grid = _grid(), _grid()
        self._sides = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._scroll = Scroll(self._games())
        self._scroll.setMinimumHeight(40)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._reveal)
        outer.addWidget(self._scroll, 1)
        foot = frame("footer")
        footer = row(foot, gap=12)
        footer.setContentsMargins(20, 10, 20, 12)
        footer.addWidget(self._aim_mark)
        words = column(gap=1)
        words.addWidget(self._aim)
        words.addWidget(self._holding)
        footer.addLayout(words, 1)
        footer.addWidget(rule)
        footer.addWidget(self._name_it)
        outer.addWidget(foot)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        for tile in self._tiles.values():
            tile.set_theme(theme, scale)
        self._arrange()
        self._select(self._selected)

    def show_view(self, view: View, people: People) -> None:
        """Offer the games of that view, whose own seat is to name one; the first open game is selected."""
        self._view = view
        self._title.setText(self.tr("Name the game of deal {number}").format(number=view.deal.number))
        self._line.setText(self._opening(view, people))
        picks = view.picks
        played = sum(is_trump(contract) for _, contract in picks)
        if view.rules["choice_limit"] == "3+2":
            penalties, trumps = picks_left(picks, view.seat)
            self._left_word.setText(self.tr("Left for you"))
        else:
            penalties = PENALTY_LIMIT * len(PENALTIES) - (len(picks) - played)
            trumps = TRUMP_LIMIT - played
            self._left_word.setText(self.tr("Left for all"))
        self._left.setText(f"{penalties_counted(penalties)}  ·  {trumps_counted(trumps)}")
        self._trump_line.setText(
            self.tr("{value} · {count} of {all} open").format(
                value=contract_value(TRUMPS[0]), count=TRUMP_LIMIT - played, all=TRUMP_LIMIT
            )
        )
        for contract, tile in self._tiles.items():
            named = [n for n, (_, text) in enumerate(picks, 1) if text == contract]
            tile.show_open(PENALTY_LIMIT - len(named), self._closed(view, contract, named))
        self._select(view.nameable[0])
        self.setFocus()

    def sizeHint(self) -> QSize:
        return QSize(px(980, self._scale), px(420, self._scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._name()
        elif event.key() in ARROWS:
            self.setFocus()
        else:
            super().keyPressEvent(event)

    def _place_head(self, low: bool, flat: bool) -> None:
        """Title and what is left side by side; in a low panel the tiles need the height more than words."""
        right = Qt.AlignmentFlag.AlignRight
        for part in (self._title, self._aim, *self._headings):
            part.setHidden(flat)
        for tile in self._tiles.values():
            tile.set_flat(flat)
        self._head.setContentsMargins(20, 4 if flat else 14, 20, 2 if flat else 6)
        self._line.setHidden(low)
        self._left_word.setHidden(low)
        self._head.addWidget(self._title, 0, 0)
        self._head.addWidget(self._line, 1, 0)
        self._head.addWidget(self._left_word, 0, 1, right | Qt.AlignmentFlag.AlignBottom)
        self._head.addWidget(self._left, 0 if low else 1, 1, right | Qt.AlignmentFlag.AlignVCenter)

    def _games(self) -> QWidget:
        games = QWidget()
        games.setLayout(self._sides)
        self._sides.setContentsMargins(17, 0, 17, 8)
        self._sides.setSpacing(12)
        for title, note, grid, share in (
            (self.tr("Penalty games"), label(self.tr("each at most twice"), "small"), self._penalty_grid, 13),
            (self.tr("Trump"), self._trump_line, self._trump_grid, 6),
        ):
            head = QWidget()
            self._headings.append(head)
            heading = row(head)
            heading.setContentsMargins(3, 0, 3, 0)
            heading.addWidget(label(title, "label"))
            heading.addStretch()
            heading.addWidget(note)
            side = column(gap=2)
            side.addWidget(head)
            side.addLayout(grid, 1)
            self._sides.addLayout(side, share)
        for tile in self._tiles.values():
            tile.setCheckable(True)
            tile.reached.connect(self._select)
            tile.opened.connect(self._name)
            tile.left.connect(self._move)
        return games

    def _arrange(self) -> None:
        lines = self._fitting(flat=False)
        flat = self.height() < px(_HIGH[lines], self._scale)
        if flat:
            lines = self._fitting(flat=True)
        self._place_head(low=self.height() < px(330, self._scale), flat=flat)
        if lines == self._lines:
            return
        self._lines = lines
        beside = lines is _WIDE
        self._sides.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        for tile in self._tiles.values():
            self._penalty_grid.removeWidget(tile)
            self._trump_grid.removeWidget(tile)
        for across in range(4):
            self._penalty_grid.setColumnStretch(across, 0)
            self._trump_grid.setColumnStretch(across, 0)
        for line, contracts in enumerate(lines):
            for kind, grid in ((PENALTIES, self._penalty_grid), (TRUMPS, self._trump_grid)):
                for across, contract in enumerate(text for text in contracts if text in kind):
                    grid.setColumnStretch(across, 1)
                    grid.addWidget(self._tiles[contract], line, across)

    def _fitting(self, flat: bool) -> tuple[tuple[str, ...], ...]:
        """The lines for the width that there is."""
        room = self.width() - 2 * 17 - 14
        penalty = max(self._tiles[text].wanted(flat).width() for text in PENALTIES)
        trump = max(self._tiles[text].wanted(flat).width() for text in TRUMPS)
        if 3 * penalty + 2 * trump + 24 <= room:
            return _WIDE
        return _TALL if max(3 * penalty, 4 * trump) + 12 <= room else _NARROW

    def _opening(self, view: View, people: People) -> str:
        if view.deal.number == 1:
            return self.tr("You were dealt the two of diamonds, so the first choice is yours.")
        return self.tr("You look at your own hand only; nobody has played yet.")

    def _closed(self, view: View, contract: str, named: list[int]) -> str:
        reason = closed_reason(contract, view.picks, view.seat, view.rules)
        if reason is None:
            return ""
        if reason == "penalty-closed":
            return self.tr("Played in {deals}").format(deals=deals_listed(named))
        if reason == "trump-limit":
            return self.tr("All {count} trumps are played").format(count=TRUMP_LIMIT)
        if is_trump(contract):
            return self.tr("Your {trumps} are used up").format(trumps=trumps_counted(TRUMP_PICKS))
        return self.tr("Your {penalties} are used up").format(penalties=penalties_counted(PENALTY_PICKS))

    def point_out(self, contract: str, words: str) -> None:
        """Mark that game, as the arrow keys do, and say why in the place of the introduction."""
        self._tiles[contract].setFocus()
        self._line.setText(words)

    def _select(self, contract: str) -> None:
        self._selected = contract
        self.setFocusProxy(self._tiles[contract])
        for text, tile in self._tiles.items():
            tile.setChecked(text == contract)
        chosen = self._tiles[contract]
        self._reveal()
        if self._view is None:
            return
        mark = pixmap(mark_of(contract), px(32, self._scale), self.devicePixelRatioF(), self._theme.dark)
        self._aim_mark.setPixmap(mark)
        name = contract_name(contract)
        self._aim.setText(self.tr("{game}: closed").format(game=name) if chosen.closed else name)
        detail = chosen.closed or f"{contract_duty(contract)} {holding(contract, self._view.hand)}"
        self._holding.setText(detail)
        self._name_it.setEnabled(not chosen.closed)

    def _reveal(self) -> None:
        """Where the tiles scroll, keep the selected one in sight, with the heading above the first line."""
        if self._lines and self._selected in self._lines[0]:
            self._scroll.verticalScrollBar().setValue(0)
        else:
            self._scroll.ensureWidgetVisible(self._tiles[self._selected], 12, 12)

    def _move(self, down: int, right: int) -> None:
        line = next(n for n, contracts in enumerate(self._lines) if self._selected in contracts)
        place = self._lines[line].index(self._selected) + right
        line = min(max(line + down, 0), len(self._lines) - 1)
        self._tiles[self._lines[line][min(max(place, 0), len(self._lines[line]) - 1)]].setFocus()

    def _name(self) -> None:
        if self._view is None:
            return
        if self._tiles[self._selected].closed:
            self.refused.emit(self._selected)
        else:
            self.named.emit(self._selected)

    def _ask_for_help(self) -> None:
        self.help_requested.emit("chooser" if self._tiles[self._selected].closed else "games")
