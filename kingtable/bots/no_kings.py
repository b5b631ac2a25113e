"""The rule-of-thumb player of No Kings. The draw is blind, so the choice of a capture is all there is to judge."""

from __future__ import annotations

import random
from collections import Counter

from kingtable.core.actions import Action
from kingtable.core.cards import KING, Card
from kingtable.games.no_kings import View
from kingtable.games.no_kings_captures import Capture, captures, run
from kingtable.games.no_kings_round import Round, captured
from kingtable.games.no_kings_table import pack_of

_STYLE = 0.4
"""By how much more a bold player, and by how much less a careful one, values the cards of others' piles."""


class NoKingsJudge:
    """Judgement for No Kings, out of a View alone."""

    def __init__(self, risk: float = 0.0) -> None:
        """``risk`` is how bold the player is, from −1 to 1: bold ones rob piles, careful ones leave little behind."""
        self._risk = risk

    def legal(self, view: View) -> tuple[Action, ...]:
        """Drawing, or the captures to choose from."""
        return view.legal

    def sound(self, view: View) -> tuple[Action, ...]:
        """All of them: whatever is captured is a gain."""
        return view.legal

    def choose(self, view: View, rng: random.Random) -> Action:
        """Draw, or take the capture of the greatest worth; only among equal ones is there any chance."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        worths = [(worth(view, capture, self._risk), capture) for capture in view.choices]
        best = max(value for value, _ in worths)
        return rng.choice([capture for value, capture in worths if value == best]).action


def worth(view: View, capture: Capture, risk: float = 0.0) -> tuple[float, float]:
    """Cards gained, those of a run more the stronger their owner is; then how little is left to the next seat.

    A careful player does not put the one before the other.
    """
    card = view.round.drawn
    assert card is not None, "only an open choice is judged"
    piles, side_of = view.round.piles, view.seating.side_of
    strongest = max(len(piles[side_of(other)]) for other in view.seating.opponents(view.seat))
    gain = float(len(capture.centre))
    for other in capture.runs:
        pile = piles[side_of(other)]
        gain += len(run(pile, card)) * (1 + len(pile) / strongest) * (1 + _STYLE * risk)
    loss = likely_loss(view, capture)
    return gain + min(0.0, risk) * loss, -loss


def gained(view: View, capture: Capture) -> int:
    """How many cards that capture takes, the drawn one left out."""
    assert view.round.drawn is not None, "only an open choice is judged"
    return _taken(view, view.round, view.round.drawn, capture)


def likely_loss(view: View, capture: Capture) -> float:
    """The cards that the next seat would capture on average with a draw after that capture."""
    card = view.round.drawn
    assert card is not None, "only an open choice is judged"
    after, _ = captured(view.round, card, capture, view.seating)
    next_seat = view.seating.next_seat(view.seat)
    total = 0
    to_come = ranks_to_come(view)
    for rank, count in to_come.items():
        drawn = Card(rank, card.suit)
        found = captures(drawn, next_seat, after.wat, after.piles, view.seating, view.rules)
        total += count * max((_taken(view, after, drawn, other) for other in found), default=0)
    return total / max(1, view.left)


def ranks_to_come(view: View) -> Counter[int]:
    """How many cards of each rank that captures are still in the ring: no Jokers, and no Kings where they cost."""
    at = view.round
    seen = [*at.wat, *at.discarded, *(card for pile in at.piles for card in pile)]
    if at.drawn is not None:
        seen.append(at.drawn)
    ranks = Counter(card.rank for card in pack_of(view.rules, view.seating.seats))
    ranks.subtract(card.rank for card in seen)
    del ranks[0]
    if view.rules["rules_mode"] == "no_kings":
        del ranks[KING]
    return ranks


def _taken(view: View, at: Round, card: Card, capture: Capture) -> int:
    return len(capture.centre) + sum(len(run(at.piles[view.seating.side_of(other)], card)) for other in capture.runs)
