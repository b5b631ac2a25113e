"""Positions of No Kings in card notation, for tests that read like the rule book. Seats A, B, C … are 0, 1, 2 …"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kingtable.core.actions import Action
from kingtable.core.cards import Card, parse_card
from kingtable.core.events import Event
from kingtable.core.game import IllegalAction, Refusal, resolve_rules
from kingtable.games.no_kings import NO_KINGS, State, Table
from kingtable.games.no_kings_round import Round
from kingtable.games.no_kings_table import TABLE_RULES, Seating, told_apart


def position(
    ring: str,
    wat: str = "",
    *piles: str,
    seats: int = 3,
    rules: Mapping[str, str] | None = None,
    seat: int = 0,
    number: int = 1,
) -> State:
    """A state with that seat to draw from the ring (top first); ``piles`` are those of sides 0, 1 … bottom first."""
    in_force = resolve_rules(TABLE_RULES, rules or {})
    seating = Seating(seats, in_force["teams"] == "on")
    places = [ring, wat, *piles, *[""] * (seating.sides - len(piles))]
    apart = iter(told_apart(parse_card(name) for place in places for name in place.split()))
    found = [tuple(next(apart) for _ in place.split()) for place in places]
    at = Round(
        number=number, dealer=seats - 1, first=0, draws=(), to_act=seat, wat=found[1], piles=tuple(found[2:]),
        drawn=None, discarded=(), turns=(),
    )  # fmt: skip
    return State(Table(in_force, seating, 0, ()), at, found[0], (), (0,) * seating.sides, over=False)


def names(cards: Sequence[Card]) -> str:
    """The cards in their order."""
    return " ".join(card.text for card in cards)


def piles(state: State) -> list[str]:
    """The piles of the sides, bottom first."""
    return [names(pile) for pile in state.round.piles]


def wat(state: State) -> str:
    """The Wat sorted as text."""
    return " ".join(sorted(card.text for card in state.round.wat))


def offered(state: State) -> list[str]:
    """The legal actions of the seat to act."""
    seat = NO_KINGS.to_act(state)
    assert seat is not None
    return [NO_KINGS.encode(action) for action in NO_KINGS.legal(state, seat)]


def told(state: State, *texts: str) -> tuple[State, list[Event]]:
    """The state after these actions, each by the seat to act, and all that happened."""
    events: list[Event] = []
    for text in texts:
        action = NO_KINGS.decode(text)
        seat = NO_KINGS.to_act(state)
        assert action is not None and seat is not None
        state, more = NO_KINGS.apply(state, seat, action)
        events += more
    return state, events


def after(state: State, *texts: str) -> State:
    """`told`, without what happened."""
    return told(state, *texts)[0]


def refusal_of(state: State, text: str, seat: int | None = None) -> Refusal:
    """The refusal of that action by the seat to act, given by `refusal` and by `apply` alike; the text may be none."""
    who = state.round.to_act if seat is None else seat
    return refusal_of_action(state, NO_KINGS.decode(text), who)


def refusal_of_action(state: State, action: Action | None, seat: int) -> Refusal:
    """`refusal_of` for an action."""
    refusal = NO_KINGS.refusal(state, seat, action)
    assert refusal is not None, f"{action} is legal"
    if action is not None:
        assert action not in NO_KINGS.legal(state, seat)
        try:
            NO_KINGS.apply(state, seat, action)
        except IllegalAction as error:
            assert error.refusal == refusal
        else:
            raise AssertionError(f"{action} was refused, but applied")
    return refusal


def playout(seed: int, seats: int, options: Mapping[str, str] | None = None) -> Iterator[State]:
    """The states of a match in which every choice is the first or the last in turn."""
    state = NO_KINGS.start(options or {}, seats, seed)
    n = 0
    yield state
    while (seat := NO_KINGS.to_act(state)) is not None:
        legal = NO_KINGS.legal(state, seat)
        n += len(legal) > 1
        state, _ = NO_KINGS.apply(state, seat, legal[-(n % 2)])
        yield state
