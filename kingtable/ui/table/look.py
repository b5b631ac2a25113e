"""How the table is drawn and how fast it moves, as set by the person."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtGui import QFont

from kingtable.ui.theme import DURATIONS, SPEED_FACTORS, Theme


class Look(Struct, frozen=True):
    """How the table is drawn: theme, text size in per cent, pixel ratio, whether playable cards are marked."""

    theme: Theme
    game: str
    """The game whose cloth lies on the table."""
    text_scale: int
    ratio: float
    font: QFont
    highlight: bool

    @property
    def badge(self) -> str:
        """The ground of badges and plates on that cloth."""
        return self.theme.cloths[self.game].badge


class Pace(Struct, frozen=True):
    """The speed of the table: a name of `SPEED_FACTORS`, the rest of a trick in ms at normal speed, and choices."""

    speed: str
    trick_rest: int
    reduced_motion: bool
    summaries: bool
    auto_play: bool
    """Whether what the viewer must do anyway is done for them."""

    @property
    def factor(self) -> float:
        """Factor of all times."""
        return SPEED_FACTORS[self.speed]

    @property
    def travel(self) -> float:
        """Factor of travelling times: none with reduced motion, though every rest stays."""
        return 0.0 if self.reduced_motion else self.factor

    @property
    def fade(self) -> int:
        """Milliseconds in which cards that do not travel appear."""
        return round(DURATIONS.fade * self.factor) if self.reduced_motion else 0
