"""Plays that look stupid to people, whatever else they may be good for; no level makes them."""

from __future__ import annotations

from kingtable.bots.contest import Contest
from kingtable.games.tricks import SUIT_MASKS, beats, bits_of, suit_of


def sound(contest: Contest, table: tuple[int, ...], best: int, number: int, choice: int, out: int) -> list[int]:
    """The cards of ``choice`` without blunders, lowest first; never none.

    ``table`` are the cards on the trick of that ``number``, ``best`` the one now winning, ``out`` the cards the others
    hold. A blunder is: to win with a higher card, playing last, where a lower one wins; to take points, playing last,
    that could be left to others; to lead a suit that nobody else has where points may be thrown on it.
    """
    cards = list(bits_of(choice))
    if len(table) == 3:
        led = SUIT_MASKS[suit_of(table[0])]
        winning = [card for card in cards if beats(card, best, led, contest.trump)]
        if contest.wanted:
            wasted = [card for card in winning if any(_cheaper(contest, each, card) for each in winning)]
        else:
            wasted = [card for card in winning if contest.points(sum(table) | card, number)]
        return [card for card in cards if card not in wasted] or cards
    if not table and not contest.wanted and contest.points(out, number):
        return [card for card in cards if out & SUIT_MASKS[suit_of(card)]] or cards
    return cards


def _cheaper(contest: Contest, one: int, other: int) -> bool:
    """Whether the first card is a lower one of the other's suit and counts the same."""
    return one < other and suit_of(one) == suit_of(other) and contest.points(one, 1) == contest.points(other, 1)
