"""A second reading of the rules of King, naive and slow: lists of cards, one sentence after the other.

Nothing here comes from the engine but the cards themselves. Where the two differ, one of them is wrong.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingtable.core.cards import Card

PENALTY_GAMES = ["el", "kupa", "erkek", "kiz", "rifki", "son"]


def is_penalty_card(card: Card, contract: str) -> bool:
    """Whether the deal counts this card against its taker."""
    if contract == "kupa":
        return card.suit == "H"
    if contract == "erkek":
        return card.rank_text in ("K", "J")
    if contract == "kiz":
        return card.rank_text == "Q"
    if contract == "rifki":
        return card.text == "KH"
    return False


def legal_cards(
    hand: Sequence[Card],
    trick: Sequence[Card],
    gone: Sequence[Card],
    contract: str,
    rules: Mapping[str, str],
) -> list[Card]:
    """The cards of the hand that may be played onto the trick; ``gone`` are all cards played in this deal so far."""
    trumps = contract.split()[1] if contract.startswith("trump ") else None

    if not trick:
        # KING-30 and KING-20
        hearts_ban = contract == "kupa" or contract == "rifki"
        if rules["heart_lead_ban"] == "all_penalties" and contract in PENALTY_GAMES:
            hearts_ban = True
        if hearts_ban and not any(card.suit == "H" for card in gone):
            others = [card for card in hand if card.suit != "H"]
            return others if others else list(hand)
        # KING-31 and KING-21
        if trumps and rules["trump_lead_ban"] == "on" and not any(card.suit == trumps for card in gone):
            others = [card for card in hand if card.suit != trumps]
            return others if others else list(hand)
        # KING-22
        return list(hand)

    led = trick[0].suit
    followers = [card for card in hand if card.suit == led]
    if followers:
        # KING-23
        if contract in ("erkek", "kiz", "rifki"):
            highest = max(card.rank for card in trick if card.suit == led)
            due = [card for card in followers if is_penalty_card(card, contract) and card.rank < highest]
            if due:
                return due
        # KING-24
        covers = rules["must_play_higher"] == "every"
        if rules["must_play_higher"] == "trumps" and trumps:
            covers = True
        if covers:
            best = trick[winning_place(trick, contract)]
            if best.suit == led:
                higher = [card for card in followers if card.rank > best.rank]
                if higher:
                    return higher
        # KING-25
        return followers

    # KING-26
    if trumps:
        ruffs = [card for card in hand if card.suit == trumps]
        return ruffs if ruffs else list(hand)
    # KING-28
    if contract == "rifki" and rules["rifki_void"] == "any_heart":
        if any(card.text == "KH" for card in hand):
            return [card for card in hand if card.suit == "H"]
        return list(hand)
    # KING-27 and KING-29
    penalties = [card for card in hand if is_penalty_card(card, contract)]
    return penalties if penalties else list(hand)


def winning_place(trick: Sequence[Card], contract: str) -> int:
    """Which card of the trick wins it (KING-40), by its place from 0."""
    suit = trick[0].suit
    if contract.startswith("trump "):
        trumps = contract.split()[1]
        if trumps in [card.suit for card in trick]:
            suit = trumps
    ranks = [card.rank if card.suit == suit else 0 for card in trick]
    return ranks.index(max(ranks))


def trick_value(trick: Sequence[Card], contract: str, number: int) -> int:
    """What the taker of that trick, counted from 1, writes down (KING-43, KING-44)."""
    if contract == "el":
        return -50
    if contract == "son":
        return -180 if number in (12, 13) else 0
    if contract.startswith("trump "):
        return 50
    each = {"kupa": -30, "erkek": -60, "kiz": -100, "rifki": -320}[contract]
    return each * len([card for card in trick if is_penalty_card(card, contract)])


def is_finished(taken: Sequence[Card], contract: str) -> bool:
    """Whether a deal is over once these cards have been taken (KING-41, KING-42)."""
    pieces = {"kupa": 13, "erkek": 8, "kiz": 4, "rifki": 1}
    if contract in pieces and len([c for c in taken if is_penalty_card(c, contract)]) == pieces[contract]:
        return True
    return len(taken) == 52


def deal_sum(contract: str) -> int:
    """What the four entries of a deal add up to (KING-50)."""
    sums = {"el": -650, "kupa": -390, "erkek": -480, "kiz": -400, "rifki": -320, "son": -360}
    return sums.get(contract, 650)


def open_names(history: Sequence[tuple[int, str]], chooser: int, rules: Mapping[str, str]) -> set[str]:
    """The games the chooser may name (KING-08, 09, 10) after these (chooser, name) of earlier deals."""
    found = set()
    penalties_named = [name for seat, name in history if seat == chooser and name in PENALTY_GAMES]
    trumps_named = [name for seat, name in history if seat == chooser and name not in PENALTY_GAMES]
    limited = rules["choice_limit"] == "3+2"
    for game in PENALTY_GAMES:
        if [name for _, name in history].count(game) < 2 and not (limited and len(penalties_named) == 3):
            found.add(game)
    all_trumps = [name for _, name in history if name.startswith("trump")]
    if len(all_trumps) < 8 and not (limited and len(trumps_named) == 2):
        found |= {"trump S", "trump H", "trump D", "trump C"}
    return found
