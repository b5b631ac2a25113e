"""The controls of a replay: where in the match it is, through whose eyes it is seen, and the keys that lead on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from kingtable.ui import kit, told_past
from kingtable.ui.dialogs.choice import Choice, Slider
from kingtable.ui.key_button import KeyButton
from kingtable.ui.pages.transport_keys import TransportKeys
from kingtable.ui.people import People
from kingtable.ui.replayed import Replayed
from kingtable.ui.theme import Theme

_ALL = "all"
_BESIDE = 8
"""Pixels between buttons."""


class ReplayBar(QWidget):
    """Tells what is wished for; the page does it and has the place shown."""

    wanted = Signal(int)
    """The number of a position."""
    eyes_changed = Signal()
    """Read `seat`."""

    def __init__(self, back: QPushButton) -> None:
        """``back`` stands last in the row of keys."""
        super().__init__()
        self._back = back
        self._match: Replayed | None = None
        self.deal = Choice((), "")
        self.deal.setAccessibleName(self.tr("Deal"))
        self.eyes = Choice(((_ALL, self.tr("All hands open")),), _ALL)
        self.eyes.setAccessibleName(self.tr("Hands"))
        for box in (self.deal, self.eyes):
            box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(10)
            box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._slider = Slider((0, 1), 1, 0)
        self._slider.setAccessibleName(self.tr("Place in the match"))
        self._where = kit.label("", "small")
        self.keys = TransportKeys()
        self.practise = KeyButton(self.tr("Play on from here"))
        self.practise.setToolTip(self.tr("As practice that counts nowhere"))
        choices = kit.row(gap=10)
        choices.addWidget(self.deal, 2)
        choices.addWidget(self._slider, 4)
        choices.addWidget(self._where)
        choices.addWidget(self.eyes, 2)
        row = kit.row(gap=_BESIDE)
        row.addWidget(self.keys)
        row.addStretch(1)
        row.addWidget(self.practise)
        row.addWidget(back)
        lines = kit.column(self, gap=10)
        lines.addLayout(choices)
        lines.addLayout(row)
        self._slider.sliderMoved.connect(self.wanted)
        self._slider.actionTriggered.connect(lambda _action: self.wanted.emit(self._slider.sliderPosition()))
        self.deal.activated.connect(lambda place: self.wanted.emit(int(self.deal.itemData(place))))
        self.eyes.activated.connect(lambda _place: self.eyes_changed.emit())

    @property
    def seat(self) -> int | None:
        """Whose eyes see the match, None where all hands are open."""
        return None if self.eyes.value == _ALL else int(self.eyes.value)

    def open(self, match: Replayed, people: People) -> None:
        """Offer the deals of that match, and everybody in it."""
        self._match = match
        self.eyes.clear()
        if any(match.hands(0)):
            self.eyes.addItem(self.tr("All hands open"), _ALL)
        for seat in people.around:
            self.eyes.addItem(self.tr("As {name} saw it").format(name=people.names[seat]), str(seat))
        self.deal.clear()
        for deal in match.deals:
            self.deal.addItem(told_past.deal_name(match.game.id, deal.number), deal.begins)
        self._slider.setRange(0, match.last)
        self._slider.setPageStep(20)

    def show_place(self, index: int) -> None:
        """The replay is at that position."""
        assert self._match is not None
        last = self._match.last
        self._slider.setValue(index)
        self.deal.setCurrentIndex(self._match.deal_at(index))
        self._where.setText(self.tr("{step} of {last}").format(step=index, last=last))
        for button, on in (
            (self.keys.first, index > 0),
            (self.keys.back, index > 0),
            (self.keys.play, index < last),
            (self.keys.forward, index < last),
            (self.keys.last, index < last),
            (self.practise, index < last),
        ):
            # A button with the focus stays what it is, or the focus would wander off.
            button.setEnabled(on or button is self.window().focusWidget())

    def set_theme(self, theme: Theme, scale: int) -> None:
        """Take on colours and text size."""
        self.keys.set_theme(theme, scale)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        beside = self.practise.minimumSizeHint().width() + self._back.minimumSizeHint().width()
        self.keys.fit(self.width() - beside - 3 * _BESIDE)
