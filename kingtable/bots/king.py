"""The rule-of-thumb player of Turkish King: names by the worth of its cards, plays by the worth of each card."""

from __future__ import annotations

import random

from kingtable.bots.guards import sound
from kingtable.bots.king_contest import contest_of
from kingtable.bots.king_naming import best_name
from kingtable.bots.king_reading import reading_of
from kingtable.bots.king_worth import score, swing
from kingtable.core.actions import Action, Name, Play
from kingtable.games.king_match import View
from kingtable.games.tricks import card_of, cards_of

_STYLE = 0.2
"""How much of a trick's swing a bold player counts as a gain, and a careful one as a loss."""


class KingJudge:
    """Judgement for King, out of a View alone."""

    def __init__(self, risk: float = 0.0) -> None:
        """``risk`` is how bold the player is, from −1 to 1."""
        self._risk = risk

    def legal(self, view: View) -> tuple[Action, ...]:
        """The contracts the chooser may name, or the cards that may be played."""
        names = tuple(Name(contract) for contract in view.nameable)
        return names or tuple(Play(card) for card in cards_of(view.playable))

    def sound(self, view: View) -> tuple[Action, ...]:
        """The same without the cards that nobody at a table would understand."""
        names = tuple(Name(contract) for contract in view.nameable)
        return names or tuple(Play(card_of(card)) for card in sound_cards(view))

    def choose(self, view: View, rng: random.Random) -> Action:
        """Name or play; only among equal choices is there any chance."""
        if view.nameable:
            return Name(best_name(view, self._risk))
        return Play(card_of(best_card(view, rng, self._risk)))


def sound_cards(view: View) -> list[int]:
    """The playable cards without blunders, lowest first."""
    deal = view.deal
    assert deal.contract is not None, "no card before the game is named"
    contest, out = contest_of(deal.contract, view.rules), reading_of(view).out
    return sound(contest, deal.trick, deal.best, len(deal.tricks) + 1, view.playable, out)


def best_card(view: View, rng: random.Random, risk: float = 0.0) -> int:
    """The sound card of the greatest worth."""
    choice = view.playable
    contract = view.deal.contract
    assert contract is not None and choice, "only the seat to play is asked"
    if not choice & (choice - 1):
        return choice
    reading = reading_of(view)
    cards = sound_cards(view)
    # Of cards that are worth the same, the high ones go in penalty deals and stay in trump deals.
    sign = -1 if reading.trump else 1
    worths = {card: score(reading, contract, card) for card in cards}
    if risk:
        worths = {card: worth + risk * _STYLE * swing(reading, contract, card) for card, worth in worths.items()}
    keys = {card: (round(worth, 3), sign * card_of(card).rank) for card, worth in worths.items()}
    top = max(keys.values())
    return rng.choice([card for card in cards if keys[card] == top])
