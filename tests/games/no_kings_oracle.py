"""A second reading of the rules of No Kings, naive and slow: card names in lists, one sentence after the other.

Nothing here comes from the engine. It deals for itself, finds sums by trying every set of cards, and says of each
moment what a trace says. Where the two differ, one of them is wrong.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

DEFAULTS = {
    "rules_mode": "injera", "joker_variant": "standard", "opening_wat": "four", "first_player": "high_card",
    "dealer": "fixed", "match": "single", "teams": "off", "king_target": "next_left", "king_card": "to_recipient",
    "captures_per_card": "all", "direct_first": "on", "packs": "auto", "jokers": "on",
}  # fmt: skip
RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
VALUES = {"A": 1, "J": 11, "Q": 12, "K": 13, "Jk": 0} | {str(n): n for n in range(2, 11)}


def rank(card: str) -> str:
    """The card's rank."""
    return card if card == "Jk" else card[:-1]


def value(card: str) -> int:
    """NK-03."""
    return VALUES[rank(card)]


def low_first(cards: Sequence[str]) -> list[str]:
    """NK-16."""
    return sorted(cards, key=lambda card: (value(card), "SHDC".find(card[-1])))


def sorted_pack(packs: int, jokers: bool) -> list[str]:
    """NK-01, in the order before a shuffle."""
    one = [name + suit for suit in "SHDC" for name in RANKS] + (["Jk", "Jk"] if jokers else [])
    return one * packs


def words(seed: int, deal: int) -> Iterator[int]:
    """The word stream of a deal."""
    k = 0
    while True:
        yield int(hashlib.sha256(f"kingtable/1/{seed}/{deal}/{k}".encode()).hexdigest()[:16], 16)
        k += 1


