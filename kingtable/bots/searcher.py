"""The players who think ahead in a trick game: which worlds, how many, and what else counts."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from kingtable.bots.decision import Decision, Option
from kingtable.bots.guards import sound
from kingtable.bots.reasons import reason_of
from kingtable.bots.search import Aim, Seen, alike, drawn, expected, likely
from kingtable.core.actions import Play
from kingtable.games.tricks import bits_of, card_of, cards_of

_OPINION = 0.5
"""The weight of the rule of thumb's own worth of a card beside what the worlds say; both are in points."""
_FIRST = 4
"""A first look takes this part of the worlds; the better half of the cards is then looked at in all."""


class Mind(Protocol):
    """What a search asks of the judgement of one game."""

    def seen(self, view: Any) -> Seen:
        """The deal as the View's seat, which is to play, sees it."""
        ...

    def opinion(self, view: Any) -> Callable[[int], float]:
        """What each card is worth by rule of thumb, in points."""
        ...

    def aim(self, view: Any) -> Aim:
        """How good it is for the seat's match what the four seats still get in this deal, in points."""
        ...


class Effort(NamedTuple):
    """The budget of a decision: about so many deals rolled out from their first card; the clock has no say."""

    deals: int
    fewest: int
    most: int
    """The bounds of the number of worlds."""

    def worlds(self, cards: int, part: float) -> int:
        """How many worlds, for that many cards to choose from and that part of the pack still to play."""
        return max(self.fewest, min(self.most, round(self.deals / (cards * part))))


def by_worlds(mind: Mind, view: Any, rng: random.Random, number: int) -> Decision:
    """The card that is best on average over so many worlds, each as likely as another; and nothing else."""
    at = mind.seen(view)
    cards = list(bits_of(view.playable))
    if len(cards) == 1:
        return decided(at, cards[0])
    points = expected(at, cards, drawn(at, rng, number), lambda gets: gets[at.seat])
    return decided(at, max(points, key=points.__getitem__), points, number)


def by_search(mind: Mind, view: Any, rng: random.Random, effort: Effort) -> Decision:
    """The sound card that is best for the match over likely worlds, with a say for the rule of thumb."""
    at = mind.seen(view)
    cards = sound(at.contest, at.position.table, at.position.best, at.position.number, view.playable, at.out)
    heads = sorted(set(alike(at, cards).values()))
    if len(heads) == 1:
        return decided(at, heads[0])
    worth, aim = mind.opinion(view), mind.aim(view)
    opinions = {card: _OPINION * worth(card) for card in heads}
    left = (at.hand | at.out).bit_count() / at.contest.pack
    number = effort.worlds(len(heads), left)
    worlds = list(likely(at, rng, number))
    points: dict[int, float] = {}
    for chosen in (worlds[::_FIRST], worlds):
        points |= expected(at, heads, chosen, aim)
        heads.sort(key=lambda card: points[card] + opinions[card], reverse=True)
        best = heads[0]
        heads = heads[: (len(heads) + 1) // 2]
    return decided(at, best, points, number)


def decided(at: Seen, card: int, points: Mapping[int, float] | None = None, worlds: int = 0) -> Decision:
    """The decision for that card, with what was expected of it and of others."""
    options = [Option(Play(card_of(each)), worth) for each, worth in (points or {}).items()]
    return Decision(
        action=Play(card_of(card)),
        reason=reason_of(at, card),
        options=tuple(sorted(options, key=lambda option: option.points, reverse=True)),
        worlds=worlds,
        lacks={seat: cards_of(at.out & ~at.holds[seat]) for seat in at.counts},
    )
