"""Who sits where, as the screen shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """One seat's person: name, avatar number (1 to 8), and the level of a computer opponent, None for a human."""

    name: str
    avatar: int
    level: str | None


@dataclass(frozen=True, slots=True)
class People:
    """All seats in their order, and the seat through whose eyes the table is shown."""

    seats: tuple[Person, ...]
    viewer: int

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(person.name for person in self.seats)

    @property
    def around(self) -> tuple[int, ...]:
        """The seat numbers clockwise around the table, the viewer first."""
        count = len(self.seats)
        return tuple((self.viewer + step) % count for step in range(count))
