"""Turkish King as the search needs it: the deal from a View, and how good a card or an outcome is."""

from __future__ import annotations

import random
from collections.abc import Callable

from kingtable.bots.decision import Decision
from kingtable.bots.king_contest import contest_of
from kingtable.bots.king_naming_search import by_simulation
from kingtable.bots.king_reading import reading_of
from kingtable.bots.king_worth import score
from kingtable.bots.match_aim import aim_at
from kingtable.bots.search import Aim, Seen, seen
from kingtable.games.king_contracts import DEALS
from kingtable.games.king_match import View

_SWING = 210.0
"""The standard deviation, over the contracts, of the difference between two seats' entries in a deal."""


class KingMind:
    """The `searcher.Mind` of Turkish King."""

    def named(self, view: View, rng: random.Random, number: int, risk: float = 0.0) -> Decision | None:
        """By simulation (KING-05)."""
        return by_simulation(view, rng, number, risk) if view.nameable else None

    def seen(self, view: View) -> Seen:
        """The deal as the View's seat sees it before it plays."""
        deal = view.deal
        assert deal.contract is not None, "no card before the game is named"
        reading = reading_of(view)
        contest = contest_of(deal.contract, view.rules)
        return seen(
            contest, view.seat, view.hand, reading.out, reading.holds, view.counts, deal.tricks, deal.leader, deal.trick
        )

    def opinion(self, view: View) -> Callable[[int], float]:
        """The rule-of-thumb player's worth of a card."""
        contract = view.deal.contract
        assert contract is not None, "no card before the game is named"
        reading = reading_of(view)
        return lambda card: score(reading, contract, card)

    def aim(self, view: View) -> Aim:
        """Points, and near the end of the match the standing."""
        return aim_at(view.seat, running_totals(view), DEALS - view.deal.number, _SWING)


def running_totals(view: View) -> list[int]:
    """All that is written down, of the running deal too."""
    return [total + entry for total, entry in zip(view.totals, view.deal.entries, strict=True)]
