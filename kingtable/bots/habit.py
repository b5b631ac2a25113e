"""The habits of a fair player in masks: a card in a few microseconds, for rolling out thousands of deals.

They are the table's own rule of thumb, but for what the duties give away of single cards; here where tricks are
avoided, in `taking` where they are wanted.
"""

from __future__ import annotations

from kingtable.bots.contest import Contest
from kingtable.bots.taking import taking
from kingtable.bots.weighing import LACKS, weighed
from kingtable.games.tricks import SPADES, SUIT_MASKS

_BLUNDER = 100.0
"""Units of the contract: more than a deal holds."""
_LOOSE = tuple(min(1.0, cards / 3) for cards in range(53))
"""By number of dear cards out in other suits, how many of them a void seat is likely to throw."""
_SEATS = 0b1111
_SUITS = tuple(enumerate(SUIT_MASKS))


def habit(
    contest: Contest,
    cards: int,
    led: int,
    best: int,
    pile: int,
    seat: int,
    coming: int,
    number: int,
    out: int,
    hand: int,
    shown: int,
) -> int:
    """The card that a seat chooses of several (``cards``) of its hand that may be played.

    ``pile`` are the cards on the trick, ``coming`` the seats that play after, as a set of bits, ``number`` that of the
    trick from 1, ``out`` the cards that the others still hold, ``shown`` who is known to lack which suit, as in
    `Position`.
    """
    if contest.wanted:
        return taking(contest, cards, led, best, pile, seat, coming, number, out, hand, shown)
    taste = contest.taste
    dear, bare = contest.dear, contest.bare
    others = _SEATS ^ 1 << seat
    later = taste.later * (bare + ((out | hand) & dear).bit_count() / (contest.tricks + 1 - number))
    tempo = taste.tempo
    if number <= contest.quiet:
        bare = 0
    top, chosen = -1e9, 0
    if not cards & led:
        for n, suit in _SUITS:
            if not cards & suit:
                continue
            # All suits are spades to the answers that are kept.
            theirs = out >> n & SPADES
            holders = (others & ~(shown >> 4 * n)).bit_count() if theirs else 0
            found = weighed(taste, dear >> n & SPADES, hand >> n & SPADES, theirs, holders)
            if led:
                for card, rate, gain, _, _, _, _ in found:
                    worth = rate * later + gain
                    if worth > top and cards & card << n:
                        top, chosen = worth, card << n
                continue
            void = LACKS[holders][theirs.bit_count()]
            cost = bare + tempo + (3 - holders + holders * void) * _LOOSE[(out & dear & ~suit).bit_count()]
            follow = holders * (1 - void)
            if not theirs and (bare or out & dear):
                # Nobody leads a suit that no one else has, while there is something to throw on it.
                cost += _BLUNDER
            for card, rate, gain, _, takes, drops, own in found:
                worth = rate * later + gain - takes * (cost + follow * drops + own)
                if worth > top:
                    top, chosen = worth, card << n
        return chosen
    n = (led.bit_length() - 1) & 3
    theirs = out >> n & SPADES
    able = ~(shown >> 4 * n) if theirs else 0
    holders, follows = (able & others).bit_count(), (able & coming).bit_count()
    void = LACKS[holders][theirs.bit_count()]
    cost = bare + tempo + (pile & dear).bit_count()
    cost += (coming.bit_count() - follows + follows * void) * _LOOSE[(out & dear & ~led).bit_count()]
    blunder = 0.0 if coming else _BLUNDER
    stakes = bare or pile & dear
    for card, rate, gain, ducked, _, drops, own in weighed(
        taste, dear >> n & SPADES, hand >> n & SPADES, theirs, holders
    ):
        card <<= n
        if cards & card:
            worth = rate * later + gain
            if card > best:
                worth -= ducked**follows * (cost + follows * (1 - void) * drops + own)
                if blunder and (stakes or own):
                    worth -= blunder
            if worth > top:
                top, chosen = worth, card
    return chosen
