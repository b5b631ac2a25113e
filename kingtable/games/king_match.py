"""A match of Turkish King: what is written down, the whole of it, and what a player may know of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kingtable.core.cards import Card
from kingtable.games.king_contracts import UNIT_VALUE, is_trump, open_contracts
from kingtable.games.king_deal import Deal
from kingtable.games.tricks import Trick, last_trick


class Finished(NamedTuple):
    """A deal written down (KING-03)."""

    chooser: int
    contract: str
    entries: tuple[int, ...]
    tricks: tuple[Trick, ...]


class Table(Struct, frozen=True):
    """What is fixed when a match starts."""

    rules: Mapping[str, str]
    seed: int
    decks: tuple[tuple[Card, ...], ...]


class State(Struct, frozen=True):
    """The whole match; it never leaves the session."""

    table: Table
    deal: Deal
    sheet: tuple[Finished, ...]
    totals: tuple[int, ...]
    over: bool


class View(Struct, frozen=True):
    """What the player at ``seat`` may know, perfect memory included."""

    seat: int
    rules: Mapping[str, str]
    deal: Deal
    counts: tuple[int, ...]
    sheet: tuple[Finished, ...]
    totals: tuple[int, ...]
    over: bool
    first_chooser: int
    """Who was dealt ``2D`` in deal 1 (KING-04)."""

    @property
    def hand(self) -> int:
        """The own cards."""
        return self.deal.hands[self.seat]

    @property
    def picks(self) -> tuple[tuple[int, str], ...]:
        """(chooser, contract) of all deals, the running one included once it is named."""
        return picks(self.sheet, self.deal)

    @property
    def playable(self) -> int:
        """The own cards that may be played now, empty when it is not the own turn to play."""
        if self.over or self.deal.to_act != self.seat or self.deal.contract is None:
            return 0
        return self.deal.playable(self.hand)

    @property
    def nameable(self) -> tuple[str, ...]:
        """The contracts the chooser may name; empty when the own seat is not to name."""
        if self.over or self.deal.to_act != self.seat or self.deal.contract is not None:
            return ()
        return open_contracts(self.picks, self.seat, self.rules)

    @property
    def last_trick(self) -> tuple[int, Trick, int] | None:
        """The most recently closed trick as (deal, trick, its number), over the end of a deal (UI-04)."""
        return last_trick(self.deal.number, self.deal.tricks, self.sheet[-1].tricks if self.sheet else ())


def seen(state: State, seat: int, eyes: int) -> View:
    """The View from that seat's place, with the hand that those eyes may see."""
    deal = state.deal
    hidden = tuple(hand if s == eyes else 0 for s, hand in enumerate(deal.hands))
    first = state.sheet[0].chooser if state.sheet else deal.chooser
    return View(
        seat=seat,
        rules=state.table.rules,
        deal=replace(deal, hands=hidden),
        counts=tuple(hand.bit_count() for hand in deal.hands),
        sheet=state.sheet,
        totals=state.totals,
        over=state.over,
        first_chooser=first,
    )


def picks(sheet: tuple[Finished, ...], deal: Deal) -> tuple[tuple[int, str], ...]:
    """What `View.picks` tells, from the sheet and the running deal."""
    named = tuple((done.chooser, done.contract) for done in sheet)
    running = deal.number > len(sheet) and deal.contract is not None
    return (*named, (deal.chooser, deal.contract)) if running and deal.contract else named


def king_points(sheet: Sequence[Finished], seat: int, place: int) -> int:
    """King points of a finished match (KING-47): a deal won +1, the game won +10, each King made +25."""
    won = sum(done.entries[seat] == max(done.entries) for done in sheet)
    return won + 10 * (place == 1) + 25 * kings_made(sheet, seat)


def kings_made(sheet: Sequence[Finished], seat: int) -> int:
    """How often a seat took all 13 tricks of a Trump deal (KING-46)."""
    return sum(is_trump(done.contract) and done.entries[seat] == 13 * UNIT_VALUE[done.contract] for done in sheet)
