"""What the home page shows, as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from kingtable.store.results import Ended, Tally
from kingtable.ui.pages.continue_panel import ContinueCard
from kingtable.ui.player_menu import Seated

LATELY = 10
"""So many of the last matches the page can show."""


class Home(Struct, frozen=True):
    """What the page shows: the match to go on with, how many others wait, the player, and the figures."""

    continue_match: ContinueCard | None
    others: int
    """Further unfinished matches."""
    player_name: str
    """May be empty."""
    tallies: Mapping[str, Tally]
    """What the player did so far, by the ids of the games."""
    seats: tuple[Seated, ...] = ()
    """Everybody who can play here, the guest last."""
    player: str = ""
    """Which of them plays now."""
    lately: Sequence[Ended] = ()
    """The player's last matches, the newest last, up to `LATELY`."""

    @property
    def guest(self) -> bool:
        """Whether somebody plays for whom nothing is counted."""
        return bool(self.seats) and not self.player

    @property
    def played(self) -> int:
        """The number of matches that were played to their end."""
        return sum(tally.played for tally in self.tallies.values())

    @property
    def won(self) -> int:
        """How many of them were won."""
        return sum(tally.won for tally in self.tallies.values())
