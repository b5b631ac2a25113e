"""The same moment of a match with what a seat cannot know dealt anew, so that its View stays as it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from benchmarks._yardstick import MINDS
from benchmarks.random_no_kings import reshuffled as with_another_ring
from kingtable.bots.worlds import Worlds
from kingtable.core.cards import Card
from kingtable.core.events import DealStarted, redact
from kingtable.core.game import Game
from kingtable.games.kings_reverse import State
from kingtable.games.kings_reverse_cards import BACK
from kingtable.games.kings_reverse_events import CardGiven, CardsDrawn, JokerChallenged, JokerReturned


def redealt(game: Game[Any, Any], state: Any, seat: int, chance: random.Random) -> Any:
    """The state with other hidden cards, in a way that agrees with all that the seat to act can know."""
    if game.id == "kings-reverse":
        return reshuffled(state, seat, chance)
    if game.id == "no-kings":
        return with_another_ring(state, chance)
    view, hands = game.view(state, seat), state.deal.hands
    if game.id == "king" and view.nameable:
        out = sum(hands) & ~hands[seat]
        worlds = Worlds(out, [out] * 4, {other: 13 for other in range(4) if other != seat})
    else:
        at = MINDS[game.id].seen(view)
        worlds = Worlds(at.out, at.holds, at.counts)
    world = list(worlds.drawn(chance))
    world[seat] = hands[seat]
    return replace(state, deal=replace(state.deal, hands=tuple(world)))


def hidden(state: Any) -> Any:
    """Where the cards of that state lie, those that nobody sees among them."""
    return state.ring if hasattr(state, "ring") else state.deal


def learned(state: State, viewer: int) -> set[Card]:
    """The cards whose place that seat knows or once saw: laid, held, given or shown to it."""
    known = {*state.deal.discards, *state.deal.hands[viewer]}
    for event in state.story:
        told_event = redact(event, viewer)
        if isinstance(told_event, (JokerChallenged, CardsDrawn)):
            known |= set(told_event.cards)
        elif isinstance(told_event, (CardGiven, JokerReturned)):
            known.add(told_event.card)
        elif isinstance(told_event, DealStarted):
            known |= set(told_event.hands[viewer])
    return known - {BACK}


def exchanged(thing: Any, swap: Callable[[Card], Card]) -> Any:
    """The same thing with every card exchanged for another one."""
    if isinstance(thing, Card):
        return swap(thing)
    if isinstance(thing, Struct):
        return replace(thing, **{field.name: exchanged(getattr(thing, field.name), swap) for field in fields(thing)})
    if isinstance(thing, tuple):
        inner = [exchanged(each, swap) for each in thing]
        return type(thing)(*inner) if hasattr(thing, "_fields") else tuple(inner)
    return thing


def reshuffled(state: State, viewer: int, chance: random.Random) -> State:
    """A hand of Kings Reverse with all the cards that the viewer has never seen in each other's places."""
    everywhere = {*state.deal.stack, *(card for hand in state.deal.hands for card in hand)}
    hidden = sorted(everywhere - learned(state, viewer))
    places = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def swap(card: Card) -> Card:
        return places.get(card, card)

    return state._replace(deal=exchanged(state.deal, swap), story=exchanged(state.story, swap))
