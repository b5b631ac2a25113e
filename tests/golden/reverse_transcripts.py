"""Transcripts of Kings Reverse that a person can read and check; the files beside this one are what the rules give.

    python -m tests.golden.reverse_transcripts            compare
    python -m tests.golden.reverse_transcripts --write    write them anew, after a change of the rules that was meant

Every line shows the choice of a seat: what it did, what else was legal, and what came of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from kingtable.core.actions import Action, Call, Catch
from kingtable.core.events import CardPlayed, DealStarted, Event, MatchEnded
from kingtable.core.rng import Words
from kingtable.games.kings_reverse import KINGS_REVERSE, State
from kingtable.games.kings_reverse_events import (
    CardGiven,
    CardsDrawn,
    Caught,
    DirectionTurned,
    HandEnded,
    JokerAccepted,
    JokerChallenged,
    JokerPlayed,
    JokerReturned,
    Married,
    OneCardCalled,
    Passed,
    TurnLost,
    UpcardTurned,
)
from tests.golden.pinned import in_suits, run

HERE = Path(__file__).parent

MATCHES: Mapping[str, tuple[int, int, Mapping[str, str]]] = {
    "defaults": (301, 4, {"target": "100"}),
    "two-seats": (302, 2, {"target": "100"}),
    "automatic-calls": (303, 3, {"one_card_call": "automatic", "target": "100"}),
    "no-bluffs": (340, 3, {"bluffing": "off", "target": "100"}),
    "final-pass": (305, 3, {"final_pass": "on", "packs": "2", "target": "100"}),
    "three-packs": (306, 8, {"packs": "3", "target": "100"}),
}
"""File name: the deal number, the number of seats, the table rules."""


def transcripts() -> dict[str, str]:
    """All transcripts by file name."""
    return {f"kings-reverse-{name}.txt": "\n".join(match(*what)) + "\n" for name, what in MATCHES.items()}


def match(seed: int, seats: int, options: Mapping[str, str]) -> Iterator[str]:
    """A whole match, every action of it."""
    chance = Words(seed, 1000)
    state = KINGS_REVERSE.start(options, seats, seed)
    rules = ", ".join(f"{name} = {value}" for name, value in options.items())
    yield f"Kings Reverse, deal number {seed}, {seats} seats, {rules}"
    yield from words(state.story)
    while not state.over:
        seat, action = chosen(state, chance)
        others = [each for each in KINGS_REVERSE.legal(state, seat) if each != action]
        also = f"or {', '.join(sorted(map(KINGS_REVERSE.encode, others)))}" if others else "alone legal"
        spread = KINGS_REVERSE.spread(state)
        where = f"{' '.join(spread.centre)}, stack {spread.left}"
        yield f"  seat {seat}: {KINGS_REVERSE.encode(action)} ({where}; {also})"
        state, events = KINGS_REVERSE.apply(state, seat, action)
        yield from words(events)


def chosen(state: State, chance: Words) -> tuple[int, Action]:
    """Any action of the seat to act; each time somebody may speak out of turn, half the time that."""
    turn = state.deal.turn
    spoken = [
        (seat, action)
        for seat in range(state.table.seats)
        for action in KINGS_REVERSE.legal(state, seat)
        if isinstance(action, (Call, Catch))
    ]
    if spoken and chance.below(2):
        return spoken[chance.below(len(spoken))]
    legal = [action for action in KINGS_REVERSE.legal(state, turn) if not isinstance(action, (Call, Catch))]
    return turn, legal[chance.below(len(legal))]


def words(events: tuple[Event, ...]) -> Iterator[str]:
    """What came of an action, a line an event; the action itself is told already."""
    for event in events:
        match event:
            case DealStarted(deal, dealer, hands):
                yield f"\nHand {deal}: dealer {dealer}"
                yield from (f"  seat {seat}: {in_suits(hand)}" for seat, hand in enumerate(hands))
            case UpcardTurned(card, jokers):
                yield f"  upcard {card.text}" + (f", {jokers} jokers went back" if jokers else "")
            case CardsDrawn(seat, cards, cause):
                yield f"      seat {seat} draws {' '.join(card.text for card in cards)} ({cause})"
            case TurnLost(seat):
                yield f"      seat {seat} loses its turn"
            case DirectionTurned(direction):
                yield f"      play goes {'clockwise' if direction == 1 else 'counterclockwise'}"
            case JokerChallenged(seat, player, cards, lawful):
                yield f"      seat {player} shows {in_suits(cards)} to seat {seat}: {'lawful' if lawful else 'a bluff'}"
            case JokerReturned(seat, _):
                yield f"      the joker goes back to seat {seat}"
            case CardGiven(_, to, card):
                yield f"      seat {to} gets {card.text}"
            case OneCardCalled(seat):
                yield f"      seat {seat}: one card!"
            case Caught(seat, by):
                yield f"      seat {by} catches seat {seat}"
            case HandEnded(_, out, left, entries, totals):
                yield "  blocked" if out is None else f"  seat {out} is out"
                for seat, hand in enumerate(left):
                    yield f"  seat {seat}: {in_suits(hand) or '-'} = {entries[seat]}, total {totals[seat]}"
            case MatchEnded(scores, places):
                yield f"\nScores {' '.join(map(str, scores))}; places {' '.join(map(str, places))}"
            case _:
                assert isinstance(event, (CardPlayed, JokerPlayed, Married, JokerAccepted, Passed)), event


if __name__ == "__main__":
    sys.exit(run(HERE, transcripts()))
