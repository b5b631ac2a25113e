"""Positions in which a strong player has one right card (or cards that do the same), in card notation.

A, who leads to the first trick, is whoever the first card belongs to; the hand is that of the seat to play after the
cards shown. The other hands are dealt at random, as far as the cards shown allow.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

from kingtable.core.cards import pack_52
from kingtable.core.game import IllegalAction
from kingtable.games.classic_king_rounds import PACK
from kingtable.games.tricks import SUIT_MASKS, beats, bit_of, card_of, suit_of
from tests import positions, positions_classic_king
from tests.positions import cards, finished


class Golden(NamedTuple):
    """What is on the table, and what to play."""

    deal: str
    """A contract of Turkish King, or the number of a round of Classic King."""
    closed: str
    """The closed tricks, one after the other."""
    trick: str
    hand: str
    right: str

    @property
    def game_id(self) -> str:
        """The game that is played."""
        return "classic-king" if self.deal.isdecimal() else "king"


GOLDEN = [
    # El Almaz: duck with the highest card that loses; take what must be taken with the highest; lose the aces.
    Golden("el", "", "9S 10S 3S", "JS 8S 2S AH 3H 4D 6D 9D QD KC 5C 7C 8C", "8S"),
    Golden("el", "", "9S 10S 3S", "AS JS 7H 3H 2H 4D 6D 9D 2D 3C 5C 7C 8C", "AS"),
    Golden("el", "", "9S 10S", "AD 3D 2H 3H 4H 5H 6H 2C 3C 4C 5C 6C 8C", "AD"),
    Golden("el", "", "JH 4H", "QH 10H 2S 5S 7S 3D 6D 8D JD 2C 4C 6C 9C", "10H"),
    # Kupa Almaz
    Golden("kupa", "5S 6S 7H 9S", "4H 9H 6H", "AH 8H 2H 3D 4D 6D 7D 2C 3C 4C 5C 6C", "8H"),
    Golden("kupa", "", "10S QS 5H", "KS 2S 7H 3H 4D 5D 6D 9D JD 2C 3C 4C 8C", "2S"),
    Golden("kupa", "", "5S 8S 9S", "AS 7S 2S 3H 4H 5H 2D 3D 4D 5D 2C 3C 4C", "AS"),
    Golden("kupa", "", "4C 10C 9C", "AC 3C 2C 6H 4H 2S 3S 5S 7S 2D 3D 4D 6D", "AC"),
    # Erkek Almaz
    Golden("erkek", "", "5S QS 8S", "KS 10S 2S 3H 4H 5H 6H 3D 4D 5D 3C 4C 5C", "10S"),
    Golden("erkek", "", "5S 9S KS", "AS 2S 3H 4H 5H 6H 3D 4D 5D 7D 3C 4C 5C", "2S"),
    Golden("erkek", "", "5S 6S 8S", "AS 3S 2S 3H 4H 5H 6H 3D 4D 5D 3C 4C 5C", "AS"),
    Golden("erkek", "", "5S 9S", "AH 2H 2D 3D 4D 5D 6D 2C 3C 4C 5C 6C 7C", "AH"),
    # Kız Almaz
    Golden("kiz", "", "5S QS 8S", "KS 2S 3H 4H 5H 6H 3D 4D 5D 7D 3C 4C 5C", "2S"),
    Golden("kiz", "", "5S 6S 8S", "AS 3S 2S 3H 4H 5H 6H 3D 4D 5D 3C 4C 5C", "AS"),
    Golden("kiz", "", "5S 6S 8S", "QS 7S 2S 3H 4H 5H 6H 3D 4D 5D 3C 4C 5C", "7S"),
    Golden("kiz", "", "5S 9S", "AH 2H 2D 3D 4D 5D 6D 2C 3C 4C 5C 6C 7C", "AH"),
    # Rıfkı
    Golden("rifki", "", "5S QS 8S", "AS 3S 3H 4H 5H 3D 4D 5D 6D 3C 4C 5C 6C", "AS"),
    Golden("rifki", "", "9S 10S KH", "AS 2S 3H 4H 5H 3D 4D 5D 6D 3C 4C 5C 6C", "2S"),
    Golden("rifki", "", "5S 9S", "AH 2H 2D 3D 4D 5D 6D 2C 3C 4C 5C 6C 7C", "AH"),
    # Son İki: what is high goes while nothing counts.
    Golden("son", "", "4H 9H 6H", "AH 3H 2H 2S 3S 4S 2D 3D 4D 5D 2C 3C 4C", "AH"),
    Golden("son", "", "4S 9S", "AD 2D 3D 2H 3H 4H 5H 2C 3C 4C 5C 6C 7C", "AD"),
    Golden("son", "", "JC 4C 6C", "KC 3C 2C 2S 3S 4S 2D 3D 4D 5D 2H 3H 4H", "KC"),
    # Trumps: win as cheaply as it goes, give least where it does not, draw trumps from strength.
    Golden("trump S", "", "5H 7H 9H", "AH JH 2H 3S 4S 2D 3D 8D 9D 2C 7C 8C 10C", "JH"),
    Golden("trump S", "", "5H AH 9H", "KH JH 2H 3S 4S 2D 3D 8D 9D 2C 7C 8C 10C", "2H"),
    Golden("trump S", "", "5H AH 9H", "KS 3S 2S 2D 3D 8D 9D JD 2C 7C 8C 10C JC", "2S 3S"),
    Golden("trump H", "", "5S AS 10H", "AH JH 2H 3D 8D 9D JD 4C 2C 7C 8C 10C JC", "JH"),
    Golden("trump C", "", "5H AH 10C", "AC JC 2C 2S 3S 8S 9S JS 2D 7D 8D 10D JD", "JC"),
    # Classic King, penalties: tricks, hearts, boys, queens, the king of hearts, the last two, all at once
    Golden("1", "", "9S QS 7S", "JS 8S 7H 8H 9D 7D QC 7C", "JS"),
    Golden("1", "", "9S JS 7S", "AS QS 7H 8H 9D 7D 7C 8C", "AS"),
    Golden("1", "", "9S JS", "AD 7H 8H 9H 7C 8C 9C 7D", "AD"),
    Golden("2", "", "9S JS AH", "KS 8S 7H 8H 9D 7D 7C 8C", "8S"),
    Golden("2", "", "9S JS 7S", "AS 8S 7H 8H 9D 7D 7C 8C", "AS"),
    Golden("2", "", "9S JS", "AH 7H 8D 7D 9D 7C 8C 9C", "AH"),
    Golden("3", "", "JS 9S 7S", "KS 10S 8H 7H 8D 7D 7C 8C", "10S"),
    Golden("3", "", "9S 10S 7S", "AS 8S 7H 8H 9D 7D 7C 8C", "AS"),
    Golden("3", "", "9S JS 7S", "AS 8S 7H 8H 9D 7D 7C 8C", "8S"),
    Golden("4", "", "9S QS 7S", "AS 8S 7H 8H 9D 7D 7C 8C", "8S"),
    Golden("4", "", "9S 10S 7S", "AS 8S 7H 8H 9D 7D 7C 8C", "AS"),
    Golden("4", "", "9S JS", "QH 8H 7H 7D 8D 7C 8C 9C", "QH"),
    Golden("5", "", "9S JS KH", "AS 8S 7H 8H 9D 7D 7C 8C", "8S"),
    Golden("5", "", "9S JS 7S", "AS 8S 7H 8H 9D 7D 7C 8C", "AS"),
    Golden("5", "", "9S JS", "AH 7H 8D 7D 9D 7C 8C 9C", "AH"),
    Golden("6", "", "9S JS 7S", "AS 8S 7H 8H 9D 7D 7C 8C", "AS"),
    Golden("6", "", "9S JS", "AD 7D 8H 7H 9H 7C 8C 9C", "AD"),
    Golden("6", "", "9S QS 7S", "KS 8S 7H 8H 9D 7D 7C 8C", "KS"),
    Golden("7", "", "9S QS 7S", "JS 8S 7H 8H 9D 7D 7C 8C", "JS"),
    Golden("7", "", "9S JS", "KH 8H 9D 8D 7D 7C 8C 9C", "KH"),
    Golden("7", "", "9S JS KH", "AS 8S 7H 8H 9D 7D 7C 8C", "8S"),
    # … and the same as bonuses
    Golden("8", "", "9S JS 7S", "AS QS 8S AH 8H 9D 10D 8C", "QS"),
    Golden("8", "", "9S AS 7S", "KS QS 8S AH 8H 9D 10D 8C", "8S"),
    Golden("8", "", "9S 10S 7S", "AS JS 8S AH 8H 9D 10D 8C", "JS"),
    Golden("9", "", "9S JS AH", "AS QS 8S 8H 9H 9D 10D 8C", "QS"),
    Golden("9", "", "9S AS 7S", "AH KH QH 7C AC KC AD KD", "7C"),
    Golden("9", "", "9S AS 7S", "KS 8S 10H 9H AD 10D AC 8C", "8S"),
    Golden("10", "", "9S KS JS", "AS 8S AH 8H 9D 10D 8C 9C", "AS"),
    Golden("10", "", "9S AS 7S", "KS 8S AH 8H 9D 10D 8C 9C", "8S"),
    Golden("10", "", "9S JS 7S", "AS QS 8S AH 8H 9D 10D 8C", "QS"),
    Golden("11", "", "9S QS 7S", "AS 8S AH 8H 9D 10D 8C 9C", "AS"),
    Golden("11", "", "9S AS 7S", "QS 8S AH 8H 9D 10D 8C 9C", "8S"),
    Golden("11", "", "9S AS 7S", "KS 8S AH 8H 9D 10D 8C 9C", "8S"),
    Golden("12", "", "9S JS KH", "AS 8S AH 8H 9D 10D 8C 9C", "AS"),
    Golden("12", "", "9S AS KH", "KS 8S AH 8H 9D 10D 8C 9C", "8S"),
    Golden("12", "", "9S JS KH", "QS 8S AH 8H 9D 10D 8C 9C", "QS"),
    Golden("13", "", "9S JS 7S", "AS 8S AH KH 9D AD 8C AC", "8S"),
    Golden("13", "", "9S AS 7S", "KS 8S AH 8H 9D 10D 8C 9C", "8S"),
    Golden("13", "", "9S JS 7S", "AS 8S 7H 8H 9D 7D 7C 8C", "8S"),
    Golden("14", "", "9S JS QS", "AS KS 8S AH 8H 9D 10D 8C", "KS AS"),
    Golden("14", "", "9S AS 7S", "KS 8S AH 8H 9D 10D 8C 9C", "8S"),
    Golden("14", "", "9S AS 7S", "QS 8S AH 8H 9D 10D 8C 9C", "8S"),
]  # fmt: skip


def later() -> list[Golden]:
    """The positions of `golden_later.txt`, beyond the second trick.

    Each was met in a deal between rule-of-thumb players. In two dozen ways to deal out what its player cannot see no
    other card did better than the right one, and on average the next best cost a unit of the contract or more.
    """
    text = Path(__file__).with_name("golden_later.txt").read_text(encoding="ascii")
    found = []
    for paragraph in text.strip().split("\n\n"):
        deal, closed, now = paragraph.split("\n")
        trick, hand, right = (part.strip() for part in now.split("/"))
        found.append(Golden(deal, closed.replace(",", ""), trick, hand, right))
    return found


def state_of(golden: Golden, rng: random.Random) -> Any:
    """A state of the game in which the seat to play sees that; AssertionError if no deal of the rest allows it."""
    classic = golden.game_id == "classic-king"
    trump = SUIT_MASKS["SHDC".index(golden.deal[-1])] if golden.deal.startswith("trump") else 0
    shown = cards(f"{golden.closed} {golden.trick}")
    held: list[list[str]] = [[], [], [], []]
    leader = 0
    for start in range(0, len(shown), 4):
        trick = [bit_of(card) for card in shown[start : start + 4]]
        for place, bit in enumerate(trick):
            held[(leader + place) % 4].append(card_of(bit).text)
        if len(trick) == 4:
            best = 0
            for place, bit in enumerate(trick):
                if not place or beats(bit, trick[best], SUIT_MASKS[suit_of(trick[0])], trump):
                    best = place
            leader = (leader + best) % 4
    own = (leader + len(shown) % 4) % 4
    hand = cards(golden.hand)
    pack = PACK if classic else pack_52()
    rest = [card.text for card in pack if card not in hand and card not in shown]
    for _ in range(3000):
        rng.shuffle(rest)
        left = iter(rest)
        dealt = [[*gone, *(next(left) for _ in range(len(pack) // 4 - len(gone)))] for gone in held[:own]]
        dealt.append([*held[own], golden.hand])
        dealt += [[*gone, *(next(left) for _ in range(len(pack) // 4 - len(gone)))] for gone in held[own + 1 :]]
        hands = [" ".join(each) for each in dealt]
        text = " ".join(card.text for card in shown)
        try:
            if classic:
                return positions_classic_king.played(positions_classic_king.position(int(golden.deal), *hands), text)
            return positions.played(positions.position(golden.deal, *hands, sheet=finished("kupa")), text)
        except IllegalAction:
            continue
    raise AssertionError(f"no deal allows {golden}")
