"""Random matches of Classic King under every table rule; `random_games` runs them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping

from benchmarks._promises import Watched, promise, watched_match
from kingtable.core.actions import Action, Play
from kingtable.games.classic_king import CLASSIC_KING, State
from kingtable.games.classic_king_rounds import ALL_CARDS, PACK, ROUNDS, TABLE_RULES, round_sum

ALL_OPTIONS: tuple[Mapping[str, str], ...] = tuple(
    dict(zip((rule.name for rule in TABLE_RULES), values, strict=True))
    for values in itertools.product(*(rule.values for rule in TABLE_RULES))
)
"""Every combination of the table rules."""

ACTIONS: tuple[Action, ...] = tuple(map(Play, PACK))
"""Every action that Classic King knows."""


def play_match(seed: int, options: Mapping[str, str]) -> Watched:
    """One match at random, watched from the first round to the fourteenth."""
    chance = random.Random(f"{seed} {options}")
    start = CLASSIC_KING.start(options, 4, seed)
    watched = watched_match(CLASSIC_KING, start, ACTIONS, check_cards, chance)
    check_match(watched.state)
    return watched


def check_cards(state: State) -> None:
    """ALL-02: the cards of all places are the pack, and every card played lies in a trick."""
    deal = state.deal
    places = [*deal.hands, *deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    promise(sum(places) == ALL_CARDS and sum(place.bit_count() for place in places) == 32, "each card is there once")
    sizes = [hand.bit_count() for hand in deal.hands]
    promise(max(sizes) - min(sizes) <= 1, "hands differ by one card at most")
    promise(32 - sum(sizes) == 4 * len(deal.tricks) + len(deal.trick), "cards played lie in tricks")


def check_match(state: State) -> None:
    """KNG14-20 … KNG14-22: sums, signs and leaders of a finished match."""
    promise(len(state.sheet) == ROUNDS, "fourteen rounds were played")
    for number, done in enumerate(state.sheet, 1):
        total = round_sum(number)
        promise(sum(done.entries) == total, "the entries add up to the round sum")
        promise(
            all(entry % 2 == 0 and entry * total >= 0 for entry in done.entries), "entries are even and of one sign"
        )
        promise(done.opener == (state.sheet[0].opener + number - 1) % 4, "the lead rotates")
        by_tricks = [sum(trick.points for trick in done.tricks if trick.winner == seat) for seat in range(4)]
        promise(list(done.entries) == by_tricks, "entries are what the tricks counted")
    totals = [sum(done.entries[seat] for done in state.sheet) for seat in range(4)]
    promise(list(state.totals) == totals and sum(totals) == 0, "the totals add up to zero")