def below(stream: Iterator[int], m: int) -> int:
    """A random number below m."""
    word = next(stream)
    while word >= m * (2**64 // m):
        word = next(stream)
    return word % m


def shuffle(stream: Iterator[int], cards: list[str]) -> list[str]:
    """The pack in its random order."""
    for i in range(len(cards) - 1, 0, -1):
        j = below(stream, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


class Match:
    """A match, changed in place."""

    def __init__(self, seed: int, n: int, options: Mapping[str, str], decks: Sequence[Sequence[str]] = ()) -> None:
        self.seed, self.n, self.rules, self.decks = seed, n, DEFAULTS | dict(options), decks
        self.owners = [seat % (n // 2) if self.rules["teams"] == "on" else seat for seat in range(n)]
        self.wins = [0] * n
        self.deal = 0
        self.over = False
        self.dealer = below(words(seed, 0), n)
        self.lay_out()

    def lay_out(self) -> None:
        """NK-02, NK-05."""
        self.deal += 1
        stream = words(self.seed, self.deal)
        packs = -(-self.n // 2) if self.rules["packs"] == "auto" else int(self.rules["packs"])
        pack = sorted_pack(packs, self.rules["jokers"] == "on")
        given = list(self.decks[self.deal - 1]) if len(self.decks) >= self.deal else None
        self.ring = given or shuffle(stream, list(pack))
        self.piles: dict[int, list[str]] = {owner: [] for owner in self.owners}
        self.out: list[str] = []
        self.drawn: str | None = None
        order = [(self.dealer + 1 + k) % self.n for k in range(self.n)]
        out_of_ring: list[str] = []
        self.seat = order[0]
        if self.rules["first_player"] == "high_card":
            rest, drawers = list(self.ring), order
            while True:
                drawn = {seat: rest.pop(0) for seat in drawers}
                out_of_ring += drawn.values()
                high = max(value(card) for card in drawn.values())
                drawers = [seat for seat in drawers if value(drawn[seat]) == high]
                if len(drawers) == 1 or len(rest) <= len(drawers):
                    break
            self.seat = drawers[0]
            if self.rules["opening_wat"] != "one_each":
                self.ring = list(given) if given else shuffle(stream, list(pack))
        opening = {"four": 4, "empty": 0, "one_each": len(out_of_ring) or self.n}[self.rules["opening_wat"]]
        self.wat, self.ring = self.ring[:opening], self.ring[opening:]

    def own(self) -> list[str]:
        """The pile of the seat to act."""
        return self.piles[self.owners[self.seat]]

    def others(self) -> list[int]:
        """The opponents, one seat a pile, from the next seat on."""
        found: list[int] = []
        for k in range(1, self.n):
            seat = (self.seat + k) % self.n
            if self.owners[seat] not in [self.owners[s] for s in [self.seat, *found]]:
                found.append(seat)
        return found

    def run_on(self, seat: int, card: str) -> list[str]:
        """NK-15."""
        taken: list[str] = []
        for other in reversed(self.piles[self.owners[seat]]):
            if rank(other) != rank(card):
                break
            taken.insert(0, other)
        return taken

    def centres(self, card: str) -> list[list[str]]:
        """NK-11, NK-12, NK-13, NK-19."""
        direct = low_first([other for other in self.wat if rank(other) == rank(card)])
        numbers = [other for other in low_first(self.wat) if 0 < value(other) < min(11, value(card))]
        sums: dict[tuple[str, ...], list[str]] = {}
        for size in range(2, len(numbers) + 1):
            if sum(map(value, numbers[:size])) > value(card):
                break
            for group in combinations(numbers, size):
                if sum(map(value, group)) == value(card):
                    # Combinations come in the order of the sorted cards: the first suits come first.
                    sums.setdefault(tuple(map(rank, group)), list(group))
        if direct and self.rules["direct_first"] == "on":
            return [direct]
        return ([direct] if direct else []) + list(sums.values())

    def options(self, card: str) -> dict[str, tuple[list[str], list[int]]]:
        """What the card can do: text of the action, cards of the Wat and seats robbed (NK-18)."""
        robbed = [seat for seat in self.others() if self.run_on(seat, card)]
        own_top = bool(self.own()) and rank(self.own()[-1]) == rank(card)
        found: dict[str, tuple[list[str], list[int]]] = {}
        if self.rules["captures_per_card"] == "one":
            for centre in self.centres(card):
                found["take " + " ".join(centre)] = (centre, [])
            for seat in robbed:
                found[f"take from {seat}"] = ([], [seat])
            if not found and own_top:
                found["own top"] = ([], [])
            return found
        for centre in self.centres(card):
            found["take " + " ".join(centre)] = (centre, robbed)
        if not found and (robbed or own_top):
            found["no centre"] = ([], robbed)
        return found

    def legal(self) -> list[str]:
        """The actions of the seat to act."""
        return ["draw"] if self.drawn is None else sorted(self.options(self.drawn))

    def do(self, text: str) -> None:
        """A legal action."""
        if self.drawn is not None:
            card, self.drawn = self.drawn, None
            self.capture(card, *self.options(card)[text])
        else:
            card = self.ring.pop(0)
            if card == "Jk":
                self.sweep()
            elif rank(card) == "K" and self.rules["rules_mode"] == "no_kings":
                self.give_all(card)
            elif len(found := self.options(card)) > 1:
                self.drawn = card
            elif found:
                self.capture(card, *next(iter(found.values())))
            else:
                self.wat.append(card)
                self.seat = (self.seat + 1) % self.n
        if not self.ring and self.drawn is None:
            self.count()

    def capture(self, card: str, centre: list[str], robbed: list[int]) -> None:
        """NK-16."""
        for other in centre:
            self.wat.remove(other)
            self.own().append(other)
        for seat in robbed:
            taken = self.run_on(seat, card)
            del self.piles[self.owners[seat]][-len(taken) :]
            self.own().extend(taken)
        self.own().append(card)

    def give_all(self, king: str) -> None:
        """NK-20."""
        left = (self.seat + 1) % self.n
        self.piles[self.owners[left]].extend(self.own())
        self.piles[self.owners[self.seat]] = []
        (self.out if self.rules["king_card"] == "discard" else self.piles[self.owners[left]]).append(king)
        self.seat = left

    def sweep(self) -> None:
        """NK-22, NK-23, NK-31, NK-32."""
        self.own().extend(low_first(self.wat))
        self.wat = []
        for seat in self.others() if self.rules["rules_mode"] == "no_kings" else []:
            pile = self.piles[self.owners[seat]]
            if self.rules["joker_variant"] == "chaos" or "K" in [rank(card) for card in pile]:
                self.own().extend(pile)
                self.piles[self.owners[seat]] = []
        self.own().append("Jk")
        self.seat = (self.seat + 1) % self.n

    def count(self) -> None:
        """NK-50 … NK-52."""
        most = max(map(len, self.piles.values()))
        winners = [owner for owner, pile in self.piles.items() if len(pile) == most]
        for seat in range(self.n):
            self.wins[seat] += winners == [self.owners[seat]]
        best, _, number = self.rules["match"].rpartition("-")
        by_owner = sorted(self.wins[owner] for owner in self.piles)
        if best == "first-to":
            self.over = by_owner[-1] == int(number)
        elif best == "best-of":
            self.over = self.deal == int(number) or by_owner[-1] > by_owner[-2] + int(number) - self.deal
        else:
            self.over = True
        if not self.over:
            self.dealer = (self.dealer + (self.rules["dealer"] == "rotate_left")) % self.n
            self.lay_out()

    def places(self) -> list[int]:
        """NK-52, NK-53."""
        figures = self.wins if self.rules["match"] != "single" else [len(self.piles[o]) for o in self.owners]
        return [1 + sum(figures[owner] > figures[seat] for owner in self.piles) for seat in range(self.n)]

    def line(self, n: int) -> dict[str, Any]:
        """What a trace says before action n."""
        return {
            "n": n,
            "deal": self.deal,
            "to_act": None if self.over else self.seat,
            "legal": {} if self.over else {str(self.seat): self.legal()},
            "scores": self.wins,
            "hands": [self.piles[owner] for owner in self.owners],
            "centre": sorted(self.wat) + ([self.drawn] if self.drawn else []),
            "left": len(self.ring),
        }
