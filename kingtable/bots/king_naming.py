"""Which game a hand is for: what it promises in each, measured against what a random hand gets there."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import NormalDist

from kingtable.bots.king_reading import before_the_lead
from kingtable.bots.king_worth import keep_worth
from kingtable.core.cards import ACE, JACK, KING, QUEEN, SUITS
from kingtable.games.king_contracts import DEALS, TRUMP_LIMIT, is_trump, picks_left
from kingtable.games.king_match import View
from kingtable.games.tricks import SUIT_MASKS, bits_of, rank_mask

_HONOURS = rank_mask(ACE) | rank_mask(KING) | rank_mask(QUEEN) | rank_mask(JACK)

_PENALTY_FIT: Mapping[str, tuple[float, float]] = {
    "el": (1.9, -199),
    "kupa": (2.25, -110),
    "erkek": (1.35, -192),
    "kiz": (1.35, -159),
    "rifki": (0.9, -114),
    "son": (0.8, -77),
}
"""Points for each point of worth, and the mean worth of a random hand: the best straight lines through 800 deals a
game, in which the chooser's entry, less the mean of the others, was held against the worth of the hand."""

_SAFE_CARDS = 4
"""In Son İki only the least dangerous cards count, since the others are gone by then."""

_TRUMP_CARD, _TRUMP_HONOUR, _SIDE_ACE, _SIDE_KING, _TRUMP_MEAN = 45, 40, 70, 36, 266
"""Points for each trump, A K Q J of trumps, ace and king of another suit; and what a random suit adds up to."""

_TRUMP_MARGIN = NormalDist(39.0, 108.0)
"""By how much the best suit's promise exceeds that of the best penalty over random hands."""

_EAGER = 0.4
"""How much sooner a bold player takes its trumps, and how much later a careful one, in deviations of that margin."""


def best_name(view: View, risk: float = 0.0) -> str:
    """The contract that the hand promises most in by rule of thumb."""
    promises = {contract: promise(view.seat, view.hand, contract) for contract in view.nameable}
    return picked(view, promises, _TRUMP_MARGIN, risk)


def picked(view: View, promises: Mapping[str, float], trump_margin: NormalDist, risk: float) -> str:
    """The contract of the greatest promise, with trump picks kept for the hands that deserve them.

    ``trump_margin`` is by how much the best suit's promise exceeds that of the best penalty over random hands. With
    ``risk`` above 0 less is asked of such a hand.
    """
    best = {
        kind: max((each for each in promises if is_trump(each) == kind), key=promises.__getitem__, default=None)
        for kind in (False, True)
    }
    penalty, trump = best[False], best[True]
    if penalty is None or trump is None:
        only = trump or penalty
        assert only is not None, "some contract is always open (KING-11)"
        return only
    margin = promises[trump] - promises[penalty] + risk * _EAGER * trump_margin.stdev
    return trump if margin > trump_margin.inv_cdf(1 - _trumps_due(view)) else penalty


def promise(seat: int, hand: int, contract: str) -> float:
    """The points above the others' mean that a chooser with this hand can expect, beyond those of a random hand."""
    if is_trump(contract):
        suit = SUIT_MASKS[SUITS.index(contract[-1])]
        return (
            _TRUMP_CARD * (hand & suit).bit_count()
            + _TRUMP_HONOUR * (hand & suit & _HONOURS).bit_count()
            + _SIDE_ACE * (hand & ~suit & rank_mask(ACE)).bit_count()
            + _SIDE_KING * (hand & ~suit & rank_mask(KING)).bit_count()
            - _TRUMP_MEAN
        )
    reading = before_the_lead(seat, hand, trump=0)
    worths = sorted((keep_worth(reading, contract, card, hand) for card in bits_of(hand)), reverse=True)
    points, mean = _PENALTY_FIT[contract]
    return points * (sum(worths[:_SAFE_CARDS] if contract == "son" else worths) - mean)


def _trumps_due(view: View) -> float:
    """Which share of the choices still to come will be trumps: the chooser's own, or everybody's where all are free."""
    if view.rules["choice_limit"] == "3+2":
        penalties, trumps = picks_left(view.picks, view.seat)
        return trumps / (penalties + trumps)
    named = [is_trump(contract) for _, contract in view.picks]
    return (TRUMP_LIMIT - sum(named)) / (DEALS - len(named))
