"""Nothing is ever lost: folders that refuse, damaged files, and finished matches that count exactly once."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.actions import Name, Play
from kingtable.core.record import Record, write_record
from kingtable.games.king import KING
from kingtable.games.tricks import bits_of, card_of
from kingtable.paths import Folders
from kingtable.store import atomic
from kingtable.store.matches import Match, MatchStore
from kingtable.store.results import Tally
from kingtable.store.schema import FIRST_PLAYER
from kingtable.store.stats import Stats
from kingtable.store.writer import Trouble, Writer
from kingtable.ui.banner import Banner
from tests.matches_of_king import steps
from tests.store.conftest import small_disk
from tests.ui.conftest import Housekeeper, begin, shut, until_saved

__all__ = ["small_disk"]

NAMES = ("You", "Ada", "Bo", "Cem")
LEVELS = (None, "rule", "rule", "rule")
PATIENCE = 20_000
"""Milliseconds; for slow machines only."""


def actions_of(seed: int) -> tuple[tuple[int, str], ...]:
    """A whole match."""
    return tuple((seat, KING.encode(action)) for _, seat, action, *_ in steps(seed))


def saved(folder: Path, *, seed: int, actions: tuple[tuple[int, str], ...]) -> Match:
    """A match in that data folder, as if the program had been killed right after saving it."""
    match = Match.begun(Record("king", NAMES, seed, actions=actions), (0,), LEVELS)
    writer = Writer()
    MatchStore(Folders.below(folder).matches, writer).save(match)
    assert writer.close()
    return match


def file_of(folder: Path, match: Match) -> Path:
    """Where that match is saved."""
    return Folders.below(folder).matches / f"{match.id}.json"


def on_disk(folder: Path, id: str) -> Match | None:
    """The saved match, read as a new start would."""
    writer = Writer()
    try:
        return MatchStore(Folders.below(folder).matches, writer).load(id).value
    finally:
        writer.close()


def decide(house: House, qtbot: QtBot, times: int) -> None:
    """Make that many of the viewer's decisions, reading on where a deal ends."""
    page, controller = house.window.table, house.controller
    for _ in range(times):
        while True:
            qtbot.waitUntil(lambda: waits(house), timeout=PATIENCE)
            if not page.table.choreographer.waiting:
                break
            page.board.read.emit()
        view = controller.view
        controller.act(Name(view.nameable[0]) if view.nameable else Play(card_of(next(bits_of(view.playable)))))


def waits(house: House) -> bool:
    """Whether the table waits for the viewer."""
    stage, view = house.window.table.table.choreographer, house.controller.view
    return stage.waiting or (not stage.busy and bool(view.playable or view.nameable))


def is_offered(house: House) -> bool:
    """Whether the home screen offers a match to go on with."""
    home = house.window.home._home
    assert home is not None
    return home.continue_match is not None or home.others > 0


# -- folders that refuse ---------------------------------------------------------------------------------------------


@pytest.fixture
def refusing(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, Path]]:
    """A folder in which nothing can be written, and the file that must go so that it can."""
    if request.param == "full":
        disk: Path = request.getfixturevalue("small_disk")
        filler = disk / "filler"
        with filler.open("wb", buffering=0) as file:
            try:
                while file.write(b"x" * 4096):
                    pass
            except OSError:
                pass
        yield disk, filler
    else:
        (tmp_path / "data").write_text("in the way", encoding="utf-8")
        yield tmp_path, tmp_path / "data"


