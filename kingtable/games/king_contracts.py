"""The seven games of Turkish King, their values (KING-43), and each one's duties as sets of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kingtable.core.cards import JACK, KING, QUEEN, SUITS, Card
from kingtable.core.game import TableRule
from kingtable.games.tricks import HEARTS, SUIT_MASKS, bit_of, rank_mask

KH = bit_of(Card(KING, "H"))
BOYS = rank_mask(KING) | rank_mask(JACK)
QUEENS = rank_mask(QUEEN)

PENALTIES = ("el", "kupa", "erkek", "kiz", "rifki", "son")
TRUMPS = tuple(f"trump {suit}" for suit in SUITS)
CONTRACTS = PENALTIES + TRUMPS
"""Every contract by its text, in the order of the screen: six penalties, then Trump by suit."""

PENALTY_LIMIT, TRUMP_LIMIT, DEALS = 2, 8, 20
PENALTY_PICKS, TRUMP_PICKS = 3, 2
"""What `choice_limit = 3+2` gives each seat (KING-09)."""

UNIT_VALUE: Mapping[str, int] = {
    "el": -50, "kupa": -30, "erkek": -60, "kiz": -100, "rifki": -320, "son": -180, **dict.fromkeys(TRUMPS, 50)
}  # fmt: skip
"""What one trick or card of the contract counts (KING-43)."""

UNITS: Mapping[str, int] = {
    "el": 13, "kupa": 13, "erkek": 8, "kiz": 4, "rifki": 1, "son": 2, **dict.fromkeys(TRUMPS, 13)
}  # fmt: skip
"""How many such units a deal holds."""

PENALTY_CARDS: Mapping[str, int] = {"kupa": HEARTS, "erkek": BOYS, "kiz": QUEENS, "rifki": KH}
"""The cards that carry a contract's penalty; contracts without an entry count tricks."""

TABLE_RULES = (
    TableRule("choice_limit", ("3+2", "free")),
    TableRule("must_play_higher", ("none", "trumps", "every")),
    TableRule("trump_lead_ban", ("off", "on")),
    TableRule("heart_lead_ban", ("kupa_rifki", "all_penalties")),
    TableRule("rifki_void", ("rifki", "any_heart")),
)


class Duty(NamedTuple):
    """A contract's duties at this table, as sets of cards, for `playable`."""

    trump: int
    """The trump suit; empty in penalty deals."""
    give: int
    """Penalty cards that must be given under a higher card of their suit (KING-23)."""
    holds: int
    """Who is void and holds one of these …"""
    discard: int
    """… must play one of these (KING-26 … 28)."""
    lead_ban: int
    """Not to be led before one of them was played (KING-30, 31)."""
    higher: bool
    """Who can beat the trick in the led suit must (KING-24)."""


def is_trump(contract: str) -> bool:
    """Whether the contract is a Trump game."""
    return contract.startswith("trump")


def duty_of(contract: str, rules: Mapping[str, str]) -> Duty:
    """The duties of a contract under the table rules in force."""
    if is_trump(contract):
        trump = SUIT_MASKS[SUITS.index(contract[-1])]
        return Duty(
            trump=trump,
            give=0,
            holds=trump,
            discard=trump,
            lead_ban=trump if rules["trump_lead_ban"] == "on" else 0,
            higher=rules["must_play_higher"] != "none",
        )
    cards = PENALTY_CARDS.get(contract, 0)
    any_heart = contract == "rifki" and rules["rifki_void"] == "any_heart"
    hearts_banned = contract in ("kupa", "rifki") or rules["heart_lead_ban"] == "all_penalties"
    return Duty(
        trump=0,
        give=0 if contract == "kupa" else cards,
        holds=cards,
        discard=HEARTS if any_heart else cards,
        lead_ban=HEARTS if hearts_banned else 0,
        higher=rules["must_play_higher"] == "every",
    )


def playable(hand: int, led: int, best: int, high: int, broken: bool, duty: Duty) -> int:
    """The one legality function: exactly the cards of a hand that may be played (KING-20 … KING-29).

    ``led`` is the led suit (0 on the lead), ``best`` the card now winning, ``high`` the highest led-suit card on the
    trick, ``broken`` whether a card of the ban has been played in this deal.
    """
    if not led:
        return hand if broken else hand & ~duty.lead_ban or hand
    follow = hand & led
    if follow:
        forced = follow & duty.give & (high - 1)
        if not forced and duty.higher and best & led:
            forced = follow & -(best << 1)
        return forced or follow
    return hand & duty.discard if hand & duty.holds else hand


def trick_units(contract: str, cards: int, number: int) -> int:
    """How many units of the contract a taken trick holds (KING-44); tricks are numbered from 1."""
    penalty = PENALTY_CARDS.get(contract)
    if penalty is not None:
        return (cards & penalty).bit_count()
    return int(number >= 12) if contract == "son" else 1


def deal_over(contract: str, tricks: int, taken: int) -> bool:
    """Whether the deal ends after this trick: all played, or the last penalty card taken (KING-41, 42)."""
    penalty = PENALTY_CARDS.get(contract, 0)
    return tricks == 13 or (bool(penalty) and taken & penalty == penalty)


def open_contracts(picks: tuple[tuple[int, str], ...], chooser: int, rules: Mapping[str, str]) -> tuple[str, ...]:
    """The contracts the chooser may name (KING-08 … KING-11); ``picks`` holds (seat, contract) of all deals so far."""
    return tuple(text for text in CONTRACTS if closed_reason(text, picks, chooser, rules) is None)


def closed_reason(
    contract: str, picks: tuple[tuple[int, str], ...], chooser: int, rules: Mapping[str, str]
) -> str | None:
    """Why the chooser may not name that contract: a reason id of `games.reasons`, None if it is open."""
    trump = is_trump(contract)
    if trump:
        if sum(is_trump(text) for _, text in picks) >= TRUMP_LIMIT:
            return "trump-limit"
    elif sum(text == contract for _, text in picks) >= PENALTY_LIMIT:
        return "penalty-closed"
    if rules["choice_limit"] == "3+2" and picks_left(picks, chooser)[trump] == 0:
        return "quota-used"
    return None


def picks_left(picks: tuple[tuple[int, str], ...], seat: int) -> tuple[int, int]:
    """The penalties and trumps a seat may still name under `choice_limit = 3+2`."""
    named = [is_trump(text) for chooser, text in picks if chooser == seat]
    return PENALTY_PICKS - named.count(False), TRUMP_PICKS - named.count(True)
