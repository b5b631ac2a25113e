"""What happens in Classic King alone; deals, plays and tricks are told by `core.events`."""

from __future__ import annotations

from kingtable.core.events import Event


class RoundEnded(Event, frozen=True):
    """The round that ``opener`` opened was written down: its entries and the totals after it, a figure a seat."""

    number: int
    contract: str
    opener: int
    entries: tuple[int, ...]
    totals: tuple[int, ...]
