"""What people set: one frozen object of typed values, kept as a JSON file that later versions may add to."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Struct, field
from msgspec.structs import asdict, fields, replace

from kingtable.store import atomic
from kingtable.store.atomic import SetAside
from kingtable.store.fault import Fault, FaultError, fault_of
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.writer import Writer

Theme = Literal["system", "light", "dark", "contrast"]
Speed = Literal["slow", "normal", "fast", "instant"]
Level = Literal["easy", "normal", "hard"]
CardIndex = Literal["standard", "large"]
CardColours = Literal["theme", "two", "four", "dark", "contrast", "protan", "deutan", "tritan"]
CardBack = Literal["kilim", "mesob", "quilt", "deco"]
Colour = Literal["gold", "red", "blue", "green", "violet", "orange"]
Name = Annotated[str, msgspec.Meta(max_length=40)]
Temper = Literal["careful", "balanced", "bold"]
Seats = Annotated[int, msgspec.Meta(ge=2, le=8)]
Avatar = Annotated[int, msgspec.Meta(ge=1, le=8)]

OFFERED_LEVELS: tuple[Level, ...] = ("easy", "normal", "hard")
TEMPERS: tuple[Temper, ...] = ("careful", "balanced", "bold")


class Opponent(Struct, frozen=True):
    """Who may sit at a table: ``avatar`` is a picture's number.

    A ``person`` plays at the same window, without level and temperament, which are kept for an opponent in that place;
    ``profile`` says which of the players it is, empty for a guest.
    """

    name: Name
    avatar: Avatar
    level: Level = "normal"
    temper: Temper = "balanced"
    person: bool = False
    profile: str = ""


Opponents = Annotated[tuple[Opponent, ...], msgspec.Meta(min_length=7, max_length=7)]


class Personal(Struct, frozen=True):
    """What belongs to one person, with its defaults: name, picture, and everything that makes the table comfortable."""

    player_name: Name = ""
    """Empty: the word for "You" in the language of the program."""
    avatar: Avatar = 1
    language: Annotated[str, msgspec.Meta(max_length=20)] = ""
    """A language code; empty: the system's, as far as the program speaks it."""
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
    """Qt 6.11 does not tell what the system prefers, so people say it here."""
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


class Settings(Personal, frozen=True):
    """Every setting: those of the person who plays now, and those that all share."""

    player: str = FIRST_PLAYER
    """The profile of the person who plays now, empty for a guest."""
    opponents: Opponents = (
        Opponent("Selin", 2, temper="careful"),
        Opponent("Dawit", 3, temper="bold"),
        Opponent("Ruth", 5),
        Opponent("Emil", 6, temper="bold"),
        Opponent("Emine", 4, temper="careful"),
        Opponent("Hirut", 8),
        Opponent("Gus", 7, temper="careful"),
    )
    """Clockwise from the person's left; a smaller table takes the first ones. Names of the countries that the games
    and the card backs come from."""
    hints: bool = True
    """Whether the next match allows hints."""
    undo_allowed: bool = True
    """Whether decisions may be taken back in the next match."""
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
        return replace(self, player=player, **asdict(personal))


class BadValue(Struct, frozen=True):
    """A setting in the file that cannot be; its default is used instead."""

    path: Path
    key: str
    why: str

    def __str__(self) -> str:
        return f"{self.path}: {self.key}: {self.why} (the default is used)"


class BadSettings(FaultError):
    """A file from which no settings can be taken."""


_OF_THE_PLACE = ("window_geometry", "player")
"""Belongs to one screen and one list of players."""


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
        found = _with_opponents(reading.value or {})
        known, self._unknown, bad = fitted(Settings, found, self._path)
        return Settings(**known), [*reading.set_aside, *bad]

    def save(self, settings: Settings) -> None:
        """Have the settings written, together with the keys of the file that this version does not know."""
        everything = {**msgspec.to_builtins(settings), **self._unknown}
        self._writer.submit(str(self._path), lambda: atomic.write(self._path, written(everything)))


def exported(settings: Settings) -> bytes:
    """A file from which `imported` takes these settings, on any machine."""
    strangers = tuple(replace(each, profile="") for each in settings.opponents)
    everything = msgspec.to_builtins(replace(settings, opponents=strangers))
    return written({key: value for key, value in everything.items() if key not in _OF_THE_PLACE})


def imported(path: Path, before: Settings) -> Settings:
    """The settings in that file; those it does not hold stay as they were ``before``.

    BadSettings names the first thing that cannot be. Keys that this version does not know are passed over: a later
    one may have written them.
    """
    try:
        found = _with_opponents(parsed(atomic.bytes_of(path)))
    except (OSError, FaultError, ValueError, RecursionError) as error:
        raise BadSettings(fault_of(error)) from None
    known, _, bad = fitted(Settings, found, path)
    if bad:
        raise BadSettings(Fault("entry", f"{bad[0].key}: {bad[0].why}", entry=bad[0].key))
    taken = {key: value for key, value in known.items() if key not in _OF_THE_PLACE}
    if not taken:
        raise BadSettings(Fault("foreign", "holds no setting of King Table"))
    return replace(before, **taken)


def _with_opponents(found: dict[str, Any]) -> dict[str, Any]:
    """Files of earlier versions hold up to seven names and one level for all."""
    names, level = found.get("opponent_names"), found.get("opponent_level")
    rest = {key: value for key, value in found.items() if key not in ("opponent_names", "opponent_level")}
    if "opponents" in found or (names is None and level is None):
        return rest
    opponents = [asdict(opponent) for opponent in Settings().opponents]
    for opponent, name in zip(opponents, names if isinstance(names, list) else (), strict=False):
        opponent["name"] = name
    for opponent in opponents:
        opponent["level"] = level if level in OFFERED_LEVELS else "normal"
    return {**rest, "opponents": opponents}


def fitted(kind: type, found: Mapping[str, Any], path: Path) -> tuple[dict[str, Any], dict[str, Any], list[BadValue]]:
    """What of ``found`` are values of that kind, what this version does not know, and which values cannot be."""
    types = get_type_hints(kind, include_extras=True)
    known: dict[str, Any] = {}
    bad: list[BadValue] = []
    for key in sorted(found.keys() & types.keys()):
        try:
            value = msgspec.convert(found[key], types[key])
            # Half a character can stand in JSON, but neither in a database nor on the screen.
            msgspec.json.encode(value)
            known[key] = value
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
        raise FaultError(Fault("foreign", "must be a JSON object"))
    return value


def written(everything: Mapping[str, Any]) -> bytes:
    """The object as JSON that a person can read."""
    return (json.dumps(everything, indent=2) + "\n").encode("ascii")
