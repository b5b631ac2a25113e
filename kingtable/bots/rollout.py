"""From a position with all hands open to the end of the deal, everybody playing by habit."""

from __future__ import annotations

from kingtable.bots.contest import ORDERS, Contest, Position
from kingtable.bots.habit import habit
from kingtable.games.tricks import SUIT_MASKS, beats


def rollout(contest: Contest, position: Position, first: int = 0) -> list[int]:
    """The points each seat will still get, if ``first`` (0: any) is played next and habit rules from then on."""
    legal, choose, better = contest.legal, habit, beats
    duty, trump, ban, ending, trick_points = (
        contest.duty, contest.trump, contest.ban, contest.ending, contest.points,
    )  # fmt: skip
    orders = ORDERS[contest.step]
    left = list(position.hands)
    leader, best, high, winner, broken = (
        position.leader, position.best, position.high, position.winner, position.broken,
    )  # fmt: skip
    tricks, taken = position.tricks, position.taken
    table = position.table
    led = SUIT_MASKS[(table[0].bit_length() - 1) & 3] if table else 0
    pile = sum(table)
    seats = orders[leader][len(table)]
    points = [0, 0, 0, 0]
    every = left[0] | left[1] | left[2] | left[3]
    number = tricks + 1
    last = orders[leader][3][0]
    while True:
        for seat in seats:
            hand = left[seat]
            if first:
                card, first = first, 0
            else:
                card = legal(hand, led, best, high, broken, duty)
                if card & (card - 1):
                    card = choose(contest, card, led, best, pile, (last - seat) * contest.step & 3, number, every ^ hand, hand)
            left[seat] = hand ^ card
            every ^= card
            pile |= card
            if led:
                if card & led and card > high:
                    high = card
                if better(card, best, led, trump):
                    best, winner = card, seat
            else:
                led = SUIT_MASKS[(card.bit_length() - 1) & 3]
                best = high = card
                winner = seat
        points[winner] += trick_points(pile, number)
        taken |= pile
        if pile & ban:
            broken = True
        if not every or (pile & ending and contest.over(number, taken)):
            return points
        leader = winner
        seats = orders[leader][0]
        last = seats[3]
        number += 1
        led = best = high = pile = 0
