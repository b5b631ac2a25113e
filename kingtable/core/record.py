"""A record: everything a match is, as JSON that people, programs and later versions can read."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from typing import Any, NoReturn

from msgspec import Struct, field

from kingtable.core.cards import Card, parse_card
from kingtable.core.rng import MAX_SEED

FORMAT = "kingtable-record"
VERSION = 1
MAX_BYTES = 32 * 1024 * 1024
"""No true record comes near this size; larger files are refused unread."""
MAX_DEPTH = 32
"""No true record nests lists and objects deeper; so whatever was read can be written again."""

_KEYS = ("format", "version", "game", "options", "seats", "seed", "decks", "actions")


class RecordError(ValueError):
    """The data is no record of this version: ``where`` in the file, and ``what`` is wrong there; one short line."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(_short_line(f"{where}: {what}" if where else what))
        self.where = where
        self.what = what


class LaterVersion(RecordError):
    """The data is a record of a later version, which a later program can read."""


class Record(Struct, frozen=True):
    """Game, table rules, names by seat, deal number, given packs and the actions so far.

    ``extra`` holds the keys this version does not know and application data; both are kept when the record is written.
    """

    game: str
    seats: tuple[str, ...]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    decks: tuple[tuple[Card, ...], ...] = ()
    actions: tuple[tuple[int, str], ...] = ()
    extra: Mapping[str, Any] = field(default_factory=dict)


def write_record(record: Record) -> bytes:
    """The record as UTF-8 JSON, one action a line so that a person can read it."""
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": record.game,
        "options": dict(record.options),
        "seats": list(record.seats),
        "seed": record.seed,
    }
    if record.decks:
        head["decks"] = [[card.text for card in deck] for deck in record.decks]
    head.update(record.extra)
    lines = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    # A match has a thousand actions but few different texts, and is written after each of them.
    quoted = {text: _json(text) for text in {text for _, text in record.actions}}
    actions = ",\n".join(f"  [{seat}, {quoted[text]}]" for seat, text in record.actions)
    lines.append(f'"actions": [\n{actions}\n]' if actions else '"actions": []')
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    # A lone surrogate in somebody's text becomes its own JSON escape, so that any text can be written and read again.
    return text.encode("utf-8", "backslashreplace")


def read_record(data: bytes) -> Record:
    """The record in that data; RecordError says what is wrong and where."""
    if len(data) > MAX_BYTES:
        raise RecordError("", f"the file is larger than {MAX_BYTES // 1024 // 1024} MiB")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}", "not UTF-8 text") from None
    try:
        value = json.loads(text, parse_constant=_no_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        raise RecordError(f"line {error.lineno} column {error.colno}", f"not JSON: {error.msg}") from None
    except (ValueError, RecursionError) as error:
        raise RecordError("", f"not JSON: {error}") from None
    if _deeper_than(MAX_DEPTH, value):
        raise RecordError("", f"nested more than {MAX_DEPTH} deep")
    return _record_of(_typed(value, dict, "the file", "a JSON object"))


def _record_of(top: dict[str, Any]) -> Record:
    if top.get("format") != FORMAT:
        raise RecordError("format", f'must be "{FORMAT}"')
    version = _typed(_present(top, "version"), int, "version", "a whole number")
    if version > VERSION:
        raise LaterVersion("version", f"{version} cannot be read; this program reads version {VERSION}")
    if version != VERSION:
        raise RecordError("version", f"{version} cannot be read; this program reads version {VERSION}")
    game = _typed(_present(top, "game"), str, "game", "a text")
    seats = tuple(
        _typed(name, str, f"seats[{i}]", "a text")
        for i, name in enumerate(_typed(_present(top, "seats"), list, "seats", "a list"))
    )
    seed = _typed(_present(top, "seed"), int, "seed", "a whole number")
    if not 0 <= seed <= MAX_SEED:
        raise RecordError("seed", f"must be from 0 to {MAX_SEED}")
    options = _typed(top.get("options", {}), dict, "options", "an object")
    for name, chosen in options.items():
        _typed(chosen, str, f"options.{name}", "a text")
    return Record(
        game=game,
        seats=seats,
        seed=seed,
        options=options,
        decks=_decks_of(_typed(top.get("decks", []), list, "decks", "a list")),
        actions=_actions_of(_typed(_present(top, "actions"), list, "actions", "a list"), len(seats)),
        extra={key: value for key, value in top.items() if key not in _KEYS},
    )


def _decks_of(decks: list[Any]) -> tuple[tuple[Card, ...], ...]:
    found = []
    for d, deck in enumerate(decks):
        cards = []
        for c, name in enumerate(_typed(deck, list, f"decks[{d}]", "a list of cards")):
            where = f"decks[{d}][{c}]"
            try:
                cards.append(parse_card(_typed(name, str, where, "a card")))
            except RecordError:
                raise
            except ValueError:
                raise RecordError(where, f"{json.dumps(name)} is not a card") from None
        found.append(tuple(cards))
    return tuple(found)


def _actions_of(actions: list[Any], seats: int) -> tuple[tuple[int, str], ...]:
    found = []
    for n, action in enumerate(actions):
        where = f"actions[{n}]"
        pair = _typed(action, list, where, "[seat, text]")
        if len(pair) != 2:
            raise RecordError(where, "must be [seat, text]")
        seat = _typed(pair[0], int, f"{where}[0]", "a seat number")
        if not 0 <= seat < seats:
            raise RecordError(f"{where}[0]", f"there is no seat {seat} at a table of {seats}")
        found.append((seat, _typed(pair[1], str, f"{where}[1]", "a text")))
    return tuple(found)


def _present(top: dict[str, Any], key: str) -> Any:
    if key not in top:
        raise RecordError(key, "is missing")
    return top[key]


def _typed(value: Any, kind: type, where: str, words: str) -> Any:
    # JSON's true and false are ints to Python, but no numbers to people.
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise RecordError(where, f"must be {words}")
    return value


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _finite(text: str) -> float:
    value = float(text)
    if math.isinf(value):
        raise ValueError("a number is too large")
    return value


def _deeper_than(depth: int, value: Any) -> bool:
    level = [value]
    while level and depth >= 0:
        insides = (x.values() if isinstance(x, dict) else x for x in level if isinstance(x, (dict, list)))
        level = [inner for inside in insides for inner in inside]
        depth -= 1
    return bool(level)


def _short_line(text: str) -> str:
    # The words may quote what a stranger wrote: line breaks, control characters, megabytes.
    shown = text if len(text) <= 300 else text[:300] + "…"
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in shown)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
