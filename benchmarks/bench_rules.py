"""Random deals a second: Turkish King by its public rules and by the fast playout, OpenSpiel hearts and RLCard uno.

OpenSpiel is measured twice: its own game of hearts, and without the passing of cards before it, which King has not.

The contestants take turns within one run, so that a busy machine slows all of them; the best round of each counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from kingtable.bots.playout import play_out
from kingtable.core.actions import Name
from kingtable.core.cards import pack_52
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, TABLE_RULES, duty_of
from kingtable.games.tricks import dealt

ROUNDS, SECONDS = 5, 0.5
OWN = ("King, public rules", "King, fast playout")
Contestant = Callable[[], None]
"""Plays one random deal (of uno: one game)."""


def public_rules(rng: random.Random) -> Contestant:
    """A deal through `legal` and `apply`, its contract at random among those open."""
    starts = [KING.start({}, 4, seed) for seed in range(100)]

    def play() -> None:
        state = rng.choice(starts)
        contract = rng.choice(CONTRACTS)
        state, _ = KING.apply(state, state.deal.to_act, Name(contract))
        while not state.sheet:
            seat = state.deal.to_act
            legal = KING.legal(state, seat)
            state, _ = KING.apply(state, seat, legal[int(rng.random() * len(legal))])

    return play


def fast_playout(rng: random.Random) -> Contestant:
    """A deal from dealt hands, all ten contracts alike."""
    rules = {rule.name: rule.default for rule in TABLE_RULES}
    pack = pack_52()
    starts = []
    for number in range(500):
        rng.shuffle(pack)
        contract = CONTRACTS[number % len(CONTRACTS)]
        starts.append((dealt(pack, 3, -1), 3, contract, duty_of(contract, rules)))

    def play() -> None:
        play_out(*rng.choice(starts), rng.random)

    return play


def open_spiel(rng: random.Random, name: str) -> Contestant:
    """A dealt state of that game cloned and played to its end; ImportError without OpenSpiel."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    starts = []
    for _ in range(100):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        starts.append(state)

    def play() -> None:
        state = rng.choice(starts).clone()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])

    return play


def rlcard_uno(rng: random.Random) -> Contestant:
    """A whole game of four random players; ImportError without RLCard."""
    import rlcard

    environment: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": 4})

    def play() -> None:
        environment.reset()
        while not environment.is_over():
            legal = list(environment.get_state(environment.get_player_id())["legal_actions"])
            environment.step(rng.choice(legal))

    return play


def speed(play: Contestant) -> float:
    """Deals a second in one round."""
    began = time.perf_counter()
    count = 0
    while time.perf_counter() - began < SECONDS:
        for _ in range(10):
            play()
        count += 10
    return count / (time.perf_counter() - began)


def main() -> None:
    """Measure what is installed and print the ratios."""
    rng = random.Random(1)
    contestants: dict[str, Contestant] = {}
    makers: dict[str, Callable[[random.Random], Contestant]] = {
        "King, public rules": public_rules,
        "King, fast playout": fast_playout,
        "OpenSpiel hearts": partial(open_spiel, name="hearts"),
        "the same, no passing": partial(open_spiel, name="hearts(pass_cards=false)"),
        "RLCard uno": rlcard_uno,
    }
    for title, make in makers.items():
        try:
            contestants[title] = make(rng)
        except ImportError as error:
            print(f"{title}: not installed ({error})")
    best = dict.fromkeys(contestants, 0.0)
    for _ in range(ROUNDS):
        for title, play in contestants.items():
            best[title] = max(best[title], speed(play))
    for title, figure in best.items():
        ratios = "".join(f"   {best[own] / figure:>8.2f} × by {own}" for own in OWN if title not in OWN)
        print(f"{title:<22}{figure:>8,.0f} deals/s{ratios}")


if __name__ == "__main__":
    main()
