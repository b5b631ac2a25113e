"""The rule-of-thumb player of Kings Reverse: sheds what is dear, keeps a jack, hits who is nearly out."""

from __future__ import annotations

import random
from collections import Counter

from kingtable.bots.kings_reverse_reading import cards_since_it_lacked, chance_of_fitting, drew_before_the_joker
from kingtable.core.actions import Accept, Action, Call, Catch, Challenge, Draw, Give, Marry, Play
from kingtable.core.cards import JACK, KING, Card
from kingtable.games.kings_reverse import View
from kingtable.games.kings_reverse_cards import (
    EIGHT,
    SEVEN,
    fits,
    is_ace_of_spades,
    is_joker,
    joker_is_lawful,
    named,
    points_of,
)

_BLUFFS = 0.02
"""How often an unlawful joker is laid where one could be; with a higher guess honest ones are doubted every time."""
_DARING = 2.0
"""How many times as many bluffs a bold player expects, and how many times as few a careful one."""
_STYLE = 0.5
"""By how much more a bold player values a hit, and less a point shed; a careful one the other way round."""
_TURN = 1.0
"""What a turn is worth, in cards."""
_SHED, _POINT, _FOLLOW, _JACK = 10.0, 0.25, 1.5, 6.0
"""The worth of a card shed, of a point shed, of each card left that follows in suit, and of a jack kept."""
_CHEAP = 2
"""From so many cards in the stack down being caught is cheap for a bold player; others wait until there are none."""
NEARLY_OUT = 3
"""From so many cards down a seat is worth hitting."""


class KingsReverseJudge:
    """Judgement for Kings Reverse, out of a View alone."""

    def __init__(self, risk: float = 0.0) -> None:
        """``risk`` is how bold the player is, from −1 to 1: with doubts, bluffs and hits."""
        self._risk = risk

    def legal(self, view: View) -> tuple[Action, ...]:
        """What the own seat may do now."""
        return view.legal

    def sound(self, view: View) -> tuple[Action, ...]:
        """What may be done in turn and is not much worse than the best; all there is to an answer or a gift."""
        options = [action for action in view.legal if not isinstance(action, (Call, Catch))]
        if view.deal.phase in ("answer", "give"):
            return tuple(options)
        worths = [worth(view, action) for action in options]
        best = max(worths)
        return tuple(action for action, value in zip(options, worths, strict=True) if value >= best - _SHED)

    def choose(self, view: View, rng: random.Random) -> Action:
        """Play, draw, answer or give; only among equal choices is there any chance."""
        options = [action for action in view.legal if not isinstance(action, (Call, Catch))]
        if view.deal.phase == "answer":
            return Challenge() if doubtful(view, self._risk) else Accept()
        if view.deal.phase == "give":
            return max(options, key=lambda action: gift_worth(view, action))
        worths = {action: round(worth(view, action, self._risk), 3) for action in options}
        best = max(worths.values())
        return rng.choice([action for action in options if worths[action] == best])


def doubtful(view: View, risk: float = 0.0) -> bool:
    """Whether to challenge the joker: a bluff must gain more than a lawful one costs beyond accepting (KR-31, 32)."""
    guess = _BLUFFS * _DARING**risk
    doubt = view.deal.doubt
    assert doubt is not None, "only the seat that must answer is asked"
    if drew_before_the_joker(view):
        return False  # right after a draw a joker is lawful (KR-14)
    since = cards_since_it_lacked(view, doubt.player, doubt.suit)
    cards = len(doubt.hand) if since is None else min(len(doubt.hand), since)
    holds = chance_of_fitting(view, doubt.player, cards, doubt.suit, doubt.rank)
    bluff = 1.0 if holds == 1.0 else guess * holds / (guess * holds + 1 - holds)
    four, six = min(4, view.left), min(6, view.left)
    gain = bluff * (four + four / (view.deal.seats - 1) + 2 * _TURN)
    return gain > (1 - bluff) * (six - four)


def worth(view: View, action: Action, risk: float = 0.0) -> float:
    """How good an own move is, in tenths of a card; a draw is none."""
    match action:
        case Play(card, suit):
            return _worth_of_play(view, (card,), suit or card.suit, risk)
        case Marry(first, second):
            return _worth_of_play(view, (first, second), second.suit, risk)
        case Draw():
            return -_SHED / 2
    return -_SHED


def _worth_of_play(view: View, cards: tuple[Card, ...], suit: str, risk: float) -> float:
    top = cards[-1]
    left = _without(view.hand, cards)
    others = view.deal.seats - 1
    given = min(len(left), others) if is_ace_of_spades(top) else 0
    if len(left) == given:
        return 1000.0 + sum(map(points_of, cards))
    if is_joker(top) and not joker_is_lawful(left, view.deal.suit, view.deal.rank):
        return _worth_of_bluff(view, risk)
    found = _SHED * (len(cards) + given)
    found += _POINT * (1 - _STYLE * risk) * _danger(view) * sum(map(points_of, cards))
    found += _FOLLOW * sum(card.suit == suit or card.rank == top.rank for card in left)
    if top.rank == JACK:
        found -= _JACK * (2 if sum(card.rank == JACK for card in left) == 0 else 1)
    return found + (1 + _STYLE * risk) * _effect(view, KING if len(cards) == 2 else top.rank)


def _worth_of_bluff(view: View, risk: float) -> float:
    """Only where it costs next to nothing to be caught, or for a bold player little, and somebody is nearly out."""
    victim = view.deal.next_seat(view.seat, view.rules)
    if view.left <= _CHEAP * risk and view.counts[victim] <= NEARLY_OUT:
        return _SHED + 6.0
    return -2 * _SHED


def _danger(view: View) -> float:
    """How soon somebody else will be out, from near 0 to 2: then points in hand weigh more."""
    fewest = min(count for seat, count in enumerate(view.counts) if seat != view.seat)
    return 4 / (1 + fewest)


def _effect(view: View, rank: int) -> float:
    """What hitting the next seat, or turning away from it, is worth."""
    deal = view.deal
    victim = deal.next_seat(view.seat, view.rules)
    if victim == view.seat:
        return 0.0
    near = max(0, NEARLY_OUT + 1 - view.counts[victim])
    again = _SHED / 2 if deal.seats == 2 else 0.0
    if rank == SEVEN:
        return again + 2.0 + 4.0 * near
    if rank == EIGHT or (rank == KING and deal.seats == 2):
        return again + 3.0 * near
    if is_joker(Card(rank, "")):
        return again + 4.0 + 5.0 * near
    if rank == KING:
        behind = deal.others(view.seat)[-1]
        return 2.0 * max(-3, min(3, view.counts[behind] - view.counts[victim]))
    return 0.0


def gift_worth(view: View, action: Action) -> float:
    """Dear cards to who has the fewest points if this ends the hand; else what is of least use, and never a way out."""
    assert isinstance(action, Give)
    deal = view.deal
    card, to = action.card, deal.handout[0]
    if len(view.hand) == len(deal.handout):
        rivals = sorted(view.totals[seat] for seat in deal.handout)
        return points_of(card) * (1 if view.totals[to] == rivals[0] else -1)
    left = _without(view.hand, (card,))
    use = sum(held.suit == card.suit for held in left) + 4 * (card.rank == JACK)
    risk = 20 if len(deal.hands[to]) <= 1 and (is_joker(card) or fits(card, deal.suit, deal.rank)) else 0
    return points_of(card) / 5 - use - risk


def _without(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The names of the cards left after these are gone."""
    left = Counter(map(named, hand))
    left.subtract(map(named, cards))
    return tuple(left.elements())
