from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import fields, replace

from kingtable.store.atomic import SetAside
from kingtable.store.settings import BadValue, Opponent, Settings, SettingsStore
from kingtable.store.writer import Writer

PATIENCE = 30.0

EVERYTHING_ELSE = Settings(
    player_name="Şükrü 🂡",
    avatar=8,
    opponents=tuple(Opponent(name, 8 - place, "hard", "bold") for place, name in enumerate(("", *"bcdefg"))),
    hints=False,
    theme="contrast",
    card_index="large",
    card_colours="tritan",
    card_back="deco",
    speed="instant",
    trick_rest_ms=5000,
    reduced_motion=True,
    highlight_playable=False,
    card_counter=True,
    text_scale=200,
    deal_summary=False,
    sound=False,
    volume=100,
    window_geometry="AdnQywAD",
    panel_visible=False,
    options={"king": {"choice_limit": "free"}, "later-game": {"a": "b"}},
    seats={"no-kings": 8, "later-game": 2},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


@pytest.fixture
def store(path: Path, writer: Writer) -> SettingsStore:
    return SettingsStore(path, writer)


def put(path: Path, value: object) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(value), "utf-8")


def test_without_a_file_everything_has_its_default(store: SettingsStore) -> None:
    assert store.load() == (Settings(), [])


def test_every_setting_comes_back(store: SettingsStore, writer: Writer, path: Path) -> None:
    store.save(EVERYTHING_ELSE)
    assert writer.drain(PATIENCE)
    assert SettingsStore(path, writer).load() == (EVERYTHING_ELSE, [])
    assert json.loads(path.read_bytes()).keys() == {field.name for field in fields(Settings)}


def test_keys_of_a_later_version_are_kept(store: SettingsStore, writer: Writer, path: Path) -> None:
    later = {"later": {"deep": [1, 10**30, None, 1.5, "\ud800"]}, "speed": "slow"}
    put(path, later)
    settings, messages = store.load()
    assert (settings, messages) == (Settings(speed="slow"), [])
    store.save(replace(settings, speed="fast"))
    assert writer.drain(PATIENCE)
    found = json.loads(path.read_bytes())
    assert found["later"] == later["later"]
    assert found["speed"] == "fast"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("player_name", 5),
        ("player_name", None),
        ("player_name", "x" * 41),
        ("avatar", 0),
        ("avatar", 9),
        ("avatar", True),
        ("avatar", "1"),
        ("avatar", 10**30),
        ("opponents", []),
        ("opponents", [{"name": "Ada", "avatar": 1}] * 6),
        ("opponents", [{"name": "Ada", "avatar": 1}] * 8),
        ("opponents", [{"name": "Ada", "avatar": 9}] * 7),
        ("opponents", [{"name": "Ada"}] * 7),
        ("opponents", [{"name": 5, "avatar": 1}] * 7),
        ("opponents", [{"name": "Ada", "avatar": 1, "level": "oracle"}] * 7),
        ("opponents", [{"name": "Ada", "avatar": 1, "temper": "wild"}] * 7),
        ("opponents", "Ada"),
        ("hints", "yes"),
        ("seats", []),
        ("seats", {"no-kings": 1}),
        ("seats", {"no-kings": 9}),
        ("seats", {"no-kings": "4"}),
        ("theme", "pink"),
        ("theme", []),
        ("speed", 1),
        ("trick_rest_ms", 399),
        ("trick_rest_ms", 5001),
        ("trick_rest_ms", 1200.5),
        ("trick_rest_ms", float("nan")),
        ("reduced_motion", 1),
        ("reduced_motion", "true"),
        ("highlight_playable", None),
        ("card_counter", {}),
        ("text_scale", 99),
        ("text_scale", 201),
        ("deal_summary", "no"),
        ("sound", 0),
        ("sound", "off"),
        ("volume", -1),
        ("volume", 101),
        ("volume", True),
        ("volume", 59.5),
        ("window_geometry", 0),
        ("panel_visible", 0),
        ("options", []),
        ("options", {"king": []}),
        ("options", {"king": {"choice_limit": 3}}),
    ],
)
def test_a_bad_value_costs_only_itself(store: SettingsStore, path: Path, key: str, value: Any) -> None:
    others = {"speed": "slow"} if key != "speed" else {"theme": "dark"}
    put(path, {key: value, **others})
    settings, messages = store.load()
    assert settings == Settings(**others)  # type: ignore[arg-type]
    [message] = messages
    assert isinstance(message, BadValue)
    assert (message.path, message.key) == (path, key)
    assert str(path) in str(message)
    assert key in str(message)
    assert "\n" not in str(message)


