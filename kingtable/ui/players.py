"""Who plays now: the profiles, switching between them, and their preferences kept in step with the settings."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from kingtable.store.profiles import Profile, ProfileStore
from kingtable.store.settings import Personal, Settings

GUEST = ""
"""The id of whoever plays under no name: such matches stay in the history and are counted for nobody."""


class Players(QObject):
    """The settings hold what is in force; the profile of who plays now follows them."""

    changed = Signal()
    """Somebody is new, gone or looks different."""

    def __init__(self, store: ProfileStore, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.profiles, self.set_aside = store.load(settings.personal)
        """Everybody, and what was wrong in their file."""
        self.current = settings.player if self.of(settings.player) is not None else GUEST

    def of(self, id: str) -> Profile | None:
        """The profile of that id, None for a guest and for somebody who was deleted."""
        return next((each for each in self.profiles if each.id == id), None)

    def follow(self, settings: Settings) -> None:
        """The settings have changed: they are those of who plays now."""
        self.current = settings.player
        profile = self.of(settings.player)
        if profile is not None and profile.personal != settings.personal:
            self.change(profile.id, settings.personal)

    def seat(self, id: str, settings: Settings) -> Settings:
        """The settings with that person at the table; a guest finds everything as it is delivered."""
        profile = self.of(id)
        return settings.of(GUEST, Personal()) if profile is None else settings.of(id, profile.personal)

    def add(self, personal: Personal) -> str:
        """Somebody new; the id."""
        profile = Profile.new(personal)
        self._keep((*self.profiles, profile))
        return profile.id

    def change(self, id: str, personal: Personal) -> None:
        """That person looks different or wants something else."""
        self._keep(tuple(replace(each, personal=personal) if each.id == id else each for each in self.profiles))

    def delete(self, id: str) -> None:
        """Forget that person; the matches stay in the history."""
        self._keep(tuple(each for each in self.profiles if each.id != id))

    def _keep(self, profiles: tuple[Profile, ...]) -> None:
        self.profiles = profiles
        self._store.save(profiles)
        self.changed.emit()
