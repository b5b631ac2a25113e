"""The fourteen rounds of Classic King, their values (KNG14-02, KNG14-08) and what each forbids, as sets of cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kingtable.core.cards import JACK, KING, QUEEN, Card, pack_52
from kingtable.core.game import TableRule
from kingtable.games.tricks import HEARTS, bit_of, mask_of, rank_mask

PACK = tuple(card for card in pack_52() if card.rank >= 7)
"""The sorted pack: A K Q J 10 9 8 7 of each suit (KNG14-01)."""
ALL_CARDS = mask_of(PACK)

KH = bit_of(Card(KING, "H"))
BOYS = rank_mask(KING) | rank_mask(JACK)
QUEENS = rank_mask(QUEEN)

UNIT_VALUE: Mapping[str, int] = {"tricks": 2, "hearts": 2, "boys": 2, "queens": 4, "king": 16, "last_two": 8}
"""What one trick or card counts in each of the six single contracts, in the order of the rounds; without the sign."""
UNITS: Mapping[str, int] = {"tricks": 8, "hearts": 8, "boys": 8, "queens": 4, "king": 1, "last_two": 2}
"""How many such units a round holds; 16 points in each contract."""
NAMED_CARDS: Mapping[str, int] = {"hearts": HEARTS & ALL_CARDS, "boys": BOYS, "queens": QUEENS, "king": KH}
"""The cards that count; contracts without an entry count tricks."""

CONTRACTS = (*UNIT_VALUE, "all")
"""Nothing and Everything are called ``all``: six contracts at once."""
TRICKS, ROUNDS = 8, 2 * len(CONTRACTS)

TABLE_RULES = (
    TableRule("force_kh", ("king_rounds", "combined_too")),
    TableRule("end_when_exhausted", ("on", "off")),
)


class Round(NamedTuple):
    """What holds for a whole round under the table rules in force."""

    number: int
    contract: str
    sign: int
    """-1 in the penalty stage, +1 in the bonus stage."""
    lead_ban: int
    """Not to be led while another card is held (KNG14-05)."""
    discard: int
    """To be played by a holder who is void in the led suit (KNG14-06)."""
    ends: int
    """The round ends once all these were taken (KNG14-10); empty where all eight tricks are played."""


def contract_of(number: int) -> str:
    """The contract of a round, counted from 1."""
    return CONTRACTS[(number - 1) % len(CONTRACTS)]


def sign_of(number: int) -> int:
    """-1 for a round of the penalty stage, +1 for one of the bonus stage."""
    return -1 if number <= len(CONTRACTS) else 1


def round_of(number: int, rules: Mapping[str, str]) -> Round:
    """A round under these table rules."""
    contract = contract_of(number)
    forced = ("king", "all") if rules["force_kh"] == "combined_too" else ("king",)
    return Round(
        number=number,
        contract=contract,
        sign=sign_of(number),
        lead_ban=HEARTS if contract in ("hearts", "king", "all") else 0,
        discard=KH if contract in forced else 0,
        ends=NAMED_CARDS.get(contract, 0) if rules["end_when_exhausted"] == "on" else 0,
    )


def playable(hand: int, led: int, played: Round) -> int:
    """The one legality function: exactly the cards of a hand that may be played; ``led`` is 0 on the lead.

    Leads: KNG14-05. Otherwise the led suit (KNG14-04), the king of hearts (KNG14-06), or any card.
    """
    if not led:
        return hand & ~played.lead_ban or hand
    return hand & led or hand & played.discard or hand


def trick_points(played: Round, cards: int, number: int) -> int:
    """What the taker of that trick, counted from 1, writes down (KNG14-08)."""
    singles = _singles(played.contract)
    return played.sign * sum(UNIT_VALUE[single] * _units(single, cards, number) for single in singles)


def round_over(played: Round, tricks: int, taken: int) -> bool:
    """Whether the round ends after that many tricks with these cards taken (KNG14-10)."""
    return tricks == TRICKS or (bool(played.ends) and taken & played.ends == played.ends)


def round_sum(number: int) -> int:
    """What the four entries of a round add up to (KNG14-20)."""
    return sign_of(number) * sum(UNIT_VALUE[single] * UNITS[single] for single in _singles(contract_of(number)))


def _singles(contract: str) -> Iterable[str]:
    return UNIT_VALUE if contract == "all" else (contract,)


def _units(contract: str, cards: int, number: int) -> int:
    named = NAMED_CARDS.get(contract)
    if named is not None:
        return (cards & named).bit_count()
    return int(number > TRICKS - 2) if contract == "last_two" else 1
