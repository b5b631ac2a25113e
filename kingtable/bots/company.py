"""Who plays against the people of a match: a level and a temperament a seat, and from which deal on a level holds."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from kingtable.bots.base import BALANCED

Levels = tuple[str | None, ...]
"""A level by seat, None for a person's."""
Tempers = tuple[str, ...]
"""A temperament of `bots.levels` by seat; a person's does not matter."""


class LevelChange(NamedTuple):
    """From that deal on (they count from 1) the opponents have these levels."""

    deal: int
    levels: Levels


class Company(Struct, frozen=True):
    """The levels of the first deal and the changes since then, in the order of their deals.

    What an opponent was in an earlier deal stays known: it is asked why it played a card with the level it had then.
    """

    levels: Levels
    tempers: Tempers = ()
    """Empty: all are balanced."""
    changes: tuple[LevelChange, ...] = ()

    def temper_of(self, seat: int) -> str:
        """How the opponent at that seat likes to play; the same in all deals."""
        return self.tempers[seat] if self.tempers else BALANCED

    def levels_in(self, deal: int) -> Levels:
        """The levels that hold in that deal."""
        holding = [change.levels for change in self.changes if change.deal <= deal]
        return holding[-1] if holding else self.levels

    def changed(self, deal: int, levels: Levels) -> Company:
        """The company with these levels from that deal on."""
        if deal <= 1:
            return replace(self, levels=levels, changes=())
        before = replace(self, changes=tuple(change for change in self.changes if change.deal < deal))
        if before.levels_in(deal) == levels:
            return before
        return replace(before, changes=(*before.changes, LevelChange(deal, levels)))
