"""What the cards of a suit are worth where tricks are avoided, in units of the contract: the table's own rule of thumb.

It hangs on little: the cards of the suit in the hand and with the others, and how many of those may hold it. The same
comes up over and over in deals played out from one position, so that the answers are kept.
"""

from __future__ import annotations

from functools import lru_cache

from kingtable.bots.contest import Taste

_KEPT = 1 << 13
"""So many answers are kept, in a few MiB."""
_MISS = (1.0, 0.0, 1 / 2, 2 / 3)
"""By number of seats that may hold a card, the chance that it is not with a given one of them."""
LACKS = tuple(tuple(float(miss**cards) for cards in range(14)) for miss in _MISS)
"""By number of seats that may hold a suit and of its cards out, the chance that a given one of them has none."""


Weighed = tuple[int, float, float, float, float, float, int]
"""A card held beside others of its suit: the card; what being rid of it is worth for each unit that a later trick
holds, and besides; the chance that a given seat that may hold the suit does not go over it unwillingly, and that nobody
does; the chance that who follows below it must play a dear card; and what it counts itself."""


@lru_cache(_KEPT)
def weighed(taste: Taste, dear: int, mine: int, theirs: int, holders: int) -> tuple[Weighed, ...]:
    """The cards held of a suit (``mine``), the highest first, where so many other seats may hold ``theirs``."""
    powers, drops = taste.guards, taste.drops
    place, count = mine.bit_count(), theirs.bit_count()
    short = taste.void * (3 - place) if place < 3 else 0.0
    loose = 1 - taste.guard
    guarded = besides = 0.0
    lacks = LACKS[holders]
    found = []
    while mine:
        place -= 1
        card = 1 << (mine.bit_length() - 1)
        mine ^= card
        under = theirs & (card - 1)
        below, caught = under.bit_count(), (under & dear).bit_count()
        ducked = 1 - lacks[below] * (1 - lacks[count - below])
        takes = ducked**holders
        own = 1 if card & dear else 0
        more = takes * (taste.catch * caught + taste.own * own)
        # Without this card those above it have one guard less.
        rate = takes * powers[place] - loose * guarded
        gain = more * powers[place] - loose * besides + short
        found.append((card, rate, gain, ducked, takes, drops[caught], own))
        if place:
            guarded += takes * powers[place - 1]
            besides += more * powers[place - 1]
    return tuple(found)
