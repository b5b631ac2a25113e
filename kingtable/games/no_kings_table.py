"""No Kings before the first turn: table rules, packs, who sits with whom, ring, Wat and first player.

Rule ids NK-01 … NK-06, NK-52 … NK-54.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeVar

from kingtable.core.cards import ACE, SUITS, Card, pack_52
from kingtable.core.game import TableRule
from kingtable.core.rng import Words

T = TypeVar("T")

TABLE_RULES = (
    TableRule("rules_mode", ("injera", "no_kings")),
    TableRule("joker_variant", ("standard", "chaos")),
    TableRule("opening_wat", ("four", "one_each", "empty")),
    TableRule("first_player", ("high_card", "host_order")),
    TableRule("dealer", ("fixed", "rotate_left")),
    TableRule("match", ("single", "best-of-3", "best-of-5", "best-of-7", "first-to-2", "first-to-3", "first-to-5")),
    TableRule("teams", ("off", "on")),
    # Without effect while a partner never sits on the left, which no seating here has (NK-54).
    TableRule("king_target", ("next_left", "next_opponent")),
    TableRule("king_card", ("to_recipient", "discard")),
    TableRule("captures_per_card", ("all", "one")),
    TableRule("direct_first", ("on", "off")),
    TableRule("packs", ("auto", "1", "2", "3", "4")),
    TableRule("jokers", ("on", "off")),
)

SEAT_NUMBERS = range(2, 9)
TEAM_SEAT_NUMBERS = (4, 6, 8)
"""The numbers of players with ``teams = on`` (NK-53)."""


class Seating(NamedTuple):
    """How many sit at the table, and whether two share a side. A side has one pile, one count of rounds, one place."""

    seats: int
    teams: bool

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return self.seats // 2 if self.teams else self.seats

    def side_of(self, seat: int) -> int:
        """The side of a seat; partners sit opposite each other (NK-53)."""
        return seat % self.sides

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(range(side, self.seats, self.sides))

    def next_seat(self, seat: int) -> int:
        """The next seat on the left, where play goes."""
        return (seat + 1) % self.seats

    def opponents(self, seat: int) -> tuple[int, ...]:
        """One seat of every other side, the first from the next seat on, in that order (NK-16, NK-53)."""
        return tuple((seat + ahead) % self.seats for ahead in range(1, self.sides))

    def by_seat(self, figures: Sequence[T]) -> tuple[T, ...]:
        """Figures of the sides as figures of the seats: partners show the same."""
        return tuple(figures[self.side_of(seat)] for seat in range(self.seats))


class Opening(NamedTuple):
    """A round before its first turn; ``draws`` are the cards drawn for the first player, in order (NK-05)."""

    ring: tuple[Card, ...]
    wat: tuple[Card, ...]
    first: int
    draws: tuple[tuple[int, Card], ...]


def value_of(card: Card) -> int:
    """A drawn card's value: ace 1, 2 to 10, jack 11, queen 12, king 13, joker 0 (NK-03)."""
    return 1 if card.rank == ACE else card.rank


def wat_order(card: Card) -> tuple[int, int, int]:
    """Sorts the lowest value first, equal values by suit (NK-16)."""
    return value_of(card), SUITS.find(card.suit), card.copy


def pack_of(rules: Mapping[str, str], seats: int) -> list[Card]:
    """The sorted pack: one for every two seats unless the table says how many, each with two jokers (NK-01)."""
    packs = (seats + 1) // 2 if rules["packs"] == "auto" else int(rules["packs"])
    jokers = 2 if rules["jokers"] == "on" else 0
    cards: list[Card] = []
    for copy in range(packs):
        cards += (card._replace(copy=copy) for card in pack_52())
        cards += (Card(0, "", jokers * copy + joker) for joker in range(jokers))
    return cards


def told_apart(deck: Iterable[Card]) -> tuple[Card, ...]:
    """The deck with equal cards numbered from the top, since names alone do not tell them apart (ALL-01)."""
    seen: Counter[str] = Counter()
    cards = []
    for card in deck:
        cards.append(card._replace(copy=seen[card.text]))
        seen[card.text] += 1
    return tuple(cards)


def opened(
    rules: Mapping[str, str], seating: Seating, dealer: int, words: Words, given: Sequence[Card] | None
) -> Opening:
    """The round's opening; a pack that is given stands for every shuffle (NK-02, NK-05)."""
    pack = pack_of(rules, seating.seats)
    ring = words.shuffled(pack) if given is None else given
    order = [(dealer + ahead) % seating.seats for ahead in range(1, seating.seats + 1)]
    first = order[0]
    draws: list[tuple[int, Card]] = []
    if rules["first_player"] == "high_card":
        first, draws = _drawn_for_first(ring, order)
        if rules["opening_wat"] != "one_each":
            ring = words.shuffled(pack) if given is None else given
    open_cards = {"four": 4, "one_each": len(draws) or seating.seats, "empty": 0}[rules["opening_wat"]]
    return Opening(tuple(ring[open_cards:]), tuple(ring[:open_cards]), first, tuple(draws))


def _drawn_for_first(ring: Sequence[Card], order: Sequence[int]) -> tuple[int, list[tuple[int, Card]]]:
    """Who draws the highest card, and all that was drawn; the tied draw again while cards enough are left (NK-05)."""
    drawing = list(order)
    draws: list[tuple[int, Card]] = []
    while True:
        drawn = list(zip(drawing, ring[len(draws) :], strict=False))
        draws += drawn
        highest = max(value_of(card) for _, card in drawn)
        drawing = [seat for seat, card in drawn if value_of(card) == highest]
        if len(drawing) == 1 or len(ring) - len(draws) <= len(drawing):
            return drawing[0], draws


def decided(match: str, wins: Sequence[int], rounds: int) -> bool:
    """Whether the match is over after so many rounds with these rounds won by the sides (NK-52)."""
    if match == "single":
        return True
    kind, _, number = match.rpartition("-")
    leader, second = sorted(wins, reverse=True)[:2]
    if kind == "first-to":
        return leader >= int(number)
    left = int(number) - rounds
    return left == 0 or second + left < leader
