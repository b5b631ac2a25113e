"""What the program is started for reaches the window, whether it is open already or not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kingtable.core.record import Record, write_record
from kingtable.ui.dialogs.new_match import NewMatchDialog
from kingtable.ui.dialogs.preferences import PreferencesDialog
from kingtable.ui.errand import Errand
from tests.ui.conftest import Housekeeper, begin


@pytest.mark.parametrize("name", ["a.kingtable", "Masa ığ ♠.kingtable", os.fsdecode(b"no letter \xff.kingtable")])
def test_an_errand_is_the_same_in_another_process(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    line = Errand("king", Path(name)).written()
    assert line.endswith(b"\n") and line.count(b"\n") == 1
    assert Errand.read(line) == Errand("king", tmp_path / name)
    assert Errand.read(Errand().written()) == Errand()


@pytest.mark.parametrize("line", [b"", b"\xff\n", b"[]\n", b"{}\n", b'{"game": [], "record": 5}\n', b"[" * 9000])
def test_what_is_no_errand_is_one_for_the_window(line: bytes) -> None:
    assert Errand.read(line) == Errand()


def test_a_game_opens_its_new_match_over_a_running_one(open_house: Housekeeper) -> None:
    house = open_house(speed="instant")
    begin(house)
    house.answer(Errand("no-kings"))
    assert house.window.desk.shows(NewMatchDialog)
    house.window.desk.close()
    assert house.controller.match.record.game == "king"


def test_a_record_takes_the_table_from_a_running_match_which_can_be_continued(
    open_house: Housekeeper, tmp_path: Path
) -> None:
    file = tmp_path / "Masa.kingtable"
    file.write_bytes(write_record(Record("no-kings", ("Ayşe", "Bo"), 3)))
    house = open_house(speed="instant")
    begin(house)
    running = house.controller.match.id
    house.window.commands.preferences.trigger()
    assert house.window.desk.shows(PreferencesDialog)
    house.answer(Errand(record=file))
    assert not house.window.desk.open
    assert house.controller.match.record.seats == ("Ayşe", "Bo") and house.controller.match.practice
    house.window.open_match(running)
    assert house.controller.match.id == running


def test_a_file_that_is_no_record_leaves_the_table_as_it_is(open_house: Housekeeper, tmp_path: Path) -> None:
    house = open_house(speed="instant")
    begin(house)
    running = house.controller.match.id
    house.answer(Errand(record=tmp_path / "none.kingtable"))
    assert house.controller.match.id == running and house.window.banner.isVisible()
