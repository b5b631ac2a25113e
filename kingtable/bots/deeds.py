"""The public record of a deal: where it stands, and what each card that another seat played was chosen from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingtable.bots.contest import ORDERS, Contest, Position, lacking
from kingtable.bots.habit import habit
from kingtable.games.tricks import SUIT_MASKS, Trick, beats, suit_of


class Deed(NamedTuple):
    """A card that another seat played, and the table as it was before."""

    seat: int
    card: int
    later: int
    """The cards that seat has played since then, this one included."""
    led: int
    best: int
    high: int
    pile: int
    broken: bool
    coming: int
    """The seats that play to the trick after it, as a set of bits."""
    number: int
    shown: int
    """Who was known to lack which suit, as in `Position`."""
    left: int
    """All cards that were in hands."""


_SURPRISE = 0.55
"""What a play against habit leaves of a world's weight."""


def weight(contest: Contest, deeds: Sequence[Deed], hands: Sequence[int]) -> float:
    """How well the deeds fit these hands, which are the present ones: 1 if each was its player's habit."""
    found = 1.0
    legal, duty = contest.legal, contest.duty
    for seat, card, later, led, best, high, pile, broken, coming, number, shown, left in deeds:
        hand = hands[seat] | later
        cards = legal(hand, led, best, high, broken, duty)
        chosen = cards & (cards - 1)
        if chosen and habit(contest, cards, led, best, pile, seat, coming, number, left ^ hand, hand, shown) != card:
            found *= _SURPRISE
    return found


def read(
    contest: Contest, tricks: Sequence[Trick], leader: int, table: tuple[int, ...], own: int, unplayed: int
) -> tuple[tuple[Deed, ...], Position]:
    """What the others did, the latest first, and where the deal stands with no hand known.

    ``unplayed`` are the cards that are in hands now.
    """
    deeds = []
    broken, taken, shown = False, 0, 0
    best = high = 0
    winner = leader
    for number, (first, cards) in enumerate([*((t.leader, t.cards) for t in tricks), (leader, table)], 1):
        led = best = high = pile = 0
        winner = first
        coming = 0b1111
        for seat, card in zip(ORDERS[contest.step][first][0], cards, strict=False):
            coming ^= 1 << seat
            deeds.append(Deed(seat, card, 0, led, best, high, pile, broken, coming, number, shown, 0))
            if not led:
                led, best, high = SUIT_MASKS[suit_of(card)], card, card
            else:
                high = max(high, card & led)
                if not card & led:
                    shown |= lacking(contest, seat, led, card)
                if beats(card, best, led, contest.trump):
                    best, winner = card, seat
            pile |= card
        broken = broken or bool(pile & contest.ban)
        if number <= len(tricks):
            taken |= pile
    position = Position((0, 0, 0, 0), leader, table, best, high, winner, broken, len(tricks) + 1, taken, shown)
    return tuple(_dated(deeds, own, unplayed)), position


def _dated(deeds: Sequence[Deed], own: int, left: int) -> list[Deed]:
    later = [0, 0, 0, 0]
    found = []
    for deed in reversed(deeds):
        left |= deed.card
        later[deed.seat] |= deed.card
        if deed.seat != own:
            found.append(deed._replace(later=later[deed.seat], left=left))
    return found