@pytest.mark.parametrize("refusing", ["full", "in the way"], indirect=True)
def test_the_game_stays_playable_and_is_saved_once_it_can_be(
    refusing: tuple[Path, Path], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, obstacle = refusing
    warnings: list[Trouble] = []
    warn = Banner.warn

    def tell_trouble(banner: Banner, trouble: Trouble) -> None:
        warnings.append(trouble)
        warn(banner, trouble)

    monkeypatch.setattr(Banner, "warn", tell_trouble)
    house = House(Folders.below(folder))
    try:
        house.window.show()
        house.window.chosen.change(speed="instant")
        banner = house.window.banner
        match = begin(house)
        decide(house, qtbot, 6)
        qtbot.waitUntil(banner.isVisible, timeout=PATIENCE)
        assert len(warnings) == 1 and banner.text.count("\n") == 0 and str(folder) in banner.text
        # Away and back: the match lives in memory.
        record = house.controller.match.record
        house.window.go_home()
        assert is_offered(house)
        house.window.open_match(match.id)
        assert house.controller.match.record.actions[: len(record.actions)] == record.actions
        decide(house, qtbot, 2)
        assert len(warnings) == 1 and banner.text.count("\n") == 0
        assert on_disk(folder, match.id) is None
        obstacle.unlink()
        decide(house, qtbot, 2)
        qtbot.waitUntil(lambda: banner.isHidden(), timeout=PATIENCE)
        qtbot.waitUntil(lambda: waits(house), timeout=PATIENCE)
        assert house.writer.drain(20)
        found = on_disk(folder, match.id)
        assert found is not None and found.record.actions == house.controller.match.record.actions
        assert Stats(Folders.below(folder).statistics).prepare() is None
    finally:
        shut(house)


def test_a_data_folder_that_is_a_file_is_left_alone(tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear reader", encoding="utf-8")
    house = House(Folders.below(file))
    house.window.show()
    try:
        begin(house)
        house.window.chosen.change(speed="instant")
        decide(house, qtbot, 2)
        qtbot.waitUntil(house.window.banner.isVisible, timeout=PATIENCE)
        assert house.window.banner.text.count("\n") == 0
    finally:
        shut(house)
    assert file.read_text(encoding="utf-8") == "dear reader"
    assert list(tmp_path.iterdir()) == [file]


def test_a_warning_that_was_read_does_not_hide_the_next(open_house: Housekeeper) -> None:
    banner = open_house().window.banner
    banner.tell("A file was set aside.")
    banner.warn(Trouble("/home/selin", "full", "No space left on device"))
    trouble, news = banner.text.splitlines()
    assert "the disk is full (/home/selin)" in trouble and news == "A file was set aside."
    banner.settle()
    assert banner.text == "A file was set aside."
    banner._close.click()
    assert banner.text == ""
    for n in range(9):
        banner.tell(f"File {n}.")
    assert banner.text.splitlines()[:3] == ["File 0.", "File 1.", "File 2."]
    assert len(banner.text.splitlines()) == 4 and "6" in banner.text.splitlines()[3]


# -- damaged files ---------------------------------------------------------------------------------------------------


def test_damaged_files_are_set_aside_and_named(open_house: Housekeeper, tmp_path: Path, qtbot: QtBot) -> None:
    match = saved(tmp_path, seed=3, actions=actions_of(3)[:40])
    folders = Folders.below(tmp_path)
    damaged = (file_of(tmp_path, match), folders.settings, folders.statistics)
    for path in damaged:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\x00 no such thing")
    house = open_house()
    banner = house.window.banner
    qtbot.waitUntil(lambda: all(path.name in banner.text for path in damaged), timeout=PATIENCE)
    for path in damaged:
        [aside] = path.parent.glob(f"{path.name}.damaged-*")
        assert aside.read_bytes() == b"\x00 no such thing"
    house.window.chosen.change(speed="instant")
    begin(house)
    decide(house, qtbot, 2)
    assert house.writer.drain(20)
    shut(house)
    again = open_house()
    assert again.writer.drain(20)
    assert again.window.banner.text == "" and is_offered(again)


def test_no_save_waits_until_the_statistics_are_checked(
    open_house: Housekeeper, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked, found = threading.Event(), Stats.prepare

    def slow(stats: Stats) -> object:
        assert checked.wait(PATIENCE / 1000)
        return found(stats)

    monkeypatch.setattr(Stats, "prepare", slow)
    house = open_house(speed="instant")
    begin(house)
    decide(house, qtbot, 2)
    until_saved(house, qtbot)
    assert house.writer.drain(20) and not checked.is_set()
    checked.set()
    assert house.checker.drain(20)


def test_one_wrong_setting_is_named_and_the_others_are_kept(open_house: Housekeeper) -> None:
    house = open_house(speed="warp", player_name="Deniz")
    assert "speed" in house.window.banner.text
    assert house.window.settings.speed == "normal" and house.window.settings.player_name == "Deniz"


def hand_edited(folder: Path, match: Match) -> None:
    """An action that nobody could play."""
    record = replace(match.record, actions=((0, "play AS"), *match.record.actions[1:]))
    table = json.loads(file_of(folder, match).read_bytes())["table"]
    file_of(folder, match).write_bytes(write_record(replace(record, extra={"table": table})))


def test_a_save_that_cannot_be_played_through_is_set_aside(open_house: Housekeeper, tmp_path: Path) -> None:
    match = saved(tmp_path, seed=3, actions=actions_of(3)[:40])
    hand_edited(tmp_path, match)
    house = open_house()
    assert not is_offered(house) and file_of(tmp_path, match).name in house.window.banner.text
    [aside] = file_of(tmp_path, match).parent.iterdir()
    assert ".damaged-" in aside.name


def test_one_that_goes_bad_while_it_is_offered_leads_home(open_house: Housekeeper, tmp_path: Path) -> None:
    bad = saved(tmp_path, seed=3, actions=actions_of(3)[:40])
    gone = saved(tmp_path, seed=4, actions=actions_of(4)[:10])
    house = open_house()
    assert len(house.window._unfinished.cards()) == 2
    hand_edited(tmp_path, bad)
    atomic.remove(file_of(tmp_path, gone))
    for match in (bad, gone):
        house.window._open_listed(match.id)
        assert house.window.pages.currentWidget() is house.window.home
        assert not house.controller.running
    assert not is_offered(house)
    assert file_of(tmp_path, bad).name in house.window.banner.text


def test_the_backup_stands_in_for_a_bad_save(open_house: Housekeeper, tmp_path: Path) -> None:
    match = saved(tmp_path, seed=3, actions=actions_of(3)[:40])
    path = file_of(tmp_path, match)
    atomic.backup_of(path).write_bytes(path.read_bytes())
    hand_edited(tmp_path, match)
    house = open_house()
    assert path.name in house.window.banner.text
    house.window.open_match(match.id)
    assert house.controller.match.record.actions == match.record.actions


@pytest.mark.parametrize("change", [{"game": "whist"}, {"version": 0}], ids=["unknown game", "no version"])
def test_a_save_this_program_does_not_know_is_kept_aside(
    open_house: Housekeeper, tmp_path: Path, change: dict[str, object]
) -> None:
    match = saved(tmp_path, seed=3, actions=())
    path = file_of(tmp_path, match)
    written = json.dumps({**json.loads(path.read_bytes()), **change})
    path.write_text(written, encoding="utf-8")
    house = open_house()
    assert not is_offered(house) and path.name in house.window.banner.text
    [aside] = path.parent.iterdir()
    assert aside.name != path.name and aside.read_text(encoding="utf-8") == written


def test_a_save_of_a_later_version_is_left_alone_and_named_once(open_house: Housekeeper, tmp_path: Path) -> None:
    match = saved(tmp_path, seed=3, actions=actions_of(3)[:4])
    path = file_of(tmp_path, match)
    older = path.read_bytes()
    atomic.backup_of(path).write_bytes(older)
    written = json.dumps({**json.loads(older), "version": 2})
    path.write_text(written, encoding="utf-8")
    house = open_house()
    banner = house.window.banner
    assert not is_offered(house), "its older backup is not played on"
    assert path.name in banner.text and "later version" in banner.text
    banner._close.click()
    house.window.open_match(match.id)
    assert not house.controller.running
    begin(house)
    house.window.go_home()
    assert house.writer.drain(20)
    assert path.read_text(encoding="utf-8") == written and atomic.backup_of(path).read_bytes() == older
    assert [found.name for found in path.parent.glob(f"{match.id}*")] and not list(path.parent.glob("*damaged*"))


# -- finished matches ------------------------------------------------------------------------------------------------


def played(house: House) -> int:
    """How many finished matches the statistics know, once everything is written."""
    assert house.writer.drain(20)
    return house.window._stats.tallies(FIRST_PLAYER).get("king", Tally()).played


def test_finished_and_closed_before_the_summary_counts_once(
    open_house: Housekeeper, tmp_path: Path, qtbot: QtBot
) -> None:
    whole = actions_of(8)
    last_own = max(n for n, (seat, _) in enumerate(whole) if seat == 0)
    match = saved(tmp_path, seed=8, actions=whole[:last_own])
    house = open_house(speed="instant")
    house.window.open_match(match.id)
    house.controller.moved.connect(lambda _: shut_when_over(house))
    house.window.table.table.choreographer.idle.connect(lambda: own_card(house))
    qtbot.waitUntil(lambda: not house.window.isVisible(), timeout=PATIENCE)
    for _ in range(2):
        again = open_house()
        assert played(again) == 1
        assert not is_offered(again)
        shut(again)


def own_card(house: House) -> None:
    if house.controller.running and house.controller.view.playable:
        house.controller.act(Play(card_of(next(bits_of(house.controller.view.playable)))))


def shut_when_over(house: House) -> None:
    if house.controller.places is not None:
        house.window.close()
        house.close()


def test_killed_between_saving_and_counting_counts_once(open_house: Housekeeper, tmp_path: Path, qtbot: QtBot) -> None:
    match = saved(tmp_path, seed=8, actions=actions_of(8))
    house = open_house(speed="instant")
    assert played(house) == 1
    # The final places were never seen: they can still be looked at.
    assert house.window.home._main is not None
    house.window.home._main.click()
    assert house.controller.match.id == match.id
    qtbot.waitUntil(lambda: house.window.table.table.overlay is not None)
    house.window.go_home()
    assert not is_offered(house)
    assert played(house) == 1
    shut(house)
    assert played(open_house()) == 1


# -- deleting --------------------------------------------------------------------------------------------------------


def test_deleting_the_running_match_leaves_no_trace(open_house: Housekeeper, tmp_path: Path, qtbot: QtBot) -> None:
    house = open_house(speed="instant")
    match = begin(house)
    decide(house, qtbot, 3)
    disk = threading.Event()
    house.writer.submit("a slow disk", disk.wait)
    house.window.desk.delete_wanted.emit(match.id)
    # At once, though the file is deleted a little later.
    assert not is_offered(house) and file_of(tmp_path, match).exists()
    disk.set()
    assert house.window.pages.currentWidget() is house.window.home and not house.controller.running
    assert house.writer.drain(20)
    assert list(file_of(tmp_path, match).parent.iterdir()) == []
    shut(house)
    assert not is_offered(open_house())
