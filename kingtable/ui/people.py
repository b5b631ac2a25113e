"""Who sits where, as the screen shows them."""

from __future__ import annotations

from collections.abc import Sequence
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


_AVATARS = (2, 6, 3, 4, 7, 5, 8, 1)
"""The order in which opponents are given avatars."""


def seated(
    names: Sequence[str],
    levels: Sequence[str | None],
    viewer: int,
    avatar: int,
    chosen: Sequence[int] = (),
) -> People:
    """The people of a match. ``avatar`` is that of the first person; the others have the avatar that was ``chosen``
    for their seat, and where that is none (0), one that is left over.
    """
    first = next((seat for seat, level in enumerate(levels) if level is None), viewer)
    avatars = [number if 1 <= number <= len(_AVATARS) else 0 for number in chosen or (0,) * len(names)]
    avatars[first] = avatar
    left = iter([number for number in _AVATARS if number not in avatars])
    seats = tuple(
        Person(name, avatars[seat] or next(left, _AVATARS[seat]), levels[seat]) for seat, name in enumerate(names)
    )
    return People(seats, viewer)
