"""The most recently closed trick (UI-04): four small cards, who played them and who took it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingtable.core.cards import Card
from kingtable.games.tricks import Trick, card_of
from kingtable.ui import icons
from kingtable.ui.panels.lettering import font, write
from kingtable.ui.people import People
from kingtable.ui.text import card_name, signed
from kingtable.ui.theme import INK, IVORY, Theme, px

_PAD = 9


class LastTrick(QWidget):
    """A strip of cloth with the trick's cards in the order they were played."""

    def __init__(self, game: str, theme: Theme, scale: int, parent: QWidget | None = None) -> None:
        """``game`` chooses the cloth."""
        super().__init__(parent)
        self._game = game
        self._theme, self._scale = theme, scale
        self._shown: tuple[Trick | None, str, People | None] = (None, "", None)
        self._names: list[str] = []
        self._cards: list[Card] = []
        self._winner = 0
        self._verdict = self.tr("No trick has been taken yet.")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self._verdict)

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_trick(self, trick: Trick | None, where: str, next_seat: Callable[[int], int], people: People) -> None:
        """Show that trick of a game in which play runs from a seat to ``next_seat``; ``where`` says which one it is."""
        if (trick, where, people) != self._shown:
            self._shown = trick, where, people
            self._tell(trick, where, next_seat, people)

    def _tell(self, trick: Trick | None, where: str, next_seat: Callable[[int], int], people: People) -> None:
        if trick is None:
            self._names, self._cards = [], []
            self._verdict = self.tr("No trick has been taken yet.")
            story = ""
        else:
            seats = [trick.leader]
            while len(seats) < 4:
                seats.append(next_seat(seats[-1]))
            self._cards = [card_of(bit) for bit in trick.cards]
            self._names = [people.names[seat] for seat in seats]
            self._winner = seats.index(trick.winner)
            sentence = self.tr("{name} took it: {points}") if trick.points else self.tr("{name} took it")
            if trick.winner == people.viewer:
                sentence = self.tr("You took it: {points}") if trick.points else self.tr("You took it")
            self._verdict = sentence.format(name=people.names[trick.winner], points=signed(trick.points))
            plays = (
                self.tr("{name}: {card}").format(name=name, card=card_name(card))
                for name, card in zip(self._names, self._cards, strict=True)
            )
            story = "\n".join((where, *plays))
        told = f"{story}\n{self._verdict}" if story else self._verdict
        self.setToolTip(told)
        self.setAccessibleName(told.replace("\n", ". "))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(200, self._scale), self._card_height() + px(36, self._scale) + _PAD + 12)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        cloth = QColor(self._theme.cloths[self._game].centre)
        painter.setPen(QPen(QColor(self._theme.edge), 2) if self._theme.plain_cloth else Qt.PenStyle.NoPen)
        painter.setBrush(cloth if self._theme.plain_cloth else cloth.darker(122))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10)
        line = px(18, self._scale)
        centre = Qt.AlignmentFlag.AlignHCenter
        if not self._cards:
            write(painter, box.adjusted(8, 0, -8, 0), self._verdict, IVORY, font(self, 12.5, self._scale), centre)
            return
        column = (box.width() - 2 * 4) / 4
        height = self._card_height()
        width = height * 2 / 3
        for place, (played, name) in enumerate(zip(self._cards, self._names, strict=True)):
            won = place == self._winner
            left = 4 + place * column
            card = QRectF(round(left + (column - width) / 2), _PAD, round(width), round(height))
            if won:
                painter.setPen(QPen(QColor(INK), 1))
                painter.setBrush(QColor(self._theme.gold))
                painter.drawRoundedRect(card.adjusted(-4, -4, 4, 4), 6, 6)
            face = icons.face(played, self._theme.deck, card.size().toSize(), self.devicePixelRatioF())
            painter.drawPixmap(card.toRect(), face)
            named = QRectF(left + 1, _PAD + height + 5, column - 2, line)
            write(painter, named, name, IVORY, font(self, 12.5, self._scale, 700 if won else 450), centre)
        verdict = QRectF(8, _PAD + height + 5 + line, box.width() - 16, line)
        write(painter, verdict, self._verdict, self._theme.gold, font(self, 13, self._scale, 700), centre)

    def _card_height(self) -> int:
        # Half as fast as the text, so that the panel stays low.
        return round(66 * (50 + self._scale / 2) / 100)
