"""Fairness on a large scale: re-deal what a seat cannot know, and count the decisions that change.

Of matches between rule-of-thumb players many moments are taken. At each the hidden cards are dealt anew in a way that
agrees with the public record, the View is built by the game itself, and the same level with the same seed is asked
again: its decision must be the same. ``omniscient`` cheats; it must be found out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from benchmarks._redeals import hidden, redealt
from benchmarks.bench_bots import player
from kingtable.bots.levels import bot_for
from kingtable.games import GAMES, IDS, game_of

LEVELS = ("random", "rule", "easy", "normal", "worlds-10", "hard")
OPTIONS: Mapping[str, Mapping[str, str]] = {"no-kings": {"captures_per_card": "one"}}
"""Table rules of the matches: with these there are choices in No Kings."""


def moments(game: Any, seed: int) -> Iterator[Any]:
    """The states of one match in which a seat chooses among several actions."""
    rng = random.Random(seed)
    rule = bot_for(game.id, "rule")
    state = game.start(OPTIONS.get(game.id, {}), 4, seed)
    while (seat := game.to_act(state)) is not None:
        if len(game.legal(state, seat)) > 1:
            yield state
        state, _ = game.apply(state, seat, rule.choose(game.view(state, seat), rng))


def differences(game_id: str, levels: Sequence[str], number: int) -> tuple[int, dict[str, int]]:
    """Of so many re-deals: in how many the hidden cards lay otherwise, and by level the decisions that differed."""
    game = game_of(game_id)
    assert game is not None
    players, rng = {level: player(game_id, level) for level in levels}, random.Random(5)
    differing = dict.fromkeys(levels, 0)
    altered = done = seed = 0
    while done < number:
        seed += 1
        for state in moments(game, seed):
            if rng.random() < 0.8:
                continue
            seat = game.to_act(state)
            assert seat is not None, "a moment is somebody's turn"
            other = redealt(game, state, seat, rng)
            if msgspec.json.encode(game.view(other, seat)) != msgspec.json.encode(game.view(state, seat)):
                sys.exit(f"{game_id}: a re-deal shows in the View of match {seed}")
            stream = rng.getrandbits(64)
            altered += hidden(other) != hidden(state)
            for level, decide in players.items():
                differing[level] += decide(other, random.Random(stream)) != decide(state, random.Random(stream))
            done += 1
            if done == number:
                break
    return altered, differing


def main() -> None:
    """Measure and print; status 1 if a level is unfair or the cheat is not found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--redeals", type=int, default=200, help="for each game and level (default: %(default)s)")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--game", choices=IDS, action="append", help="default: all")
    asked = parser.parse_args()
    unfair = False
    for game_id in asked.game or [game.id for game in GAMES]:
        levels = [each for each in asked.levels.split(",") if "worlds" not in each or game_id.endswith("king")]
        altered, found = differences(game_id, (*levels, "omniscient"), asked.redeals)
        print(f"{game_id}: {asked.redeals} re-deals, in {altered} of them hidden cards lay otherwise", flush=True)
        for level, differing in found.items():
            print(f"    {level:<11}{differing:>6} decisions differ", flush=True)
            unfair |= bool(differing) != (level == "omniscient")
    sys.exit(int(unfair))


if __name__ == "__main__":
    main()
