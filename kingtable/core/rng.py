"""Chance from a deal number: the same words on every machine, for ever.

``word(k)`` is the first eight bytes of SHA-256 of ``kingtable/1/{seed}/{deal}/{k}``; each random number takes the next
unused k of its deal, so nothing but the deal number decides what is dealt.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

MAX_SEED = 2**63 - 1
"""The largest deal number."""


class Words:
    """The stream of random words of one deal (deal 0 is before the first)."""

    def __init__(self, seed: int, deal: int) -> None:
        self._prefix = f"kingtable/1/{seed}/{deal}/"
        self._k = 0

    def word(self) -> int:
        """The next 64-bit word."""
        digest = hashlib.sha256(f"{self._prefix}{self._k}".encode("ascii")).digest()
        self._k += 1
        return int.from_bytes(digest[:8], "big")

    def below(self, limit: int) -> int:
        """An even choice from 0 to limit - 1; words that would favour low answers are skipped."""
        fair = limit * (2**64 // limit)
        while True:
            word = self.word()
            if word < fair:
                return word % limit

    def shuffled(self, pack: Iterable[T]) -> list[T]:
        """The pack in random order, index 0 on top; the pack must be given sorted."""
        cards = list(pack)
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards
