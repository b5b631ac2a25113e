"""Whole matches of No Kings at random under varied table rules, with every promise of the rules watched.

    python -m benchmarks.random_no_kings --games 2000

Table rules and the number of players change from match to match. After each action: what is legal is accepted, all else
refused; no card is lost or doubled; the invariants of the rule book hold. The first broken promise ends the run.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from benchmarks._promises import BrokenPromise, promise
from kingtable.core.actions import Action, Draw, Take, TakeFrom
from kingtable.core.cards import KING, Card
from kingtable.core.game import IllegalAction, places_of
from kingtable.games.no_kings import NO_KINGS, State
from kingtable.games.no_kings_events import CardsCaptured, RoundStarted
from kingtable.games.no_kings_table import SEAT_NUMBERS, TABLE_RULES, TEAM_SEAT_NUMBERS, pack_of, wat_order


class Counts(NamedTuple):
    """What was tried: actions applied, actions refused, choices met, rounds played."""

    applied: int
    refused: int
    choices: int
    rounds: int


def table_of(seed: int) -> tuple[int, dict[str, str]]:
    """Number of players and table rules of the match with that number: each value as likely as another."""
    chance = random.Random(f"table {seed}")
    options = {rule.name: chance.choice(rule.values) for rule in TABLE_RULES}
    return chance.choice(TEAM_SEAT_NUMBERS if options["teams"] == "on" else tuple(SEAT_NUMBERS)), options


def play_match(seed: int, seats: int, options: Mapping[str, str]) -> Counts:
    """One match at random, watched from the first card to the last."""
    chance = random.Random(f"{seed} {options}")
    state = NO_KINGS.start(options, seats, seed)
    pack = sorted(pack_of(state.table.rules, seats))
    opening = state
    applied = refused = choices = 0
    while (seat := NO_KINGS.to_act(state)) is not None:
        check_cards(state, pack)
        check_kings(state, opening)
        legal = NO_KINGS.legal(state, seat)
        promise(legal == (Draw(),) or (len(set(legal)) == len(legal) > 1), "there is a draw or a choice")
        choices += len(legal) > 1
        refused += check_refusals(state, seat, legal, chance)
        action = chance.choice(legal)
        after, events = NO_KINGS.apply(state, seat, action)
        promise(after != state, "an action changes the state")
        for event in events:
            if isinstance(event, CardsCaptured) and after.round.number == state.round.number:
                pile = after.round.piles[after.table.seating.side_of(seat)]
                promise(pile[-1] == event.card, "the drawn card is on top of the taker's pile")
            if isinstance(event, RoundStarted):
                opening = after
        if after.round.number > state.round.number or after.over:
            check_round(after, len(state.round.turns) + 1, len(pack))
        state = after
        applied += 1
    check_cards(state, pack)
    check_match(state)
    return Counts(applied, refused, choices, len(state.sheet))


def check_cards(state: State, pack: Sequence[Card]) -> None:
    """ALL-02, NK-60: the cards of all places are the pack."""
    at = state.round
    drawn = [] if at.drawn is None else [at.drawn]
    places = [*state.ring, *at.wat, *drawn, *at.discarded, *(card for pile in at.piles for card in pile)]
    promise(sorted(places) == pack, "each card is there once")


def check_kings(state: State, opening: State) -> None:
    """NK-21, NK-30, NK-63: where Kings can be in ``no_kings``."""
    rules, at = state.table.rules, state.round
    if rules["rules_mode"] == "injera":
        promise(not at.discarded, "no King leaves the game")
        return
    of_opening = {card for card in opening.round.wat if card.rank == KING}
    promise({card for card in at.wat if card.rank == KING} <= of_opening, "a King in the Wat is of the opening")
    in_piles = {card for pile in at.piles for card in pile if card.rank == KING}
    if rules["king_card"] == "discard":
        promise(in_piles <= of_opening, "a King in a pile was swept from the opening")
    else:
        promise(not at.discarded, "no King leaves the game")


def check_refusals(state: State, seat: int, legal: Sequence[Action], chance: random.Random) -> int:
    """ALL-03, ALL-08: what is not legal is refused with reason and rule; how many such actions were tried."""
    wat = [card._replace(copy=0) for card in state.round.wat]
    some = sorted(chance.sample(wat, min(len(wat), chance.randrange(1, 4))), key=wat_order)
    tried: list[Action] = [Draw(), TakeFrom(chance.randrange(8))]
    if some:
        tried.append(Take(tuple(some)))
    illegal = [action for action in tried if action not in legal]
    for action in (*tried, *legal):
        promise(NO_KINGS.decode(NO_KINGS.encode(action)) == action, "an action has its text")
        refusal = NO_KINGS.refusal(state, seat, action)
        promise((refusal is None) == (action in legal), "refused is what is not legal")
        promise(refusal is None or bool(refusal.reason and refusal.rule), "a refusal has its reason and rule")
    seats = state.table.seating.seats
    other = (seat + chance.randrange(1, seats)) % seats
    promise(not NO_KINGS.legal(state, other), "only one seat may act")
    for who, action in [(seat, action) for action in illegal] + [(other, chance.choice([*tried, *legal]))]:
        try:
            NO_KINGS.apply(state, who, action)
        except IllegalAction:
            continue
        raise BrokenPromise(f"{NO_KINGS.encode(action)} by seat {who} was accepted")
    return len(illegal) + 1


def check_round(after: State, draws: int, pack: int) -> None:
    """NK-51, NK-61: every card but the opening was drawn, the most cards win, a tie wins nothing."""
    done = after.sheet[-1]
    if after.over:
        promise(not after.ring, "the ring is empty")
        promise(done.cards == tuple(map(len, after.round.piles)), "what lies in the piles is counted")
    rules, seats = after.table.rules, after.table.seating.seats
    if rules["opening_wat"] != "one_each":
        promise(draws == pack - {"four": 4, "empty": 0}[rules["opening_wat"]], "the whole ring was drawn")
    elif rules["first_player"] == "host_order":
        promise(draws == pack - seats, "the whole ring was drawn")
    first = [side for side, place in enumerate(places_of(done.cards)) if place == 1]
    promise(done.winner == (first[0] if len(first) == 1 else None), "the most cards win the round")


def check_match(state: State) -> None:
    """NK-52, NK-53: rounds won, the length of the match, places."""
    won = Counter(done.winner for done in state.sheet)
    promise(list(state.wins) == [won[side] for side in range(len(state.wins))], "wins are rounds won")
    match = state.table.rules["match"]
    rounds, most = len(state.sheet), max(state.wins)
    if match == "single":
        promise(rounds == 1, "one round was played")
    elif match.startswith("first-to-"):
        promise(most == int(match[-1]) and state.wins.count(most) == 1, "one side has won enough rounds")
    else:
        open_rounds = int(match[-1]) - rounds
        others = sorted(state.wins)[-2]
        promise(open_rounds == 0 or others + open_rounds < most, "nobody could have reached the leader")
    standing = NO_KINGS.standing(state)
    seating = state.table.seating
    counted = state.sheet[-1].cards if match == "single" else state.wins
    promise(standing.scores == seating.by_seat(state.wins), "scores are rounds won")
    promise(standing.places == seating.by_seat(places_of(counted)), "places follow the count")


def reshuffled(state: State, chance: random.Random) -> State:
    """The same state with the ring, which nobody sees, in another order and from another deal number."""
    ring = list(state.ring)
    chance.shuffle(ring)
    return replace(state, ring=tuple(ring), table=replace(state.table, seed=chance.randrange(1000), decks=()))


def report(games: int) -> str:
    """Play so many matches; a line about what was tried."""
    start = time.perf_counter()
    played = [play_match(seed, *table_of(seed)) for seed in range(games)]
    seconds = time.perf_counter() - start
    applied, refused, choices, rounds = (sum(column) for column in zip(*played, strict=True)) if played else (0,) * 4
    return (
        f"random games: {games} matches of No Kings, {rounds} rounds, in {seconds:.1f} s; {applied} legal actions "
        f"accepted, {refused} illegal ones refused, {choices} choices of a capture; every card there after each action"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the matches and print what was tried."""
    parser = argparse.ArgumentParser(prog="random_no_kings", description="Random matches of No Kings, rules watched.")
    parser.add_argument("--games", type=int, default=300, metavar="N", help="how many matches (default 300)")
    print(report(parser.parse_args(arguments).games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
