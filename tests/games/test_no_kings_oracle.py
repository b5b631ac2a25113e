"""Whole matches by the engine and by the second reading of the rules, a trace line after the other."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from benchmarks.random_no_kings import table_of
from kingtable.core.cards import parse_card
from kingtable.games.no_kings import NO_KINGS
from kingtable.games.no_kings_table import TABLE_RULES
from kingtable.trace import snapshot
from tests.games import no_kings_oracle as oracle

TABLES = [table_of(seed) for seed in range(632, 652)]


def compare(seed: int, seats: int, options: Mapping[str, str], decks: list[list[str]]) -> int:
    """Play both at random; the number of choices that were met."""
    chance = random.Random(seed)
    state = NO_KINGS.start(options, seats, seed, [[parse_card(name) for name in deck] for deck in decks])
    naive = oracle.Match(seed, seats, options, decks)
    n = choices = 0
    while True:
        line = snapshot(NO_KINGS, state, n)
        assert line == naive.line(n), f"action {n} of seed {seed}, {seats} seats, {options}"
        if line["to_act"] is None:
            break
        legal = line["legal"][str(line["to_act"])]
        choices += len(legal) > 1
        text = chance.choice(legal)
        action = NO_KINGS.decode(text)
        assert action is not None
        state, _ = NO_KINGS.apply(state, line["to_act"], action)
        naive.do(text)
        n += 1
    places = NO_KINGS.standing(state).places
    assert places is not None
    assert list(places) == naive.places()
    return choices


def test_they_agree_on_whole_matches() -> None:
    assert sum(compare(seed, seats, options, []) for seed, (seats, options) in enumerate(TABLES)) > 250


def test_they_agree_on_given_packs() -> None:
    chance = random.Random(7)
    for opening in ("four", "one_each", "empty"):
        pack = oracle.sorted_pack(2, jokers=True)
        chance.shuffle(pack)
        other = list(reversed(pack))
        compare(5, 3, {"opening_wat": opening, "match": "best-of-3", "dealer": "rotate_left"}, [pack, other])


@pytest.mark.parametrize("rule", TABLE_RULES, ids=lambda rule: rule.name)
def test_every_value_is_compared(rule: object) -> None:
    used = {item for _, options in TABLES for item in options.items()}
    assert {(rule.name, value) for value in rule.values} <= used  # type: ignore[attr-defined]


def test_every_number_of_seats_is_compared() -> None:
    assert {seats for seats, _ in TABLES} == set(range(2, 9))
