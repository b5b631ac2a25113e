"""What a player can do, a kind of its own for each; the games give them their text form."""

from __future__ import annotations

from msgspec import Struct

from kingtable.core.cards import Card


class Name(Struct, frozen=True):
    """The chooser names the deal's game: a contract's text such as ``el`` or ``trump S``."""

    contract: str


class Play(Struct, frozen=True):
    """A card from the hand to the table; ``suit`` is the letter that a joker names, else empty."""

    card: Card
    suit: str = ""


class Marry(Struct, frozen=True):
    """King and queen of one suit laid together, ``first`` below ``second``."""

    first: Card
    second: Card


class Give(Struct, frozen=True):
    """A card handed to the next seat of a hand-out."""

    card: Card


class Draw(Struct, frozen=True):
    """The next card of the stack or the ring."""


class Pass(Struct, frozen=True):
    """Nothing can be played and nothing drawn."""


class Accept(Struct, frozen=True):
    """A joker is taken as lawful."""


class Challenge(Struct, frozen=True):
    """A joker is doubted."""


class Call(Struct, frozen=True):
    """The call of "one card"."""


class Catch(Struct, frozen=True):
    """A missing call of that seat is caught."""

    seat: int


class Take(Struct, frozen=True):
    """One of several captures from the centre: its cards, lowest value first."""

    cards: tuple[Card, ...]


class TakeFrom(Struct, frozen=True):
    """One of several captures: the run on top of that seat's pile."""

    seat: int


Action = Name | Play | Marry | Give | Draw | Pass | Accept | Challenge | Call | Catch | Take | TakeFrom
