"""The hard player of Kings Reverse: what each action leads to until its next turn, in sampled worlds."""

from __future__ import annotations

import random
from collections.abc import Mapping

from kingtable.bots.decision import Decision, Option
from kingtable.bots.kings_reverse import KingsReverseJudge, worth
from kingtable.bots.kings_reverse_habit import habit
from kingtable.bots.kings_reverse_reasons import reason_of
from kingtable.bots.kings_reverse_worlds import worlds
from kingtable.core.actions import Action, Call, Catch
from kingtable.games.kings_reverse import View
from kingtable.games.kings_reverse_cards import fitting, is_ace_of_spades, is_joker, points_of
from kingtable.games.kings_reverse_course import Course
from kingtable.games.kings_reverse_deal import Deal

_WORLDS = 24
_OPTIONS = 6
"""So many actions are looked at, the best by rule of thumb."""
_OPINION = 0.25
"""Points for each unit of the rule of thumb's worth: half a card is worth five of them."""
_STYLE = 0.1
_LONGEST = 60
"""So many actions are looked ahead at most."""


class KingsReverseHard:
    """Looks ahead in sampled worlds; answers a joker by odds."""

    def __init__(self, risk: float = 0.0) -> None:
        """``risk`` is how bold the player is, from −1 to 1."""
        self._judge = KingsReverseJudge(risk)
        self._risk = risk

    def choose(self, view: View, rng: random.Random) -> Action:
        """The action of `decide`."""
        return self.decide(view, rng).action

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The best action, with the points below the others' mean that were expected of each."""
        options = [action for action in view.legal if not isinstance(action, (Call, Catch))]
        if len(options) == 1 or view.deal.phase in ("answer", "give"):
            action = self._judge.choose(view, rng)
            return Decision(action, reason_of(view, action))
        worths = {action: worth(view, action, self._risk) for action in options}
        options.sort(key=worths.__getitem__, reverse=True)
        options = options[:_OPTIONS]
        gains: dict[Action, list[float]] = {action: [] for action in options}
        for world in worlds(view, rng, _WORLDS):
            for action, values in gains.items():
                values.append(gain_after(world, view.seat, action, view.rules))
        means = {action: sum(values) / len(values) for action, values in gains.items()}
        best = max(options, key=lambda action: means[action] + _OPINION * worths[action])
        found = sorted(means, key=means.__getitem__, reverse=True)
        return Decision(best, reason_of(view, best), tuple(Option(each, means[each]) for each in found), _WORLDS)


def gain_after(deal: Deal, seat: int, action: Action, rules: Mapping[str, str]) -> float:
    """The points that seat will have fewer than the others' mean, by what lies before it at its next turn."""
    for _ in range(_LONGEST):
        course = Course(deal, rules)
        course.act(deal.turn, action)
        deal = course.deal
        if course.ended:
            return -_lead([sum(map(points_of, hand)) for hand in deal.hands], seat)
        if deal.turn == seat and deal.phase == "turn":
            break
        action = habit(deal)
    return -promise(deal, seat)


def _lead(figures: list[int], seat: int) -> float:
    """That seat's figure, less the mean of the others'."""
    return figures[seat] - (sum(figures) - figures[seat]) / (len(figures) - 1)


def promise(deal: Deal, seat: int) -> float:
    """The points above the others' mean that a seat can expect at its turn: a straight line through 75,000 turns."""
    hand, others = deal.hands[seat], deal.seats - 1
    number = len(hand)
    found = 5.2 * _lead([len(cards) for cards in deal.hands], seat) - 12.0 / number
    if fitting(hand, deal.suit, deal.rank):
        found -= 9.5
    for card in hand:
        if is_joker(card):
            found -= 20.0 / others
        elif is_ace_of_spades(card):
            found -= 4.7 * others
    return found
