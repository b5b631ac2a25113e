"""What the transcripts of all games have in common: files compared or written anew, cards and choices in words."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kingtable.core.actions import Play
from kingtable.core.cards import SUITS, Card
from kingtable.core.game import Game
from kingtable.games.tricks import cards_of


def run(folder: Path, found: Mapping[str, str]) -> int:
    """Compare the files of the folder with the texts found, or write them if ``--write`` asks for it; the status."""
    if "--write" in sys.argv[1:]:
        for name, text in found.items():
            (folder / name).write_text(text, encoding="utf-8")
        return 0
    differing = [name for name, text in found.items() if (folder / name).read_text(encoding="utf-8") != text]
    print("\n".join(f"{name} differs" for name in differing) or "All transcripts are as they were.")
    return bool(differing)


def in_suits(cards: tuple[Card, ...]) -> str:
    """Cards as a person sorts them, jokers last."""
    order = (*SUITS, "")
    return " ".join(card.text for card in sorted(cards, key=lambda card: (order.index(card.suit), -card.rank)))


def trick_choice(game: Game[Any, Any], state: Any, action: Play) -> str:
    """One play of a trick game and what else could or could not have been played."""
    seat = state.deal.to_act
    others: list[Card] = []
    refused: dict[str, list[Card]] = {}
    for card in cards_of(state.deal.hands[seat]):
        refusal = game.refusal(state, seat, Play(card))
        if refusal is not None:
            refused.setdefault(f"{refusal.reason} {refusal.rule}", []).append(card)
        elif card != action.card:
            others.append(card)
    parts = [f"  seat {seat} plays {action.card.text:3}", f"or {in_suits(tuple(others))}" if others else "alone legal"]
    parts += [f"not {in_suits(tuple(cards))} ({why})" for why, cards in refused.items()]
    return "; ".join(parts)
