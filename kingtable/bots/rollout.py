"""From a position with all hands open to the end of the deal, everybody playing by habit."""

from __future__ import annotations

from kingtable.bots.contest import ORDERS, Contest, Position, lacking
from kingtable.bots.habit import habit
from kingtable.games.tricks import SUIT_MASKS, beats


def rollout(contest: Contest, position: Position, first: int = 0) -> list[int]:
    """The points each seat will still get, if ``first`` (0: any) is played next and habit rules from then on.

    Written out with local names, because a search runs it thousands of times a second; what is legal, who wins, what
    counts and when the deal ends is asked of the functions that the game itself asks.
    """
    legal, duty, trump, ban, ending, worth, over = (
        contest.legal, contest.duty, contest.trump, contest.ban, contest.ending, contest.points, contest.over,
    )  # fmt: skip
    orders = ORDERS[contest.step]
    hands, leader, table, best, high, winner, broken, number, taken, shown = position
    left = list(hands)
    led = SUIT_MASKS[(table[0].bit_length() - 1) & 3] if table else 0
    pile = sum(table)
    seats = orders[leader][len(table)]
    coming = sum(1 << seat for seat in seats)
    out = left[0] | left[1] | left[2] | left[3]
    points = [0, 0, 0, 0]
    while True:
        for seat in seats:
            coming ^= 1 << seat
            hand = left[seat]
            if first:
                card, first = first, 0
            else:
                card = legal(hand, led, best, high, broken, duty)
                if card & (card - 1):
                    card = habit(contest, card, led, best, pile, seat, coming, number, out ^ hand, hand, shown)
            left[seat] = hand ^ card
            out ^= card
            pile |= card
            if not led:
                led = SUIT_MASKS[(card.bit_length() - 1) & 3]
                best = high = card
                winner = seat
                continue
            if card & led:
                if card > high:
                    high = card
            else:
                shown |= lacking(contest, seat, led, card)
            if beats(card, best, led, trump):
                best, winner = card, seat
        points[winner] += worth(pile, number)
        taken |= pile
        if pile & ban:
            broken = True
        if not out or (pile & ending and over(number, taken)):
            return points
        seats, coming = orders[winner][0], 0b1111
        number += 1
        led = best = high = pile = 0
