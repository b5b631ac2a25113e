"""What the boards of both King games have in common: a click on the hand plays, and cards can be counted."""

from __future__ import annotations

from typing import Any

from kingtable.core.actions import Action, Play
from kingtable.core.cards import Card
from kingtable.games.tricks import cards_of
from kingtable.ui.boards.board import Board


class TrickBoard(Board):
    """The base of boards on which a turn is a card of the hand."""

    def set_counting(self, on: bool) -> None:
        self.side.set_counter_visible(on)

    def forced(self, view: Any) -> Action | None:
        cards = cards_of(view.playable)
        return Play(cards[0]) if len(cards) == 1 else None

    def card_chosen(self, card: Card, view: Any) -> None:
        self.wish.emit(Play(card))
