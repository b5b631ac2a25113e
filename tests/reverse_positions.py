"""Positions of Kings Reverse in card notation, for tests that read like the rule book.

Seats A, B, C, D … are 0, 1, 2, 3 …, clockwise.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from kingtable.core.actions import Action
from kingtable.core.cards import parse_card
from kingtable.core.events import Event
from kingtable.core.game import IllegalAction, Refusal, resolve_rules
from kingtable.games.kings_reverse import KINGS_REVERSE, State, Table
from kingtable.games.kings_reverse_cards import TABLE_RULES, told_apart
from kingtable.games.kings_reverse_deal import CallState, Deal

STACK = "2D 3D 4D 5D 6D 9D 10D 2D 3D 4D 5D 6D"
"""Nothing in it fits on spades, hearts or clubs of other ranks."""


def seat_of(name: str) -> int:
    return ord(name) - ord("A")


def position(
    *hands: str,
    top: str = "9S",
    stack: str = STACK,
    turn: str = "A",
    direction: int = 1,
    passed: str = "",
    rules: Mapping[str, str] | None = None,
    totals: tuple[int, ...] = (),
) -> State:
    """A state in which ``turn`` begins its turn; ``top`` is the top discard, with the named suit after a joker."""
    card, *suit = top.split()
    texts = [*(hand.split() for hand in hands), stack.split(), [card]]
    cards = iter(told_apart(parse_card(text) for pile in texts for text in pile))
    *held, left, discards = [tuple(next(cards) for _ in pile) for pile in texts]
    seats = len(hands)
    nothing_called: list[CallState] = [""] * seats
    deal = Deal(
        number=1, dealer=seats - 1, hands=tuple(held), stack=left, discards=discards,
        suit=discards[0].suit or suit[0], rank=discards[0].rank, direction=direction, turn=seat_of(turn), drawn=None,
        doubt=None, handout=(), calls=tuple(nothing_called), called=False,
        passed=tuple(chr(65 + seat) in passed for seat in range(seats)),
    )  # fmt: skip
    table = Table(resolve_rules(TABLE_RULES, rules or {}), seats, seed=0, decks=())
    return State(table, deal, (), (), totals or (0,) * seats, over=False)


def played(state: State, *said: str) -> State:
    """The state after ``A play 9H`` and the like."""
    return told(state, *said)[0]


def told(state: State, *said: str) -> tuple[State, list[Event]]:
    """`played`, with all that happened."""
    events: list[Event] = []
    for words in said:
        name, text = words.split(" ", 1)
        action = KINGS_REVERSE.decode(text)
        assert action is not None, text
        state, more = KINGS_REVERSE.apply(state, seat_of(name), action)
        events += more
    return state, events


def legal(state: State, name: str) -> str:
    """What that seat may do, sorted as text."""
    return ", ".join(sorted(map(KINGS_REVERSE.encode, KINGS_REVERSE.legal(state, seat_of(name)))))


def hand(state: State, name: str) -> str:
    """Its cards, sorted as text."""
    return " ".join(sorted(card.text for card in state.deal.hands[seat_of(name)]))


def to_act(state: State) -> str:
    seat = KINGS_REVERSE.to_act(state)
    assert seat is not None
    return chr(65 + seat)


def refused(state: State, words: str) -> Refusal:
    """The refusal of ``A play 9H``, given by `refusal` and by `apply` alike, which changes nothing."""
    name, text = words.split(" ", 1)
    seat, action = seat_of(name), KINGS_REVERSE.decode(text)
    refusal = KINGS_REVERSE.refusal(state, seat, action)
    assert refusal is not None, f"{words} is legal"
    if action is not None:
        before = repr(state)
        assert action not in KINGS_REVERSE.legal(state, seat)
        try:
            KINGS_REVERSE.apply(state, seat, action)
        except IllegalAction as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{words} was refused, but applied")
        assert repr(state) == before
    return refusal


def reason(state: State, words: str) -> str:
    """Reason and rule of a refusal: ``no-match KR-10``."""
    refusal = refused(state, words)
    return f"{refusal.reason} {refusal.rule}"


def with_target(state: State, target: int) -> State:
    return state._replace(table=replace(state.table, rules={**state.table.rules, "target": str(target)}))


def steps(
    seed: int, seats: int = 4, options: Mapping[str, str] | None = None
) -> Iterator[tuple[State, int, Action, tuple[Event, ...], State]]:
    """A whole match of random actions, of any seat that may act, as (state, seat, action, events, next state)."""
    chance = random.Random(f"{seed} {seats}")
    state = KINGS_REVERSE.start(options or {}, seats, seed)
    while not state.over:
        able = [(seat, action) for seat in range(seats) for action in KINGS_REVERSE.legal(state, seat)]
        seat, action = chance.choice(able)
        after, events = KINGS_REVERSE.apply(state, seat, action)
        yield state, seat, action, events, after
        state = after
