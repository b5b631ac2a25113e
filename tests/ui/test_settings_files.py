"""Export and import of settings: what goes out comes in, and a bad file changes nothing and is told of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from kingtable.store.settings import BadSettings, Opponent, Settings, exported, imported
from kingtable.ui.dialogs.preferences import PreferencesDialog
from kingtable.ui.dialogs.settings_files import SettingsFiles
from tests.ui.conftest import Housekeeper

CHOSEN = Settings(
    player_name="Işıl",
    avatar=4,
    opponents=(Opponent("Deniz", 3, person=True), *Settings().opponents[1:]),
    undo_allowed=False,
    text_scale=150,
    keys={"undo": "F6"},
    options={"king": {"must_play_higher": "every"}},
    seats={"no-kings": 6},
    window_geometry="here",
)


def test_what_was_exported_is_imported_and_the_place_of_the_window_stays(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(exported(CHOSEN))
    assert b"here" not in path.read_bytes()
    there = imported(path, Settings(window_geometry="there"))
    assert there == replace(CHOSEN, window_geometry="there")


def test_what_a_file_does_not_hold_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text(json.dumps({"speed": "fast", "of a later version": 7}), encoding="utf-8")
    assert imported(path, CHOSEN) == replace(CHOSEN, speed="fast")


@pytest.mark.parametrize(
    ("data", "where", "what"),
    [
        (b"", "line 1 column 1", "not JSON"),
        (b'{"speed": "fast",\n "volume" 3}', "line 2 column 11", "not JSON"),
        (b'{"speed": "fast", "text_scale": 900}', "text_scale", "<= 200"),
        (b'{"text_scale": "large"}', "text_scale", "Expected `int`"),
        (b'{"seats": {"king": "four"}}', "seats", "Expected `int`"),
        (b'{"opponents": [1, 2]}', "opponents", "length"),
        (b"[1, 2]", "", "must be a JSON object"),
        (b"{}", "", "holds no setting"),
        (b'{"speed": "\xff"}', "byte 11", "not UTF-8"),
        (b"[" * 100_000, "", ""),
    ],
)
def test_a_bad_file_is_refused_with_what_is_wrong_and_where(tmp_path: Path, data: bytes, where: str, what: str) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(data)
    with pytest.raises(BadSettings) as refused:
        imported(path, CHOSEN)
    detail = refused.value.fault.detail
    assert where in detail and what in detail
    assert path.read_bytes() == data


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere.json"):
        with pytest.raises(BadSettings):
            imported(path, CHOSEN)


def test_a_refused_file_changes_nothing_and_the_note_says_why(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{"volume": 200}', encoding="utf-8")
    files = SettingsFiles(lambda: CHOSEN)
    qtbot.addWidget(files)
    with qtbot.assertNotEmitted(files.taken):
        files.read(path)
    (note,) = (label for label in files.findChildren(QLabel) if "Nothing was changed" in label.text())
    assert "volume" in note.text() and "bad.json" in note.text() and "100" in note.text()


def test_a_place_that_cannot_be_written_is_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    files = SettingsFiles(lambda: CHOSEN)
    qtbot.addWidget(files)
    files.write(tmp_path / "no folder" / "settings.json")
    assert any("cannot be written" in label.text() for label in files.findChildren(QLabel))
    files.write(tmp_path / "settings.json")
    assert imported(tmp_path / "settings.json", Settings()).player_name == "Işıl"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


def test_preferences_import_through_their_dialogs(open_house: Housekeeper, qtbot: QtBot, tmp_path: Path) -> None:
    house = open_house()
    path = tmp_path / "wanted.json"
    path.write_text('{"trick_rest_ms": 2000, "speed": "slow"}', encoding="utf-8")
    house.window.commands.preferences.trigger()
    first = house.window.findChild(PreferencesDialog)
    assert first is not None
    (button,) = (one for one in first.findChildren(QPushButton) if one.text() == "Import…")
    button.click()
    chooser = first.findChild(QFileDialog)
    assert chooser is not None and chooser.isVisible()
    chooser.fileSelected.emit(str(path))
    qtbot.waitUntil(lambda: house.window.settings.speed == "slow")
    assert house.window.settings.trick_rest_ms == 2000
    now = [one for one in house.window.findChildren(PreferencesDialog) if one.isVisible()]
    assert len(now) == 1 and now[0] is not first
    assert any("are in use" in label.text() for label in now[0].findChildren(QLabel))
    assert house.writer.drain(20)
    kept = json.loads((tmp_path / "config" / "settings.json").read_text(encoding="utf-8"))
    assert kept["speed"] == "slow"
