"""The rule-of-thumb player of Turkish King: names by the worth of its cards, plays by the worth of each card."""

from __future__ import annotations

import random

from kingtable.bots.king_naming import best_name
from kingtable.bots.king_reading import Reading, reading_of
from kingtable.bots.king_worth import score, units_if_taken
from kingtable.core.actions import Action, Name, Play
from kingtable.games.king import View
from kingtable.games.tricks import SUIT_MASKS, bits_of, card_of, cards_of, suit_of


class KingJudge:
    """Judgement for King, out of a View alone."""

    def legal(self, view: View) -> tuple[Action, ...]:
        """The contracts the chooser may name, or the cards that may be played."""
        names = tuple(Name(contract) for contract in view.nameable)
        return names or tuple(Play(card) for card in cards_of(view.playable))

    def choose(self, view: View, rng: random.Random) -> Action:
        """Name or play; only among equal choices is there any chance."""
        if view.nameable:
            return Name(best_name(view))
        return Play(card_of(best_card(view, rng)))


def best_card(view: View, rng: random.Random) -> int:
    """The playable card of the greatest worth, kept from plays that look foolish whatever their worth."""
    choice = view.playable
    contract = view.deal.contract
    assert contract is not None and choice, "only the seat to play is asked"
    if not choice & (choice - 1):
        return choice
    reading = reading_of(view)
    cards = _not_foolish(reading, contract, list(bits_of(choice)))
    sign = -1 if reading.trump else 1
    keys = {card: (round(score(reading, contract, card), 3), sign * card_of(card).rank) for card in cards}
    top = max(keys.values())
    return rng.choice([card for card in cards if keys[card] == top])


def _not_foolish(reading: Reading, contract: str, cards: list[int]) -> list[int]:
    """The cards without those that take a penalty for sure where another card would not."""
    if reading.trump or not any(units_if_taken(reading, contract, card) for card in cards):
        return cards
    if not reading.led:
        return [card for card in cards if reading.out & SUIT_MASKS[suit_of(card)]] or cards
    if not reading.to_come:
        return [card for card in cards if not reading.wins_now(card)] or cards
    return cards
