"""The table heard: matches of the four games, the person's turn, refusals, and the key that silences it all."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from kingtable.app import House
from kingtable.core.actions import Name, Play
from kingtable.core.cards import Card
from kingtable.core.events import Event, TrickTaken
from kingtable.core.record import Record
from kingtable.games.king import KING
from kingtable.games.tricks import bits_of, card_of
from kingtable.store.matches import Match
from kingtable.ui.cue import Cue
from tests.matches_of_king import steps
from tests.ui.conftest import Housekeeper, begin, shut
from tests.ui.sound_system import SoundSystem

PATIENCE = 20_000
"""Milliseconds; for slow machines only."""


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> SoundSystem:
    return SoundSystem().install(monkeypatch)


def prepared(house: House) -> House:
    house.window.prepare()
    return house


def asked(house: House) -> bool:
    stage, view = house.window.table.table.choreographer, house.controller.view
    return stage.waiting or (not stage.busy and bool(view.over or view.playable or view.nameable))


def decide(house: House, qtbot: QtBot) -> bool:
    """The viewer's next decision, or to read a summary; whether it was a decision."""
    qtbot.waitUntil(lambda: asked(house), timeout=PATIENCE)
    view = house.controller.view
    if house.window.table.table.choreographer.waiting:
        house.window.table.board.read.emit()
        return False
    if view.nameable:
        house.controller.act(Name(view.nameable[0]))
    elif view.playable:
        house.controller.act(Play(card_of(next(bits_of(view.playable)))))
    return bool(view.nameable or view.playable)


def test_a_deal_is_heard_card_by_card(open_house: Housekeeper, qtbot: QtBot, system: SoundSystem) -> None:
    house = prepared(open_house(speed="fast", reduced_motion=True, trick_rest_ms=400))
    begin(house)
    while len(house.controller.view.deal.tricks) < 1:
        decide(house, qtbot)
        house.window.table.table.choreographer.skip()
    qtbot.waitUntil(lambda: asked(house), timeout=PATIENCE)
    heard = system.heard
    assert heard[0] is Cue.DEALT
    counted = Counter(heard)
    on_table = len(house.controller.view.deal.trick)
    assert counted[Cue.PLAYED] == 4 + on_table
    assert counted[Cue.SWEPT] == 1
    assert counted[Cue.ANNOUNCED] == 1
    assert heard[-1] is Cue.YOUR_TURN


def test_the_end_of_a_match_at_instant_speed_is_heard_without_its_cards(
    open_house: Housekeeper, qtbot: QtBot, system: SoundSystem
) -> None:
    house = prepared(open_house(speed="instant", deal_summary=False))
    seed, first_deal = 5, 18
    actions = tuple(
        (seat, KING.encode(action)) for state, seat, action, *_ in steps(seed) if state.deal.number < first_deal
    )
    record = Record("king", ("You", "Ada", "Bo", "Cem"), seed, actions=actions)
    happened: list[Event] = []
    house.controller.moved.connect(lambda moved: happened.extend(moved.events))
    house.window.play(Match.begun(record, (0,), (None, "rule", "rule", "rule")))
    turns = 0
    while not house.controller.view.over:
        turns += decide(house, qtbot)
    qtbot.waitUntil(lambda: system.heard[-1] in (Cue.WON, Cue.LOST), timeout=PATIENCE)
    heard = Counter(system.heard)
    assert not any(cue.moves for cue in heard)
    assert heard[Cue.ANNOUNCED] == heard[Cue.DEAL_OVER] == 21 - first_deal
    assert heard[Cue.COSTLY] == sum(
        isinstance(one, TrickTaken) and one.seat == 0 and one.points < 0 for one in happened
    )
    assert heard[Cue.COSTLY] > 0
    assert heard[Cue.YOUR_TURN] == turns
    assert house.controller.places is not None
    assert system.heard[-1] is (Cue.WON if house.controller.places[0] == 1 else Cue.LOST)


