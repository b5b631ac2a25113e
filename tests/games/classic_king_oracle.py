"""A second reading of the rules of Classic King, naive and slow: lists of cards, one sentence after the other.

Nothing here comes from the engine but the cards themselves. Where the two differ, one of them is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingtable.core.cards import Card


def legal_cards(hand: Sequence[Card], trick: Sequence[Card], number: int, rules: Mapping[str, str]) -> list[Card]:
    """The cards of the hand that may be played onto the trick in that round."""
    if not trick:
        # KNG14-05
        if number in (2, 5, 7, 9, 12, 14):
            others = [card for card in hand if card.suit != "H"]
            if others:
                return others
        return list(hand)
    # KNG14-04
    followers = [card for card in hand if card.suit == trick[0].suit]
    if followers:
        return followers
    # KNG14-06
    rounds = [5, 12]
    if rules["force_kh"] == "combined_too":
        rounds += [7, 14]
    kings = [card for card in hand if card.text == "KH"]
    if number in rounds and kings:
        return kings
    return list(hand)


def winning_place(trick: Sequence[Card]) -> int:
    """Which card of the trick wins it (KNG14-07), by its place from 0."""
    ranks = [card.rank if card.suit == trick[0].suit else 0 for card in trick]
    return ranks.index(max(ranks))


def trick_value(trick: Sequence[Card], number: int, place: int) -> int:
    """What the taker of trick ``place``, counted from 1, writes down in that round (KNG14-02, KNG14-08)."""
    hearts = len([card for card in trick if card.suit == "H"])
    boys = len([card for card in trick if card.rank_text in ("K", "J")])
    queens = len([card for card in trick if card.rank_text == "Q"])
    king = len([card for card in trick if card.text == "KH"])
    last = 1 if place in (7, 8) else 0
    if number > 7:
        return -trick_value(trick, number - 7, place)
    if number == 7:
        return -(2 + 2 * hearts + 2 * boys + 4 * queens + 16 * king + 8 * last)
    return -[2, 2 * hearts, 2 * boys, 4 * queens, 16 * king, 8 * last][number - 1]


def is_finished(taken: Sequence[Card], number: int, rules: Mapping[str, str]) -> bool:
    """Whether a round is over once these cards have been taken (KNG14-10)."""
    if len(taken) == 32:
        return True
    if rules["end_when_exhausted"] == "off":
        return False
    if number in (2, 9):
        return len([card for card in taken if card.suit == "H"]) == 8
    if number in (3, 10):
        return len([card for card in taken if card.rank_text in ("K", "J")]) == 8
    if number in (4, 11):
        return len([card for card in taken if card.rank_text == "Q"]) == 4
    if number in (5, 12):
        return "KH" in [card.text for card in taken]
    return False
