"""The habits of a fair player of Kings Reverse on an open deal, quick enough to play out hundreds of turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingtable.core.actions import Accept, Action, Challenge, Draw, Give, Marry, Pass, Play
from kingtable.core.cards import JACK, KING, QUEEN, SUITS, Card
from kingtable.games.kings_reverse_cards import EIGHT, SEVEN, fitting, is_ace_of_spades, is_joker, named
from kingtable.games.kings_reverse_deal import Deal

_HIT: Mapping[int, float] = {SEVEN: 1.0, EIGHT: 0.5, KING: 0.5, JACK: -2.5}
"""What laying a card of that rank is worth beside being rid of it; each card left that can follow is worth 1."""
_HANDED_OUT = 4.0


def habit(deal: Deal) -> Action:
    """What the seat to act does, which is always legal. Jokers are laid when they are lawful.

    Who must answer one is right: a bluff that is looked at gains nothing by being believed.
    """
    hand = deal.hands[deal.turn]
    if deal.doubt is not None:
        return Accept() if deal.doubt.lawful else Challenge()
    if deal.handout:
        return Give(named(_loneliest(hand)))
    cards = fitting(hand if deal.drawn is None else (deal.drawn,), deal.suit, deal.rank)
    if not cards:
        joker = next(filter(is_joker, hand if deal.drawn is None else (deal.drawn,)), None)
        if joker is not None:
            return Play(named(joker), _suit_of(hand) if len(hand) > 1 else "")
        return Draw() if deal.stack else Pass()
    if len(cards) == 1:
        best = cards[0]
    else:
        best = max(cards, key=lambda card: _worth(card, hand))
    if best.rank in (KING, QUEEN):
        for other in hand:
            if other.suit == best.suit and other.rank == KING + QUEEN - best.rank:
                return Marry(named(best), named(other))
    return Play(named(best))


def _worth(card: Card, hand: Sequence[Card]) -> float:
    rank, suit = card.rank, card.suit
    worth = _HIT.get(rank, 0.0)
    for other in hand:
        if other.suit == suit or other.rank == rank:
            worth += 1
    return worth + _HANDED_OUT if is_ace_of_spades(card) else worth


def _loneliest(hand: Sequence[Card]) -> Card:
    """The card with the fewest others of its suit, a jack and a joker last."""
    suits = [card.suit for card in hand]
    return min(hand, key=lambda card: suits.count(card.suit) + (4 if card.rank == JACK or is_joker(card) else 0))


def _suit_of(hand: Sequence[Card]) -> str:
    suits = [card.suit for card in hand]
    return max(SUITS, key=suits.count)
