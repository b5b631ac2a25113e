"""The buttons of a replay: signs with words and keys, or signs alone where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget

from kingtable.ui import kit
from kingtable.ui.key_button import KeyButton
from kingtable.ui.theme import LIGHT, Theme, px
from kingtable.ui.transport import Sign, sign

_SIZE = 22


class TransportKeys(QWidget):
    """Words are told by tooltip and to a screen reader in any case."""

    def __init__(self) -> None:
        super().__init__()
        self._theme, self._scale = LIGHT, 100
        self._small = False
        self._wide = 0
        """The width that words and keys need; 0: not measured yet."""
        self._playing = False
        self.first, self.back, self.play, self.forward, self.last = (KeyButton("") for _ in range(5))
        line = kit.row(self, gap=6)
        for button in (self.first, self.back, self.play, self.forward, self.last):
            line.addWidget(button)
        self._dress()

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self._wide = 0
        self._dress()

    def fit(self, room: int) -> None:
        """Show words and keys if that width is enough for them."""
        before = self._small
        if self._wide == 0:
            before = self._small = False
            self._dress()
            self._wide = self.layout().totalMinimumSize().width()  # type: ignore[union-attr]
        self._small = self._wide > room
        if self._small != before:
            self._dress()

    def show_playing(self, playing: bool) -> None:
        """The middle button stops what plays, or plays."""
        if playing != self._playing:
            self._playing = playing
            self._dress()

    def _dress(self) -> None:
        middle: tuple[Sign, str] = ("stop", self.tr("Stop")) if self._playing else ("play", self.tr("Play"))
        faces: tuple[tuple[KeyButton, Sign, str, str], ...] = (
            (self.first, "first", self.tr("Deal back"), "PgUp"),
            (self.back, "back", self.tr("Step back"), "Left"),
            (self.play, *middle, "Space"),
            (self.forward, "forward", self.tr("Step on"), "Right"),
            (self.last, "last", self.tr("Deal on"), "PgDown"),
        )
        size = px(_SIZE, self._scale)
        for button, which, words, key in faces:
            button.setAccessibleName(words)
            button.setToolTip(words)
            button.setText("" if self._small else words)
            button.set_key("" if self._small else key)
            button.setIconSize(QSize(size, size))
            drawn = sign(which, self._theme.text, size, self.devicePixelRatioF())
            button.setIcon(drawn if self._small else QIcon())
