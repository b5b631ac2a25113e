"""The fast way through a King deal: random cards from given hands to the last trick, on bare integers.

The loop is written out with local names because a search runs it thousands of times a second; what is legal, who wins,
what counts and when the deal ends is asked of the functions that the game itself asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingtable.games.king_contracts import PENALTY_CARDS, UNIT_VALUE, Duty, deal_over, playable, trick_units
from kingtable.games.tricks import DECK, SUIT_MASKS, beats

_ORDER = tuple(tuple((leader - place) % 4 for place in range(4)) for leader in range(4))
"""The seats of a trick by its leader; play runs counterclockwise (KING-02)."""


def play_out(hands: Sequence[int], leader: int, contract: str, duty: Duty, random: Callable[[], float]) -> list[int]:
    """The four entries of a deal in which every card is chosen at random; ``random`` gives numbers from 0 to below 1.

    ``hands`` are the four dealt hands before the first lead.
    """
    legal, better = playable, beats
    left = list(hands)
    units = [0, 0, 0, 0]
    trump, ban = duty.trump, duty.lead_ban
    counted, ending = PENALTY_CARDS.get(contract, DECK), PENALTY_CARDS.get(contract, 0)
    broken = False
    tricks = taken = 0
    while left[leader]:
        led = best = high = cards = 0
        winner = leader
        for seat in _ORDER[leader]:
            hand = left[seat]
            card = legal(hand, led, best, high, broken, duty)
            if card & (card - 1):
                skip = int(random() * card.bit_count())
                while skip:
                    card &= card - 1
                    skip -= 1
                card &= -card
            left[seat] = hand ^ card
            cards |= card
            if led:
                if card & led and card > high:
                    high = card
                if better(card, best, led, trump):
                    best, winner = card, seat
            else:
                led = SUIT_MASKS[(card.bit_length() - 1) & 3]
                best = high = card
        leader = winner
        tricks += 1
        taken |= cards
        if cards & ban:
            broken = True
        if cards & counted:
            units[leader] += trick_units(contract, cards, tricks)
        if cards & ending and deal_over(contract, tricks, taken):
            break
    value = UNIT_VALUE[contract]
    return [value * count for count in units]
