"""The chair before the window: from whose place the table is shown, and whether that person sits there yet."""

from __future__ import annotations

from typing import Any

from kingtable.core.game import NOBODY
from kingtable.session.session import Session


class Chair:
    """People who share a window take turns on it. Until the next one has sat down, it shows what anybody may see."""

    def __init__(self, session: Session, people: tuple[int, ...]) -> None:
        """``people`` are the seats that persons play. One person sits down at once, and nobody else ever does."""
        self._session = session
        self._people = people
        self._free = False
        self.seat = people[0] if people else 0
        """From whose place the table is shown."""
        if len(people) > 1:
            self.call(self._first)

    @property
    def _first(self) -> int:
        """Who begins at the window: whose turn it is, else who acted last, else the first person."""
        if self._session.to_act in self._people:
            return int(self._session.to_act)
        acted = [seat for seat, _ in self._session.record.actions if seat in self._people]
        return acted[-1] if acted else self._people[0]

    @property
    def free(self) -> bool:
        """Whether the person at that place has yet to sit down."""
        return self._free

    @property
    def eyes(self) -> int:
        """The seat whose secrets may be shown, NOBODY while the chair is free."""
        return NOBODY if self._free else self.seat

    @property
    def view(self) -> Any:
        """What may be shown now."""
        return self._session.public(self.seat) if self._free else self._session.view(self.seat)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats whose last decision may be taken back from here: the own one, on a free chair anybody's."""
        return self._people if self._free else (self.seat,)

    @property
    def wanted(self) -> int | None:
        """Another person who is to act now."""
        seat = self._session.to_act
        return seat if seat is not None and seat in self._people and seat != self.seat else None

    def call(self, seat: int) -> None:
        """The table turns to that person; with nothing to hide the chair is taken at once."""
        self.seat = seat
        self._free = self._session.public(seat) != self._session.view(seat)

    def sit_down(self) -> None:
        """The person at that place is there and looks."""
        self._free = False
