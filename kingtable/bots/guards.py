"""Plays that look stupid to people, whatever else they may be good for; no level makes them."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.bots.contest import Contest, Position
from kingtable.games.tricks import SUIT_MASKS, beats, bits_of, suit_of


def sound(contest: Contest, at: Position, choice: int, out: int) -> list[int]:
    """The cards of ``choice`` without blunders, lowest first; never none. ``out`` are the cards the others hold.

    A blunder is: to win with a higher card, playing last, where a lower one wins; to take points, playing last, that
    could be left to others; to lead a suit that nobody else has where points may be thrown on it.
    """
    cards = list(bits_of(choice))
    if contest.taste is None:
        return _unwasted(contest, at, cards) if len(at.table) == 3 else cards
    if not at.table:
        if not contest.points(out, at.number):
            return cards
        return [card for card in cards if out & SUIT_MASKS[suit_of(card)]] or cards
    if len(at.table) < 3:
        return cards
    pile = sum(at.table)
    return [
        card for card in cards if not (_wins(contest, at, card) and contest.points(pile | card, at.number))
    ] or cards  # fmt: skip


def _unwasted(contest: Contest, at: Position, cards: Sequence[int]) -> list[int]:
    kept: list[int] = []
    seen = set()
    for card in cards:
        kind = suit_of(card), bool(card & contest.dear)
        if not _wins(contest, at, card):
            kept.append(card)
        elif kind not in seen:
            seen.add(kind)
            kept.append(card)
    return kept


def _wins(contest: Contest, at: Position, card: int) -> bool:
    return beats(card, at.best, SUIT_MASKS[suit_of(at.table[0])], contest.trump)
