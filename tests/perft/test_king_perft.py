"""The pinned counts of all playouts, by the engine and by the naive second reading of the rules."""

from __future__ import annotations

import pytest

from kingtable.core.cards import Card
from kingtable.core.game import resolve_rules
from kingtable.games.king_contracts import CONTRACTS, TABLE_RULES
from tests.games import oracle
from tests.perft.count import Line, count, lines
from tests.positions import cards

LINES = lines()


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.contract}-{line.hands[0]}")
def test_pinned_counts(line: Line) -> None:
    pinned = (line.playouts, line.sum_of_a)
    assert count(line.state) == pinned
    assert naive_count(line) == pinned


def test_every_contract_and_rule_is_there() -> None:
    assert {line.contract for line in LINES} == set(CONTRACTS)
    used = {item for line in LINES for item in line.rules.items()}
    for rule in TABLE_RULES[1:]:
        assert {(rule.name, value) for value in rule.values[1:]} <= used
    assert {len(line.hands[0].split()) for line in LINES} == {2, 3}


def naive_count(line: Line) -> tuple[int, int]:
    """The same count with lists of cards and without the engine."""
    rules = resolve_rules(TABLE_RULES, line.rules)
    pieces = sum(oracle.is_penalty_card(card, line.contract) for hand in line.hands for card in cards(hand))

    def play(hands: list[list[Card]], leader: int, trick: list[Card], gone: list[Card], a: int) -> tuple[int, int]:
        if len(trick) == 4:
            winner = (leader + oracle.winning_place(trick, line.contract)) % 4
            number = 13 - len(hands[0])
            a += oracle.trick_value(trick, line.contract, number) if winner == 0 else 0
            left = sum(oracle.is_penalty_card(card, line.contract) for hand in hands for card in hand)
            if not hands[0] or (pieces and not left):
                return 1, a
            leader, trick = winner, []
        place = (leader + len(trick)) % 4
        playouts = sum_of_a = 0
        for card in oracle.legal_cards(hands[place], trick, gone, line.contract, rules):
            after = [[held for held in hand if held != card] for hand in hands]
            more, points = play(after, leader, [*trick, card], [*gone, card], a)
            playouts, sum_of_a = playouts + more, sum_of_a + points
        return playouts, sum_of_a

    # One card of each suit stands for what has opened the closed one.
    gone = cards("2S 2H 2D 2C") if line.opened else []
    return play([cards(hand) for hand in line.hands], 0, [], gone, 0)
