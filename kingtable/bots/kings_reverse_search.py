"""The hard player of Kings Reverse: what each action leads to until its next turn, in sampled worlds."""

from __future__ import annotations

import random
from collections.abc import Mapping
from statistics import fmean, pstdev

from kingtable.bots.decision import Decision, Option
from kingtable.bots.kings_reverse import KingsReverseJudge, gift_worth, worth
from kingtable.bots.kings_reverse_habit import habit
from kingtable.bots.kings_reverse_reasons import reason_of
from kingtable.bots.kings_reverse_worlds import worlds
from kingtable.core.actions import Action, Call, Catch
from kingtable.games.kings_reverse import View
from kingtable.games.kings_reverse_cards import fitting, is_ace_of_spades, is_joker, points_of
from kingtable.games.kings_reverse_course import Course
from kingtable.games.kings_reverse_deal import Deal

_OPTIONS = 6
"""So many actions are looked at, the best by rule of thumb."""
TURNS = 600
"""About so many turns are looked at, shared by the actions: at a table of four 40 worlds for five of them."""
_MOST_WORLDS = 60
_OPINION = 0.25
"""The points of a unit of the rule of thumb's worth, of which a card shed has ten, beside what the worlds say."""
_STYLE = 0.1
"""How much of the spread of the worlds a bold player counts as a gain, and a careful one as a loss."""
_LONGEST = 80
"""So many actions are looked ahead at most."""


class KingsReverseHard:
    """Looks ahead in sampled worlds; answers a joker by odds."""

    def __init__(self, risk: float = 0.0, turns: int = TURNS) -> None:
        """``risk`` is how bold the player is, from −1 to 1; ``turns`` the budget of a decision."""
        self._judge = KingsReverseJudge(risk)
        self._risk = risk
        self._turns = turns

    def choose(self, view: View, rng: random.Random) -> Action:
        """The action of `decide`."""
        return self.decide(view, rng).action

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The best action, with how many points fewer than the others' mean are expected after each."""
        options = [action for action in view.legal if not isinstance(action, (Call, Catch))]
        if len(options) == 1 or view.deal.phase == "answer":
            action = self._judge.choose(view, rng)
            return Decision(action, reason_of(view, action))
        if view.deal.phase == "give":
            opinions = {action: gift_worth(view, action) for action in options}
        else:
            opinions = {action: _OPINION * worth(view, action, self._risk) for action in options}
        options = sorted(options, key=opinions.__getitem__, reverse=True)[:_OPTIONS]
        ends: dict[Action, list[float]] = {action: [] for action in options}
        number = max(1, min(_MOST_WORLDS, self._turns // (len(options) * (view.deal.seats - 1))))
        for world in worlds(view, rng, number):
            for action, found in ends.items():
                found.append(gain_after(world, view.seat, action, view.rules))
        means = {action: fmean(found) for action, found in ends.items()}
        liked = {action: means[action] + self._risk * _STYLE * pstdev(found) for action, found in ends.items()}
        best = max(options, key=lambda action: liked[action] + opinions[action])
        ordered = sorted(means, key=means.__getitem__, reverse=True)
        return Decision(best, reason_of(view, best), tuple(Option(each, means[each]) for each in ordered), number)


def gain_after(deal: Deal, seat: int, action: Action, rules: Mapping[str, str]) -> float:
    """How many points fewer than the others' mean that seat will have: by the end of the hand, or at its next turn."""
    for _ in range(_LONGEST):
        course = Course(deal, rules)
        course.act(deal.turn, action)
        deal = course.deal
        if course.ended:
            return -_lead([sum(map(points_of, hand)) for hand in deal.hands], seat)
        if deal.turn == seat and deal.phase == "turn":
            break
        action = habit(deal)
    return promise(deal, seat)


def promise(deal: Deal, seat: int) -> float:
    """How many points fewer than the others' mean a seat can expect at its turn, by what all hold.

    A straight line through 127,000 turns of 4,200 hands, played by habit at tables of two to six.
    """
    hand, others = deal.hands[seat], deal.seats - 1
    found = (6.0 + 18.0 / others) / len(hand) - 5.1 * _lead([len(cards) for cards in deal.hands], seat)
    if fitting(hand, deal.suit, deal.rank):
        found += 10.0
    for card in hand:
        if is_joker(card):
            found += 32.0 / others
        elif is_ace_of_spades(card):
            found += 4.0 + 5.0 * others
    return found


def _lead(figures: list[int], seat: int) -> float:
    """That seat's figure, less the mean of the others'."""
    return figures[seat] - (sum(figures) - figures[seat]) / (len(figures) - 1)
