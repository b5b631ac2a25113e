"""What the viewer can do besides playing a card: the words, the key and the meaning of a button."""

from __future__ import annotations

from msgspec import Struct

from kingtable.core.actions import Action

GO_ON = "go on"
"""Means that the viewer has nothing to say out of turn, and that the next opponent may act."""


class Spoken(Struct, frozen=True):
    """Means that the person at ``seat``, who is not the viewer, says that out of turn."""

    seat: int
    action: Action


class Offer(Struct, frozen=True):
    """One button: its words, its key (as `QKeySequence` writes it) and what it means to the board."""

    words: str
    key: str
    meaning: Action | Spoken | str
    """An action of the viewer, a `Spoken`, `GO_ON`, or a word of the board's own such as ``cancel``."""
    main: bool = False
    effect: str = ""
    """What it costs or why it is closed, in a second line."""
    closed: bool = False
    """It cannot be done now; whoever takes it all the same is told why."""
    suit: str = ""
    """The letter of a suit to be drawn before the words."""
