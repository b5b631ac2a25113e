"""The habits of a fair player in masks: a card in under a microsecond, for rolling out thousands of deals."""

from __future__ import annotations

from kingtable.bots.contest import Contest
from kingtable.games.tricks import SUIT_MASKS


def habit(contest: Contest, cards: int, led: int, best: int, table: int, last: bool, number: int, out: int) -> int:
    """The card chosen of several that may be played.

    ``table`` are the cards on the trick, ``last`` is whether nobody plays after, ``number`` the number of the trick
    from 1, ``out`` the cards that the others still hold.
    """
    if contest.wanted:
        return _taking(contest, cards, led, best, last, out)
    if number <= contest.quiet:
        return 1 << (cards.bit_length() - 1)
    if not led:
        for suit in SUIT_MASKS:
            if not out & suit:
                cards = cards & ~suit or cards
        return cards & -cards
    follow = cards & led
    if not follow:
        return 1 << (cards.bit_length() - 1)
    under = follow & (best - 1)
    if last and not (contest.dear and not (table & contest.dear)):
        return 1 << ((under or follow).bit_length() - 1)
    if under:
        return 1 << (under.bit_length() - 1)
    if last:
        safe = follow & ~contest.dear or follow
        return 1 << (safe.bit_length() - 1)
    return follow & -follow


def _taking(contest: Contest, cards: int, led: int, best: int, last: bool, out: int) -> int:
    trump = contest.trump
    if not led:
        for suit in SUIT_MASKS:
            mine = cards & suit
            if mine and mine > out & suit and out & suit:
                return 1 << (mine.bit_length() - 1)
        side = cards & ~trump or cards
        return side & -side
    if cards & led:
        over = 0 if best & trump and not led & trump else cards & -(best << 1) & led
        if over:
            high = 1 << (over.bit_length() - 1)
            if last:
                return over & -over
            if high > out & led:
                return high
            return over & -over
        return cards & -cards
    over = cards & trump & -(best << 1) if best & trump else cards & trump
    if over:
        return over & -over
    side = cards & ~trump or cards
    return side & -side
