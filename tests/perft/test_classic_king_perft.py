"""The pinned counts of all playouts of Classic King, by the engine and by the naive second reading of the rules."""

from __future__ import annotations

import pytest

from kingtable.core.cards import Card
from kingtable.core.game import resolve_rules
from kingtable.games.classic_king_rounds import PACK, TABLE_RULES
from tests.games import classic_king_oracle as oracle
from tests.perft.classic_king import Line, count, lines
from tests.positions_classic_king import cards

LINES = lines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.number}-{line.hands[0]}")
def test_pinned_counts(line: Line) -> None:
    pinned = (line.playouts, line.sum_of_a)
    assert count(line.state) == pinned
    assert naive_count(line) == pinned


def test_every_round_and_rule_is_there() -> None:
    assert {line.number for line in LINES} == set(range(1, 15))
    used = {item for line in LINES for item in line.rules.items()}
    assert used == {(rule.name, value) for rule in TABLE_RULES for value in rule.values[1:]}
    assert {len(line.hands[0].split()) for line in LINES} == {2, 3}


def naive_count(line: Line) -> tuple[int, int]:
    """The same count with lists of cards and without the engine."""
    rules = resolve_rules(TABLE_RULES, line.rules)
    held = [cards(hand) for hand in line.hands]

    def play(hands: list[list[Card]], leader: int, trick: list[Card], a: int) -> tuple[int, int]:
        if len(trick) == 4:
            winner = (leader + oracle.winning_place(trick)) % 4
            a += oracle.trick_value(trick, line.number, 8 - len(hands[0])) if winner == 0 else 0
            taken = [card for card in PACK if all(card not in hand for hand in hands)]
            if oracle.is_finished(taken, line.number, rules):
                return 1, a
            leader, trick = winner, []
        seat = (leader + len(trick)) % 4
        playouts = sum_of_a = 0
        for card in oracle.legal_cards(hands[seat], trick, line.number, rules):
            after = [[held for held in hand if held != card] for hand in hands]
            more, points = play(after, leader, [*trick, card], a)
            playouts, sum_of_a = playouts + more, sum_of_a + points
        return playouts, sum_of_a

    return play(held, 0, [], 0)
