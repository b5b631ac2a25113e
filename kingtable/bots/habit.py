"""The habits of a fair player in masks: a card in a microsecond or two, for rolling out thousands of deals.

Where tricks are avoided they are a short form of the table's own rule of thumb: of each suit only the lowest and the
highest card are weighed, and nobody remembers who lacks which suit.
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
        return _following(contest, taste, cards, best, pile, to_come, out & led, hand & led)
    return _discarding(contest, taste, cards, out)


def _leading(contest: Contest, taste: Taste, cards: int, out: int) -> int:
    guard, catch, own, void, later, tempo, thrown, powers = taste
    dear = contest.dear
    base = contest.bare + tempo + 3 * thrown
    top, chosen = -1e9, 0
    for suit in SUIT_MASKS:
        mine = cards & suit
        if not mine:
            continue
        theirs = out & suit
        count = mine.bit_count()
        short = void * (3 - count) if count < 3 else 0.0
        # A suit that nobody else has is led into the bargain of all that they throw away.
        cost = base if theirs else base + 1
        high = 1 << (mine.bit_length() - 1)
        below = theirs & (high - 1)
        caught = (below & dear).bit_count()
        wins = _LATER_WINS[below.bit_count()][(theirs ^ below).bit_count()]
        kept = (later + catch * caught + (own if high & dear else 0.0)) * wins
        if count == 1 or dear:
            units = cost + caught / 2 + (1 if high & dear else 0)
            worth = kept * powers[count - 1] + short - wins * units
            if worth > top:
                top, chosen = worth, high
        if count > 1:
            low = mine & -mine
            guarded = kept * powers[count - 2] * (1 - guard)
            below = theirs & (low - 1)
            wins = _LATER_WINS[below.bit_count()][(theirs ^ below).bit_count()]
            worth = later - cost
            if dear:
                caught = (below & dear).bit_count()
                worth += caught * (catch - 0.5) + (own - 1 if low & dear else 0.0)
            worth = wins * worth + short - guarded
            if worth > top:
                top, chosen = worth, low
    return chosen


def _discarding(contest: Contest, taste: Taste, cards: int, out: int) -> int:
    _, catch, own, void, later, _, _, powers = taste
    dear = contest.dear
    top, chosen = -1e9, 0
    for suit in SUIT_MASKS:
        mine = cards & suit
        if mine:
            count = mine.bit_count()
            high = 1 << (mine.bit_length() - 1)
            theirs = out & suit
            below = theirs & (high - 1)
            worth = _LATER_WINS[below.bit_count()][(theirs ^ below).bit_count()] * powers[count - 1]
            worth *= later + catch * (below & dear).bit_count() + (own if high & dear else 0.0)
            if count < 3:
                worth += void * (3 - count)
            if worth > top:
                top, chosen = worth, high
    return chosen


def _following(
    contest: Contest, taste: Taste, follow: int, best: int, pile: int, to_come: int, out: int, mine: int
) -> int:
    under = follow & (best - 1)
    dear = contest.dear
    if under and (under == follow or contest.bare or (to_come == 0 and pile & dear)):
        return 1 << (under.bit_length() - 1)
    over = follow ^ under
    safe = over & ~dear or over
    high = 1 << (safe.bit_length() - 1)
    if to_come == 0:
        # With points on the trick there is no way around it, without them there is no harm in it.
        return 1 << (under.bit_length() - 1) if under and safe & dear else high
    guard, catch, _, _, later, tempo, thrown, powers = taste
    wins = _WINS[to_come]
    cost = contest.bare + tempo + (pile & dear).bit_count() + to_come * thrown
    below = out & (high - 1)
    above = (out ^ below).bit_count()
    caught = (below & dear).bit_count()
    kept = _LATER_WINS[below.bit_count()][above] * (later + catch * caught)
    danger = kept * powers[(mine & (high - 1)).bit_count()]
    takes = wins[below.bit_count()][above] * (cost + to_come * caught / 6)
    if under:
        return high if danger > takes else 1 << (under.bit_length() - 1)
    low = over & -over
    if low == high:
        return high
    below = out & (low - 1)
    above = (out ^ below).bit_count()
    caught = (below & dear).bit_count()
    lowly = _LATER_WINS[below.bit_count()][above] * (later + catch * caught)
    lowly -= (1 - guard) * kept * powers[mine.bit_count() - 2]
    lower = wins[below.bit_count()][above] * (cost + to_come * caught / 6)
    return high if danger - takes >= lowly - lower else low


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
