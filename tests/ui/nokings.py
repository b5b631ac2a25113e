"""Matches of No Kings for the tests of its table: people, random play, Views."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from kingtable.core.events import Event, redact
from kingtable.games.no_kings import NO_KINGS, View
from kingtable.ui.people import People, seated

NAMES = ("You", "Ada", "Bo", "Cem", "Dilek", "Ece", "Fatma", "Gül")


def people(seats: int) -> People:
    """The viewer at seat 0 and opponents."""
    return seated(NAMES[:seats], (None, *("rule",) * (seats - 1)), 0, 1)


def steps(seats: int, seed: int, rules: Mapping[str, str]) -> Iterator[tuple[View, Sequence[Event], View]]:
    """A match of random choices as the viewer's Views and events."""
    rng = random.Random(seed)
    state = NO_KINGS.start(rules, seats, seed)
    while (seat := NO_KINGS.to_act(state)) is not None:
        after, events = NO_KINGS.apply(state, seat, rng.choice(NO_KINGS.legal(state, seat)))
        yield NO_KINGS.view(state, 0), [redact(event, 0) for event in events], NO_KINGS.view(after, 0)
        state = after


MATCHES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (2, 3, {"match": "best-of-3"}),
    (3, 4, {"rules_mode": "no_kings", "king_card": "discard", "opening_wat": "one_each"}),
    (4, 5, {"teams": "on", "captures_per_card": "one", "direct_first": "off", "match": "first-to-2"}),
    (5, 6, {"rules_mode": "no_kings", "joker_variant": "chaos", "first_player": "host_order", "opening_wat": "empty"}),
    (6, 7, {"teams": "on", "rules_mode": "no_kings"}),
    (7, 8, {"jokers": "off", "packs": "2"}),
    (8, 9, {"packs": "4", "captures_per_card": "one"}),
)
"""Seats, seed and rules."""
