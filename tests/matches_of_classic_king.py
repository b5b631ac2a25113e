"""Random matches of Classic King, for tests that need some position and not a certain one."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from kingtable.core.actions import Action
from kingtable.core.events import Event
from kingtable.games.classic_king import CLASSIC_KING, Finished, State
from kingtable.games.classic_king_rounds import round_of
from kingtable.games.tricks import cards_of, mask_of


def steps(
    seed: int, options: Mapping[str, str] | None = None
) -> Iterator[tuple[State, int, Action, tuple[Event, ...], State]]:
    """A whole random match as (state, seat, action, events, next state)."""
    rng = random.Random(seed)
    state = CLASSIC_KING.start(options or {}, 4, seed)
    while (seat := CLASSIC_KING.to_act(state)) is not None:
        action = rng.choice(CLASSIC_KING.legal(state, seat))
        after, events = CLASSIC_KING.apply(state, seat, action)
        yield state, seat, action, events, after
        state = after


def states(seed: int, options: Mapping[str, str] | None = None) -> Iterator[State]:
    """The states of that match, first and last included."""
    yield CLASSIC_KING.start(options or {}, 4, seed)
    for *_, after in steps(seed, options):
        yield after


def reshuffled(state: State, viewer: int, chance: random.Random) -> State:
    """The same state with the cards that the viewer does not see dealt anew to their holders."""
    others = [seat for seat in range(4) if seat != viewer]
    hands = list(state.deal.hands)
    unseen = [card for seat in others for card in cards_of(hands[seat])]
    chance.shuffle(unseen)
    for seat in others:
        size = hands[seat].bit_count()
        hands[seat], unseen = mask_of(unseen[:size]), unseen[size:]
    return replace(state, deal=replace(state.deal, hands=tuple(hands)))


def first_state(number: int, seed: int) -> State:
    """A match that stands at the first card of that round; the rounds before it are written down as zeros."""
    state = CLASSIC_KING.start({}, 4, seed)
    deal = replace(state.deal, round=round_of(number, state.table.rules))
    return replace(state, deal=deal, sheet=(Finished(0, (0, 0, 0, 0), ()),) * (number - 1))
