"""Classic King as the search needs it: the round from a View, and how good a card or an outcome is."""

from __future__ import annotations

import random
from collections.abc import Callable

from kingtable.bots.classic_king_contest import contest_of
from kingtable.bots.classic_king_reading import reading_of
from kingtable.bots.classic_king_worth import score
from kingtable.bots.decision import Decision
from kingtable.bots.match_aim import aim_at
from kingtable.bots.search import Aim, Seen, seen
from kingtable.games.classic_king import View
from kingtable.games.classic_king_rounds import ROUNDS

_SWING = 11.0
"""The standard deviation, over the rounds, of the difference between two seats' entries."""


class ClassicKingMind:
    """The `searcher.Mind` of Classic King."""

    def named(self, view: View, rng: random.Random, number: int, risk: float = 0.0) -> Decision | None:
        """The rounds have a fixed order: nothing is ever named."""
        return None

    def seen(self, view: View) -> Seen:
        """The round as the View's seat sees it before it plays."""
        deal = view.deal
        reading = reading_of(view)
        contest = contest_of(deal.round)
        return seen(
            contest, view.seat, view.hand, reading.out, reading.holds, view.counts, deal.tricks, deal.leader, deal.trick
        )

    def opinion(self, view: View) -> Callable[[int], float]:
        """The rule-of-thumb player's worth of a card."""
        reading = reading_of(view)
        return lambda card: score(reading, card)

    def aim(self, view: View) -> Aim:
        """Points, and near the end of the match the standing."""
        totals = [total + entry for total, entry in zip(view.totals, view.deal.entries, strict=True)]
        return aim_at(view.seat, totals, ROUNDS - view.deal.number, _SWING)
