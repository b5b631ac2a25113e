"""Random deals and actions a second of every game, next to OpenSpiel hearts and crazy eights and RLCard uno.

King is measured by its public rules and by the fast playout, the other games by their public rules. A deal is a round
of Classic King, a hand of Kings Reverse, a round of No Kings, a game of uno. OpenSpiel hearts is measured twice: as it
is, and without the passing of cards before it, which King has not.

The contestants take turns within one run and are timed by the processor time they use, so that a busy machine does not
decide; the best round of each counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from kingtable.bots.playout import play_out
from kingtable.core.actions import Name
from kingtable.core.cards import pack_52
from kingtable.core.game import Game
from kingtable.games.classic_king import CLASSIC_KING
from kingtable.games.king import KING
from kingtable.games.king_contracts import CONTRACTS, TABLE_RULES, duty_of
from kingtable.games.kings_reverse import KINGS_REVERSE
from kingtable.games.no_kings import NO_KINGS
from kingtable.games.tricks import dealt

ROUNDS, SECONDS = 5, 0.5
OWN = ("King, public rules", "King, fast playout", "Kings Reverse")
Contestant = Callable[[], int]
"""Plays one random deal and returns the number of actions."""


def public_rules(rng: random.Random) -> Contestant:
    """A deal through `legal` and `apply`, its contract at random among those open."""
    starts = [KING.start({}, 4, seed) for seed in range(100)]

    def play() -> int:
        state = rng.choice(starts)
        contract = rng.choice(CONTRACTS)
        state, _ = KING.apply(state, state.deal.to_act, Name(contract))
        return 1 + _first_deal(KING, state, rng)

    return play


def random_deal(rng: random.Random, game: Game[Any, Any]) -> Contestant:
    """The first deal of a match of four through `legal` and `apply`."""
    starts = [game.start({}, 4, seed) for seed in range(100)]
    return lambda: _first_deal(game, rng.choice(starts), rng)


def _first_deal(game: Game[Any, Any], state: Any, rng: random.Random) -> int:
    actions = 0
    while not state.sheet:
        seat = game.to_act(state)
        assert seat is not None
        legal = game.legal(state, seat)
        state, _ = game.apply(state, seat, legal[int(rng.random() * len(legal))])
        actions += 1
    return actions


def fast_playout(rng: random.Random) -> Contestant:
    """A deal from dealt hands, all ten contracts alike."""
    rules = {rule.name: rule.default for rule in TABLE_RULES}
    pack = pack_52()
    starts = []
    for number in range(500):
        rng.shuffle(pack)
        contract = CONTRACTS[number % len(CONTRACTS)]
        starts.append((dealt(pack, 3, -1), 3, contract, duty_of(contract, rules)))

    def play() -> int:
        play_out(*rng.choice(starts), rng.random)
        return len(pack)

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

    def play() -> int:
        state = rng.choice(starts).clone()
        actions = 0
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
            actions += not state.is_chance_node()
        return actions

    return play


def rlcard_uno(rng: random.Random) -> Contestant:
    """A whole game of four random players; ImportError without RLCard."""
    import rlcard

    environment: Any = rlcard.make("uno", config={"seed": 1, "game_num_players": 4})

    def play() -> int:
        environment.reset()
        actions = 0
        while not environment.is_over():
            legal = list(environment.get_state(environment.get_player_id())["legal_actions"])
            environment.step(rng.choice(legal))
            actions += 1
        return actions

    return play


class Speed(NamedTuple):
    """Deals and actions a second."""

    deals: float
    actions: float


def speed(play: Contestant) -> Speed:
    """Of one round."""
    began = time.process_time()
    deals = actions = 0
    while time.process_time() - began < SECONDS:
        actions += sum(play() for _ in range(5))
        deals += 5
    took = time.process_time() - began
    return Speed(deals / took, actions / took)


def main() -> None:
    """Measure what is installed and print the ratios."""
    rng = random.Random(1)
    contestants: dict[str, Contestant] = {}
    makers: dict[str, Callable[[random.Random], Contestant]] = {
        "King, public rules": public_rules,
        "King, fast playout": fast_playout,
        "Classic King": partial(random_deal, game=CLASSIC_KING),
        "Kings Reverse": partial(random_deal, game=KINGS_REVERSE),
        "No Kings": partial(random_deal, game=NO_KINGS),
        "OpenSpiel hearts": partial(open_spiel, name="hearts"),
        "the same, no passing": partial(open_spiel, name="hearts(pass_cards=false)"),
        "OpenSpiel crazy eights": partial(open_spiel, name="crazy_eights(players=4)"),
        "RLCard uno": rlcard_uno,
    }
    for title, make in makers.items():
        try:
            contestants[title] = make(rng)
        except ImportError as error:
            print(f"{title}: not installed ({error})")
    best = dict.fromkeys(contestants, Speed(0.0, 0.0))
    for _ in range(ROUNDS):
        for title, play in contestants.items():
            best[title] = max(best[title], speed(play))
    for title, figure in best.items():
        foreign = title.startswith(("OpenSpiel", "the same", "RLCard"))
        ratios = "".join(f"   {best[own].deals / figure.deals:>6.2f} × by {own}" for own in OWN if foreign)
        print(f"{title:<23}{figure.deals:>7,.0f} deals/s {figure.actions:>11,.0f} actions/s{ratios}")


if __name__ == "__main__":
    main()
