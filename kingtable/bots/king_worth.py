"""What a card of King is worth: the chance that it takes a trick, what that trick holds, and what keeping it brings.

All figures are estimates by rule of thumb in points, negative in penalty games: one formula serves all seven games.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from kingtable.bots.king_reading import Reading
from kingtable.games.king_contracts import PENALTY_CARDS, UNIT_VALUE, is_trump, trick_units
from kingtable.games.tricks import SUIT_MASKS, bits_of, suit_of


class Taste(NamedTuple):
    """How much each consideration weighs in one game; the figures were found by letting them play each other."""

    later: float
    """A trick taken later with a card that is kept, against one taken now."""
    guard: float
    """Penalties: what is left of a card's danger for each lower card of its suit that can go first. Trumps: the
    higher cards expected to fall for each other card of its suit in the hand."""
    catch: float
    """A penalty card still out below the card in its suit, which must be given under it."""
    own: float
    """The card's own penalty, when it is kept."""
    void: float
    """Points for each card by which a short suit falls below three."""
    tempo: float
    """Points for having the next lead."""


TASTES: Mapping[str, Taste] = {
    "el": Taste(0.95, 0.7, 0.0, 0.0, 8.0, -5.0),
    "kupa": Taste(0.6, 0.8, 0.0, 0.5, 4.0, 0.0),
    "erkek": Taste(0.8, 0.7, 0.5, 0.5, 5.0, -5.0),
    "kiz": Taste(0.8, 0.7, 0.5, 0.5, 5.0, -5.0),
    "rifki": Taste(0.8, 0.7, 0.5, 0.5, 5.0, -5.0),
    "son": Taste(0.8, 0.9, 0.0, 0.0, 0.0, 0.0),
    "trump": Taste(0.84, 0.8, 0.0, 0.0, 2.0, 5.0),
}


def taste_of(contract: str) -> Taste:
    """The weights of a contract; the four trump suits share one set."""
    return TASTES["trump" if is_trump(contract) else contract]


def score(reading: Reading, contract: str, card: int) -> float:
    """What playing that card now is worth: the trick if it takes it, less what keeping the card would bring."""
    taste = taste_of(contract)
    wins = win_chance(reading, card, reading.to_come) if reading.wins_now(card) else 0.0
    value = UNIT_VALUE[contract]
    takes = wins * (value * units_if_taken(reading, contract, card) + taste.tempo)
    suit = SUIT_MASKS[suit_of(card)]
    held = reading.hand & suit
    short = max(0, 3 - held.bit_count()) if not card & reading.trump else 0
    parts = hand_worth(reading, contract, held ^ card) - hand_worth(reading, contract, held)
    return takes + parts + taste.void * short


def swing(reading: Reading, contract: str, card: int) -> float:
    """By how much what the running trick brings is likely to differ from what is expected, with that card in it."""
    wins = win_chance(reading, card, reading.to_come) if reading.wins_now(card) else 0.0
    return abs(UNIT_VALUE[contract] * units_if_taken(reading, contract, card)) * sqrt(wins * (1 - wins))


def win_chance(reading: Reading, card: int, seats: tuple[int, ...]) -> float:
    """The chance that none of these seats goes over that card: unwillingly in a penalty game, willingly at trumps."""
    suit = SUIT_MASKS[suit_of(card)]
    miss = reading.miss[suit_of(card)]
    ruffing = bool(reading.led) and not card & reading.led
    chance = 1.0
    for seat in seats:
        holds = reading.holds[seat]
        above = miss ** (holds & suit & -(card << 1)).bit_count()
        below = miss ** (holds & suit & (card - 1)).bit_count()
        if not reading.trump:
            over = below * (1 - above)
        elif ruffing:
            over = reading.lacks(seat, reading.led) * (1 - above)
        else:
            over = 1 - above
            if not suit & reading.trump:
                over += above * below * (1 - reading.lacks(seat, reading.trump))
        chance *= 1 - over
    return chance


def units_if_taken(reading: Reading, contract: str, card: int) -> float:
    """The units the running trick will hold if that card takes it: those in sight and what the rest will bring."""
    units = float(trick_units(contract, reading.on_table | card, reading.number))
    penalty = PENALTY_CARDS.get(contract, 0) & reading.out
    if not penalty:
        return units
    led = reading.led or SUIT_MASKS[suit_of(card)]
    under = (penalty & led & (card - 1)).bit_count()
    elsewhere = (penalty & ~led).bit_count()
    for seat in reading.to_come:
        void = reading.lacks(seat, led)
        units += void * min(1.0, elsewhere / 3)
        if contract == "kupa":
            units += (1 - void) * (under > 0)
        else:
            units += (1 - void) * under / 3
    return units


def hand_worth(reading: Reading, contract: str, held: int) -> float:
    """What these cards, whole suits of a hand, are likely to bring together."""
    return sum(keep_worth(reading, contract, card, held) for card in bits_of(held))


def keep_worth(reading: Reading, contract: str, card: int, held: int) -> float:
    """What the card is likely to bring in points if it stays in the hand beside the other cards held."""
    taste = taste_of(contract)
    value = UNIT_VALUE[contract]
    if reading.trump:
        return value * taste.later * _takes_later(reading, card, held, taste.guard)
    suit = SUIT_MASKS[suit_of(card)]
    wins = win_chance(reading, card, reading.others)
    wins *= taste.guard ** (held & suit & (card - 1)).bit_count()
    penalty = PENALTY_CARDS.get(contract)
    if penalty is None:
        return value * taste.later * wins
    density = (penalty & (reading.out | reading.hand)).bit_count() / (14 - reading.number)
    caught = (penalty & reading.out & suit & (card - 1)).bit_count()
    return value * wins * (taste.later * density + taste.catch * caught + taste.own * bool(card & penalty))


def _takes_later(reading: Reading, card: int, held: int, falls: float) -> float:
    """The chance at trumps that the card takes a later trick in its suit, after ``falls`` higher ones a mate."""
    suit = SUIT_MASKS[suit_of(card)]
    fallen = falls * ((held & suit).bit_count() - 1)
    chance = 1.0
    for seat in reading.others:
        above = (reading.holds[seat] & suit & -(card << 1)).bit_count()
        over = 1 - reading.miss[suit_of(card)] ** max(0.0, above - fallen)
        if not suit & reading.trump:
            over += (1 - over) * reading.lacks(seat, suit) * (1 - reading.lacks(seat, reading.trump))
        chance *= 1 - over
    return chance
