"""The pinned counts of all playouts of Kings Reverse, by the engine and by the naive second reading of the rules."""

from __future__ import annotations

import copy

import pytest

from kingtable.core.game import resolve_rules
from kingtable.games.kings_reverse_cards import TABLE_RULES
from tests.games.reverse_oracle import NaiveHand
from tests.perft.reverse_count import Line, count, lines

LINES = lines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.top}-{line.hands[0]}-{line.stack}")
def test_pinned_counts(line: Line) -> None:
    pinned = (line.playouts, line.sum_of_a)
    assert count(line.state) == pinned
    assert naive_count(begun(line)) == pinned


def test_rules_and_numbers_of_seats() -> None:
    used = {item for line in LINES for item in line.rules.items()}
    assert {(rule.name, rule.values[1]) for rule in TABLE_RULES[1:-1]} <= used
    assert {len(line.hands) for line in LINES} == {2, 3, 4}


def begun(line: Line) -> NaiveHand:
    """The position without the engine; its upcard does nothing."""
    card, *suit = line.top.split()
    hands = [hand.split() for hand in line.hands]
    naive = NaiveHand(hands, line.stack.split(), "2H", len(hands) - 1, resolve_rules(TABLE_RULES, line.rules))
    naive.pile, naive.named = [card], suit[0] if suit else ""
    return naive


def naive_count(naive: NaiveHand) -> tuple[int, int]:
    if naive.over:
        return 1, naive.entries()[0]
    playouts = sum_of_a = 0
    for seat in range(naive.n):
        for text in sorted(naive.legal(seat)):
            after = copy.deepcopy(naive)
            after.do(seat, text)
            more, points = naive_count(after)
            playouts, sum_of_a = playouts + more, sum_of_a + points
    return playouts, sum_of_a
