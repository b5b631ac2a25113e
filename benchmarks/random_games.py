"""Whole matches at random under varied table rules, with every promise of the rules watched.

    python -m benchmarks.random_games --game king --games 1000

After each action: legal actions are accepted, all others refused; no card is lost or doubled. After each deal and
match: the sums and stocks of the rule book. The first broken promise ends the run with a `BrokenPromise`.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from benchmarks import _random_classic_king as classic_king
from benchmarks import random_kings_reverse, random_no_kings
from benchmarks._promises import Watched, promise, watched_match
from kingtable.core.actions import Action, Name, Play
from kingtable.core.cards import pack_52
from kingtable.games.king import KING
from kingtable.games.king_contracts import (
    CONTRACTS,
    DEALS,
    PENALTIES,
    PENALTY_PICKS,
    TABLE_RULES,
    TRUMP_LIMIT,
    TRUMP_PICKS,
    UNIT_VALUE,
    UNITS,
    is_trump,
)
from kingtable.games.king_deal import Deal
from kingtable.games.king_match import State
from kingtable.games.tricks import DECK

ALL_OPTIONS: tuple[Mapping[str, str], ...] = tuple(
    dict(zip((rule.name for rule in TABLE_RULES), values, strict=True))
    for values in itertools.product(*(rule.values for rule in TABLE_RULES))
)
"""Every combination of the table rules."""

ACTIONS: tuple[Action, ...] = (*map(Name, CONTRACTS), *map(Play, pack_52()))
"""Every action that King knows."""


def play_match(seed: int, options: Mapping[str, str]) -> Watched:
    """One match at random, watched from the first deal to the twentieth."""
    chance = random.Random(f"{seed} {options}")
    start = KING.start(options, 4, seed)
    watched = watched_match(KING, start, ACTIONS, lambda state: check_cards(state.deal), chance)
    check_match(watched.state)
    return watched


def check_cards(deal: Deal) -> None:
    """ALL-02, KING-53: the cards of all places are the pack."""
    places = [*deal.hands, *deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    promise(sum(places) == DECK and sum(place.bit_count() for place in places) == 52, "each card is there once")
    sizes = [hand.bit_count() for hand in deal.hands]
    promise(max(sizes) - min(sizes) <= 1, "hands differ by one card at most")
    promise(52 - sum(sizes) == 4 * len(deal.tricks) + len(deal.trick), "cards played lie in tricks")


def check_match(state: State) -> None:
    """KING-12, KING-50 … KING-52: stocks, quotas and sums of a finished match."""
    promise(len(state.sheet) == DEALS, "twenty deals were played")
    names = Counter("trump" if is_trump(done.contract) else done.contract for done in state.sheet)
    promise(names == Counter({"trump": TRUMP_LIMIT, **dict.fromkeys(PENALTIES, 2)}), "the stock was played")
    if state.table.rules["choice_limit"] == "3+2":
        for seat in range(4):
            trumps = [is_trump(done.contract) for done in state.sheet if done.chooser == seat]
            promise((trumps.count(False), trumps.count(True)) == (PENALTY_PICKS, TRUMP_PICKS), "quotas were kept")
    for done in state.sheet:
        value = UNIT_VALUE[done.contract]
        promise(sum(done.entries) == value * UNITS[done.contract], "the entries add up to the deal sum")
        promise(all(entry % value == 0 and entry * value >= 0 for entry in done.entries), "entries are whole units")
        by_tricks = [sum(trick.points for trick in done.tricks if trick.winner == seat) for seat in range(4)]
        promise(list(done.entries) == by_tricks, "entries are what the tricks counted")
    totals = [sum(done.entries[seat] for done in state.sheet) for seat in range(4)]
    promise(list(state.totals) == totals and sum(totals) == 0, "the totals add up to zero")


MATCHES: Mapping[str, tuple[Sequence[Mapping[str, str]], Callable[[int, Mapping[str, str]], Watched]]] = {
    "king": (ALL_OPTIONS, play_match),
    "classic-king": (classic_king.ALL_OPTIONS, classic_king.play_match),
}
"""By game, every combination of its table rules, and what plays a match under one."""

OTHERS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "kings-reverse": random_kings_reverse.main,
    "no-kings": random_no_kings.main,
}
"""Games whose number of seats varies as well, each with a script of its own."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print what was tried."""
    parser = argparse.ArgumentParser(prog="random_games", description="Random matches, every rule watched.")
    parser.add_argument("--game", choices=(*MATCHES, *OTHERS), default="king", help="the game (default king)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many matches (default 1000)")
    asked = parser.parse_args(arguments)
    if asked.game in OTHERS:
        return OTHERS[asked.game](["--games", str(asked.games)])
    options, play = MATCHES[asked.game]
    start = time.perf_counter()
    played = [play(seed, options[seed % len(options)]) for seed in range(asked.games)]
    print(
        f"random games: {asked.games} matches of {asked.game} under {min(asked.games, len(options))} sets of table "
        f"rules in {time.perf_counter() - start:.1f} s; {sum(match.applied for match in played)} legal actions "
        f"accepted, {sum(match.refused for match in played)} illegal ones refused; totals zero in every match"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
