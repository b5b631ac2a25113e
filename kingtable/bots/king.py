"""The rule-of-thumb player of Turkish King: names by the worth of its cards, plays by the worth of each card."""

from __future__ import annotations

import random

from kingtable.bots.king_reading import reading_of
from kingtable.bots.king_worth import score, units_if_taken
from kingtable.core.actions import Action, Name, Play
from kingtable.games.king import View
from kingtable.games.king_contracts import is_trump
from kingtable.games.tricks import bits_of, card_of, cards_of


class KingJudge:
    """Judgement for King, out of a View alone."""

    def legal(self, view: View) -> tuple[Action, ...]:
        """The contracts the chooser may name, or the cards that may be played."""
        names = tuple(Name(contract) for contract in view.nameable)
        return names or tuple(Play(card) for card in cards_of(view.playable))

    def choose(self, view: View, rng: random.Random) -> Action:
        """Name or play; only among equal choices is there any chance."""
        if view.nameable:
            return Name(rng.choice(view.nameable))
        return Play(card_of(best_card(view, rng)))


def best_card(view: View, rng: random.Random) -> int:
    """The playable card of the greatest worth, kept from plays that look foolish whatever their worth."""
    choice = view.playable
    contract = view.deal.contract
    assert contract is not None
    if not choice & (choice - 1):
        return choice
    reading = reading_of(view)
    cards = list(bits_of(choice))
    if not reading.to_come:
        ducking = [card for card in cards if not reading.wins_now(card)]
        if ducking and not reading.trump and any(units_if_taken(reading, contract, card) for card in cards):
            cards = ducking
    sign = -1 if is_trump(contract) else 1
    keys = {card: (round(score(reading, contract, card), 3), sign * card_of(card).rank) for card in cards}
    top = max(keys.values())
    return rng.choice([card for card in cards if keys[card] == top])
