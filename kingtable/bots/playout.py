"""The fast way through a King deal: random cards from given hands to the last trick, on bare integers.

The loop is written out with local names because a search runs it thousands of times a second; what is legal, who wins,
what counts and when the deal ends is asked of the functions that the game itself asks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kingtable.games.king_contracts import UNIT_VALUE, Duty, deal_over, playable, trick_units
from kingtable.games.tricks import SUIT_MASKS, beats


def play_out(hands: Sequence[int], leader: int, contract: str, duty: Duty, random: Callable[[], float]) -> list[int]:
    """The four entries of a deal in which every card is chosen at random; ``random`` gives numbers from 0 to below 1.

    ``hands`` are four dealt hands before the first lead; the play goes from seat to seat counterclockwise (KING-02).
    """
    legal, better, suits = playable, beats, SUIT_MASKS
    hands = list(hands)
    units = [0, 0, 0, 0]
    trump, ban = duty.trump, duty.lead_ban
    broken = not ban
    tricks = taken = 0
    over = False
    while not over:
        led = best = high = cards = 0
        winner = leader
        for seat in (leader, leader - 1, leader - 2, leader - 3):
            hand = hands[seat]
            choice = legal(hand, led, best, high, broken, duty)
            for _ in range(int(random() * choice.bit_count())):
                choice &= choice - 1
            card = choice & -choice
            hands[seat] = hand ^ card
            cards |= card
            if not led:
                led, best, high = suits[(card.bit_length() - 1) & 3], card, card
            else:
                if card & led and card > high:
                    high = card
                if better(card, best, led, trump):
                    best, winner = card, seat
        leader = winner & 3
        broken = broken or bool(cards & ban)
        tricks += 1
        taken |= cards
        units[leader] += trick_units(contract, cards, tricks)
        over = deal_over(contract, tricks, taken)
    value = UNIT_VALUE[contract]
    return [value * count for count in units]
