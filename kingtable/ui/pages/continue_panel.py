"""The first panel of the home page: the match to go on with, or the invitation to a first one."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QPushButton, QVBoxLayout

from kingtable.ui import icons, kit, text
from kingtable.ui.key_button import KeyButton
from kingtable.ui.name_label import NameLabel
from kingtable.ui.pages.miniature import Miniature, faces_of, fan
from kingtable.ui.theme import Theme, px


@dataclass(frozen=True, slots=True)
class ContinueCard:
    """An unfinished match in words: who is at the table (name, avatar, total), and what is going on."""

    match_id: str
    title: str
    line: str
    people: tuple[tuple[str, int, int], ...]
    saved_ago: str
    contract: str | None
    """The running deal's game, None while it is not named."""
    over: bool = False
    """Whether the last card was played, and only the final places are to be shown."""


class ContinuePanel(QFrame):
    continue_requested = Signal(str)
    scoresheet_requested = Signal(str)
    play_requested = Signal()
    help_requested = Signal()

    main: QPushButton
    """The button that Enter means."""

    def __init__(self, card: ContinueCard | None, played: bool, theme: Theme, scale: int) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._scale = scale
        across = kit.row(self, margin=11, gap=20)
        contract = None if card is None else card.contract
        self._picture = Miniature(fan(faces_of(contract)), theme.cloths["king"], theme)
        across.addWidget(self._picture, 5)
        box = kit.column(gap=4)
        across.addLayout(box, 9)
        box.addStretch(1)
        if card is None:
            self._invite(box, played)
        else:
            self._go_on(box, card, theme)
        box.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.setVisible(self.width() >= 34 * self.fontMetrics().height())

    def _invite(self, box: QVBoxLayout, played: bool) -> None:
        box.addWidget(kit.label(self.tr("A new match") if played else self.tr("Welcome to the table"), "overline"))
        title = self.tr("Twenty deals of King") if played else self.tr("Your first game of King")
        box.addWidget(kit.paragraph(title, "page"))
        words = self.tr("Twenty deals against three opponents. Name the game, then dodge the king of hearts.")
        box.addWidget(kit.paragraph(words))
        box.addSpacing(8)
        self.main = KeyButton(self.tr("Play King"), "Enter", "main")
        self.main.clicked.connect(self.play_requested)
        rules = _wide_button(self.tr("How it is played"))
        rules.clicked.connect(self.help_requested)
        box.addLayout(_buttons(self.main, rules))

    def _go_on(self, box: QVBoxLayout, card: ContinueCard, theme: Theme) -> None:
        head = kit.row(gap=12)
        head.addWidget(kit.label(self.tr("Continue"), "overline"))
        head.addStretch(1)
        head.addWidget(kit.label(card.saved_ago, "small"))
        box.addLayout(head)
        box.addWidget(kit.paragraph(card.title, "page"))
        line = kit.row(gap=8)
        if card.contract is not None:
            mark = icons.mark_of(card.contract)
            picture = icons.pixmap(mark, px(22, self._scale), self.devicePixelRatioF(), theme.dark)
            line.addWidget(kit.picture(picture, text.contract_name(card.contract)))
        line.addWidget(kit.paragraph(card.line), 1)
        box.addLayout(line)
        box.addSpacing(4)
        people = kit.row(gap=10)
        for name, avatar, total in card.people:
            people.addLayout(self._person(name, avatar, total), 1)
        box.addLayout(people)
        box.addSpacing(6)
        self.main = KeyButton(self.tr("Continue"), "Enter", "main")
        self.main.clicked.connect(lambda: self.continue_requested.emit(card.match_id))
        sheet = _wide_button(self.tr("Scoresheet"))
        sheet.clicked.connect(lambda: self.scoresheet_requested.emit(card.match_id))
        box.addLayout(_buttons(self.main, sheet))

    def _person(self, name: str, avatar: int, total: int) -> QLayout:
        line = kit.row(gap=7)
        line.addWidget(kit.picture(icons.avatar(avatar, px(32, self._scale), self.devicePixelRatioF())))
        words = kit.column(gap=0)
        words.addWidget(NameLabel(name, "small"))
        words.addWidget(kit.label(text.figure(total), "strong"))
        line.addLayout(words, 1)
        return line


def _wide_button(words: str) -> QPushButton:
    made = kit.button(words, "large")
    made.setAutoDefault(True)
    return made


def _buttons(main: QPushButton, other: QPushButton) -> QLayout:
    line = kit.row(gap=12)
    line.addWidget(main)
    line.addWidget(other)
    line.addStretch(1)
    return line
