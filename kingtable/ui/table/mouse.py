"""The mouse on the table: a click means a card or a place, dragging a card means it too, hovering only raises it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Signal
from PySide6.QtWidgets import QApplication

from kingtable.core.cards import Card
from kingtable.ui.table.choreographer import Choreographer
from kingtable.ui.table.scene import TableScene

_NEAR = 24
"""So many px at most lie between the two presses of a double click."""


class Press(NamedTuple):
    """A card held down: where, and whether the press came quickly after another at the same place."""

    card: Card
    at: QPointF
    repeated: bool


class Mouse(QObject):
    """Follows the left button and the pointer, in points of the scene."""

    card_chosen = Signal(object)
    """A Card of the hand was clicked, or dragged onto the table."""
    pair_chosen = Signal(object, object)
    """The first Card of the hand was dragged onto the second one."""
    zone_chosen = Signal(object)
    """Another Zone of the cloth was clicked."""
    taken_up = Signal()
    """A card follows the pointer."""

    def __init__(self, stage: TableScene, choreographer: Choreographer) -> None:
        super().__init__(choreographer)
        self._stage = stage
        self._choreographer = choreographer
        self._hovered: Card | None = None
        self._pressed: Press | None = None
        self.dragging = False
        """Whether a card is away from its place in the hand because it is, or has just been, dragged."""
        self._since_press = QElapsedTimer()
        self._press_at = QPointF()

    def press(self, at: QPointF) -> None:
        """While something moves, that skips it; otherwise it takes hold of a card."""
        repeated = self._repeated(at)
        if self._choreographer.busy:
            self._choreographer.skip()
            return
        card = self._stage.hand_card_at(at)
        if card is not None:
            self._pressed = Press(card, at, repeated)
        elif not repeated:
            zone = self._stage.zone_at(at)
            if zone is not None:
                self.zone_chosen.emit(zone)

    def press_twice(self, at: QPointF) -> None:
        """The second press of a double click skips what moves; it never plays."""
        self._repeated(at)
        self._choreographer.skip()

    def drag(self, at: QPointF) -> None:
        """The pointer moves with the button down; far enough, a card goes with it."""
        if self._pressed is None:
            self.hover(at)
            return
        far = (at - self._pressed.at).manhattanLength() >= QApplication.startDragDistance()
        if (self.dragging or far) and not self._choreographer.busy:
            self.dragging = True
            self.taken_up.emit()
            self._stage.drag(self._pressed.card, at)

    def release(self, at: QPointF) -> None:
        """Letting go of a clicked card plays it; a dragged one is played on the table, else it glides home."""
        pressed, self._pressed = self._pressed, None
        if pressed is None:
            return
        card = pressed.card
        if not self.dragging:
            # The second click of a double click must not play the card that slid under the pointer.
            if not pressed.repeated and self._stage.hand_card_at(at) == card:
                self.card_chosen.emit(card)
            return
        placed = self._stage.placed
        onto = self._stage.hand_card_at(at, besides=card)
        if placed is not None and at.y() < placed.hand.y:
            self.card_chosen.emit(card)
        elif onto is not None and not self._choreographer.busy:
            self.forget_hovered()
            self.pair_chosen.emit(card, onto)
        else:
            self._stage.send_home(card, self._choreographer.pace.travel)
        self.dragging = False

    def hover(self, at: QPointF) -> None:
        """The pointer raises a card of the hand a little."""
        self._raise(None if self._choreographer.busy else self._stage.hand_card_at(at))

    def leave(self) -> None:
        """The pointer left the table."""
        if not self._choreographer.busy:
            self._raise(None)

    def forget_hovered(self) -> None:
        """The hand changes now; whatever the pointer raised sinks back by itself."""
        self._hovered = None

    def _raise(self, card: Card | None) -> None:
        if card != self._hovered:
            before, self._hovered = self._hovered, card
            if self._stage.picture is not None and self._stage.picture.slot_open:
                self._stage.hover(card, before)

    def _repeated(self, at: QPointF) -> bool:
        """Whether this press makes a double click with the one before."""
        quick = self._since_press.isValid() and self._since_press.elapsed() < QApplication.doubleClickInterval()
        near = (at - self._press_at).manhattanLength() < _NEAR
        self._since_press.restart()
        self._press_at = at
        return quick and near
