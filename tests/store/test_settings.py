from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kingtable.store.atomic import SetAside
from kingtable.store.settings import BadValue, Settings, SettingsStore
from kingtable.store.writer import Writer

PATIENCE = 30.0

EVERYTHING_ELSE = Settings(
    player_name="Şükrü 🂡",
    avatar=8,
    opponent_names=("", "b", "c", "d", "e", "f", "g"),
    opponent_level="rule",
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
    assert json.loads(path.read_bytes()).keys() == {field.name for field in dataclasses.fields(Settings)}


def test_keys_of_a_later_version_are_kept(store: SettingsStore, writer: Writer, path: Path) -> None:
    later = {"later": {"deep": [1, 10**30, None, 1.5, "\ud800"]}, "speed": "slow"}
    put(path, later)
    settings, messages = store.load()
    assert (settings, messages) == (Settings(speed="slow"), [])
    store.save(dataclasses.replace(settings, speed="fast"))
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
        ("opponent_names", ["Ada", "Bo"]),
        ("opponent_names", ["Ada", "Bo", "Cem", "Dee"]),
        ("opponent_names", ["Ada", "Bo", 3]),
        ("opponent_names", "Ada"),
        ("opponent_names", list("abcdefgh")),
        ("seats", []),
        ("seats", {"no-kings": 1}),
        ("seats", {"no-kings": 9}),
        ("seats", {"no-kings": "4"}),
        ("opponent_level", "oracle"),
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


def test_the_three_names_of_older_files_are_the_first_of_seven(store: SettingsStore, path: Path) -> None:
    put(path, {"opponent_names": ["Selin", "", "Emine"]})
    settings, bad = store.load()
    assert bad == []
    assert settings.opponent_names == ("Selin", "", "Emine", *Settings().opponent_names[3:])


def test_older_files_know_nothing_of_sound(store: SettingsStore, writer: Writer, path: Path) -> None:
    put(path, {"speed": "slow", "panel_visible": False})
    settings, bad = store.load()
    assert bad == []
    assert (settings.sound, settings.volume) == (True, 60)
    store.save(dataclasses.replace(settings, sound=False))
    assert writer.drain(PATIENCE)
    loaded, _ = store.load()
    assert (loaded.sound, loaded.volume) == (False, 60), "a volume outlives silence"


def test_half_a_character_is_a_wrong_value(path: Path, writer: Writer) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('{"player_name": "\\ud800", "speed": "fast"}', encoding="ascii")
    settings, [bad] = SettingsStore(path, writer).load()
    assert settings == Settings(speed="fast") and "player_name" in str(bad)
