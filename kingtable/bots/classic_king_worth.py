"""What a card of Classic King is worth: the chance that it takes a trick, what that holds, and what keeping it brings.

All figures are estimates by rule of thumb in points; one formula serves the fourteen rounds. In the penalty stage a
trick is taken unwillingly and others throw on it what they want to lose; in the bonus stage all take what they can.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from kingtable.bots.classic_king_reading import Reading
from kingtable.games.classic_king_rounds import ALL_CARDS, CONTRACTS, NAMED_CARDS, TRICKS, UNIT_VALUE, trick_points
from kingtable.games.tricks import SUIT_MASKS, bits_of, suit_of


class Taste(NamedTuple):
    """How much each consideration weighs in one round; the figures were found by letting them play each other."""

    later: float
    """A trick taken later with a card that is kept, against one taken now."""
    guard: float
    """Penalties: what is left of a card's danger for each lower card of its suit that can go first. Bonuses: the
    higher cards expected to fall for each other card of its suit in the hand."""
    catch: float
    """Cards still out below the card in its suit, which may fall under it."""
    own: float
    """What the card itself counts, when it is kept."""
    void: float
    """Points for each card by which a short suit falls below three."""
    tempo: float
    """Points for having the next lead."""


TASTES: Mapping[tuple[int, str], Taste] = {
    (-1, "tricks"): Taste(0.95, 0.7, 0.0, 0.0, 0.3, -0.2),
    (-1, "hearts"): Taste(0.8, 0.7, 0.2, 0.5, 0.3, 0.0),
    (-1, "boys"): Taste(0.55, 0.7, 0.0, 0.5, 0.3, 0.0),
    (-1, "queens"): Taste(0.8, 0.7, 0.0, 0.5, 0.05, 0.0),
    (-1, "king"): Taste(0.8, 0.8, 0.0, 0.5, 0.3, 0.0),
    (-1, "last_two"): Taste(0.8, 0.6, 0.0, 0.0, 0.25, -0.5),
    (-1, "all"): Taste(0.9, 0.7, 0.3, 0.5, 1.0, -2.5),
    (1, "tricks"): Taste(0.6, 0.8, 0.0, 0.0, 0.1, 0.45),
    (1, "hearts"): Taste(0.6, 0.7, 0.1, 0.5, 0.0, 0.75),
    (1, "boys"): Taste(0.85, 0.8, 0.1, 0.5, 0.0, 0.0),
    (1, "queens"): Taste(0.975, 0.7, 0.55, 0.5, 0.0, -0.5),
    (1, "king"): Taste(0.85, 0.8, 0.3, 0.5, 0.0, 0.0),
    (1, "last_two"): Taste(0.85, 0.8, 0.0, 0.0, 0.0, 0.0),
    (1, "all"): Taste(0.725, 0.8, 0.1, 0.5, 0.0, 0.5),
}

_VALUES: Mapping[str, Mapping[int, int]] = {
    contract: {
        card: sum(UNIT_VALUE[name] for name, cards in NAMED_CARDS.items() if contract in (name, "all") and card & cards)
        for card in bits_of(ALL_CARDS)
    }
    for contract in CONTRACTS
}
"""By contract, what each card counts for its taker, without the sign."""


def score(reading: Reading, card: int) -> float:
    """What playing that card now is worth: the trick if it takes it, less what keeping the card would bring."""
    taste = TASTES[reading.round.sign, reading.round.contract]
    wins = win_chance(reading, card, reading.to_come) if reading.wins_now(card) else 0.0
    takes = wins * (points_if_taken(reading, card) + taste.tempo)
    held = reading.hand & SUIT_MASKS[suit_of(card)]
    parts = _hand_worth(reading, taste, held ^ card) - _hand_worth(reading, taste, held)
    return takes + parts + taste.void * max(0, 3 - held.bit_count())


def swing(reading: Reading, card: int) -> float:
    """By how much what the running trick brings is likely to differ from what is expected, with that card in it."""
    wins = win_chance(reading, card, reading.to_come) if reading.wins_now(card) else 0.0
    return abs(points_if_taken(reading, card)) * sqrt(wins * (1 - wins))


def win_chance(reading: Reading, card: int, seats: tuple[int, ...]) -> float:
    """The chance that none of these seats goes over that card: unwillingly for penalties, willingly for bonuses."""
    suit = SUIT_MASKS[suit_of(card)]
    chance = 1.0
    for seat in seats:
        over = 1 - reading.lacks(seat, suit & -(card << 1))
        if reading.round.sign < 0:
            over *= reading.lacks(seat, suit & (card - 1))
        chance *= 1 - over
    return chance


def points_if_taken(reading: Reading, card: int) -> float:
    """The points of the running trick if that card takes it: those in sight and what the rest will bring."""
    sign = reading.round.sign
    points = float(trick_points(reading.round, reading.on_table | card, reading.number))
    values = _VALUES[reading.round.contract]
    led = reading.led or SUIT_MASKS[suit_of(card)]
    followed = [values[each] for each in bits_of(reading.out & led & (card - 1))]
    thrown = reading.round.discard & ~led if sign > 0 else ALL_CARDS & ~led
    dumped = sorted((values[each] for each in bits_of(reading.out & thrown)), reverse=True)[:3]
    for seat in reading.to_come:
        void = reading.lacks(seat, led)
        points += sign * (void * sum(dumped) / 3 + (1 - void) * sum(followed) / max(3, len(followed)))
    return points


def _hand_worth(reading: Reading, taste: Taste, held: int) -> float:
    """What these cards, of one suit, are likely to bring together if they stay in the hand."""
    values = _VALUES[reading.round.contract]
    per_trick = _per_trick(reading)
    worth = 0.0
    for card in bits_of(held):
        suit = SUIT_MASKS[suit_of(card)]
        caught = max((values[each] for each in bits_of(reading.out & suit & (card - 1))), default=0)
        each = taste.later * per_trick + taste.catch * caught + taste.own * values[card]
        worth += _takes_later(reading, taste, card, held) * each
    return reading.round.sign * worth


def _per_trick(reading: Reading) -> float:
    """What a later trick holds on average, without the sign."""
    cards = reading.out | reading.hand | reading.on_table
    trick = abs(trick_points(reading.round, 0, TRICKS))
    in_all = abs(trick_points(reading.round, cards, TRICKS))
    return trick + (in_all - trick) / (TRICKS + 1 - reading.number)


def _takes_later(reading: Reading, taste: Taste, card: int, held: int) -> float:
    """The chance that the card, kept beside the other cards held of its suit, takes a later trick."""
    suit = SUIT_MASKS[suit_of(card)]
    if reading.round.sign < 0:
        lower = (held & (card - 1)).bit_count()
        return win_chance(reading, card, reading.others) * float(taste.guard**lower)
    fallen = taste.guard * (held.bit_count() - 1)
    miss = reading.miss[suit_of(card)]
    chance = 1.0
    for seat in reading.others:
        above = (reading.holds[seat] & suit & -(card << 1)).bit_count()
        chance *= float(miss ** max(0.0, above - fallen))
    return chance
