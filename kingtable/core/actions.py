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
    """A card from the hand to the table; ``suit`` is the letter that a joker names, else empty."""

    card: Card
    suit: str = ""


@dataclass(frozen=True, slots=True)
class Marry:
    """King and queen of one suit laid together, ``first`` below ``second``."""

    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class Give:
    """A card handed to the next seat of a hand-out."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """The next card of the stack or the ring."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing can be played and nothing drawn."""


@dataclass(frozen=True, slots=True)
class Accept:
    """A joker is taken as lawful."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A joker is doubted."""


@dataclass(frozen=True, slots=True)
class Call:
    """The call of "one card"."""


@dataclass(frozen=True, slots=True)
class Catch:
    """A missing call of that seat is caught."""

    seat: int


@dataclass(frozen=True, slots=True)
class Take:
    """One of several captures from the centre: its cards, lowest value first."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TakeFrom:
    """One of several captures: the run on top of that seat's pile."""

    seat: int


Action = Name | Play | Marry | Give | Draw | Pass | Accept | Challenge | Call | Catch | Take | TakeFrom
