"""Whole matches of Turkish King at random under varied table rules, with every promise of the rules watched.

    python -m benchmarks.random_games --games 1000
    python -m benchmarks.random_games --game no-kings --games 2000

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
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from benchmarks import random_no_kings
from benchmarks._promise import BrokenPromise, promise
from kingtable.core.actions import Action, Name, Play
from kingtable.core.cards import pack_52
from kingtable.core.game import IllegalAction
from kingtable.games.king import KING, Deal, State
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
from kingtable.games.tricks import DECK, cards_of

ALL_OPTIONS: tuple[Mapping[str, str], ...] = tuple(
    dict(zip((rule.name for rule in TABLE_RULES), values, strict=True))
    for values in itertools.product(*(rule.values for rule in TABLE_RULES))
)
"""Every combination of the table rules."""

ACTIONS: tuple[Action, ...] = (*map(Name, CONTRACTS), *map(Play, pack_52()))
"""Every action that King knows."""


class Counts(NamedTuple):
    """What was tried: actions applied, actions refused, made Kings seen."""

    applied: int
    refused: int
    kings: int


def play_match(seed: int, options: Mapping[str, str]) -> Counts:
    """One match at random, watched from the first deal to the twentieth."""
    chance = random.Random(f"{seed} {options}")
    state = KING.start(options, 4, seed)
    applied = refused = 0
    while (seat := KING.to_act(state)) is not None:
        check_cards(state.deal)
        legal = KING.legal(state, seat)
        promise(len(set(legal)) == len(legal) > 0, "legal actions are there, each once")
        refused += check_refusals(state, seat, legal, chance)
        state, _ = KING.apply(state, seat, chance.choice(legal))
        applied += 1
    check_cards(state.deal)
    check_match(state)
    return Counts(applied, refused, sum(650 in done.entries for done in state.sheet))


def check_cards(deal: Deal) -> None:
    """ALL-02, KING-53: the cards of all places are the pack."""
    places = [*deal.hands, *deal.trick, *(card for trick in deal.tricks for card in trick.cards)]
    promise(sum(places) == DECK and sum(place.bit_count() for place in places) == 52, "each card is there once")
    sizes = [hand.bit_count() for hand in deal.hands]
    promise(max(sizes) - min(sizes) <= 1, "hands differ by one card at most")
    promise(52 - sum(sizes) == 4 * len(deal.tricks) + len(deal.trick), "cards played lie in tricks")


def check_refusals(state: State, seat: int, legal: Sequence[Action], chance: random.Random) -> int:
    """ALL-03, ALL-08: what is not legal is refused with reason and rule; how many such actions were tried.

    Tried are the cards of the hand, a few actions at random, and one of a seat out of turn.
    """
    tried = {*map(Play, cards_of(state.deal.hands[seat])), *chance.sample(ACTIONS, 6)}
    illegal = tried - set(legal)
    for action in tried:
        refusal = KING.refusal(state, seat, action)
        promise((refusal is not None) == (action in illegal), "refused is what is not legal")
        promise(refusal is None or bool(refusal.reason and refusal.rule), "a refusal has its reason and rule")
    other = (seat + chance.randrange(1, 4)) % 4
    promise(not KING.legal(state, other), "only one seat may act")
    for who, action in [(seat, action) for action in illegal] + [(other, chance.choice(ACTIONS))]:
        try:
            KING.apply(state, who, action)
        except IllegalAction:
            continue
        raise BrokenPromise(f"{KING.encode(action)} by seat {who} was accepted")
    return len(illegal) + 1


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


def report(games: int) -> str:
    """Play so many matches; a line about what was tried."""
    start = time.perf_counter()
    played = [play_match(seed, ALL_OPTIONS[seed % len(ALL_OPTIONS)]) for seed in range(games)]
    seconds = time.perf_counter() - start
    applied, refused, kings = (sum(column) for column in zip(*played, strict=True)) if played else (0, 0, 0)
    return (
        f"random games: {games} matches of 20 deals under {min(games, len(ALL_OPTIONS))} sets of table rules in "
        f"{seconds:.1f} s; {applied} legal actions accepted, {refused} illegal ones refused, "
        f"{kings} Kings made; totals zero in every match"
    )


REPORTS = {"king": report, "no-kings": random_no_kings.report}
"""The watched matches of each game."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print what was tried."""
    parser = argparse.ArgumentParser(prog="random_games", description="Random matches, every rule watched.")
    parser.add_argument("--game", choices=REPORTS, default="king", help="which game (default king)")
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many matches (default 1000)")
    chosen = parser.parse_args(arguments)
    print(REPORTS[chosen.game](chosen.games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
