"""The last tricks of a deal played out exactly with all hands open, every player for itself."""

from __future__ import annotations

from collections.abc import Sequence

from kingtable.bots.contest import ORDERS, Contest, Position
from kingtable.games.tricks import SUIT_MASKS, beats, suit_of

Points = tuple[int, int, int, int]
_NOTHING: Points = (0, 0, 0, 0)


class Ending:
    """The best play of one deal with open hands: whoever is to play takes the card that brings itself most.

    Of cards that bring the same the lowest is taken. What was found out at the start of a trick is remembered for as
    long as this object lives.
    """

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._found: dict[tuple[Sequence[int], int, bool], Points] = {}

    def after(self, at: Position, card: int) -> Points:
        """What each seat still gets once the seat to play has played that card."""
        contest = self._contest
        order = ORDERS[contest.step][at.leader][0]
        seat = order[len(at.table)]
        led = SUIT_MASKS[suit_of(at.table[0])] if at.table else SUIT_MASKS[suit_of(card)]
        best, high, winner = at.best, at.high, at.winner
        if not at.table or beats(card, best, led, contest.trump):
            best, winner = card, seat
        if card & led and card > high:
            high = card
        hands = tuple(hand & ~card for hand in at.hands)
        table = (*at.table, card)
        if len(table) < 4:
            return self._best(at._replace(hands=hands, table=table, best=best, high=high, winner=winner))
        pile = sum(table)
        gain = contest.points(pile, at.number)
        taken = at.taken | pile
        rest = _NOTHING
        if any(hands) and not (pile & contest.ending and contest.over(at.number, taken)):
            broken = at.broken or bool(pile & contest.ban)
            rest = self._from(Position(hands, winner, (), 0, 0, winner, broken, at.number + 1, taken))
        if not gain:
            return rest
        found = list(rest)
        found[winner] += gain
        return found[0], found[1], found[2], found[3]

    def _from(self, at: Position) -> Points:
        key = at.hands, at.leader, at.broken
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._best(at)
        return found

    def _best(self, at: Position) -> Points:
        contest = self._contest
        seat = ORDERS[contest.step][at.leader][0][len(at.table)]
        led = SUIT_MASKS[suit_of(at.table[0])] if at.table else 0
        cards = contest.legal(at.hands[seat], led, at.best, at.high, at.broken, contest.duty)
        best: Points | None = None
        while cards:
            card = cards & -cards
            cards ^= card
            points = self.after(at, card)
            if best is None or points[seat] > best[seat]:
                best = points
        assert best is not None, "whoever is to play has a card"
        return best
