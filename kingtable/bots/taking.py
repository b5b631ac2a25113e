"""The habits of a fair player where tricks are wanted: at trumps, and for the rewards of Classic King.

What the cards of a suit are worth there hangs on as little as in `weighing`, and the answers are kept as well.
"""

from __future__ import annotations

from functools import lru_cache

from kingtable.bots.contest import Contest, Taste
from kingtable.bots.weighing import LACKS
from kingtable.games.tricks import SPADES, SUIT_MASKS

_KEPT = 1 << 13
"""So many answers are kept, in a few MiB."""
_SEATS = 0b1111
_SUITS = tuple(enumerate(SUIT_MASKS))

Weighed = tuple[int, float, float, float, float, float, int]
"""A card held beside others of its suit: the card; what being rid of it is worth for each unit that a later trick
holds, and besides; the chance that a given seat that may hold the suit has nothing above it, and nothing below it; what
who follows below it is likely to bring; and what it counts itself."""


@lru_cache(_KEPT)
def weighed(taste: Taste, dear: int, mine: int, theirs: int, holders: int) -> tuple[Weighed, ...]:
    """The cards held of a suit (``mine``), the highest first, where so many other seats may hold ``theirs``."""
    lacks = LACKS[holders]
    count, size = mine.bit_count(), theirs.bit_count()
    kept, alone = _good(taste.guard, holders, count - 1), _good(taste.guard, holders, max(0, count - 2))
    rates = besides = 0.0
    held = []
    while mine:
        card = 1 << (mine.bit_length() - 1)
        mine ^= card
        under = theirs & (card - 1)
        below, caught = under.bit_count(), (under & dear).bit_count()
        above = size - below
        own = 1 if card & dear else 0
        good, apart = alone[above], taste.own * own + (taste.catch if caught else 0.0)
        lost = good - kept[above]
        rates += lost
        besides += lost * apart
        held.append((card, good, good * apart, lacks[above], lacks[below], caught / max(3, below), own))
    return tuple(
        (card, rates - rate, besides - gain, above, below, drops, own)
        for card, rate, gain, above, below, drops, own in held
    )


@lru_cache
def _good(guard: float, holders: int, beside: int) -> tuple[float, ...]:
    """By number of cards above a card, the chance that it is good later beside so many others of its suit.

    Each of those waits for some of the higher cards to fall.
    """
    miss = LACKS[holders][1]
    return tuple(float(miss ** (holders * max(0.0, above - guard * beside))) for above in range(14))


def taking(
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
    """The card that a seat chooses; the arguments are those of `habit.habit`."""
    taste, dear, bare, trump = contest.taste, contest.dear, contest.bare, contest.trump
    others = _SEATS ^ 1 << seat
    later = taste.later * (bare + ((out | hand) & dear).bit_count() / (contest.tricks + 1 - number))
    if number <= contest.quiet:
        bare = 0
    forced = contest.forced & out
    stake = bare + taste.tempo + (pile & dear).bit_count()
    ruffers, unruffed = 0, 1.0
    trumps = out & trump
    if trumps:
        ruffers = others & ~(shown >> 4 * ((trump.bit_length() - 1) & 3))
        unruffed = LACKS[ruffers.bit_count()][trumps.bit_count()]
    following = cards & led
    if not led:
        coming, best = others, 0
    # Whether a card that is no trump cannot take the trick.
    idle = led and (not following or (best & trump and not led & trump))
    top, chosen = -1e9, 0
    for n, suit in _SUITS:
        if not cards & suit:
            continue
        # All suits are spades to the answers that are kept.
        theirs, mine = out >> n & SPADES, hand >> n & SPADES
        able = others & ~(shown >> 4 * n) if theirs else 0
        holders = able.bit_count()
        void = LACKS[holders][theirs.bit_count()]
        followers = coming & able
        keep, short = 1.0, 0.0
        both = free = 0
        if suit != trump:
            # Where the suit must be followed and loses, nothing is compared with another suit or with a trick.
            if ruffers and not (idle and following):
                # What is kept of a side suit may be ruffed.
                keep = (1 - void * (1 - unruffed)) ** (able & ruffers).bit_count()
                keep *= unruffed ** (ruffers & ~able).bit_count()
                both, free = (followers & ruffers).bit_count(), (coming & ruffers & ~able).bit_count()
            if not following:
                size = mine.bit_count()
                short = taste.void * (3 - size) if size < 3 else 0.0
        rates = keep * later
        found = weighed(taste, dear >> n & SPADES, mine, theirs, holders)
        if idle and suit != trump:
            for card, rate, gain, _, _, _, _ in found:
                worth = rates * rate + keep * gain + short
                if worth >= top and cards & card << n:
                    top, chosen = worth, card << n
            continue
        alone = followers.bit_count() - both
        ruff = led and not following
        more = 0.0
        if ruff:
            held = out & led
            m = (led.bit_length() - 1) & 3
            able = others & ~(shown >> 4 * m) if held else 0
            void = LACKS[able.bit_count()][held.bit_count()]
            both = (followers & able).bit_count()
            alone -= both
        elif forced & ~suit:
            more = (coming.bit_count() - (alone + both) * (1 - void)) / 3
        lowered = (alone + both) * (1 - void)
        for card, rate, gain, above, below, drops, own in found:
            if not cards & card << n:
                continue
            worth = rates * rate + keep * gain + short
            if card << n > best or (suit & trump and not best & trump):
                gets = stake + own + more
                if not ruff:
                    gets += lowered * drops
                if coming:
                    gets *= above**alone * unruffed**free
                    if both:
                        gets *= (1 - void * (1 - above) if ruff else above * (1 - below * (1 - unruffed))) ** both
                worth += gets
            if worth >= top:
                top, chosen = worth, card << n
    return chosen
