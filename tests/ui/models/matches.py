"""Random matches of King and the people who play them, for tests of everything that shows a View."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kingtable.core.actions import Name
from kingtable.core.cards import pack_52
from kingtable.games.king import KING
from kingtable.games.king_match import State, View
from kingtable.ui.people import People, Person

LONG_NAME = "Büyükannem Emine Hanım"
PEOPLE = People(
    (
        Person("Deniz", 2, None),
        Person("Selin", 3, "rule"),
        Person("Kaan", 4, "rule"),
        Person(LONG_NAME, 5, "rule"),
    ),
    viewer=0,
)


def states(seed: int, **rules: str) -> Iterator[State]:
    """Every state of a match played at random."""
    chance = Random(seed)
    state = KING.start(rules, 4, seed)
    yield state
    while (seat := KING.to_act(state)) is not None:
        state = KING.apply(state, seat, chance.choice(KING.legal(state, seat)))[0]
        yield state


def views(seed: int, seat: int = 0, **rules: str) -> Iterator[View]:
    """The same through the eyes of one seat."""
    return (KING.view(state, seat) for state in states(seed, **rules))


def naming(seed: int, deal: int, seat: int = 0, **rules: str) -> View:
    """The first moment of that deal or a later one at which ``seat`` is to name a game."""
    return next(view for view in views(seed, seat, **rules) if view.deal.number >= deal and view.nameable)


def playing(seed: int, deal: int, tricks: int, cards: int, seat: int = 0, **rules: str) -> View:
    """A moment in that deal with some tricks taken and some cards on the table."""
    return next(
        view
        for view in views(seed, seat, **rules)
        if view.deal.number == deal and len(view.deal.tricks) == tricks and len(view.deal.trick) == cards
    )


def after_deal(seed: int, deal: int, seat: int = 0, **rules: str) -> View:
    """The moment at which that deal has just been written down."""
    return next(view for view in views(seed, seat, **rules) if len(view.sheet) == deal)


def kings_match() -> View:
    """A match after one deal: seat 0 held all spades, seat 2 named them trumps, so seat 0 made a King."""
    held = [[card for card in pack_52() if card.suit == suit] for suit in "SHDC"]
    dealer = KING.start({}, 4, 1).deal.dealer
    state = KING.start({}, 4, 1, [[held[(dealer - 1 - n) % 4][n // 4] for n in range(52)]])
    state = KING.apply(state, 2, Name("trump S"))[0]
    while not state.sheet:
        seat = state.deal.to_act
        state = KING.apply(state, seat, KING.legal(state, seat)[0])[0]
    return KING.view(state, 0)
