"""What a player can do, a frozen dataclass a kind; the games give them their text form."""

from __future__ import annotations

from dataclasses import dataclass

from kingtable.core.cards import Card


@dataclass(frozen=True, slots=True)
class Name:
    """The chooser names the deal's game: a contract's text such as ``el`` or ``trump S``."""

    contract: str


@dataclass(frozen=True, slots=True)
class Play:
    """A card from the hand to the table."""

    card: Card


Action = Name | Play
