"""Sentences as a screen reader says them: what stands for a card or a minus in print becomes words."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from kingtable.core.cards import parse_card
from kingtable.ui.text import MINUS, SUIT_SIGNS, card_name

_CARD = re.compile(rf"(10|[2-9JQKA])([{''.join(SUIT_SIGNS.values())}])")
_NEGATIVE = re.compile(rf"{MINUS}(?=\d)")


def aloud(sentence: str) -> str:
    """The sentence with its short cards in full: K♥ becomes king of hearts, −60 becomes minus 60."""
    minus = QCoreApplication.translate("spoken", "minus {points}")
    in_words = _CARD.sub(lambda found: _name(found[1], found[2]), sentence)
    return _NEGATIVE.sub(minus.format(points=""), in_words)


def _name(rank: str, sign: str) -> str:
    suit = next(letter for letter, shown in SUIT_SIGNS.items() if shown == sign)
    return card_name(parse_card(rank + suit))
