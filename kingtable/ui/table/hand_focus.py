"""Which card of the hand the keyboard is at."""

from __future__ import annotations

from kingtable.core.cards import Card
from kingtable.ui.table.accessible import AccessibleTable
from kingtable.ui.table.picture import Zone
from kingtable.ui.table.scene import TableScene


class HandFocus:
    """Moves along the viewer's cards; the scene draws its ring while the table has the keyboard."""

    def __init__(self, stage: TableScene, reader: AccessibleTable) -> None:
        self.card: Card | None = None
        self._stage = stage
        self._reader = reader

    def move_to(self, card: Card | None) -> None:
        """To that card, or to none."""
        self.card = card
        self.show()
        self._reader.focus_moved(card)

    def begin(self) -> None:
        """To the first card that can be played, the first of all where none can."""
        hand = self._stage.hand()
        self.move_to((self._playable(hand) or hand)[0])

    def step(self, by: int) -> None:
        """That many cards on, from the last to the first and back; without a card to go from it begins."""
        hand = self._stage.hand()
        if self.card in hand:
            self.move_to(hand[(hand.index(self.card) + by) % len(hand)])
        else:
            self.begin()

    def take_nth(self, place: int) -> None:
        """To the playable card at that place, counted from 0, if there is one."""
        cards = self._playable(self._stage.hand())
        if place < len(cards):
            self.move_to(cards[place])

    def come(self, by_tab: bool) -> None:
        """The table has the keyboard; whoever comes by Tab is shown a card."""
        hand = self._stage.hand()
        if by_tab and hand and self.card not in hand:
            self.begin()
        else:
            self.move_to(self.card)

    def settle(self) -> None:
        """The table is idle. A card that no longer fits would only be refused: Enter begins at what can be played."""
        if self.card is not None and self.card not in self._playable(self._stage.hand()):
            self.move_to(None)
        else:
            self.show()

    def show(self) -> None:
        """Draw the ring, or none while the keyboard is elsewhere."""
        self._stage.focus_card(self.card if self._reader.view.hasFocus() else None)

    def _playable(self, hand: list[Card]) -> list[Card]:
        picture = self._stage.picture
        if picture is None:
            return hand
        own = Zone("hand", picture.viewer)
        barred = {pic.face for pic in picture.cards if pic.zone == own and pic.legal is False}
        return [card for card in hand if card not in barred]
