"""The file of the people who play here: typed, never lost, and kind to later versions."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingtable.store.profiles import Profile, ProfileStore
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.settings import Personal, Settings
from kingtable.store.writer import Writer
from tests.store.conftest import Damage

DENIZ = Personal(player_name="Deniz", avatar=3, text_scale=150)
SELIN = Profile("a1", Personal(player_name="Selin", colour="red", speed="slow"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "profiles.json"


def saved(path: Path, *profiles: Profile) -> None:
    writer = Writer()
    ProfileStore(path, writer).save(profiles)
    assert writer.close()


def test_without_a_file_there_is_the_player_of_the_settings(path: Path, writer: Writer) -> None:
    assert ProfileStore(path, writer).load(DENIZ) == ((Profile(FIRST_PLAYER, DENIZ),), [])


def test_what_was_saved_is_read(path: Path, writer: Writer) -> None:
    both = (Profile(FIRST_PLAYER, DENIZ), SELIN)
    saved(path, *both)
    assert ProfileStore(path, writer).load(Personal()) == (both, [])


def test_nobody_left_is_nobody_and_not_the_first_again(path: Path, writer: Writer) -> None:
    saved(path)
    assert ProfileStore(path, writer).load(DENIZ) == ((), [])


def test_a_wrong_value_costs_itself_alone(path: Path, writer: Writer) -> None:
    saved(path, SELIN)
    path.write_text(path.read_text().replace('"slow"', '"warp"'))
    [profile], [bad] = ProfileStore(path, writer).load(Personal())
    assert profile == replace(SELIN, personal=replace(SELIN.personal, speed="normal"))
    assert "profiles.json" in str(bad) and "speed" in str(bad)


def test_what_this_version_does_not_know_is_written_back(path: Path) -> None:
    path.parent.mkdir()
    strange = {"hat": "blue"}
    entry = {"id": "a1", "player_name": "Selin", "hat": {"size": 5}}
    path.write_text(json.dumps({"profiles": [entry, strange, entry], "weather": "fine"}))
    writer = Writer()
    store = ProfileStore(path, writer)
    profiles, bad = store.load(Personal())
    assert [profile.id for profile in profiles] == ["a1"] and len(bad) == 2
    store.save(profiles)
    assert writer.close()
    found = json.loads(path.read_bytes())
    assert found["weather"] == "fine"
    assert found["profiles"][0]["hat"] == {"size": 5} and found["profiles"][1:] == [strange, entry]


def test_damage_is_set_aside_and_the_settings_stand_in(path: Path, writer: Writer, damage: Damage) -> None:
    saved(path, SELIN)
    damage(path)
    profiles, messages = ProfileStore(path, writer).load(DENIZ)
    assert profiles == (Profile(FIRST_PLAYER, DENIZ),) or not path.exists()
    assert all("profiles.json" in str(message) for message in messages)


def test_ids_of_new_players_differ() -> None:
    assert len({Profile.new(DENIZ).id for _ in range(50)} | {FIRST_PLAYER, ""}) == 52


def test_the_settings_of_another_person_keep_the_table() -> None:
    settings = Settings(player_name="Deniz", window_geometry="here", options={"king": {"a": "b"}})
    other = settings.of("a1", SELIN.personal)
    assert other.personal == SELIN.personal and other.player == "a1"
    assert (other.window_geometry, other.options) == ("here", {"king": {"a": "b"}})
    assert other.of(FIRST_PLAYER, settings.personal) == settings
