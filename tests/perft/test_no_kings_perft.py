"""The pinned counts of all ways to the end, by the engine and by the naive second reading of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import permutations

import pytest

from kingtable.games.no_kings_table import TABLE_RULES
from tests.games import no_kings_oracle as oracle
from tests.perft.no_kings_count import Line, count, lines

LINES = lines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: line.text.split(" | ")[0] + line.ring)
def test_pinned_counts(line: Line) -> None:
    pinned = (line.ways, line.cards)
    assert count(line) == pinned
    assert naive_count(line) == pinned


def test_every_rule_of_a_turn_is_there() -> None:
    used = {item for line in LINES for item in line.rules.items()}
    before_the_first_turn = ("opening_wat", "first_player", "dealer", "match", "packs", "jokers")
    for rule in TABLE_RULES:
        if rule.name not in before_the_first_turn:
            assert {(rule.name, value) for value in rule.values[1:]} <= used


def naive_count(line: Line) -> tuple[int, tuple[int, ...]]:
    """The same count with lists of names and without the engine."""
    ends: list[list[int]] = []
    for ring in permutations(line.ring.split()):
        match = oracle.Match(0, line.seats, line.rules)
        match.ring, match.wat, match.seat = list(ring), line.wat.split(), 0
        match.piles = {owner: line.piles[owner].split() for owner in match.piles}
        ends += naive_ends(match)
    return len(ends), tuple(map(sum, zip(*ends, strict=True)))


def naive_ends(match: oracle.Match) -> Iterator[list[int]]:
    """The piles' sizes at each end."""
    if match.over:
        yield [len(match.piles[owner]) for owner in sorted(match.piles)]
        return
    for text in match.legal():
        after = deepcopy(match)
        after.do(text)
        yield from naive_ends(after)
