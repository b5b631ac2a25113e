"""The naming panel: what is open, why others are closed, by mouse and by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel

from kingtable.games.king_contracts import CONTRACTS
from kingtable.games.tricks import mask_of
from kingtable.ui.key_button import KeyButton
from kingtable.ui.panels.contract_tile import ContractTile
from kingtable.ui.panels.holdings import holding
from kingtable.ui.panels.naming import NamingPanel
from kingtable.ui.text import deals_listed
from kingtable.ui.theme import CONTRAST, DARK, LIGHT
from tests.positions import cards
from tests.ui.looking import dressed
from tests.ui.models.matches import PEOPLE, naming, views


@pytest.fixture
def panel(qtbot):
    made = NamingPanel(LIGHT, 100)
    qtbot.addWidget(made)
    made.resize(980, 420)
    made.show()
    with qtbot.waitActive(made):
        made.activateWindow()
    return made


def tiles(panel):
    return {tile.contract: tile for tile in panel.findChildren(ContractTile)}


def focused():
    widget = QApplication.focusWidget()
    assert isinstance(widget, ContractTile)
    return widget


def words(panel):
    return {label.text() for label in panel.findChildren(QLabel)}


@pytest.mark.parametrize("rule", ["3+2", "free"])
def test_open_tiles_are_exactly_the_legal_names(panel, rule):
    for view in views(31, choice_limit=rule):
        if view.nameable:
            panel.show_view(view, PEOPLE)
            open_now = {contract for contract, tile in tiles(panel).items() if not tile.closed}
            assert open_now == set(view.nameable)


def test_first_open_game_is_selected_and_focused(panel):
    view = naming(5, 9)
    panel.show_view(view, PEOPLE)
    assert focused().contract == view.nameable[0] and focused().isChecked()


def test_closed_games_say_why(panel):
    view = naming(4, 15)
    panel.show_view(view, PEOPLE)
    for contract, tile in tiles(panel).items():
        played = [n for n, (_, text) in enumerate(view.picks, 1) if text == contract]
        if len(played) == 2 and not contract.startswith("trump"):
            assert tile.closed == f"Played in {deals_listed(played)}"
        elif tile.closed:
            assert tile.closed == "Your 3 penalties are used up"
        assert (tile.closed in tile.accessibleName()) and tile.isEnabled()


def test_trumps_all_played(panel):
    view = next(
        view
        for seed in range(40)
        for view in views(seed)
        if view.nameable and sum(text.startswith("trump") for _, text in view.picks) == 8
    )
    panel.show_view(view, PEOPLE)
    assert tiles(panel)["trump S"].closed == "All 8 trumps are played"


def test_enter_names_and_arrows_move(panel, qtbot):
    view = next(view for seed in range(40) if (view := next(views(seed))).nameable)
    panel.show_view(view, PEOPLE)
    for key, reached in ((Qt.Key.Key_Right, "kupa"), (Qt.Key.Key_Down, "rifki"), (Qt.Key.Key_Left, "kiz"),
                         (Qt.Key.Key_Left, "kiz"), (Qt.Key.Key_Up, "el"), (Qt.Key.Key_Up, "el")):  # fmt: skip
        qtbot.keyClick(focused(), key)
        assert focused().contract == reached
    for _ in range(4):
        qtbot.keyClick(focused(), Qt.Key.Key_Right)
    with qtbot.waitSignal(panel.named) as caught:
        qtbot.keyClick(focused(), Qt.Key.Key_Return)
    assert caught.args == ["trump H"]


def test_every_tile_is_reached_by_arrows_in_every_arrangement(panel, qtbot):
    view = next(view for seed in range(40) if (view := next(views(seed))).nameable)
    panel.show_view(view, PEOPLE)
    for width in (980, 600, 420):
        panel.resize(width, 560)
        panel.grab()
        tiles(panel)["el"].setFocus()
        reached = set()
        edge = [tiles(panel)["el"]]
        while edge:
            tile = edge.pop()
            reached.add(tile.contract)
            for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
                tile.setFocus()
                qtbot.keyClick(tile, key)
                if focused().contract not in reached:
                    edge.append(focused())
        assert reached == set(CONTRACTS)


def test_enter_on_a_closed_game_asks_for_its_refusal(panel, qtbot):
    view = naming(4, 15)
    panel.show_view(view, PEOPLE)
    shut = next(tile for tile in tiles(panel).values() if tile.closed)
    shut.setFocus()
    assert shut.closed in words(panel)
    assert not panel.findChild(KeyButton).isEnabled()
    named: list[str] = []
    panel.named.connect(named.append)
    with qtbot.waitSignal(panel.refused) as caught:
        qtbot.keyClick(shut, Qt.Key.Key_Enter)
    with qtbot.waitSignal(panel.refused):
        qtbot.mouseDClick(shut, Qt.MouseButton.LeftButton)
    assert caught.args == [shut.contract] and not named


def test_click_selects_double_click_names(panel, qtbot):
    view = naming(5, 9)
    panel.show_view(view, PEOPLE)
    tile = tiles(panel)[view.nameable[-1]]
    named: list[str] = []
    panel.named.connect(named.append)
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert tile.isChecked() and not named
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert tile.isChecked(), "a second click does not undo the choice"
    qtbot.mouseDClick(tile, Qt.MouseButton.LeftButton)
    assert named == [tile.contract]
    panel.findChild(KeyButton).click()
    assert named == [tile.contract] * 2


def test_space_selects_and_does_not_name(panel, qtbot):
    panel.show_view(naming(5, 9), PEOPLE)
    named: list[str] = []
    panel.named.connect(named.append)
    tile = focused()
    qtbot.keyClick(tile, Qt.Key.Key_Space)
    assert tile.isChecked() and not named


def test_arrows_lead_back_from_the_button_to_the_games(panel, qtbot):
    panel.show_view(naming(5, 9), PEOPLE)
    before = focused()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
        panel.findChild(KeyButton).setFocus()
        qtbot.keyClick(QApplication.focusWidget(), key)
        assert focused() is before


def test_unknown_keys_do_nothing(panel):
    panel.show_view(naming(5, 9), PEOPLE)
    before = focused()
    press = QKeyEvent(QEvent.Type.KeyPress, 0x0ABCDEF, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(before, press)
    assert focused() is before


def test_head_says_what_is_left(panel):
    view = next(view for seed in range(40) if (view := next(views(seed))).nameable)
    panel.show_view(view, PEOPLE)
    assert {"Name the game of deal 1", "Left for you", "3 penalties  ·  2 trumps"} <= words(panel)
    assert any("two of diamonds" in text for text in words(panel))
    panel.show_view(naming(4, 15, choice_limit="free"), PEOPLE)
    assert "Left for all" in words(panel)


@pytest.mark.parametrize(
    ("contract", "hand", "sentence"),
    [
        ("kiz", "QC QD 2S", "You hold Q♣ and Q♦."),
        ("kiz", "KC 2S", "You hold no queens."),
        ("kupa", "5H AH 2S", "You hold A♥ and 5♥."),
        ("erkek", "QC 2S", "You hold no kings or jacks."),
        ("rifki", "KH 2H", "You hold K♥."),
        ("rifki", "KD 2H", "You do not hold K♥."),
        ("el", "AS KD QC JH", "Aces, kings and queens in your hand: 3."),
        ("son", "2S", "Aces, kings and queens in your hand: 0."),
        ("trump C", "2C AC KH", "You hold A♣ and 2♣."),
    ],
)
def test_holding(qapp, contract, hand, sentence):
    assert holding(contract, mask_of(cards(hand))) == sentence


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST])
@pytest.mark.parametrize(("size", "scale"), [((780, 390), 100), ((980, 420), 150), ((600, 500), 200)])
def test_paints_at_all_sizes(panel, theme, size, scale):
    panel.set_theme(theme, scale)
    panel.show_view(naming(4, 15), PEOPLE)
    panel.resize(*size)
    panel.grab()
    selected = next(tile for tile in tiles(panel).values() if tile.isChecked())
    assert not selected.visibleRegion().isEmpty()


@pytest.mark.parametrize(("size", "scale"), [((780, 270), 100), ((950, 475), 150)])
def test_in_a_low_panel_every_game_is_in_sight(qapp, panel, size, scale):
    with dressed(LIGHT, scale):
        panel.set_theme(LIGHT, scale)
        panel.show_view(naming(4, 15), PEOPLE)
        panel.resize(*size)
        qapp.processEvents()
        assert all(tile.visibleRegion().boundingRect() == tile.rect() for tile in tiles(panel).values())


def test_large_text_in_a_small_window_shows_several_games_and_not_a_part_of_one(qapp, panel):
    with dressed(LIGHT, 200):
        panel.set_theme(LIGHT, 200)
        panel.show_view(naming(4, 15), PEOPLE)
        panel.resize(1000, 270)
        qapp.processEvents()
        whole = [tile for tile in tiles(panel).values() if tile.visibleRegion().boundingRect() == tile.rect()]
        assert len(whole) >= 2
