"""The rule-of-thumb player of Classic King: plays by the worth of each card."""

from __future__ import annotations

import random

from kingtable.bots.classic_king_reading import Reading, reading_of
from kingtable.bots.classic_king_worth import points_if_taken, score
from kingtable.core.actions import Action, Play
from kingtable.games.classic_king import View
from kingtable.games.tricks import SUIT_MASKS, bits_of, card_of, cards_of, suit_of


class ClassicKingJudge:
    """Judgement for Classic King, out of a View alone."""

    def legal(self, view: View) -> tuple[Action, ...]:
        """The cards that may be played."""
        return tuple(Play(card) for card in cards_of(view.playable))

    def choose(self, view: View, rng: random.Random) -> Action:
        """The card of the greatest worth; only among equal choices is there any chance."""
        return Play(card_of(best_card(view, rng)))


def best_card(view: View, rng: random.Random) -> int:
    """The playable card of the greatest worth, kept from plays that look foolish whatever their worth."""
    choice = view.playable
    assert choice, "only the seat to play is asked"
    if not choice & (choice - 1):
        return choice
    reading = reading_of(view)
    sign = reading.round.sign
    cards = _not_foolish(reading, list(bits_of(choice)))
    # Of cards that are worth the same, the high ones go in the penalty stage and stay in the bonus stage.
    keys = {card: (round(score(reading, card), 3), -sign * card_of(card).rank) for card in cards}
    top = max(keys.values())
    return rng.choice([card for card in cards if keys[card] == top])


def _not_foolish(reading: Reading, cards: list[int]) -> list[int]:
    """The cards without those that take a penalty for sure where another card would not."""
    if reading.round.sign > 0 or not any(points_if_taken(reading, card) for card in cards):
        return cards
    if not reading.led:
        return [card for card in cards if reading.out & SUIT_MASKS[suit_of(card)]] or cards
    if not reading.to_come:
        return [card for card in cards if not reading.wins_now(card)] or cards
    return cards
