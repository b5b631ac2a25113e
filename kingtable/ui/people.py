"""Who sits where, as the screen shows them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from kingtable.bots.base import BALANCED


class Person(Struct, frozen=True):
    """One seat's person: name, avatar number (1 to 8), level (None for a human) and temperament of an opponent."""

    name: str
    avatar: int
    level: str | None
    temper: str = BALANCED


class People(Struct, frozen=True):
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
    """The people of a match. ``avatar`` is the first person's; ``avatars`` has those of all the others in the order
    of their seats, and without one, or where it is 0, they get one that is left over.
    """
    first = next((seat for seat, level in enumerate(levels) if level is None), viewer)
    chosen = list(avatars) or [0] * (len(names) - 1)
    chosen.insert(first, avatar)
    left = iter([number for number in _AVATARS if number not in chosen])
    seats = tuple(
        Person(
            name,
            chosen[seat] or next(left, _AVATARS[seat]),
            levels[seat],
            tempers[seat] if tempers else BALANCED,
        )
        for seat, name in enumerate(names)
    )
    return People(seats, viewer)
