"""No Kings: what a drawn card can capture. Rule ids NK-11 … NK-19."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from kingtable.core.actions import Take, TakeFrom
from kingtable.core.cards import ACE, JACK, Card
from kingtable.games.no_kings_table import Seating, value_of, wat_order


class Capture(NamedTuple):
    """One way to capture: cards of the Wat, lowest first, and the seats whose runs are taken.

    With neither the drawn card goes onto its own rank on the own pile (NK-14).
    """

    centre: tuple[Card, ...]
    runs: tuple[int, ...]

    @property
    def action(self) -> Take | TakeFrom:
        """The action that chooses it; cards are named without their copy numbers."""
        if self.centre:
            return Take(tuple(Card(card.rank, card.suit) for card in self.centre))
        return TakeFrom(self.runs[0])


def captures(
    card: Card,
    seat: int,
    wat: Sequence[Card],
    piles: Sequence[Sequence[Card]],
    seating: Seating,
    rules: Mapping[str, str],
) -> tuple[Capture, ...]:
    """All captures with different results: none, the only one, or those to choose from (NK-17 … NK-19).

    ``piles`` are those of the sides.
    """
    centres = centre_captures(card, wat, rules["direct_first"] == "on")
    robbed = tuple(other for other in seating.opponents(seat) if run(piles[seating.side_of(other)], card))
    own_top = bool(run(piles[seating.side_of(seat)], card))
    if rules["captures_per_card"] == "one":
        single = (*(Capture(centre, ()) for centre in centres), *(Capture((), (other,)) for other in robbed))
        return single or ((Capture((), ()),) if own_top else ())
    if not (centres or robbed or own_top):
        return ()
    return tuple(Capture(centre, robbed) for centre in centres or ((),))


def centre_captures(card: Card, wat: Sequence[Card], direct_first: bool) -> tuple[tuple[Card, ...], ...]:
    """The resolutions of the centre: the direct match, or else the sum groups, the largest first (NK-13)."""
    direct = direct_match(card, wat)
    if direct and direct_first:
        return (direct,)
    sums = sum_groups(value_of(card), wat)
    return (direct, *sums) if direct else sums


def direct_match(card: Card, wat: Sequence[Card]) -> tuple[Card, ...]:
    """All cards of the drawn rank (NK-11)."""
    return tuple(sorted((other for other in wat if other.rank == card.rank), key=wat_order))


def sum_groups(value: int, wat: Sequence[Card]) -> tuple[tuple[Card, ...], ...]:
    """Groups of two or more that add up, of the same ranks only the one with the first suits (NK-12, NK-19)."""
    by_value: dict[int, list[Card]] = {}
    for card in sorted(filter(has_wat_value, wat), key=wat_order):
        by_value.setdefault(value_of(card), []).append(card)
    groups = [group for group in _adding_up(value, list(by_value.items())) if len(group) > 1]
    return tuple(sorted(groups, key=len, reverse=True))


def has_wat_value(card: Card) -> bool:
    """Whether a card of the Wat can be part of a sum: aces to tens (NK-03)."""
    return 0 < card.rank < JACK or card.rank == ACE


def is_sum(cards: Sequence[Card], value: int, wat: Sequence[Card]) -> bool:
    """Whether these cards, named without copy numbers, all lie in the Wat and are a sum group of any suits."""
    lying = Counter(Card(card.rank, card.suit) for card in wat)
    return (
        len(cards) > 1
        and all(map(has_wat_value, cards))
        and sum(map(value_of, cards)) == value
        and Counter(cards) <= lying
    )


def run(pile: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """The unbroken run of the drawn rank on top of a pile, in the pile's order (NK-15)."""
    start = len(pile)
    while start and pile[start - 1].rank == card.rank:
        start -= 1
    return tuple(pile[start:])


def _adding_up(total: int, stacks: Sequence[tuple[int, Sequence[Card]]]) -> Iterator[tuple[Card, ...]]:
    """Every way to reach the total with the first cards of stacks of rising value."""
    if not total:
        yield ()
        return
    if not stacks or stacks[0][0] > total:
        return
    value, cards = stacks[0]
    for number in range(min(len(cards), total // value) + 1):
        for others in _adding_up(total - number * value, stacks[1:]):
            yield (*cards[:number], *others)
