"""The sounds of the table by their meanings."""

from __future__ import annotations

from enum import Enum


class Cue(Enum):
    """A sound with a meaning; its value begins the names of its files."""

    DEALT = "dealt"
    SLID = "slid"
    PLAYED = "played"
    SWEPT = "swept"
    YOUR_TURN = "your-turn"
    COSTLY = "costly"
    REFUSED = "refused"
    ANNOUNCED = "announced"
    KING_MADE = "king-made"
    DEAL_OVER = "deal-over"
    WON = "won"
    LOST = "lost"

    @property
    def moves(self) -> bool:
        """Whether it only accompanies cards that travel."""
        return self in (Cue.DEALT, Cue.SLID, Cue.PLAYED, Cue.SWEPT)
