"""Transcripts of King that a person can read and check; the files beside this one are what the rules give today.

    python -m tests.golden.transcripts            compare
    python -m tests.golden.transcripts --write    write them anew, after a change of the rules that was meant

Every play line shows the whole choice: the card played, the other legal ones, and what was refused by which rule.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from kingtable.core.actions import Name, Play
from kingtable.core.rng import Words
from kingtable.games.king import KING
from kingtable.games.king_match import State
from kingtable.games.tricks import cards_of
from tests.golden.pinned import in_suits, run, trick_choice

HERE = Path(__file__).parent

DEALS: Mapping[str, tuple[str, int, Mapping[str, str]]] = {
    "el": ("el", 101, {}),
    "el-every": ("el", 102, {"must_play_higher": "every"}),
    "kupa": ("kupa", 103, {}),
    "kupa-every": ("kupa", 104, {"must_play_higher": "every"}),
    "erkek": ("erkek", 105, {}),
    "erkek-all-penalties": ("erkek", 106, {"heart_lead_ban": "all_penalties"}),
    "kiz": ("kiz", 107, {}),
    "kiz-every": ("kiz", 108, {"must_play_higher": "every"}),
    "rifki": ("rifki", 109, {}),
    "rifki-any-heart": ("rifki", 110, {"rifki_void": "any_heart", "must_play_higher": "every"}),
    "son": ("son", 111, {}),
    "son-all-penalties": ("son", 112, {"heart_lead_ban": "all_penalties"}),
    "trump-s": ("trump S", 113, {}),
    "trump-h-ban": ("trump H", 114, {"trump_lead_ban": "on"}),
    "trump-d-higher": ("trump D", 115, {"must_play_higher": "trumps"}),
    "trump-c-ban-every": ("trump C", 116, {"trump_lead_ban": "on", "must_play_higher": "every"}),
}
"""File name: the game of deal 1, the deal number, the table rules."""

MATCHES: Mapping[str, tuple[int, Mapping[str, str]]] = {
    "match": (201, {}),
    "match-free": (202, {"choice_limit": "free"}),
    "match-all-rules": (
        203,
        {
            "choice_limit": "free", "must_play_higher": "every", "trump_lead_ban": "on",
            "heart_lead_ban": "all_penalties", "rifki_void": "any_heart",
        },
    ),
}  # fmt: skip
"""File name: the deal number, the table rules."""


def transcripts() -> dict[str, str]:
    """All transcripts by file name."""
    deals = {f"king-{name}.txt": "\n".join(deal(*what)) + "\n" for name, what in DEALS.items()}
    return deals | {f"king-{name}.txt": "\n".join(match(*what)) + "\n" for name, what in MATCHES.items()}


def head(seed: int, options: Mapping[str, str]) -> str:
    """The first line of every transcript."""
    rules = ", ".join(f"{name} = {value}" for name, value in options.items()) or "all table rules by default"
    return f"King, deal number {seed}, {rules}"


def deal(contract: str, seed: int, options: Mapping[str, str]) -> Iterator[str]:
    """The first deal, every card of it."""
    chance = Words(seed, 1000)
    state = KING.start(options, 4, seed)
    yield head(seed, options)
    yield f"Dealer {state.deal.dealer}; seat {state.deal.chooser} was dealt 2D and names {contract}"
    for seat, hand in enumerate(state.deal.hands):
        yield f"  seat {seat}: {in_suits(cards_of(hand))}"
    state, _ = KING.apply(state, state.deal.chooser, Name(contract))
    while state.deal.number == 1:
        if not state.deal.trick:
            yield f"\nTrick {len(state.deal.tricks) + 1}"
        seat = state.deal.to_act
        legal = KING.legal(state, seat)
        action = legal[chance.below(len(legal))]
        assert isinstance(action, Play)
        yield trick_choice(KING, state, action)
        state, _ = KING.apply(state, seat, action)
        if not state.deal.trick:
            yield taken(state)
    done = state.sheet[0]
    yield f"\nDeal written down: {' '.join(map(str, done.entries))} (sum {sum(done.entries)})"
    yield f"Next: deal 2, dealer {state.deal.dealer}, chooser {state.deal.chooser}"


def taken(state: State) -> str:
    """Who took the trick that has just been closed."""
    trick = state.sheet[0].tricks[-1] if state.sheet else state.deal.tricks[-1]
    return f"  seat {trick.winner} takes it, {trick.points}"


def match(seed: int, options: Mapping[str, str]) -> Iterator[str]:
    """The sheet of a whole match."""
    chance = Words(seed, 1000)
    state = KING.start(options, 4, seed)
    yield head(seed, options)
    running = [0, 0, 0, 0]
    while (seat := KING.to_act(state)) is not None:
        before = state
        legal = KING.legal(state, seat)
        action = legal[chance.below(len(legal))]
        state, _ = KING.apply(state, seat, action)
        if isinstance(action, Name):
            names = " ".join(other.contract.replace("trump ", "") for other in legal if isinstance(other, Name))
            yield f"\nDeal {before.deal.number}: dealer {before.deal.dealer}, chooser {seat}"
            yield f"  names {action.contract} of {names}"
        if len(state.sheet) > len(before.sheet):
            done = state.sheet[-1]
            running = [total + entry for total, entry in zip(running, done.entries, strict=True)]
            takers = "".join(str(trick.winner) for trick in done.tricks)
            yield f"  {len(done.tricks):2} tricks, taken by {takers}"
            yield f"  entries {' '.join(map(str, done.entries))}; totals {' '.join(map(str, running))}"
    standing = KING.standing(state)
    assert standing.places is not None
    yield f"\nScores {' '.join(map(str, standing.scores))}; places {' '.join(map(str, standing.places))}"


if __name__ == "__main__":
    sys.exit(run(HERE, transcripts()))
