"""The first panel of the home page: the match to go on with, or the invitation to a first one."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLayout, QPushButton, QVBoxLayout

from kingtable.ui import icons, kit, text
from kingtable.ui.key_button import KeyButton
from kingtable.ui.name_label import NameLabel
from kingtable.ui.pages.miniature import Miniature, fan
from kingtable.ui.situations.situation import MIXED, Situation
from kingtable.ui.theme import Theme, px

_IN_A_ROW = 4
"""So many people stand beside each other."""


class ContinueCard(Struct, frozen=True):
    """An unfinished match in words: who is at the table, and what is going on."""

    match_id: str
    game: str
    situation: Situation
    people: tuple[tuple[str, int], ...]
    """Name and avatar a seat."""
    saved_ago: str
    over: bool = False
    """Whether the last card was played, and only the final places are to be shown."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(name for name, _ in self.people)


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
        game = "king" if card is None else card.game
        faces = MIXED if card is None else card.situation.faces
        self._picture = Miniature(fan(faces), game, theme)
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
        now = card.situation
        box.addWidget(kit.paragraph(now.title, "page"))
        line = kit.row(gap=8)
        if now.mark:
            picture = icons.pixmap(now.mark, px(22, self._scale), self.devicePixelRatioF(), theme.dark)
            line.addWidget(kit.picture(picture, now.mark_name))
        line.addWidget(kit.paragraph(now.line), 1)
        box.addLayout(line)
        box.addSpacing(4)
        box.addLayout(self._people(card))
        box.addSpacing(6)
        self.main = KeyButton(self.tr("Continue"), "Enter", "main")
        self.main.clicked.connect(lambda: self.continue_requested.emit(card.match_id))
        sheet = _wide_button(self.tr("Scoresheet"))
        sheet.clicked.connect(lambda: self.scoresheet_requested.emit(card.match_id))
        box.addLayout(_buttons(self.main, sheet))

    def _people(self, card: ContinueCard) -> QLayout:
        people = QGridLayout()
        people.setHorizontalSpacing(10)
        people.setVerticalSpacing(2)
        for seat, ((name, avatar), total) in enumerate(zip(card.people, card.situation.figures, strict=True)):
            person = self._person(name, avatar, total, crowd=len(card.people) > _IN_A_ROW)
            people.addLayout(person, seat // _IN_A_ROW, seat % _IN_A_ROW)
        for column in range(min(len(card.people), _IN_A_ROW)):
            people.setColumnStretch(column, 1)
        return people

    def _person(self, name: str, avatar: int, total: int, crowd: bool) -> QLayout:
        line = kit.row(gap=7)
        size = px(22 if crowd else 32, self._scale)
        line.addWidget(kit.picture(icons.avatar(avatar, size, self.devicePixelRatioF())))
        words = kit.row(gap=6) if crowd else kit.column(gap=0)
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
