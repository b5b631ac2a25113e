"""Who sits where, as the screen shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingtable.bots.base import BALANCED


@dataclass(frozen=True, slots=True)
class Person:
    """One seat's person: name, avatar number (1 to 8), level (None for a human) and temperament of an opponent."""

    name: str
    avatar: int
    level: str | None
    temper: str = BALANCED


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


_AVATARS = (2, 6, 3, 4, 7, 5, 8, 1)
"""The order in which opponents are given avatars."""


def seated(
    names: Sequence[str],
    levels: Sequence[str | None],
    viewer: int,
    avatar: int,
    avatars: Sequence[int] = (),
    tempers: Sequence[str] = (),
) -> People:
    """The people of a match; without ``avatars`` opponents get those that the viewer left over."""
    others = iter(avatars or [number for number in _AVATARS if number != avatar])
    seats = tuple(
        Person(
            name,
            avatar if seat == viewer else next(others),
            levels[seat],
            tempers[seat] if tempers else BALANCED,
        )
        for seat, name in enumerate(names)
    )
    return People(seats, viewer)
