"""Positions of King in card notation, for tests that read like the rule book.

Seats are called A, B, C, D in order of play; A is who leads. Since King runs counterclockwise, A is seat 0, B seat 3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kingtable.core.actions import Name, Play
from kingtable.core.cards import Card, parse_card
from kingtable.core.events import Event
from kingtable.core.game import IllegalAction, Refusal, resolve_rules
from kingtable.games.king import KING
from kingtable.games.king_contracts import TABLE_RULES, duty_of
from kingtable.games.king_deal import Deal
from kingtable.games.king_match import Finished, State, Table
from kingtable.games.tricks import Trick, mask_of

SEAT_OF = {"A": 0, "B": 3, "C": 2, "D": 1}


def cards(text: str) -> list[Card]:
    """The cards of ``KH 10S``."""
    return [parse_card(name) for name in text.split()]


def names(found: object) -> str:
    """The cards or actions of any collection as sorted text."""
    assert isinstance(found, (tuple, list, set, frozenset))
    return " ".join(sorted((item.card if isinstance(item, Play) else item).text for item in found))


def position(
    contract: str | None,
    *hands: str,
    rules: Mapping[str, str] | None = None,
    tricks: int = 0,
    broken: bool = False,
    sheet: tuple[Finished, ...] = (),
) -> State:
    """A state with A on the lead; ``hands`` are those of A, B, C, D, missing ones are empty."""
    table = Table(resolve_rules(TABLE_RULES, rules or {}), seed=0, decks=())
    held = [0, 0, 0, 0]
    for name, hand in zip("ABCD", hands, strict=False):
        held[SEAT_OF[name]] = mask_of(cards(hand))
    deal = Deal(
        number=len(sheet) + 1, dealer=1, chooser=0, hands=tuple(held), contract=contract,
        duty=None if contract is None else duty_of(contract, table.rules), leader=0, trick=(), best=0, high=0,
        winner=0, broken=broken, tricks=(Trick(0, (), 0, 0),) * tricks, entries=(0, 0, 0, 0),
    )  # fmt: skip
    return State(table, deal, sheet, (0, 0, 0, 0), over=False)


class Facing(NamedTuple):
    """What the next player faces: legal cards, and the refusal of each other card of the hand."""

    legal: str
    refused: Mapping[str, Refusal]


def facing(
    contract: str, trick: str, hand: str, rules: Mapping[str, str] | None = None, *, broken: bool = False
) -> Facing:
    """The choice of a player with that hand after those cards of the trick; an empty trick means on the lead."""
    on_table = cards(trick)
    hands = [card.text for card in on_table] + [hand]
    state = played(position(contract, *hands, rules=rules, broken=broken), trick)
    legal = KING.legal(state, state.deal.to_act)
    refused = {}
    for card in cards(hand):
        refusal = KING.refusal(state, state.deal.to_act, Play(card))
        assert (refusal is None) == (Play(card) in legal)
        if refusal is not None:
            refused[card.text] = refusal
    return Facing(names(legal), refused)


def played(state: State, text: str) -> State:
    """The state after those cards were played, each by the seat to act."""
    return told(state, text)[0]


def told(state: State, text: str) -> tuple[State, list[Event]]:
    """`played`, with all that happened."""
    events: list[Event] = []
    for card in cards(text):
        state, more = KING.apply(state, state.deal.to_act, Play(card))
        events += more
    return state, events


def entries_of(done: Finished) -> dict[str, int]:
    """The entries of A, B, C and D."""
    return {name: done.entries[seat] for name, seat in SEAT_OF.items()}


def finished(*contracts: str) -> tuple[Finished, ...]:
    """A sheet on which these contracts were named, by seats 0, 3, 2, 1, 0, …; entries are zero."""
    return tuple(
        Finished(-n % 4, contract, (0, 0, 0, 0), (Trick(0, (), 0, 0),)) for n, contract in enumerate(contracts)
    )


def refusal_of(state: State, text: str, seat: int | None = None) -> Refusal:
    """The refusal of that action by the seat to act, given by `refusal` and by `apply` alike; the text may be none."""
    who = state.deal.to_act if seat is None else seat
    action = KING.decode(text)
    refusal = KING.refusal(state, who, action)
    assert refusal is not None, f"{text} is legal"
    if action is not None:
        assert action not in KING.legal(state, who)
        try:
            KING.apply(state, who, action)
        except IllegalAction as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{text} was refused, but applied")
    return refusal


def named(state: State, contract: str) -> State:
    """The state after its chooser named that game."""
    return KING.apply(state, state.deal.to_act, Name(contract))[0]