@pytest.mark.parametrize("game", ["classic-king", "kings-reverse", "no-kings"])
def test_every_game_is_heard_from_its_deal_to_the_persons_turn(
    open_house: Housekeeper, qtbot: QtBot, system: SoundSystem, game: str
) -> None:
    house = prepared(open_house(speed="fast", reduced_motion=True))
    record = Record(game, ("You", "Ada", "Bo", "Cem"), 5)
    house.window.play(Match.begun(record, (0,), (None, "rule", "rule", "rule")))
    qtbot.waitUntil(lambda: Cue.YOUR_TURN in system.heard, timeout=PATIENCE)
    assert system.heard[0].moves
    assert system.heard[-1] is Cue.YOUR_TURN


def test_a_refused_card_is_heard(open_house: Housekeeper, qtbot: QtBot, system: SoundSystem) -> None:
    house = prepared(open_house(speed="instant"))
    begin(house)
    qtbot.waitUntil(lambda: asked(house), timeout=PATIENCE)
    held = {card_of(bit) for bit in bits_of(house.controller.view.hand)}
    stranger = next(card for card in (Card(rank, "S") for rank in range(2, 15)) if card not in held)
    house.controller.play(stranger)
    assert system.heard[-1] is Cue.REFUSED


@pytest.mark.parametrize("page", ["home", "table", "sheet"])
def test_m_silences_everywhere_and_is_remembered(
    open_house: Housekeeper, qtbot: QtBot, system: SoundSystem, tmp_path: Path, page: str
) -> None:
    house = prepared(open_house(speed="instant", volume=80))
    window = house.window
    if page != "home":
        begin(house)
        qtbot.waitUntil(lambda: asked(house), timeout=PATIENCE)
    if page == "sheet":
        window.commands.sheet.trigger()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    assert window.commands.sound.isChecked()
    before = len(system.played)
    QTest.keyClick(window, Qt.Key.Key_M)
    assert not window.commands.sound.isChecked()
    assert not window.settings.sound
    window.sounds.play(Cue.PLAYED)
    assert len(system.played) == before
    shut(house)
    stored = json.loads((tmp_path / "config" / "settings.json").read_text(encoding="utf-8"))
    assert (stored["sound"], stored["volume"]) == (False, 80)
    again = prepared(open_house())
    assert not again.window.commands.sound.isChecked()
    again.window.activateWindow()
    qtbot.waitUntil(again.window.isActiveWindow)
    QTest.keyClick(again.window, Qt.Key.Key_M)
    assert again.window.commands.sound.isChecked()
    assert system.played[-1] == ("your-turn", 0.64)


def test_an_m_in_a_name_is_a_letter(open_house: Housekeeper, qtbot: QtBot) -> None:
    window = open_house().window
    window.commands.preferences.trigger()
    qtbot.waitUntil(lambda: window.desk.open)
    (name,) = window.findChildren(QLineEdit)
    name.setFocus()
    QTest.keyClick(name, Qt.Key.Key_M)
    assert name.text() == "m"
    assert window.settings.sound


def test_no_offer_of_a_game_takes_the_key_of_the_sound() -> None:
    """The window's keys come first, so a button of the table with the same key would be dead."""
    boards = Path(__file__).resolve().parents[2] / "kingtable" / "ui" / "boards"
    assert [path.name for path in boards.glob("*.py") if '"M"' in path.read_text(encoding="utf-8")] == []


def test_the_menu_and_the_list_of_keys_know_it(open_house: Housekeeper) -> None:
    window = open_house().window
    assert any(line[-2:] == ("Sound", "M") for line in window.commands.key_list(""))
    (view,) = (action for action in window.menuBar().actions() if action.text() == "&View")
    menu = view.menu()
    assert menu is not None
    assert window.commands.sound in menu.actions()  # type: ignore[attr-defined]


def test_another_volume_in_the_preferences_is_heard(open_house: Housekeeper, system: SoundSystem) -> None:
    window = prepared(open_house()).window
    window.chosen.change(volume=100)
    assert system.played == [("your-turn", 1.0)]
    window.chosen.change(speed="fast")
    assert len(system.played) == 1
