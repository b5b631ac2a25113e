"""Transcripts of No Kings that a person can read and check; the files beside this one are what the rules give today.

    python -m tests.golden.no_kings_transcripts            compare
    python -m tests.golden.no_kings_transcripts --write    write them anew, after a change of the rules that was meant

Every line of a round is one drawn card: what it took, what else it could have taken, and the table after it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from kingtable.core.cards import Card
from kingtable.core.events import Event
from kingtable.core.rng import Words
from kingtable.games.no_kings import NO_KINGS, State
from kingtable.games.no_kings_events import CardLaid, CardsCaptured, JokerSwept, KingPenalty
from tests.golden.pinned import run

HERE = Path(__file__).parent

ROUNDS: Mapping[str, tuple[int, int, Mapping[str, str]]] = {
    "injera": (2, 301, {}),
    "injera-one-each": (3, 302, {"opening_wat": "one_each", "packs": "1"}),
    "injera-empty-host": (3, 303, {"opening_wat": "empty", "first_player": "host_order", "packs": "1"}),
    "injera-no-jokers": (2, 304, {"jokers": "off"}),
    "injera-free": (2, 305, {"direct_first": "off"}),
    "injera-one": (3, 323, {"captures_per_card": "one", "packs": "1"}),
    "injera-one-free": (3, 326, {"captures_per_card": "one", "direct_first": "off", "packs": "1"}),
    "injera-teams": (4, 308, {"teams": "on", "packs": "1"}),
    "injera-teams-one": (6, 309, {"teams": "on", "captures_per_card": "one", "packs": "1"}),
    "injera-two-packs": (3, 310, {}),
    "no-kings": (3, 311, {"rules_mode": "no_kings", "packs": "1"}),
    "no-kings-chaos": (3, 312, {"rules_mode": "no_kings", "joker_variant": "chaos", "packs": "1"}),
    "no-kings-discard": (3, 313, {"rules_mode": "no_kings", "king_card": "discard", "packs": "1"}),
    "no-kings-teams": (4, 314, {"rules_mode": "no_kings", "teams": "on", "king_target": "next_opponent", "packs": "1"}),
    "no-kings-one-free": (2, 315, {"rules_mode": "no_kings", "captures_per_card": "one", "direct_first": "off"}),
}
"""File name: number of seats, deal number, table rules."""

MATCHES: Mapping[str, tuple[int, int, Mapping[str, str]]] = {
    "best-of-3": (2, 321, {"match": "best-of-3", "dealer": "rotate_left", "first_player": "host_order"}),
    "best-of-5": (5, 322, {"match": "best-of-5", "packs": "2"}),
    "best-of-7": (3, 323, {"match": "best-of-7", "packs": "3", "rules_mode": "no_kings"}),
    "first-to-2": (8, 324, {"match": "first-to-2", "teams": "on", "rules_mode": "no_kings"}),
    "first-to-3": (4, 325, {"match": "first-to-3", "opening_wat": "one_each", "packs": "4"}),
    "first-to-5": (2, 326, {"match": "first-to-5", "dealer": "rotate_left", "jokers": "off"}),
}
"""File name: number of seats, deal number, table rules."""


def transcripts() -> dict[str, str]:
    """All transcripts by file name."""
    rounds = {f"no-kings-round-{name}.txt": "\n".join(one_round(*what)) + "\n" for name, what in ROUNDS.items()}
    return rounds | {f"no-kings-match-{name}.txt": "\n".join(match(*what)) + "\n" for name, what in MATCHES.items()}


def head(seats: int, seed: int, options: Mapping[str, str]) -> str:
    """The first line of every transcript."""
    rules = ", ".join(f"{name} = {value}" for name, value in options.items()) or "all table rules by default"
    return f"No Kings, {seats} seats, deal number {seed}, {rules}"


def names(cards: Sequence[Card]) -> str:
    """The cards in their order."""
    return " ".join(card.text for card in cards) or "nothing"


def opening(state: State) -> Iterator[str]:
    """How the round began."""
    at = state.round
    drew = ", ".join(f"seat {seat} {card.text}" for seat, card in at.draws)
    yield f"Dealer {at.dealer}; " + (f"drawn: {drew}; " if drew else "") + f"seat {at.first} begins"
    yield f"Wat: {names(at.wat)}; {len(state.ring)} cards in the ring"


def one_round(seats: int, seed: int, options: Mapping[str, str]) -> Iterator[str]:
    """A match of one round, every card of it."""
    chance = Words(seed, 1000)
    state = NO_KINGS.start(options, seats, seed)
    yield head(seats, seed, options)
    yield from opening(state)
    yield ""
    drawn = ""
    while (seat := NO_KINGS.to_act(state)) is not None:
        legal = NO_KINGS.legal(state, seat)
        action = legal[chance.below(len(legal))]
        others = ", ".join(NO_KINGS.encode(other) for other in legal if other != action)
        state, events = NO_KINGS.apply(state, seat, action)
        at = state.round
        if at.drawn is not None:
            drawn = at.drawn.text
            continue
        card = at.turns[-1].card.text
        chosen = f"chooses (or {others}), " if drawn else ""
        table = " | ".join(names(pile[-3:]) + f" ({len(pile)})" for pile in at.piles)
        yield f"seat {seat} draws {card}: {chosen}{done(events)}"
        yield f"    Wat {names(at.wat)} | piles {table}"
        drawn = ""
    standing = NO_KINGS.standing(state)
    assert standing.places is not None
    yield f"\nCards {counted(state.sheet[-1].cards)}; places {counted(standing.places)}"


def done(events: Sequence[Event]) -> str:
    """What became of the drawn card."""
    for event in events:
        if isinstance(event, CardLaid):
            return "into the Wat"
        if isinstance(event, CardsCaptured):
            parts = [names(event.centre)] if event.centre else []
            parts += [f"{names(cards)} from seat {seat}" for seat, cards in event.runs]
            return "takes " + (" and ".join(parts) or "its own rank")
        if isinstance(event, KingPenalty):
            end = "; the King is out of play" if event.discarded else ""
            return f"the King gives {len(event.pile)} cards to seat {event.recipient}{end}"
        if isinstance(event, JokerSwept):
            swept = "".join(f", {len(cards)} cards of seat {seat}" for seat, cards in event.piles)
            return f"the Joker sweeps {names(event.centre)}{swept}"
    raise AssertionError("every drawn card comes to something")


def counted(figures: Sequence[int]) -> str:
    """Figures in a row."""
    return " ".join(map(str, figures))


def match(seats: int, seed: int, options: Mapping[str, str]) -> Iterator[str]:
    """The rounds of a whole match."""
    chance = Words(seed, 1000)
    state = NO_KINGS.start(options, seats, seed)
    yield head(seats, seed, options)
    while (seat := NO_KINGS.to_act(state)) is not None:
        if not state.round.turns and state.round.drawn is None:
            yield f"\nRound {state.round.number}"
            yield from opening(state)
        rounds = len(state.sheet)
        legal = NO_KINGS.legal(state, seat)
        state, _ = NO_KINGS.apply(state, seat, legal[chance.below(len(legal))])
        for finished in state.sheet[rounds:]:
            who = "nobody" if finished.winner is None else f"side {finished.winner}"
            yield f"Cards {counted(finished.cards)}: won by {who}; rounds won {counted(state.wins)}"
    standing = NO_KINGS.standing(state)
    assert standing.places is not None
    yield f"\nScores {counted(standing.scores)}; places {counted(standing.places)}"


if __name__ == "__main__":
    sys.exit(run(HERE, transcripts()))
