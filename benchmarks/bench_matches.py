"""Whole matches between opponents of a level, under varied table rules and numbers of seats: do they all end well?

    python -m benchmarks.bench_matches --level easy --matches 10000 --game no-kings

Every action must be legal, and every match must come to its places. Temperaments change from match to match. Half of
the matches have the usual table rules, half have any.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from typing import Any

from benchmarks._promises import promise
from kingtable.bots.levels import LEVELS, TEMPERS, bot_for
from kingtable.core.game import Game, SetupError
from kingtable.core.replay import replay
from kingtable.games import GAMES, IDS
from kingtable.simulate import Plan, Tally, play


def table_of(game: Game[Any, Any], number: int) -> tuple[int, dict[str, str]]:
    """Seats and table rules of the match of that number."""
    chance = random.Random(f"{game.id} {number}")
    options = {rule.name: chance.choice(rule.values) for rule in game.table_rules} if number % 2 else {}
    while True:
        seats = chance.choice(game.seat_numbers)
        try:
            game.start(options, seats, number)
        except SetupError:
            continue
        return seats, options


def played(game: Game[Any, Any], level: str, number: int) -> int:
    """How many actions that match had; its record leads to the same places once more."""
    seats, options = table_of(game, number)
    plan = Plan(game, (level,) * seats, options, 1, number, rotate=False)
    bot = bot_for(game.id, level, TEMPERS[number % len(TEMPERS)])
    record, state = play(plan, number, [(bot, Tally(level))] * seats)
    places = game.standing(state).places
    *_, again = replay(game, record)
    promise(places is not None and again == state, "a match has its places, and its record leads there once more")
    return len(record.actions)


def main() -> None:
    """Play and print; status 1 if a match went wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=LEVELS, default="easy")
    parser.add_argument("--matches", type=int, default=4, help="of each game (default: %(default)s)")
    parser.add_argument("--first", type=int, default=1, help="the first deal number (default: %(default)s)")
    parser.add_argument("--minutes", type=float, default=60, help="at most, for each game (default: %(default)s)")
    parser.add_argument("--game", choices=IDS, action="append", help="default: all")
    asked = parser.parse_args()
    wrong = 0
    for game in GAMES:
        if asked.game and game.id not in asked.game:
            continue
        began = time.monotonic()
        done = actions = faults = 0
        for number in range(asked.first, asked.first + asked.matches):
            if time.monotonic() - began > 60 * asked.minutes:
                break
            try:
                actions += played(game, asked.level, number)
            except Exception:  # every match is to be tried, whatever went wrong in one
                faults += 1
                traceback.print_exc()
                print(f"{game.id}: match {number} went wrong", flush=True)
            done += 1
        print(f"{game.id:<14}{asked.level:<8}{done:>6} matches, {actions} actions, {faults} faults", flush=True)
        wrong += faults
    sys.exit(int(bool(wrong)))


if __name__ == "__main__":
    main()
