"""The curtain between two people at one window: it names who comes next, who then asks to see the cards."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from kingtable.ui import icons
from kingtable.ui.key_button import KeyButton
from kingtable.ui.kit import column, paragraph, picture, row
from kingtable.ui.panels.overlay import Overlay
from kingtable.ui.people import People
from kingtable.ui.theme import Theme, px

_HASTE = 500
"""Milliseconds at normal speed in which a key still means what was there before the curtain fell."""


class Curtain(Overlay):
    """Space opens it, no other key: Enter may still be on its way from the one who has just played."""

    opened = Signal()
    """The person named is there."""

    def __init__(self, theme: Theme, scale: int, parent: QWidget) -> None:
        super().__init__(theme, scale, parent)
        self.setProperty("over_hand", True)
        self._people: People | None = None
        self._avatar = picture(QPixmap())
        self._title = paragraph("", "dialog")
        self._line = paragraph("", "lead")
        words = column(gap=4)
        words.addWidget(self._title)
        words.addWidget(self._line)
        head = row(gap=18)
        head.addWidget(self._avatar)
        head.addLayout(words, 1)
        self._body.addLayout(head)
        self._body.addStretch(1)
        self._open = KeyButton("", "Space", "main")
        self._open.setAutoDefault(False)
        self._open.clicked.connect(self._ask)
        self._foot.addWidget(paragraph(self.tr("The cards lie face down until then."), "small"), 1)
        self._foot.addWidget(self._open)
        self.setFocusProxy(self._open)
        self._haste = QTimer(self)
        self._haste.setSingleShot(True)
        self.hide()

    @property
    def ready(self) -> bool:
        """Whether a key is meant for the curtain."""
        return self.isVisible() and not self._haste.isActive()

    @property
    def sentence(self) -> str:
        """What it says."""
        return f"{self._title.text()}. {self._line.text()}"

    def fall(self, people: People, pace: float) -> None:
        """The viewer among those people comes next; ``pace`` is the factor on all times."""
        self._people = people
        self._tell()
        if pace:
            self._haste.start(round(_HASTE * pace))
        else:
            self._haste.stop()

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._ask()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()

    def _ask(self) -> None:
        if self.ready:
            self.opened.emit()

    def _tell(self) -> None:
        if self._people is None:
            return
        person = self._people.seats[self._people.viewer]
        size = px(88, self._scale)
        self._avatar.setPixmap(icons.avatar(person.avatar, size, self.devicePixelRatioF()))
        self._title.setText(self.tr("Pass to {name}").format(name=person.name))
        self._line.setText(self.tr("{name}, press Space when nobody else is looking.").format(name=person.name))
        self._open.setText(self.tr("Show the cards of {name}").format(name=person.name))
