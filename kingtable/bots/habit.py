"""The habits of a fair player in masks: a card in about a microsecond, for rolling out thousands of deals."""

from __future__ import annotations

from kingtable.bots.contest import Contest
from kingtable.games.tricks import SUIT_MASKS

_MISS = 2 / 3
_WINS = tuple(
    tuple(
        tuple((1 - _MISS**below * (1 - _MISS**above)) ** seats for above in range(14))
        for below in range(14)
    )
    for seats in range(4)
)


def habit(contest: Contest, cards: int, led: int, best: int, table: int, seats: int, number: int, out: int, hand: int) -> int:
    if contest.wanted:
        return _taking(contest, cards, led, best, seats == 0, out)
    if number <= contest.quiet:
        return 1 << (cards.bit_length() - 1)
    memo = contest.memo
    follow = cards & led
    if not follow:
        place = 1 if led else 0
        top, chosen = -1e9, 0
        for suit in SUIT_MASKS:
            mine = cards & suit
            if mine:
                others = out & suit
                entry = memo.get((mine, others))
                if entry is None:
                    entry = memo[mine, others] = weigh(contest, mine, others)
                worth, card = entry[place]
                if worth > top:
                    top, chosen = worth, card
        return chosen
    under = follow & (best - 1)
    dear = contest.dear
    if not dear:
        if under:
            return 1 << (under.bit_length() - 1)
        if seats == 0:
            return 1 << (follow.bit_length() - 1)
    elif under == follow:
        return 1 << (under.bit_length() - 1)
    elif seats == 0 and table & dear:
        if under:
            return 1 << (under.bit_length() - 1)
        safe = follow & ~dear or follow
        return 1 << (safe.bit_length() - 1)
    others = out & led
    entry = memo.get((hand & led, others))
    if entry is None:
        entry = memo[hand & led, others] = weigh(contest, hand & led, others)
    gains = entry[2]
    wins = _WINS[seats]
    sight = (table & dear).bit_count() + seats * contest.taste[6] if dear else 1 + contest.taste[5]
    if under:
        # Of the cards that lose for sure the highest is the best.
        chosen = 1 << (under.bit_length() - 1)
        top = gains[chosen]
        rest = follow ^ under
    else:
        chosen, top, rest = 0, -1e9, follow
    while rest:
        card = rest & -rest
        rest ^= card
        below = others & (card - 1)
        units = sight
        if card & dear:
            units += 1
        if seats and below & dear:
            units += seats * (below & dear).bit_count() / 6
        worth = gains[card] - wins[below.bit_count()][(others ^ below).bit_count()] * units
        if worth > top:
            top, chosen = worth, card
    return chosen


def weigh(contest: Contest, mine: int, out: int):
    """(worth, card) of the best lead and of the best discard from a suit."""
    guard, catch, own, void, density, tempo, sight = contest.taste
    dear = contest.dear
    items = []
    rest = mine
    while rest:
        card = rest & -rest
        rest ^= card
        below, above = out & (card - 1), out & -(card << 1)
        wins = _WINS[3][below.bit_count()][above.bit_count()]
        caught = (below & dear).bit_count()
        items.append((card, wins, wins * (density + catch * caught + own * bool(card & dear)), caught))
    total = sum(item[2] * guard**n for n, item in enumerate(items))
    short = void * max(0, 3 - len(items))
    lead = throw = (-1e9, 0)
    gains = {}
    for at, (card, wins, _, caught) in enumerate(items):
        without = sum(items[n][2] * guard ** (n - (n > at)) for n in range(len(items)) if n != at)
        gain = total - without + short
        gains[card] = gain
        units = (bool(card & dear) + caught / 2 + 3 * sight if dear else 1) + tempo
        if not out:
            units += 1
        throw = max(throw, (gain, card))
        lead = max(lead, (gain - wins * units, card))
    return lead, throw, gains


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
