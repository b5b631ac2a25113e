"""The habits of a fair player in masks: a card in a microsecond or two, for rolling out thousands of deals.

Where tricks are avoided they are a short form of the table's own rule of thumb, in which nobody remembers who lacks
which suit.
"""

from __future__ import annotations

from kingtable.bots.contest import Contest, Taste
from kingtable.games.tricks import SUIT_MASKS

_MISS = 2 / 3
"""The chance that a given card out is not with a given one of the three others."""

_WINS = tuple(
    tuple(tuple(float(1 - _MISS**below * (1 - _MISS**above)) ** seats for above in range(14)) for below in range(14))
    for seats in range(4)
)
"""By number of seats to come, lower and higher cards out: the chance that no one goes over a card unwillingly."""
_LATER_WINS = _WINS[3]
_VOID = tuple(float(_MISS**cards) for cards in range(14))
"""By number of cards of a suit out, the chance that a given seat has none."""
_LOOSE = tuple(min(1.0, cards / 3) for cards in range(53))
"""By number of dear cards out in other suits, how many of them a void seat is likely to throw."""


def habit(
    contest: Contest, cards: int, led: int, best: int, pile: int, to_come: int, number: int, out: int, hand: int
) -> int:
    """The card chosen of several (``cards``) of the hand that may be played.

    ``pile`` are the cards on the trick, ``to_come`` how many play after, ``number`` that of the trick from 1, ``out``
    the cards that the others still hold.
    """
    taste = contest.taste
    if taste is None:
        return _taking(contest, cards, led, best, to_come == 0, number, out)
    if number <= contest.quiet:
        return 1 << (cards.bit_length() - 1)
    if not led:
        return _leading(contest, taste, cards, out)
    if cards & led:
        return _following(contest, taste, cards, led, best, pile, to_come, out, hand & led)
    return _discarding(contest, taste, cards, out)


def _leading(contest: Contest, taste: Taste, cards: int, out: int) -> int:
    dear = contest.dear
    top, chosen = -1e9, 0
    for suit in SUIT_MASKS:
        if cards & suit:
            theirs = out & suit
            void = _VOID[theirs.bit_count()]
            # A suit that nobody else has is led into the bargain of all that they throw away.
            cost = contest.bare + taste.tempo + (0 if theirs else 1)
            if dear:
                cost += 3 * void * _LOOSE[(out & dear & ~suit).bit_count()]
            for card, gain, wins, caught in _weighed(taste, dear, cards & suit, theirs):
                worth = gain - wins * (cost + (1 - void) * min(caught, 3) + (1 if card & dear else 0))
                if worth > top:
                    top, chosen = worth, card
    return chosen


def _discarding(contest: Contest, taste: Taste, cards: int, out: int) -> int:
    top, chosen = -1e9, 0
    for suit in SUIT_MASKS:
        if cards & suit:
            for card, gain, _, _ in _weighed(taste, contest.dear, cards & suit, out & suit):
                if gain > top:
                    top, chosen = gain, card
    return chosen


def _following(
    contest: Contest, taste: Taste, follow: int, led: int, best: int, pile: int, to_come: int, out: int, mine: int
) -> int:
    under = follow & (best - 1)
    dear = contest.dear
    # Of the cards that lose for sure the highest is the best.
    loser = 1 << (under.bit_length() - 1) if under else 0
    if under and (under == follow or contest.bare or (to_come == 0 and pile & dear)):
        return loser
    if to_come == 0 and (contest.bare or pile & dear):
        safe = follow & ~dear or follow
        return 1 << (safe.bit_length() - 1)
    theirs = out & led
    void = _VOID[theirs.bit_count()]
    cost = contest.bare + taste.tempo + (pile & dear).bit_count()
    cost += to_come * void * _LOOSE[(out & dear & ~led).bit_count()]
    wins = _WINS[to_come]
    top, chosen = -1e9, 0
    for card, gain, _, caught in _weighed(taste, dear, mine, theirs):
        if card & follow and (card > best or card == loser):
            worth = gain
            if card > best:
                below = (theirs & (card - 1)).bit_count()
                units = cost + to_come * (1 - void) * caught / 3 + (1 if card & dear else 0)
                worth -= wins[below][theirs.bit_count() - below] * units
            if worth > top:
                top, chosen = worth, card
    return chosen


def _weighed(taste: Taste, dear: int, mine: int, out: int) -> list[tuple[int, float, float, int]]:
    """The cards held of a suit, the highest first, against those out of it.

    With each card: what being rid of it is worth, its chance to take a later trick, and the dear cards below it.
    """
    guard, catch, own, void, later, _, powers = taste
    place = mine.bit_count()
    short = void * (3 - place) if place < 3 else 0.0
    loose = 1 - guard
    guarded = 0.0
    found = []
    theirs = out.bit_count()
    while mine:
        place -= 1
        card = 1 << (mine.bit_length() - 1)
        mine ^= card
        under = out & (card - 1)
        below = under.bit_count()
        wins = _LATER_WINS[below][theirs - below]
        caught = (under & dear).bit_count()
        kept = wins * (later + catch * caught + (own if card & dear else 0.0))
        # Without this card those above it have one guard less.
        found.append((card, kept * powers[place] - loose * guarded + short, wins, caught))
        if place:
            guarded += kept * powers[place - 1]
    return found


def _taking(contest: Contest, cards: int, led: int, best: int, last: bool, number: int, out: int) -> int:
    trump = contest.trump
    if number <= contest.quiet:
        return cards & -cards
    if not led:
        for suit in (trump, *SUIT_MASKS):
            mine, theirs = cards & suit, out & suit
            if theirs and mine > theirs:
                return 1 << (mine.bit_length() - 1)
    elif cards & led:
        over = 0 if best & trump and not led & trump else cards & -(best << 1)
        if over:
            high = 1 << (over.bit_length() - 1)
            return high if not last and high > out & led else over & -over
        return cards & -cards
    else:
        over = cards & trump & -(best << 1) if best & trump else cards & trump
        if over:
            return over & -over
    side = cards & ~trump or cards
    return side & -side
