"""Playing for the match: points are worth what they do to the chance of standing above each of the others."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, pi, sqrt

from kingtable.bots.search import Aim

NEAR_THE_END = 3
"""So many deals from the end the standing begins to matter; before, a point is a point."""


def aim_at(seat: int, totals: Sequence[int], deals_left: int, swing: float) -> Aim:
    """How good it is for that seat what all four still get in this deal, in points.

    ``totals`` count all that is written down, of the running deal too. ``swing`` is how far the difference between
    two seats moves in one deal (a standard deviation), ``deals_left`` how many come after this one.
    """
    if deals_left >= NEAR_THE_END:
        return lambda gets: gets[seat]
    # Even in the last deal the rollouts are no more exact than a tenth of that.
    spread = swing * sqrt(deals_left + 0.01)
    scale = spread * sqrt(pi / 2) / 3
    others = [other for other in range(4) if other != seat]

    def aim(gets: Sequence[int]) -> float:
        own = totals[seat] + gets[seat]
        above = sum(erf((own - totals[other] - gets[other]) / (spread * sqrt(2))) for other in others)
        return scale * above

    return aim
