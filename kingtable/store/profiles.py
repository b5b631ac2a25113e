"""The people who play at this computer: one JSON file with what belongs to each of them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, field

from kingtable.store import atomic
from kingtable.store.atomic import SetAside
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.settings import BadValue, Personal, fitted, parsed, written
from kingtable.store.writer import Writer

_PROFILES = "profiles"


class Profile(Struct, frozen=True):
    """One person. The id never changes and names the person in matches and statistics."""

    id: str
    personal: Personal
    extra: Mapping[str, Any] = field(default_factory=dict)
    """What a later version wrote."""

    @classmethod
    def new(cls, personal: Personal) -> Profile:
        """Somebody who has not played here before."""
        return cls(secrets.token_hex(4), personal)


class ProfileStore:
    """The file of profiles. Loading never fails; saving is done by the writer."""

    def __init__(self, path: Path, writer: Writer) -> None:
        self._path = path
        self._writer = writer
        self._unknown: Mapping[str, Any] = {}
        self._unreadable: list[Any] = []

    def load(self, first: Personal) -> tuple[tuple[Profile, ...], list[SetAside | BadValue]]:
        """Everybody in the file, and what was wrong there; without a file only the first player, who is like that."""
        reading = atomic.read_with_backup(self._path, _checked)
        if reading.value is None:
            return (Profile(FIRST_PLAYER, first),), [*reading.set_aside]
        self._unknown = {key: value for key, value in reading.value.items() if key != _PROFILES}
        self._unreadable = []
        found: dict[str, Profile] = {}
        bad: list[BadValue] = []
        for entry in reading.value[_PROFILES]:
            id = entry.get("id") if isinstance(entry, dict) else None
            if not isinstance(id, str) or not id or id in found:
                # Not for this version; it is written back as it is.
                self._unreadable.append(entry)
                bad.append(BadValue(self._path, _PROFILES, "an entry has no id of its own"))
                continue
            known, extra, wrong = fitted(Personal, entry, self._path)
            found[id] = Profile(id, Personal(**known), {key: extra[key] for key in extra if key != "id"})
            bad += wrong
        return tuple(found.values()), [*reading.set_aside, *bad]

    def save(self, profiles: Sequence[Profile]) -> None:
        """Have the file written, together with what this version does not know."""
        entries = [{"id": each.id, **msgspec.to_builtins(each.personal), **each.extra} for each in profiles]
        everything = {**self._unknown, _PROFILES: entries + self._unreadable}
        self._writer.submit(str(self._path), lambda: atomic.write(self._path, written(everything)))


def _checked(data: bytes) -> dict[str, Any]:
    value = parsed(data)
    if not isinstance(value.get(_PROFILES), list):
        raise ValueError(f"{_PROFILES}: must be a list")
    return value
