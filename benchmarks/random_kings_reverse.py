"""Whole matches of Kings Reverse at random under varied table rules and seats, with every promise of the rules watched.

    python -m benchmarks.random_kings_reverse --games 1000

After each action: every seat's legal actions are accepted, all others refused; no card is lost or doubled; the hand
comes nearer to its end. After each hand and match: the sums of the rule book.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from benchmarks._promises import promise
from kingtable.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Marry, Pass, Play
from kingtable.core.cards import KING, QUEEN, SUITS, Card, pack_52
from kingtable.core.game import IllegalAction
from kingtable.games.kings_reverse import KINGS_REVERSE, SEATS, State
from kingtable.games.kings_reverse_cards import TABLE_RULES, is_joker, pack_of, points_of

ALL_OPTIONS: tuple[Mapping[str, str], ...] = tuple(
    dict(zip((rule.name for rule in TABLE_RULES), values, strict=True))
    for values in itertools.product(*(rule.values for rule in TABLE_RULES))
)
"""Every combination of the table rules."""

ACTIONS: tuple[Action, ...] = (
    *map(Play, (*pack_52(), Card(0, ""))),
    *(Play(Card(0, ""), suit) for suit in SUITS),
    *(Marry(Card(one, suit), Card(KING + QUEEN - one, suit)) for suit in SUITS for one in (KING, QUEEN)),
    Marry(Card(KING, "S"), Card(QUEEN, "H")),
    *map(Give, (*pack_52(), Card(0, ""))),
    *map(Catch, range(SEATS[-1])),
    *(Draw(), Pass(), Accept(), Challenge(), Call()),
)
"""Every action that Kings Reverse knows, but for most pairs that are no marriage."""


class Counts(NamedTuple):
    """What was tried: hands played, of these blocked, actions applied, actions refused."""

    hands: int
    blocked: int
    applied: int
    refused: int


def table_of(number: int) -> tuple[int, Mapping[str, str]]:
    """Seats and table rules of that match; the numbers go through all combinations."""
    return SEATS[number % len(SEATS)], ALL_OPTIONS[number * 7 % len(ALL_OPTIONS)]


def play_match(seed: int, seats: int, options: Mapping[str, str]) -> Counts:
    """One match at random, out-of-turn actions included; every third one bluffs wherever it can (KR-71)."""
    chance = random.Random(f"{seed} {seats} {options}")
    state = KINGS_REVERSE.start(options, seats, seed)
    applied = refused = 0
    while not state.over:
        check_cards(state)
        able = {seat: KINGS_REVERSE.legal(state, seat) for seat in range(seats)}
        promise(bool(able[state.deal.turn]), "the seat to act can act")
        promise(all(len(set(legal)) == len(legal) for legal in able.values()), "legal actions are there once")
        refused += check_refusals(state, able, chance)
        seat, action = _chosen(state, able, chance, bluffing=seed % 3 == 0)
        after, _ = KINGS_REVERSE.apply(state, seat, action)
        if len(after.sheet) == len(state.sheet):
            check_progress(state, after, action)
        state, applied = after, applied + 1
    check_cards(state)
    check_match(state)
    return Counts(len(state.sheet), sum(done.out is None for done in state.sheet), applied, refused)


def check_cards(state: State) -> None:
    """ALL-02, KR-70: the cards of all places are the packs, with their points."""
    deal = state.deal
    cards = [*deal.stack, *deal.discards, *(card for hand in deal.hands for card in hand)]
    pack = _sorted_pack(state.table.rules["packs"], state.table.seats)
    promise(sorted(cards) == pack, "each card is there once")
    promise(sum(map(points_of, cards)) == 545 * (len(pack) // 54), "a pack holds 545 points")
    for hand, call in zip(deal.hands, deal.calls, strict=True):
        promise(not call or len(hand) == 1, "calls and catches are of seats with one card")


def check_refusals(state: State, able: Mapping[int, Sequence[Action]], chance: random.Random) -> int:
    """ALL-03, ALL-08: what is not legal is refused with reason and rule; how many such actions were tried."""
    count = 0
    seat = chance.choice((state.deal.turn, chance.choice(tuple(able))))
    tried: set[Action] = {*chance.sample(ACTIONS, 5), Call(), Draw(), *map(Play, state.deal.hands[seat][:2])}
    for action in tried:
        refusal = KINGS_REVERSE.refusal(state, seat, action)
        promise((refusal is None) == (action in able[seat]), "refused is what is not legal")
        if refusal is None:
            continue
        count += 1
        promise(bool(refusal.reason and refusal.rule), "a refusal has its reason and rule")
        try:
            KINGS_REVERSE.apply(state, seat, action)
        except IllegalAction:
            continue
        promise(False, f"{action} by seat {seat} is refused")
    return count


def check_progress(before: State, after: State, action: Action) -> None:
    """KR-71: `2·stack + all hands` falls with every play, draw and catch that brings cards, and never rises.

    A joker taken back adds the one card that laying it took, so the two together are held against each other.
    """
    old, new = _value(before), _value(after)
    back = isinstance(action, Challenge) and len(after.deal.discards) < len(before.deal.discards)
    promise(new <= old + back, "the hand comes nearer to its end")
    if isinstance(action, (Play, Marry, Draw)):
        promise(new < old, "a turn that is no pass brings it nearer")
    promise(before.deal != after.deal, "every action changes something")


def check_match(state: State) -> None:
    """KR-62, KR-63, ALL-11: entries, totals, the end and the places."""
    target = int(state.table.rules["target"])
    running = [0] * state.table.seats
    for number, done in enumerate(state.sheet):
        promise(max(running) < target, "the match ends as soon as the target is reached")
        promise(done.entries == tuple(sum(map(points_of, left)) for left in done.left), "entries are the cards left")
        promise((done.out is None) == all(done.left), "who is out holds nothing")
        promise(done.dealer == (state.sheet[0].dealer + number) % state.table.seats, "the deal passes to the left")
        running = [total + entry for total, entry in zip(running, done.entries, strict=True)]
    promise(list(state.totals) == running and max(running) >= target, "totals add up, and one reaches the target")
    places = KINGS_REVERSE.standing(state).places
    best = [seat for seat, total in enumerate(running) if total == min(running)]
    promise(places is not None and [seat for seat, place in enumerate(places) if place == 1] == best, "lowest wins")


def _chosen(
    state: State, able: Mapping[int, Sequence[Action]], chance: random.Random, bluffing: bool
) -> tuple[int, Action]:
    turn = state.deal.turn
    jokers = [action for action in able[turn] if isinstance(action, Play) and is_joker(action.card)]
    if bluffing and jokers:
        return turn, chance.choice(jokers)
    # Mostly the seat to act, or matches would be nothing but calls and catches.
    speakers = [seat for seat, legal in able.items() if legal and (seat == turn or chance.random() < 0.3)]
    seat = chance.choice(speakers)
    return seat, chance.choice(able[seat])


@cache
def _sorted_pack(packs: str, seats: int) -> list[Card]:
    return sorted(pack_of({"packs": packs}, seats))


def _value(state: State) -> int:
    return 2 * len(state.deal.stack) + sum(map(len, state.deal.hands))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print what was tried."""
    parser = argparse.ArgumentParser(
        prog="random_kings_reverse", description="Random matches of Kings Reverse, every rule watched."
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many matches (default 200)")
    games: int = parser.parse_args(arguments).games
    start = time.perf_counter()
    played = [play_match(seed, *table_of(seed)) for seed in range(games)]
    seconds = time.perf_counter() - start
    hands, blocked, applied, refused = (sum(column) for column in zip(*played, strict=True)) if played else (0,) * 4
    print(
        f"random games: {games} matches of Kings Reverse in {seconds:.1f} s; {hands} hands, {blocked} of them blocked; "
        f"{applied} legal actions accepted, {refused} illegal ones refused; cards and points kept in all of them"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
