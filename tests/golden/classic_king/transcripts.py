"""Transcripts of Classic King that a person can read and check; the files beside this one hold what the rules give.

    python -m tests.golden.classic_king.transcripts            compare
    python -m tests.golden.classic_king.transcripts --write    write them anew, after a rule was changed

Every play line shows the whole choice: the card played, the other legal ones, and what was refused by which rule.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from kingtable.core.actions import Play
from kingtable.core.rng import Words
from kingtable.games.classic_king import CLASSIC_KING, State
from kingtable.games.classic_king_rounds import ROUNDS, contract_of
from kingtable.games.tricks import cards_of
from tests.golden.pinned import in_suits, run, trick_choice

HERE = Path(__file__).parent

MATCHES: Mapping[str, tuple[int, Mapping[str, str], tuple[int, ...]]] = {
    "match.txt": (301, {}, ()),
    "match-all-rules.txt": (302, {"force_kh": "combined_too", "end_when_exhausted": "off"}, ()),
    "rounds.txt": (304, {}, tuple(range(1, ROUNDS + 1))),
    "king-forced-in-combined-rounds.txt": (307, {"force_kh": "combined_too"}, (5, 7, 12, 14)),
    "named-rounds-to-the-end.txt": (306, {"end_when_exhausted": "off"}, (2, 3, 4, 5, 9, 10, 11, 12)),
}
"""File name: the deal number, the table rules, the rounds shown card by card; only the sheet where there are none."""


def transcripts() -> dict[str, str]:
    """All transcripts by file name."""
    return {name: "\n".join(match(*what)) + "\n" for name, what in MATCHES.items()}


def match(seed: int, options: Mapping[str, str], shown: tuple[int, ...]) -> Iterator[str]:
    """A match of random plays: every round written down, some of them card by card."""
    chance = Words(seed, 1000)
    state = CLASSIC_KING.start(options, 4, seed)
    rules = ", ".join(f"{name} = {value}" for name, value in options.items()) or "all table rules by default"
    yield f"Classic King, deal number {seed}, {rules}"
    while (seat := CLASSIC_KING.to_act(state)) is not None:
        before, number = state, state.deal.number
        if not state.deal.tricks and not state.deal.trick and (number in shown or not shown):
            yield from opened(state, hands=number in shown)
        legal = CLASSIC_KING.legal(state, seat)
        action = legal[chance.below(len(legal))]
        assert isinstance(action, Play)
        if number in shown:
            if not state.deal.trick:
                yield f" Trick {len(state.deal.tricks) + 1}"
            yield trick_choice(CLASSIC_KING, state, action)
        state, _ = CLASSIC_KING.apply(state, seat, action)
        written = len(state.sheet) > len(before.sheet)
        if number in shown and (written or not state.deal.trick):
            trick = state.sheet[-1].tricks[-1] if written else state.deal.tricks[-1]
            yield f"  seat {trick.winner} takes it, {trick.points}"
        if written and (number in shown or not shown):
            done = state.sheet[-1]
            takers = "".join(str(trick.winner) for trick in done.tricks)
            yield f" {len(done.tricks)} tricks, taken by {takers}"
            yield f" entries {figures(done.entries)} (sum {sum(done.entries)}); totals {figures(state.totals)}"
    places = CLASSIC_KING.standing(state).places
    assert places is not None
    yield f"\nScores {figures(state.totals)}; places {figures(places)}"


def opened(state: State, hands: bool) -> Iterator[str]:
    """The head of a round."""
    deal = state.deal
    stage = "penalty" if deal.round.sign < 0 else "bonus"
    yield f"\nRound {deal.number} ({contract_of(deal.number)}, {stage}): dealer {deal.dealer}, leader {deal.opener}"
    if hands:
        yield from (f"  seat {seat}: {in_suits(cards_of(hand))}" for seat, hand in enumerate(deal.hands))


def figures(numbers: tuple[int, ...]) -> str:
    """One number a seat."""
    return " ".join(map(str, numbers))


if __name__ == "__main__":
    sys.exit(run(HERE, transcripts()))
