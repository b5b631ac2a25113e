"""What people set: one frozen object of typed values, kept as a JSON file that later versions may add to."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

from kingtable.store import atomic
from kingtable.store.atomic import SetAside
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.writer import Writer

Theme = Literal["system", "light", "dark", "contrast"]
Speed = Literal["slow", "normal", "fast", "instant"]
Level = Literal["easy", "normal", "hard", "rule"]
CardIndex = Literal["standard", "large"]
CardColours = Literal["theme", "two", "four", "dark", "contrast", "protan", "deutan", "tritan"]
CardBack = Literal["kilim", "mesob", "quilt", "deco"]
Colour = Literal["gold", "red", "blue", "green", "violet", "orange"]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Names = Annotated[tuple[Name, ...], msgspec.Meta(min_length=7, max_length=7)]
Seats = Annotated[int, msgspec.Meta(ge=2, le=8)]


@dataclass(frozen=True)
class Personal:
    """What belongs to one person, with its defaults: name, picture, and everything that makes the table comfortable."""

    player_name: Name = ""
    """Empty: the word for "You" in the language of the program."""
    avatar: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    colour: Colour = "gold"
    """The ring around the picture."""
    theme: Theme = "system"
    card_index: CardIndex = "standard"
    card_colours: CardColours = "theme"
    """"theme": two colours, or the strong ones where the theme is one of high contrast."""
    card_back: CardBack = "kilim"
    speed: Speed = "normal"
    trick_rest_ms: Annotated[int, msgspec.Meta(ge=400, le=5000)] = 1200
    """How long a finished trick rests on the table, in milliseconds."""
    reduced_motion: bool = False
    auto_play: bool = False
    """Whether the only card that may be played is played for the person."""
    highlight_playable: bool = True
    card_counter: bool = False
    text_scale: Annotated[int, msgspec.Meta(ge=100, le=200)] = 100
    """Size of all text in per cent of the system's."""
    deal_summary: bool = True
    sound: bool = True
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] = 60
    """Loudness of all sounds in per cent; kept while the sound is off."""


@dataclass(frozen=True)
class Settings(Personal):
    """Every setting: those of the person who plays now, and those that all share."""

    player: str = FIRST_PLAYER
    """The profile of the person who plays now, empty for a guest."""
    opponent_names: Names = ("Ada", "Bo", "Cem", "Dee", "Eli", "Fay", "Gus")
    """Clockwise from the person's left; a smaller table takes the first ones."""
    opponent_level: Level = "normal"
    """``rule`` was the only one once; it is read and no longer offered."""
    window_geometry: str = ""
    """What the window wrote to find its place again; empty: not yet placed."""
    panel_visible: bool = True
    keys: dict[str, str] = field(default_factory=dict)
    """The keys chosen for commands in place of the usual ones, by the command's name."""
    options: dict[str, dict[str, str]] = field(default_factory=dict)
    """The table rules used last, by game id."""
    seats: dict[str, Seats] = field(default_factory=dict)
    """The number of players last time, by game id."""

    @property
    def personal(self) -> Personal:
        """What of this belongs to the person who plays now."""
        return Personal(**{part.name: getattr(self, part.name) for part in fields(Personal)})

    def of(self, player: str, personal: Personal) -> Settings:
        """The same table with another person at it."""
        return dataclasses.replace(self, player=player, **dataclasses.asdict(personal))


@dataclass(frozen=True)
class BadValue:
    """A setting in the file that cannot be; its default is used instead."""

    path: Path
    key: str
    why: str

    def __str__(self) -> str:
        return f"{self.path}: {self.key}: {self.why} (the default is used)"


class SettingsStore:
    """The settings file. Loading never fails; saving is done by the writer."""

    def __init__(self, path: Path, writer: Writer) -> None:
        self._path = path
        self._writer = writer
        self._unknown: Mapping[str, Any] = {}

    def load(self) -> tuple[Settings, list[SetAside | BadValue]]:
        """The settings in the file, with defaults for what is missing or wrong, and what was wrong."""
        atomic.sweep(self._path.parent)
        reading = atomic.read_with_backup(self._path, parsed)
        found = _with_all_names(reading.value or {})
        known, self._unknown, bad = fitted(Settings, found, self._path)
        return Settings(**known), [*reading.set_aside, *bad]

    def save(self, settings: Settings) -> None:
        """Have the settings written, together with the keys of the file that this version does not know."""
        everything = {**dataclasses.asdict(settings), **self._unknown}
        self._writer.submit(str(self._path), lambda: atomic.write(self._path, written(everything)))


def _with_all_names(found: dict[str, Any]) -> dict[str, Any]:
    """Files from the time when every game had four players hold three names; the others have their default."""
    names = found.get("opponent_names")
    if not isinstance(names, list) or len(names) != 3:
        return found
    return {**found, "opponent_names": [*names, *Settings().opponent_names[3:]]}


def fitted(kind: type, found: Mapping[str, Any], path: Path) -> tuple[dict[str, Any], dict[str, Any], list[BadValue]]:
    """What of ``found`` are values of that dataclass, what this version does not know, and which values cannot be."""
    types = get_type_hints(kind, include_extras=True)
    known: dict[str, Any] = {}
    bad: list[BadValue] = []
    for key in sorted(found.keys() & types.keys()):
        try:
            # Half a character can stand in JSON, but neither in a database nor on the screen.
            msgspec.json.encode(found[key])
            known[key] = msgspec.convert(found[key], types[key])
        except msgspec.ValidationError as error:
            bad.append(BadValue(path, key, str(error)))
        except UnicodeEncodeError:
            bad.append(BadValue(path, key, "holds half a character"))
    return known, {key: value for key, value in found.items() if key not in types}, bad


def parsed(data: bytes) -> dict[str, Any]:
    """The JSON object in that data; an exception says why there is none."""
    # The standard parser, as for records: keys of later versions are to survive whatever they hold.
    value = json.loads(data.decode("utf-8"))
    if not isinstance(value, dict):
        raise ValueError("must be a JSON object")
    return value


def written(everything: Mapping[str, Any]) -> bytes:
    """The object as JSON that a person can read."""
    return (json.dumps(everything, indent=2) + "\n").encode("ascii")
