"""Fairness on a large scale: re-deal what a seat cannot know, and count the decisions that change.

Of matches between rule-of-thumb players many moments are taken. At each the hidden cards are dealt anew in a way that
agrees with the public record, the View is built by the game itself, and the same level with the same seed is asked
again: its decision must be the same. ``omniscient`` cheats; it must be found out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from benchmarks.bench_bots import MINDS, player
from kingtable.bots.levels import bot_for
from kingtable.bots.worlds import Worlds
from kingtable.games import game_of

LEVELS = ("random", "rule", "easy", "normal", "worlds-10", "hard")


def moments(game: Any, seed: int) -> Iterator[Any]:
    """The states of one match in which a seat chooses among several cards."""
    rng = random.Random(seed)
    rule = bot_for(game.id, "rule")
    state = game.start({}, 4, seed)
    while (seat := game.to_act(state)) is not None:
        view = game.view(state, seat)
        if view.playable & (view.playable - 1):
            yield state
        state, _ = game.apply(state, seat, rule.choose(view, rng))


def redealt(game: Any, state: Any, rng: random.Random) -> Any:
    """The state with other hands for the other seats that agree with all that the seat to play can know."""
    seat = state.deal.to_act
    at = MINDS[game.id].seen(game.view(state, seat))
    world = list(Worlds(at.out, at.holds, at.counts).drawn(rng))
    world[seat] = state.deal.hands[seat]
    return replace(state, deal=replace(state.deal, hands=tuple(world)))


def differences(game_id: str, level: str, number: int) -> tuple[int, int]:
    """(re-deals in which the hidden hands were others, decisions that differed) of so many re-deals."""
    game = game_of(game_id)
    assert game is not None
    decide, rng = player(game_id, level), random.Random(5)
    altered = differing = done = seed = 0
    while done < number:
        seed += 1
        for state in moments(game, seed):
            if rng.random() < 0.8:
                continue
            other = redealt(game, state, rng)
            seat = state.deal.to_act
            if msgspec.json.encode(game.view(other, seat)) != msgspec.json.encode(game.view(state, seat)):
                sys.exit(f"{game_id}: a re-deal shows in the View of match {seed}")
            stream = rng.getrandbits(64)
            altered += other.deal.hands != state.deal.hands
            differing += decide(other, random.Random(stream)) != decide(state, random.Random(stream))
            done += 1
            if done == number:
                break
    return altered, differing


def main() -> None:
    """Measure and print; status 1 if a level is unfair or the cheat is not found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--redeals", type=int, default=200, help="for each game and level (default: %(default)s)")
    parser.add_argument("--levels", default=",".join(LEVELS))
    asked = parser.parse_args()
    unfair = False
    for game_id in MINDS:
        for level in (*asked.levels.split(","), "omniscient"):
            altered, differing = differences(game_id, level, asked.redeals)
            print(
                f"{game_id:<13}{level:<11}{asked.redeals:>7} re-deals, {altered} altered, {differing} differ",
                flush=True,
            )
            unfair |= bool(differing) != (level == "omniscient")
    sys.exit(int(unfair))


if __name__ == "__main__":
    main()
