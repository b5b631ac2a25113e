"""What the viewer is told besides what happens: what there is to do, the whole situation, and a hint."""

from __future__ import annotations

from typing import Any

from kingtable.bots.advice import Hint
from kingtable.ui import told_hints, told_table
from kingtable.ui.boards.board import Board
from kingtable.ui.key_button import key_name
from kingtable.ui.people import People
from kingtable.ui.table.view import TableView


class Teller:
    """Speaks to a screen reader and writes above the hand."""

    def __init__(self, table: TableView) -> None:
        self._table = table
        self._due: Any = None
        """The View of which it was told last."""
        self._offers: list[tuple[str, str]] = []

    def tell_due(self, board: Board, view: Any, people: People) -> None:
        """Once a position: what the viewer has to do, and what else can be done."""
        if self._due is view:
            return
        self._due, self._offers = view, []
        self._table.reader.say(board.due(view, people))
        self.tell_offers()

    def tell_offers(self) -> None:
        """All of them; only the marked one if it is the mark that has moved."""
        shown = self._table.offers
        words = [(offer.words, key_name(offer.key)) for offer in shown.offers if not offer.closed]
        told, self._offers = self._offers, words
        if told == words and shown.main is not None:
            self._table.reader.say(shown.main.words)
        elif words:
            self._table.reader.say(told_table.offered(words))

    def show(self, sentences: str) -> None:
        """Say and show these sentences; show them no more where they are shown already."""
        if self._table.message.text == sentences:
            self._table.message.dismiss()
        else:
            self._table.announce(sentences)

    def tell_hint(self, hint: Hint, board: Board, view: Any, people: People) -> None:
        """Point at what is best, and say why."""
        words = told_hints.hint(people, hint)
        card = board.point_out(hint.action, view, words)
        if card is not None:
            self._table.point_at(card)
        else:
            self._table.offers.point_at(hint.action)
        if self._table.overlay is None:
            self._table.announce(words)
        else:
            self._table.message.dismiss()
            self._table.reader.say(words)