def test_every_bad_value_is_reported(store: SettingsStore, path: Path) -> None:
    put(path, {"theme": 1, "avatar": 0, "speed": "fast", "panel_visible": 2})
    settings, messages = store.load()
    assert settings == Settings(speed="fast")
    keys = [message.key for message in messages if isinstance(message, BadValue)]
    assert keys == ["avatar", "panel_visible", "theme"]


def test_a_damaged_file_gives_its_backup_and_is_kept(
    store: SettingsStore, writer: Writer, path: Path, damage: Callable[[Path], None]
) -> None:
    for settings in (EVERYTHING_ELSE, Settings(speed="slow")):
        store.save(settings)
        assert writer.drain(PATIENCE)
    damage(path)
    settings, messages = store.load()
    assert settings == EVERYTHING_ELSE
    [message] = messages
    assert isinstance(message, SetAside)
    assert message.path == path
    store.save(settings)
    assert writer.drain(PATIENCE)
    assert store.load() == (EVERYTHING_ELSE, [])


def test_a_damaged_file_without_backup_gives_the_defaults(
    store: SettingsStore, writer: Writer, path: Path, damage: Callable[[Path], None]
) -> None:
    store.save(EVERYTHING_ELSE)
    assert writer.drain(PATIENCE)
    damage(path)
    settings, messages = store.load()
    assert settings == Settings()
    assert len(messages) == 1


def test_leftovers_of_a_killed_program_are_cleared(
    store: SettingsStore, path: Path, abandoned: Callable[[Path], None]
) -> None:
    put(path, {})
    (path.parent / ".settings.json.abc.part").write_bytes(b"half")
    abandoned(path.parent)
    store.load()
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(("before", "level"), [("hard", "hard"), ("rule", "normal"), (None, "normal")])
def test_names_and_the_one_level_of_older_files_are_those_of_the_opponents(
    store: SettingsStore, writer: Writer, path: Path, before: str | None, level: str
) -> None:
    older = {"opponent_names": ["Ada", "", "Cem"]} | ({"opponent_level": before} if before else {})
    put(path, older)
    settings, bad = store.load()
    assert bad == []
    assert [one.name for one in settings.opponents] == ["Ada", "", "Cem", *(one.name for one in usual()[3:])]
    assert {one.level for one in settings.opponents} == {level}
    assert [one.temper for one in settings.opponents] == [one.temper for one in usual()]
    store.save(settings)
    assert writer.drain(PATIENCE)
    assert not older.keys() & json.loads(path.read_bytes()).keys()


def usual() -> tuple[Opponent, ...]:
    return Settings().opponents


def test_the_usual_opponents_differ_in_name_and_picture() -> None:
    assert len({one.name for one in usual()}) == len({one.avatar for one in usual()}) == 7
    assert Settings().avatar not in {one.avatar for one in usual()}
    assert {one.temper for one in usual()[:3]} == {"careful", "balanced", "bold"}


def test_older_files_know_nothing_of_sound(store: SettingsStore, writer: Writer, path: Path) -> None:
    put(path, {"speed": "slow", "panel_visible": False})
    settings, bad = store.load()
    assert bad == []
    assert (settings.sound, settings.volume) == (True, 60)
    store.save(replace(settings, sound=False))
    assert writer.drain(PATIENCE)
    loaded, _ = store.load()
    assert (loaded.sound, loaded.volume) == (False, 60), "a volume outlives silence"


def test_half_a_character_is_a_wrong_value(path: Path, writer: Writer) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"player_name": "\\ud800", "speed": "fast"}', encoding="ascii")
    settings, [bad] = SettingsStore(path, writer).load()
    assert settings == Settings(speed="fast") and "player_name" in str(bad)
