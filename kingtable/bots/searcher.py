"""The players who think in a trick game: in which worlds, in how many, and what else has a say."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from kingtable.bots.base import Judge
from kingtable.bots.decision import Decision, Option
from kingtable.bots.guards import sound
from kingtable.bots.reasons import reason_of
from kingtable.bots.search import Aim, Prospect, Seen, Trials, alike, drawn, likely
from kingtable.core.actions import Action, Play
from kingtable.games.tricks import bit_of, bits_of, card_of, cards_of

_OPINION = {False: 0.5, True: 0.25}
"""The weight of the rule of thumb's own worth of a card beside what the worlds say, both in points, by whether tricks
are wanted."""
_ROUNDS = (slice(0, None, 4), slice(2, None, 4), slice(1, None, 2))
"""All cards are tried in the first quarter of the worlds, the better half in the next, the better half of those in the
rest."""
_STYLE = 0.1
"""How much of the spread of the worlds a bold player counts as a gain, and a careful one as a loss."""
_NAMING_WORLDS = 20
"""In so many worlds a game to name is tried."""


class Mind(Protocol):
    """What a search asks of the judgement of one game."""

    def named(self, view: Any, rng: random.Random, number: int, risk: float = 0.0) -> Decision | None:
        """Which game to name after so many worlds; None where a card is to be played. ``risk`` is from −1 to 1."""
        ...

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


HARD = Effort(deals=130, fewest=26, most=84)


class WorldsPlayer:
    """The yardstick: what is best on average over so many worlds, each as likely as another, and nothing else."""

    def __init__(self, mind: Mind, number: int) -> None:
        self._mind = mind
        self._number = number

    def choose(self, view: Any, rng: random.Random) -> Action:
        """The action of `decide`."""
        return self.decide(view, rng).action

    def decide(self, view: Any, rng: random.Random) -> Decision:
        """The best action with what was expected of each."""
        named = self._mind.named(view, rng, self._number)
        if named is not None:
            return named
        at = self._mind.seen(view)
        cards = list(bits_of(view.playable))
        if len(cards) == 1:
            return _decision(at, cards[0], cards)
        heads = alike(at, cards)
        trials = Trials(at, lambda gets: gets[at.seat])
        trials.play(sorted(set(heads.values())), drawn(at, rng, self._number))
        prospects = trials.prospects()
        found = {card: prospects[head] for card, head in heads.items()}
        return _decision(at, max(found, key=lambda card: found[card].mean), cards, found, self._number)


class NormalPlayer:
    """Names by simulation and plays by rule of thumb, forgetting nothing."""

    def __init__(self, mind: Mind, judge: Judge[Any], risk: float = 0.0) -> None:
        """The judge plays the cards, with a risk of its own; this one is for naming."""
        self._mind = mind
        self._judge = judge
        self._risk = risk

    def choose(self, view: Any, rng: random.Random) -> Action:
        """The action of `decide`."""
        named = self._mind.named(view, rng, _NAMING_WORLDS, self._risk)
        return self._judge.choose(view, rng) if named is None else named.action

    def decide(self, view: Any, rng: random.Random) -> Decision:
        """The action with its reason; no cards were weighed in worlds."""
        named = self._mind.named(view, rng, _NAMING_WORLDS, self._risk)
        if named is not None:
            return named
        return described(self._mind, view, self._judge.choose(view, rng))


class HardPlayer:
    """Thinks in worlds that fit what the others did, with a say for the rule of thumb, and plays for the match."""

    def __init__(self, mind: Mind, effort: Effort = HARD, risk: float = 0.0) -> None:
        """``risk`` is how bold the player is, from −1 to 1."""
        self._mind = mind
        self._effort = effort
        self._risk = risk

    def choose(self, view: Any, rng: random.Random) -> Action:
        """The action of `decide`."""
        return self.decide(view, rng).action

    def decide(self, view: Any, rng: random.Random) -> Decision:
        """The best sound action, with what was expected of each card that was weighed."""
        named = self._mind.named(view, rng, _NAMING_WORLDS, self._risk)
        if named is not None:
            return named
        at = self._mind.seen(view)
        position, choice = at.position, view.playable
        cards = sound(at.contest, position.table, position.best, position.number, choice, at.out)
        heads = sorted(set(alike(at, cards).values()))
        if len(heads) == 1:
            return _decision(at, heads[0], list(bits_of(choice)))
        worth, aim = self._mind.opinion(view), self._mind.aim(view)
        opinions = {card: _OPINION[at.contest.wanted] * worth(card) for card in heads}
        number = self._effort.worlds(len(heads), (at.hand | at.out).bit_count() / at.contest.pack)
        worlds = list(likely(at, rng, number))
        trials = Trials(at, aim)
        for part in _ROUNDS:
            trials.play(heads, worlds[part])
            found = trials.prospects()
            liked = {card: found[card].mean + self._risk * _STYLE * found[card].spread for card in heads}
            heads.sort(key=lambda card: liked[card] + opinions[card], reverse=True)
            best = heads[0]
            heads = heads[: max(2, (len(heads) + 1) // 2)]
        return _decision(at, best, list(bits_of(choice)), found, number)


def described(mind: Mind, view: Any, action: Action) -> Decision:
    """That action with its reason, where no worlds were asked."""
    if not isinstance(action, Play):
        return Decision(action, "name")
    return _decision(mind.seen(view), bit_of(action.card), list(bits_of(view.playable)))


def _decision(
    at: Seen, card: int, choice: list[int], found: Mapping[int, Prospect] | None = None, worlds: int = 0
) -> Decision:
    options = [Option(Play(card_of(each)), prospect.mean) for each, prospect in (found or {}).items()]
    return Decision(
        action=Play(card_of(card)),
        reason=reason_of(at, card) if len(choice) > 1 else "only",
        options=tuple(sorted(options, key=lambda option: option.points, reverse=True)),
        worlds=worlds,
        lacks={seat: cards_of(at.out & ~at.holds[seat]) for seat in at.counts},
    )
